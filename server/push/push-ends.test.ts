import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { registerPush } from '@heartsease/domain/notifications/push.endpoints.ts';
import { allPushed, pushesLeft } from '../test/pushes-left.ts';
import { openPushWorld } from '../test/push-world.ts';
import type { PushWorld } from '../test/push-world.ts';
import type { Asker } from '../test/world.ts';

const SARAH = 'relative@larch-house.example';
const TOMASZ = 'carer@larch-house.example';
const NADIA = 'coordinator@larch-house.example';

let at: PushWorld;
beforeAll(async () => {
  at = await openPushWorld();
});
afterAll(async () => await at.close());
beforeEach(async () => await at.begin());

test.each<[string, (asker: Asker, account_id: string) => Promise<unknown>]>([
  ['a logout', (asker) => asker.sends('/api/v2/logout', {})],
  [
    'an end of all sessions by a manager',
    async (_asker, account_id) =>
      await at.query(`update sign_ins set ended_at = now(), ended_why = 'manager' where account_id = $1`, [account_id]),
  ],
  [
    'a session that ran out',
    async (_asker, account_id) =>
      await at.query(`update sign_ins set ends_at = now() where account_id = $1`, [account_id]),
  ],
  [
    'the end of a membership',
    async (_asker, account_id) =>
      await at.query(`update memberships set ends_on = current_date - 1 where account_id = $1`, [account_id]),
  ],
])('after %s not one more arrives, not even what was under way', async (_how, ends) => {
  const { asker, account_id } = await at.withDevice(TOMASZ);
  await at.service.close();
  await at.told('message', [account_id]);
  await vi.waitFor(async () => expect((await pushesLeft(at.world.ownerUrl))[0]?.attempts).toBeGreaterThan(0));
  await ends(asker, account_id);
  await at.service.open();
  await allPushed(at.world.ownerUrl);
  await at.told('must_read', [account_id]);
  await allPushed(at.world.ownerUrl);
  expect(at.service.taken).toEqual([]);
  await at.query(`update memberships set ends_on = null where account_id = $1`, [account_id]);
});

test('on a device that two people use only the one who is signed in is told', async () => {
  const { account_id: tomaszs, device } = await at.withDevice(TOMASZ);
  const nadia = await at.world.as(NADIA);
  expect((await nadia.asks(registerPush, { ...at.write(), device })).status).toBe(200);
  await at.told('message', [tomaszs]);
  await at.told('survey', [await at.accountOf(NADIA)]);
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device).map(({ body }) => body)).toEqual(['You are asked for your view in Heartsease']);
});

test('to a relative nothing goes once the link has ended or is paused, whatever it is about', async () => {
  const { device, account_id } = await at.withDevice(SARAH);
  await at.told('family_reply', [account_id], at.idOf('Eileen'));
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device)).toHaveLength(1);
  await at.service.close();
  await at.told('family_news', [account_id], at.idOf('Eileen'));
  await at.told('survey', [account_id]);
  await vi.waitFor(async () =>
    expect((await pushesLeft(at.world.ownerUrl)).every((one) => one.attempts > 0)).toBe(true),
  );
  await at.query(`update relative_links set status = 'paused' where account_id = $1`, [account_id]);
  await at.service.open();
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device)).toHaveLength(1);
  await at.query(`update relative_links set status = 'active' where account_id = $1`, [account_id]);
});

test('when somebody has died nothing that waited goes to their family, nor anything new about them', async () => {
  const { device, account_id } = await at.withDevice(SARAH);
  await at.service.close();
  await at.told('family_news', [account_id], at.idOf('Eileen'));
  await at.told('family_reply', [account_id], at.idOf('Eileen'));
  await vi.waitFor(async () =>
    expect((await pushesLeft(at.world.ownerUrl)).every((one) => one.attempts > 0)).toBe(true),
  );
  await at.query(`update residents set status = 'died', ended_on = current_date where id = $1`, [at.idOf('Eileen')]);
  await at.service.open();
  await allPushed(at.world.ownerUrl);
  await at.later();
  await at.told('event_changed', [account_id], at.idOf('Eileen'));
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device)).toEqual([]);
  const [push] = await at.query<{ held: boolean }>(
    `select held_back_at is not null as held from outgoing_pushes order by created_at desc limit 1`,
  );
  expect(push).toEqual({ held: true });
});

test('nothing leaves a pretend home', async () => {
  const { device, account_id } = await at.withDevice(NADIA);
  await at.query('update care_homes set is_practice = true where id = $1', [at.facts.care_home_id]);
  await at.told('message', [account_id]);
  await allPushed(at.world.ownerUrl);
  await at.query('update care_homes set is_practice = false where id = $1', [at.facts.care_home_id]);
  expect(at.heardBy(device)).toEqual([]);
});
