import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inviteRelative, listMyPeople, resendInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { listRelatives, withdrawInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { askForPasskey, finishPasskey, signInWithPasskey } from '@heartsease/domain/second-step/passkeys.endpoints.ts';
import { getSecondStep, renewRecoveryCodes } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import {
  mailInvitationLink,
  registerWithPasskey,
  startInvitationPasskey,
} from '@heartsease/domain/session/joining.endpoints.ts';
import { signInWithMailLink } from '@heartsease/domain/session/mail-links.endpoints.ts';
import { checkInvitation, register } from '@heartsease/domain/session/invitations.endpoints.ts';
import { changePassword, completeReset, startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { inviteStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { softPasskey } from '../test/authenticator.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, askerAt, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let anita: Asker;
let email: string;
let hour = 0;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  // Each test is an hour later, so that one's tries don't count for the next.
  hour += 1;
  world.clock.now = new Date(Date.now() + hour * 3_600_000);
  anita = await world.as('manager@larch-house.example');
  email = `tom-${hour}@post.example`;
});

const later = (minutes: number) => {
  world.clock.now = new Date((world.clock.now ?? new Date()).getTime() + minutes * 60_000);
};
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;
const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const frank = () => facts.residents.find(({ known_as }) => known_as === 'Frank')?.id ?? '';
const TOM = { first_name: 'Tom', last_name: 'Ellis' };

async function invited(): Promise<string> {
  const { body } = await anita.asks(inviteRelative, {
    ...write(),
    ...TOM,
    resident_id: frank(),
    relationship: 'grandson',
    access_level: 'family',
    sent_by: 'shown',
  });
  return body.code;
}

async function invitedToWork(address: string | null = email): Promise<string> {
  const { body } = await anita.asks(inviteStaffMember, { ...write(), ...TOM, email: address, role: 'carer' });
  return body.code ?? '';
}

const joining = (invite_code: string, more: object = {}) => ({ invite_code, email, ...TOM, ...more });
const asksForMail = async (code: string, more: object = {}) =>
  await world.anyone.asks(mailInvitationLink, joining(code, more));
const challengeFor = async (code: string) =>
  (await world.anyone.asks(startInvitationPasskey, joining(code))).body.options.challenge;
const finishes = async (code: string, passkey: object, more: object = {}) =>
  await world.anyone.sends(registerWithPasskey.path, { ...joining(code, more), passkey });
const opens = async (token: string) => await world.anyone.asks(signInWithMailLink, { token });

async function mailedTo(address: string): Promise<string> {
  const mails = await query<{ link: string }>(
    'select link from outgoing_mails where to_address = $1 order by id desc limit 1',
    [address],
  );
  return new URL(mails[0]?.link ?? 'x:').searchParams.get('token') ?? '';
}

async function joinsWithPasskey(code: string) {
  const soft = softPasskey();
  const { status, body } = await finishes(code, soft.makes(await challengeFor(code)));
  expect(status).toBe(200);
  const { token, recovery_codes } = body as { token: string; recovery_codes: string[] };
  return { soft, recovery_codes, asker: askerAt(world.address, token) };
}

async function showsPasskey(soft: ReturnType<typeof softPasskey>) {
  const { challenge } = (await world.anyone.asks(askForPasskey, {})).body.options;
  return await world.anyone.sends(signInWithPasskey.path, { passkey: soft.shows(challenge, { counter: 1 }) });
}

const accountsOf = async (address: string) => await query('select id from accounts where email = $1', [address]);

test('a grandson joins with a passkey alone, sees his person, and comes in with it again', async () => {
  const { soft, recovery_codes, asker } = await joinsWithPasskey(await invited());
  expect(recovery_codes).toEqual([]);
  expect((await asker.asks(me, {})).body).toMatchObject({ email, has_password: false, type: 'family' });
  expect((await asker.asks(listMyPeople, {})).body.items.map(({ known_as }) => known_as)).toEqual(['Frank']);
  expect((await showsPasskey(soft)).status).toBe(200);
  expect((await world.anyone.asks(login, { email, password: 'heartsease' })).status).toBe(422);
});

test('a grandson joins with the link of a mail, and there is no account before he opens it', async () => {
  const code = await invited();
  expect((await asksForMail(code)).status).toBe(200);
  expect(await accountsOf(email)).toEqual([]);
  expect((await world.anyone.asks(checkInvitation, { invite_code: code })).status).toBe(200);
  const { status, body } = await opens(await mailedTo(email));
  expect(status).toBe(200);
  const asker = askerAt(world.address, body.token);
  expect((await asker.asks(me, {})).body).toMatchObject({ email, has_password: false, first_name: 'Tom' });
  expect((await asker.asks(listMyPeople, {})).body.items.map(({ known_as }) => known_as)).toEqual(['Frank']);
  expect((await world.anyone.asks(checkInvitation, { invite_code: code })).status).toBe(422);
});

test('the mail says the home and no resident, and its link works once and for ten minutes', async () => {
  const code = await invited();
  await asksForMail(code);
  const [mail] = await query<{ subject: string; body: string }>(
    'select subject, body from outgoing_mails where to_address = $1',
    [email],
  );
  expect(mail?.body).toContain('Larch House invites you to Heartsease');
  expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/Frank/);
  const late = await mailedTo(email);
  later(10);
  expect((await opens(late)).body).toMatchObject({ errors: { token: [expect.stringContaining('has ended')] } });
  await asksForMail(code);
  const token = await mailedTo(email);
  expect((await opens(token)).status).toBe(200);
  expect((await opens(token)).status).toBe(422);
});

test('of two who open it at once one gets in, and there is one account', async () => {
  await asksForMail(await invited());
  const token = await mailedTo(email);
  const both = await Promise.all([opens(token), opens(token)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('a link to a mistyped address opens nothing once another was asked for', async () => {
  const code = await invited();
  await asksForMail(code, { email: `tmo-${hour}@post.example` });
  await asksForMail(code);
  expect((await opens(await mailedTo(`tmo-${hour}@post.example`))).status).toBe(422);
  expect((await opens(await mailedTo(email))).status).toBe(200);
});

test('whoever has the address has the account: it joins as it is, and its password stays', async () => {
  const sarah = 'relative@larch-house.example';
  const known = await asksForMail(await invited(), { email: sarah });
  const unknown = await asksForMail(await invited(), { email: `nobody-${hour}@post.example` });
  expect(known.body).toEqual(unknown.body);
  const { status, body } = await opens(await mailedTo(sarah));
  expect(status).toBe(200);
  const { items } = (await askerAt(world.address, body.token).asks(listMyPeople, {})).body;
  expect(items.map(({ known_as }) => known_as).toSorted()).toEqual(['Eileen', 'Frank']);
  expect((await world.anyone.asks(login, { email: sarah, password: 'heartsease' })).status).toBe(200);
});

test('nobody joins with a passkey as somebody who has an account', async () => {
  const code = await invited();
  const soft = softPasskey();
  const passkey = soft.makes(await challengeFor(code));
  const told = { errors: { email: [expect.stringContaining('There is an account with this address already')] } };
  const theirs = { email: 'relative@larch-house.example' };
  expect(await finishes(code, passkey, theirs)).toMatchObject({ status: 422, body: told });
  expect(await world.anyone.sends(startInvitationPasskey.path, joining(code, theirs))).toMatchObject({
    status: 422,
    body: told,
  });
  expect((await finishes(code, passkey)).status).toBe(200);
});

test('the question for a passkey is answered once, soon, and with the invitation that it was asked for', async () => {
  const [code, other] = [await invited(), await invited()];
  const challenge = await challengeFor(code);
  expect((await finishes(other, softPasskey().makes(challenge))).status).toBe(422);
  const { challenge: ofNobody } = (await world.anyone.asks(askForPasskey, {})).body.options;
  expect((await finishes(code, softPasskey().makes(ofNobody))).status).toBe(422);
  later(6);
  expect((await finishes(code, softPasskey().makes(challenge))).status).toBe(422);
  const older = await challengeFor(code);
  const newer = await challengeFor(code);
  expect((await finishes(code, softPasskey().makes(older))).status).toBe(422);
  expect((await finishes(code, softPasskey().makes(newer), { email: `other-${hour}@post.example` })).status).toBe(200);
  expect((await finishes(code, softPasskey().makes(newer))).status).toBe(422);
});

test('the question of an invitation signs nobody in and gives no account a passkey', async () => {
  const { soft, asker } = await joinsWithPasskey(await invited());
  email = `another-${hour}@post.example`;
  const challenge = await challengeFor(await invited());
  expect((await world.anyone.sends(signInWithPasskey.path, { passkey: soft.shows(challenge) })).status).toBe(422);
  const nadia = await world.as('coordinator@larch-house.example');
  const kept = await nadia.sends(finishPasskey.path, {
    passkey: softPasskey().makes(challenge),
    name: 'x',
    current_password: 'heartsease',
  });
  expect(kept.status).toBe(422);
  expect((await asker.asks(me, {})).status).toBe(200);
});

test.each([
  ['another site', { origin: 'https://heartsease.example.evil' }],
  ['somebody who showed neither finger, face nor PIN', { isVerified: false }],
])('a passkey of %s makes no account', async (_what, answer) => {
  const code = await invited();
  expect((await finishes(code, softPasskey().makes(await challengeFor(code), answer))).status).toBe(422);
  expect(await accountsOf(email)).toEqual([]);
});

const WAYS: [string, (code: string) => Promise<{ status: number; body: unknown }>][] = [
  ['by mail', async (code) => await asksForMail(code)],
  ['with a passkey', async (code) => await world.anyone.sends(startInvitationPasskey.path, joining(code))],
  ['with a passkey that is made', async (code) => await finishes(code, softPasskey().makes('x'.repeat(43)))],
];

test.each(WAYS)(
  'an invitation that nobody made, was used, sent again or taken back opens nothing %s',
  async (_way, ask) => {
    const refused = { status: 422, body: { errors: { invite_code: [expect.any(String)] } } };
    expect(await ask('ABCD2345')).toMatchObject(refused);
    const used = await invited();
    const password = { password: 'the 14:05 from Crewe', password_confirmation: 'the 14:05 from Crewe' };
    await world.anyone.asks(register, { ...joining(used), email: `used-${uuidv7()}@post.example`, ...password });
    expect(await ask(used)).toMatchObject(refused);
    const again = await invited();
    const waits = async () =>
      (await anita.asks(listRelatives, { resident_id: frank() })).body.items.filter(
        ({ status }) => status === 'invited',
      );
    const sent = (await waits()).at(-1)?.id ?? '';
    for (const { id } of await waits())
      await anita.asks(resendInvitation, { ...write(), relative_link_id: id, sent_by: 'shown' });
    expect(sent).not.toBe('');
    expect(await ask(again)).toMatchObject(refused);
    const back = await invited();
    for (const { id } of await waits()) await anita.asks(withdrawInvitation, { ...write(), relative_link_id: id });
    expect(await ask(back)).toMatchObject(refused);
  },
);

test('an invitation that is taken back meanwhile ends the link that was mailed with it', async () => {
  await asksForMail(await invited());
  const { items } = (await anita.asks(listRelatives, { resident_id: frank() })).body;
  for (const { id } of items.filter(({ status }) => status === 'invited'))
    await anita.asks(withdrawInvitation, { ...write(), relative_link_id: id });
  expect((await opens(await mailedTo(email))).body).toMatchObject({ errors: { invite_code: [expect.any(String)] } });
  expect(await accountsOf(email)).toEqual([]);
});

test.each(WAYS)('codes can’t be found by trying %s', async (_way, ask) => {
  const statuses = [];
  for (let tries = 0; tries < 21; tries += 1) {
    email = `guess-${tries}-${hour}@post.example`;
    statuses.push((await ask(`ABCDEF${String.fromCharCode(65 + (tries % 8))}${2 + (tries % 8)}`)).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
  expect(statuses.at(-1)).toBe(429);
});

test('an address gets five mails in a quarter of an hour, whoever asks for what', async () => {
  const code = await invited();
  const statuses = [];
  for (let asked = 0; asked < 4; asked += 1) statuses.push((await asksForMail(code)).status);
  statuses.push((await world.anyone.asks(startReset, { email })).status, (await asksForMail(code)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('staff who join with a passkey get recovery codes: it is their second step', async () => {
  const { recovery_codes, asker } = await joinsWithPasskey(await invitedToWork());
  expect(recovery_codes).toHaveLength(10);
  expect((await asker.asks(getSecondStep, {})).body).toMatchObject({ is_on: true, recovery_codes_left: 10 });
});

test('a slip in the hand of somebody waits for a manager, whichever way it was taken', async () => {
  await asksForMail(await invitedToWork(null));
  const { body } = await opens(await mailedTo(email));
  expect((await askerAt(world.address, body.token).asks(me, {})).body.waits_for).toBe('approval');
});

test('without a password nothing is changed that opens the account, and a reset gives one', async () => {
  const { soft, asker } = await joinsWithPasskey(await invited());
  const none = { status: 422, body: { errors: { current_password: [expect.stringContaining('no password yet')] } } };
  const twice = { password: 'the slow train home', password_confirmation: 'the slow train home' };
  expect(await asker.asks(renewRecoveryCodes, { current_password: 'anything' })).toMatchObject(none);
  expect(await asker.asks(changePassword, { current_password: 'anything', ...twice })).toMatchObject(none);

  await world.anyone.asks(startReset, { email });
  const reset = await world.anyone.asks(completeReset, { token: await mailedTo(email), ...twice });
  expect(reset.status).toBe(200);
  expect((await asker.asks(me, {})).status).toBe(401);
  // His phone may be lost: the password opens alone, until he makes a second step of the passkey.
  const again = await world.anyone.asks(login, { email, password: twice.password });
  expect(again.status).toBe(200);
  const tom = askerAt(world.address, again.body.token);
  expect((await tom.asks(getSecondStep, {})).body).toMatchObject({ is_on: false, recovery_codes_left: 0 });
  const { body } = await tom.asks(renewRecoveryCodes, { current_password: twice.password });
  expect(body.recovery_codes).toHaveLength(10);
  expect((await tom.asks(getSecondStep, {})).body).toMatchObject({ is_on: true });
  expect((await world.anyone.asks(login, { email, password: twice.password })).body).toHaveProperty('errors.otp');
  expect((await askerAt(world.address, reset.body.token).asks(me, {})).status).toBe(401);
  expect((await showsPasskey(soft)).status).toBe(200);
});

test('a manager’s passkey without codes is no second step where the organisation asks for one', async () => {
  const { asker } = await joinsWithPasskey(await invited());
  await query(`update memberships set role = 'manager' where account_id = (select id from accounts where email = $1)`, [
    email,
  ]);
  await query('update organisations set is_second_step_required = true');
  const { body } = await asker.asks(me, {});
  await query('update organisations set is_second_step_required = false');
  expect(body.waits_for).toBe('second_step');
});
