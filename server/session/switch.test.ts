import { afterAll, beforeAll, expect, test } from 'vitest';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { listMoments } from '@heartsease/domain/reports/reports.endpoints.ts';
import { savePreferences } from '@heartsease/domain/session/preferences.endpoints.ts';
import { login, me, switchCareHome } from '@heartsease/domain/session/session.endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { addMembership } from '../test/sign-ins.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
/** The same person is a coordinator in the first home and a manager in the second; the third is not hers. */
let [first, second, third]: MadeHome[] = [];
let siobhan: Asker;
beforeAll(async () => {
  world = await openWorld();
  await asOwner(world.ownerUrl, async (client) => {
    first = await addHome(client, { canary: 'Alderfly' });
    second = await addHome(client, { canary: 'Bramblewood' });
    third = await addHome(client, { canary: 'Cloudberry' });
    const { coordinator } = first.accounts;
    await addMembership(client, { care_home_id: second.care_home_id, account_id: coordinator, role: 'manager' });
  });
  siobhan = await world.as('coordinator@alderfly.example');
});
afterAll(async () => await world.close());

const goesTo = (home: MadeHome | undefined) => siobhan.asks(switchCareHome, { carehome_id: home?.care_home_id ?? '' });

test('after the switch the profile is that of the new home, with the role that one has there', async () => {
  await goesTo(first);
  expect((await siobhan.asks(me, {})).body).toMatchObject({ role: 'coordinator', carehome: { name: 'Alderfly' } });
  const switched = await goesTo(second);
  expect(switched).toMatchObject({ status: 200, body: { ok: true, carehome_id: second?.care_home_id } });
  const { body } = await siobhan.asks(me, {});
  expect(body).toMatchObject({ role: 'manager', carehome: { name: 'Bramblewood' }, carehomes_count: 2 });
});

test('after the switch nothing of the former home answers any more', async () => {
  await goesTo(second);
  const answers = [
    await siobhan.asks(listResidents, {}),
    await siobhan.asks(getToday, {}),
    await siobhan.asks(listMoments, {}),
    await siobhan.asks(listMoments, { resident_id: first?.residentIds[0] }),
    await siobhan.asks(getResident, { resident_id: first?.residentIds[0] ?? '' }),
  ];
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain('Alderfly');
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
  expect(JSON.stringify(answers[0]?.body)).toContain('Bramblewood');
});

test('a home that one does not belong to stays closed', async () => {
  await goesTo(first);
  expect(await goesTo(third)).toMatchObject({ status: 403, body: { message: 'You do not belong to that home' } });
  const nowhere = await siobhan.asks(switchCareHome, { carehome_id: uuidv7() });
  expect(nowhere).toMatchObject({ status: 403, body: { message: 'You do not belong to that home' } });
  expect((await siobhan.asks(me, {})).body.carehome.name).toBe('Alderfly');
});

test('a home that one has left is closed from the next day on', async () => {
  await goesTo(first);
  const member = [second?.care_home_id, first?.accounts.coordinator];
  const leaves = (when: string) =>
    asOwner(world.ownerUrl, (client) =>
      client.query(`update memberships set ends_on = ${when} where care_home_id = $1 and account_id = $2`, member),
    );
  await leaves('current_date - 1');
  expect((await goesTo(second)).status).toBe(403);
  expect((await siobhan.asks(me, {})).body.carehomes_count).toBe(1);
  await leaves('null');
  expect((await goesTo(second)).status).toBe(200);
});

test('what was written for the former home is not written into the new one', async () => {
  await goesTo(second);
  const answer = await siobhan.asks(savePreferences, {
    client_id: uuidv7(),
    care_home_id: first?.care_home_id ?? '',
    text_size: 'larger',
    theme: 'dark',
  });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { care_home_id: [expect.stringContaining('another home')] } },
  });
  expect((await siobhan.asks(me, {})).body.preferences).toEqual({
    text_size: 'standard',
    theme: 'auto',
    motion: 'auto',
  });
});

test('the next sign-in begins where one stood last', async () => {
  await goesTo(second);
  const { body } = await world.anyone.asks(login, { email: 'coordinator@alderfly.example', password: 'heartsease' });
  const profile = await world.anyone.sends(me.path, {}, { authorization: `Bearer ${body.token}` });
  expect(profile.body).toMatchObject({ carehome: { name: 'Bramblewood' } });
});

test('a long session of a relative does not become a long session of a manager', async () => {
  const aunt = first?.accounts.relative ?? '';
  await asOwner(world.ownerUrl, (client) =>
    addMembership(client, { care_home_id: second?.care_home_id ?? '', account_id: aunt, role: 'manager' }),
  );
  const asker = await world.as('relative@alderfly.example');
  await asker.asks(switchCareHome, { carehome_id: first?.care_home_id ?? '' });
  await asker.asks(switchCareHome, { carehome_id: second?.care_home_id ?? '' });
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ hours: number; idle_seconds: number }>(
      `select extract(epoch from max(ends_at) - now()) / 3600 as hours, max(idle_seconds) as idle_seconds
         from sign_ins where account_id = $1`,
      [aunt],
    ),
  );
  expect(Number(rows[0]?.hours)).toBeLessThanOrEqual(8);
  expect(rows[0]?.idle_seconds).toBe(3_600);
});
