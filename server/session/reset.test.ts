import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { completeReset, startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { listOutgoingMail, makeResetLink } from '@heartsease/domain/staff/staff.endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const TOMASZ = 'carer@larch-house.example';

let world: World;
let anita: Asker;
let hour = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());
beforeEach(async () => {
  // Each test is an hour later, so that one's tries don't count for the next.
  hour += 1;
  world.clock.now = new Date(Date.now() + hour * 3_600_000);
  anita = await world.as('manager@larch-house.example');
});

const later = (minutes: number) => {
  world.clock.now = new Date((world.clock.now ?? new Date()).getTime() + minutes * 60_000);
};

/** The token of the link that the manager finds in the list of mails, where there is no mail server. */
async function newestLinkFor(email: string): Promise<string> {
  const mails = await anita.asks(listOutgoingMail, {});
  const mail = mails.body.items.find(({ to }) => to === email);
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}

async function askForLink(email = TOMASZ): Promise<string> {
  const answer = await world.anyone.asks(startReset, { email });
  expect(answer.status).toBe(200);
  return await newestLinkFor(email);
}

const complete = (token: string, password = 'cup of tea at four') =>
  world.anyone.asks(completeReset, { token, password, password_confirmation: password });

const ENDED = { status: 422, body: { errors: { token: ['This link has ended. Ask for a new one.'] } } };

test('a known and an unknown address get the same words', async () => {
  const known = await world.anyone.sends(startReset.path, { email: TOMASZ });
  const unknown = await world.anyone.sends(startReset.path, { email: 'nobody@larch-house.example' });
  expect(unknown).toMatchObject({ status: known.status, body: known.body });
  expect(known.status).toBe(200);
});

test('no answer to a known or an unknown address comes sooner than the longest work takes', async () => {
  for (const email of [TOMASZ, 'nobody@larch-house.example', 'nobody.else@larch-house.example']) {
    const began = performance.now();
    await world.anyone.asks(startReset, { email });
    expect(performance.now() - began).toBeGreaterThanOrEqual(99);
  }
});

test('the link sets a new password and signs in', async () => {
  const { status, body } = await complete(await askForLink(), 'the first daffodils');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['token']);
  const profile = await world.anyone.sends(me.path, {}, { authorization: `Bearer ${body.token}` });
  expect(profile.body).toMatchObject({ email: TOMASZ });
  expect((await world.anyone.asks(login, { email: TOMASZ, password: 'the first daffodils' })).status).toBe(200);
});

test('a link works once', async () => {
  const token = await askForLink();
  expect((await complete(token)).status).toBe(200);
  expect(await complete(token, 'a second time')).toMatchObject(ENDED);
  expect((await world.anyone.asks(login, { email: TOMASZ, password: 'cup of tea at four' })).status).toBe(200);
});

test('of two who open the same link at once, one gets in', async () => {
  const token = await askForLink();
  const both = await Promise.all([complete(token, 'the first of two'), complete(token, 'the second of two')]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
});

test('a link lives for ten minutes', async () => {
  const token = await askForLink();
  later(10);
  expect(await complete(token)).toMatchObject(ENDED);
});

test('a link still works in its tenth minute', async () => {
  const token = await askForLink();
  later(9.98);
  expect((await complete(token)).status).toBe(200);
});

test('a newer link ends the older one', async () => {
  const older = await askForLink();
  later(1);
  const newer = await askForLink();
  expect(newer).not.toBe(older);
  expect(await complete(older)).toMatchObject(ENDED);
  expect((await complete(newer)).status).toBe(200);
});

test('a link that nobody made opens nothing', async () => {
  for (const token of ['made-up', 'a'.repeat(43), '../../etc/passwd']) {
    expect(await complete(token)).toMatchObject(ENDED);
  }
});

test('whoever was signed in is out once a link has set a new password', async () => {
  const reset = await complete(await askForLink(), 'before the reset');
  const authorization = `Bearer ${reset.body.token}`;
  later(1);
  await complete(await askForLink());
  expect((await world.anyone.sends(me.path, {}, { authorization })).status).toBe(401);
});

test('a weak password is refused and does not use the link up', async () => {
  const token = await askForLink();
  expect((await complete(token, 'short')).status).toBe(422);
  expect((await complete(token)).status).toBe(200);
});

test('only the hash of a link is kept where links are looked up', async () => {
  const token = await askForLink();
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select 1 from password_resets p where strpos(p::text, $1) > 0', [token]),
  );
  expect(rows).toEqual([]);
});

test('a manager makes a link for a carer who has no e-mail', async () => {
  const { body: profile } = await anita.asks(me, {});
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ id: string }>('select id from accounts where email = $1', [TOMASZ]),
  );
  const shown = await anita.asks(makeResetLink, {
    client_id: uuidv7(),
    care_home_id: profile.carehome.id,
    staff_member_id: rows[0]?.id ?? '',
  });
  expect(shown.status).toBe(200);
  const token = new URL(shown.body.link).searchParams.get('token') ?? '';
  expect((await complete(token)).status).toBe(200);
});

test('a home that somebody has left never lists a link to their account', async () => {
  const { id } = (await anita.asks(me, {})).body.carehome;
  const mails = async () =>
    (await anita.asks(listOutgoingMail, {})).body.items.filter(({ to }) => to === TOMASZ).length;
  const before = await mails();
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update memberships set ends_on = current_date - 1
        where care_home_id = $1 and account_id = (select id from accounts where email = $2)`,
      [id, TOMASZ],
    ),
  );
  expect((await world.anyone.asks(startReset, { email: TOMASZ })).status).toBe(200);
  expect(await mails()).toBe(before);
});
