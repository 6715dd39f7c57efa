import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { registerPush } from '@heartsease/domain/notifications/push.endpoints.ts';
import { startPasskey } from '@heartsease/domain/second-step/passkeys.endpoints.ts';
import { changePassword } from '@heartsease/domain/session/passwords.endpoints.ts';
import { me, switchCareHome } from '@heartsease/domain/session/session.endpoints.ts';
import { endStaffMember, signOutStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import {
  enrolTablet,
  listTablets,
  lookAtTablet,
  passOnTablet,
  removeOwnPin,
  revokeTablet,
  setOwnPin,
  unlockTablet,
} from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { openPage } from '../test/browser-page.ts';
import type { BrowserPage } from '../test/browser-page.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { addMembership } from '../test/sign-ins.ts';
import { PIN } from '../test/tablets.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Answer, World } from '../test/world.ts';

const WRONG = '907351';
const PASSWORD = 'heartsease';

let world: World;
let number = 0;
let home: MadeHome;
let host: string;
let lounge: BrowserPage;
let tablet_id: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());
/** Each test has a home with a tablet that its manager made the home's, and stands at. */
beforeEach(async () => {
  number += 1;
  world.clock.now = new Date(Date.now() + number * 3_600_000);
  home = await asOwner(world.ownerUrl, (client) => addHome(client, { canary: `Campion${number}` }));
  host = `campion${number}.example`;
  lounge = openPage(world);
  await lounge.signsIn(`manager@${host}`);
  ({ id: tablet_id } = (await asks(lounge, enrolTablet, { ...write(), name: 'Lounge', place: 'By the piano' })).body);
});

const write = () => ({ client_id: uuidv7(), care_home_id: home.care_home_id });

async function asks<E extends Endpoint>(page: BrowserPage, endpoint: E, input: InputOf<E>) {
  return (await page.sends(endpoint.path, input)) as Answer<OutputOf<E>>;
}

/** The PIN pad of a locked tablet: nobody's token is sent. */
async function unlocks(name: keyof MadeHome['accounts'], pin = PIN, page = lounge) {
  page.token = '';
  const answer = await asks(page, unlockTablet, { staff_member_id: home.accounts[name], pin });
  if (answer.body.outcome === 'in') page.token = answer.body.token;
  return answer.body;
}

/** Signs in with the password at the tablet, and sets a PIN there. */
async function joins(name: keyof MadeHome['accounts'], page = lounge): Promise<void> {
  page.token = '';
  expect((await page.signsIn(`${name}@${host}`)).status).toBe(200);
  expect((await asks(page, setOwnPin, { pin: PIN, current_password: PASSWORD })).status).toBe(200);
}

const faces = async (page = lounge) => {
  const { body } = await asks(page, lookAtTablet, {});
  return body.tablet?.faces.map(({ staff_member_id, needs_password }) => ({ staff_member_id, needs_password }));
};

test('the manager’s device becomes the home’s, by a cookie that no script can read', async () => {
  expect(lounge.cookies.get('__Host-wb-tablet')).toMatch(/^[\w-]{43}$/);
  const { body } = await asks(lounge, listTablets, {});
  expect(body.items.find(({ id }) => id === tablet_id)).toMatchObject({
    name: 'Lounge',
    is_this: true,
    faces_count: 0,
  });
  expect((await asks(lounge, me, {})).body.tablet).toEqual({ name: 'Lounge', has_pin: false });
  const twice = await asks(lounge, enrolTablet, { ...write(), name: 'Again', place: '' });
  expect(twice).toMatchObject({ status: 422 });
  // What is kept of the secret opens nothing.
  const rows = await asOwner(world.ownerUrl, (client) =>
    client.query<{ secret: string }>(
      `select encode(secret_hash, 'base64') as secret from shared_tablets where id = $1`,
      [tablet_id],
    ),
  );
  expect(rows.rows[0]?.secret).not.toContain(lounge.cookies.get('__Host-wb-tablet'));
});

test('a device whose answer was lost gets another secret, and stays one tablet', async () => {
  const lost = lounge.cookies.get('__Host-wb-tablet') ?? '';
  lounge.cookies.delete('__Host-wb-tablet');
  const again = await asks(lounge, enrolTablet, { ...write(), name: 'Lounge', place: 'By the window' });
  expect(again).toMatchObject({ status: 200, body: { id: tablet_id } });
  expect((await asks(lounge, lookAtTablet, {})).body.tablet).toMatchObject({ name: 'Lounge' });
  const { items } = (await asks(lounge, listTablets, {})).body;
  expect(items.filter(({ name }) => name === 'Lounge')).toMatchObject([{ id: tablet_id, place: 'By the window' }]);
  const elsewhere = openPage(world);
  elsewhere.cookies.set('__Host-wb-tablet', lost);
  expect((await asks(elsewhere, lookAtTablet, {})).body).toEqual({ tablet: null });
});

test('two carers pass it on: each has a session of their own, and the former one is dead', async () => {
  await joins('carer');
  await joins('colleague');
  expect(await faces()).toHaveLength(2);
  expect(await unlocks('carer')).toMatchObject({ outcome: 'in' });
  const carer = lounge.token;
  const answer = await asks(lounge, me, {});
  expect(answer.body).toMatchObject({ id: home.accounts.carer, tablet: { name: 'Lounge', has_pin: true } });
  expect((await asks(lounge, passOnTablet, {})).status).toBe(200);
  expect((await asks(lounge, me, {})).status).toBe(401);
  expect(await unlocks('colleague')).toMatchObject({ outcome: 'in' });
  expect((await asks(lounge, me, {})).body.id).toBe(home.accounts.colleague);
  // Also without a word to the server, as after a lock without a connection: the next person ends it.
  const colleague = lounge.token;
  expect(await unlocks('carer')).toMatchObject({ outcome: 'in' });
  for (const token of [carer, colleague]) expect((await lounge.sends(me.path, {}, { token })).status).toBe(401);
});

test('on a shared tablet no passkey is made, and no device tells of what waits for one person', async () => {
  await joins('carer');
  expect(await unlocks('carer')).toMatchObject({ outcome: 'in' });
  expect((await asks(lounge, startPasskey, {})).status).toBe(403);
  const device = { platform: 'android' as const, token: 'a'.repeat(64) };
  expect((await asks(lounge, registerPush, { ...write(), device })).status).toBe(403);
});

test('a locked tablet tells first names and an initial, and no more', async () => {
  await joins('carer');
  const { body } = await asks(lounge, lookAtTablet, {});
  expect(body.tablet?.faces).toEqual([
    {
      staff_member_id: home.accounts.carer,
      known_as: expect.any(String) as string,
      initial: 'C',
      portrait: null,
      needs_password: false,
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('@');
});

test('of ten thousand PINs at once five are looked at; then the password is asked for, also with the right one', async () => {
  await joins('carer');
  const guesses = Array.from({ length: 40 }, () => unlocks('carer', WRONG));
  const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(4);
  expect(new Set(outcomes)).toEqual(new Set(['wrong', 'needs_password']));
  expect(await unlocks('carer')).toEqual({ outcome: 'needs_password' });
  expect(await faces()).toEqual([{ staff_member_id: home.accounts.carer, needs_password: true }]);
  lounge.token = '';
  expect((await lounge.signsIn(`carer@${host}`)).status).toBe(200);
  expect(await unlocks('carer', WRONG)).toEqual({ outcome: 'wrong', tries_left: 4 });
  expect(await unlocks('carer')).toMatchObject({ outcome: 'in' });
  // A right one begins the count anew.
  expect(await unlocks('carer', WRONG)).toEqual({ outcome: 'wrong', tries_left: 4 });
});

test('the five tries are those of the home: no other tablet gives more, and the last refusal is a line of the audit', async () => {
  const kitchen = openPage(world);
  await kitchen.signsIn(`manager@${host}`);
  await asks(kitchen, enrolTablet, { ...write(), name: 'Kitchen', place: '' });
  for (const page of [lounge, kitchen]) await joins('carer', page);
  await joins('colleague');
  // A right one in between begins the count anew on its own tablet alone.
  expect(await unlocks('carer', WRONG)).toEqual({ outcome: 'wrong', tries_left: 4 });
  expect(await unlocks('carer', WRONG, kitchen)).toEqual({ outcome: 'wrong', tries_left: 3 });
  expect(await unlocks('carer')).toMatchObject({ outcome: 'in' });
  expect(await unlocks('carer', WRONG)).toEqual({ outcome: 'wrong', tries_left: 4 });
  const guesses = Array.from({ length: 40 }, (_, at) => unlocks('carer', WRONG, at % 2 === 0 ? lounge : kitchen));
  const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['wrong', 'needs_password']));
  expect(outcomes.filter((outcome) => outcome === 'wrong').length).toBeLessThanOrEqual(3);
  for (const page of [lounge, kitchen]) {
    expect(await unlocks('carer', PIN, page)).toEqual({ outcome: 'needs_password' });
    expect(await faces(page)).toContainEqual({ staff_member_id: home.accounts.carer, needs_password: true });
  }
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select account_id, subject_id from audit_events where care_home_id = $1 and action = $2', [
      home.care_home_id,
      unlockTablet.path,
    ]),
  );
  expect(rows).toEqual([{ account_id: null, subject_id: home.accounts.carer }]);
  // Nobody else is kept out, neither by PIN nor, from the same address, by password.
  expect(await unlocks('colleague')).toMatchObject({ outcome: 'in' });
  kitchen.token = '';
  expect((await kitchen.signsIn(`carer@${host}`)).status).toBe(200);
  expect(await unlocks('carer', PIN, kitchen)).toMatchObject({ outcome: 'in' });
});

test('a PIN opens no other device, no other home’s tablet, and none where its person never gave their password', async () => {
  await joins('carer');
  const phone = openPage(world);
  expect(await unlocks('carer', PIN, phone)).toEqual({ outcome: 'no_tablet' });
  phone.cookies.set('__Host-wb-tablet', 'made-up');
  expect(await unlocks('carer', PIN, phone)).toEqual({ outcome: 'no_tablet' });

  const kitchen = openPage(world);
  await kitchen.signsIn(`manager@${host}`);
  await asks(kitchen, enrolTablet, { ...write(), name: 'Kitchen', place: '' });
  expect(await unlocks('carer', PIN, kitchen)).toEqual({ outcome: 'needs_password' });
  kitchen.token = '';
  await kitchen.signsIn(`carer@${host}`);
  expect(await unlocks('carer', PIN, kitchen)).toMatchObject({ outcome: 'in' });
});

test('whoever has left the home has no face and no PIN there, from the next touch on', async () => {
  await joins('carer');
  const anita = await world.as(`manager@${host}`);
  const left = await anita.asks(endStaffMember, { ...write(), staff_member_id: home.accounts.carer });
  expect(left.status).toBe(200);
  expect((await asks(lounge, me, {})).status).toBe(401);
  expect(await faces()).toEqual([]);
  expect(await unlocks('carer')).toEqual({ outcome: 'needs_password' });
});

test('a new password, and a manager who signs somebody out, are asked for the password once', async () => {
  await joins('carer');
  await joins('colleague');
  const phone = openPage(world);
  await phone.signsIn(`carer@${host}`);
  const password = { password: 'meadow-sweet', password_confirmation: 'meadow-sweet' };
  await asks(phone, changePassword, { current_password: PASSWORD, ...password });
  expect(await unlocks('carer')).toEqual({ outcome: 'needs_password' });
  expect(await unlocks('colleague')).toMatchObject({ outcome: 'in' });
  const anita = await world.as(`manager@${host}`);
  await anita.asks(signOutStaffMember, { ...write(), staff_member_id: home.accounts.colleague });
  expect((await asks(lounge, me, {})).status).toBe(401);
  expect(await unlocks('colleague')).toEqual({ outcome: 'needs_password' });
});

test('a tablet that is taken from its home signs out whoever is at it, with the next call, and knows nobody any more', async () => {
  await joins('carer');
  expect(await unlocks('carer')).toMatchObject({ outcome: 'in' });
  const anita = await world.as(`manager@${host}`);
  expect((await anita.asks(revokeTablet, { ...write(), tablet_id })).status).toBe(200);
  expect((await asks(lounge, me, {})).status).toBe(401);
  expect(await unlocks('carer')).toEqual({ outcome: 'no_tablet' });
  expect((await asks(lounge, lookAtTablet, {})).body).toEqual({ tablet: null });
  expect(lounge.cookies.has('__Host-wb-tablet')).toBe(false);
  expect((await anita.asks(revokeTablet, { ...write(), tablet_id })).status).toBe(404);
  expect((await anita.asks(listTablets, {})).body.items.map(({ id }) => id)).not.toContain(tablet_id);
});

test('a manager who stops sharing the tablet at which they stand signs out there, and is not told that it was done to them', async () => {
  await joins('manager');
  expect(await unlocks('manager')).toMatchObject({ outcome: 'in' });
  expect((await asks(lounge, revokeTablet, { ...write(), tablet_id })).status).toBe(200);
  expect((await asks(lounge, me, {})).status).toBe(401);
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select ended_why from sign_ins where account_id = $1 order by id desc limit 1', [
      home.accounts.manager,
    ]),
  );
  expect(rows).toEqual([{ ended_why: 'logout' }]);
});

test('a shared tablet is for the staff of its home, and stays in it', async () => {
  const elsewhere = await asOwner(world.ownerUrl, (client) => addHome(client, { canary: `Yarrow${number}` }));
  await asOwner(world.ownerUrl, (client) =>
    addMembership(client, {
      care_home_id: elsewhere.care_home_id,
      account_id: home.accounts.carer,
      role: 'manager',
    }),
  );
  lounge.token = '';
  expect(await lounge.signsIn(`relative@${host}`)).toMatchObject({
    status: 422,
    body: { errors: { email: [expect.stringContaining('shared by the staff of')] } },
  });
  expect((await lounge.signsIn(`manager@yarrow${number}.example`)).status).toBe(422);
  await lounge.signsIn(`carer@${host}`);
  const { body } = await asks(lounge, me, {});
  expect([body.carehome.id, body.carehomes_count]).toEqual([home.care_home_id, 1]);
  expect((await asks(lounge, switchCareHome, { carehome_id: elsewhere.care_home_id })).status).toBe(403);
});

test('a session of a tablet that nobody passed on ends after a quarter of an hour', async () => {
  await joins('carer');
  const now = world.clock.now ?? new Date();
  world.clock.now = new Date(now.getTime() + 14 * 60_000);
  expect((await asks(lounge, me, {})).status).toBe(200);
  world.clock.now = new Date(now.getTime() + 30 * 60_000);
  expect((await asks(lounge, me, {})).status).toBe(401);
});

test('a PIN needs the password and more than what everybody tries; given up, no tablet knows its person', async () => {
  lounge.token = '';
  await lounge.signsIn(`carer@${host}`);
  const sets = (pin: string, current_password = PASSWORD) => asks(lounge, setOwnPin, { pin, current_password });
  expect(await sets('123456')).toMatchObject({ status: 422, body: { errors: { pin: [expect.any(String)] } } });
  expect(await sets(PIN, 'wrong')).toMatchObject({
    status: 422,
    body: { errors: { current_password: [expect.any(String)] } },
  });
  expect((await sets(PIN)).status).toBe(200);
  const kept = await asOwner(world.ownerUrl, (client) =>
    client.query<{ pin_hash: string }>('select pin_hash from account_pins where account_id = $1', [
      home.accounts.carer,
    ]),
  );
  expect(kept.rows[0]?.pin_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2/);
  expect(await faces()).toHaveLength(1);
  expect((await asks(lounge, removeOwnPin, {})).status).toBe(200);
  expect(await faces()).toEqual([]);
  expect(await unlocks('carer')).toEqual({ outcome: 'needs_password' });
});

test('on a device of one’s own “Pass it on” changes nothing', async () => {
  const carer = await world.as(`carer@${host}`);
  expect((await carer.asks(passOnTablet, {})).status).toBe(200);
  expect((await carer.asks(me, {})).body.tablet).toBeNull();
});
