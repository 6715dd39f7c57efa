import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listStaff, makeResetLink } from '@heartsease/domain/staff/staff.endpoints.ts';
import {
  confirmAuthenticator,
  getSecondStep,
  removeAuthenticator,
  renewRecoveryCodes,
  resetStaffSecondStep,
  startAuthenticator,
} from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { completeReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { authenticator } from '../test/accounts.ts';
import { asOwner, askerAt, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { codeAt, fromBase32, stepOf } from './totp.ts';

const PASSWORD = 'heartsease';
const WRONG = '000000';

let world: World;
let number = 0;
let home: MadeHome;
let anita: Asker;
let karen: Asker;
let email: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());
/** A home of its own for each test, and an hour of its own, so that one's tries don't count for the next. */
beforeEach(async () => {
  number += 1;
  world.clock.now = new Date(Math.ceil(Date.now() / 30_000) * 30_000 + number * 3_600_000);
  home = await asOwner(world.ownerUrl, (client) => addHome(client, { canary: `Speedwell${number}` }));
  email = `carer@speedwell${number}.example`;
  karen = await world.as(email);
  anita = await world.as(`manager@speedwell${number}.example`);
});

const now = () => world.clock.now ?? new Date();
const halfMinutesLater = (count: number) => {
  world.clock.now = new Date(now().getTime() + count * 30_000);
};
const signsIn = (otp?: string, password = PASSWORD) =>
  world.anyone.asks(login, { email, password, ...(otp !== undefined && { otp }) });
const write = () => ({ client_id: uuidv7(), care_home_id: home.care_home_id });

/** Karen sets an authenticator app up. */
async function setsUp(asker = karen): Promise<{ codeNow: () => string; recoveryCodes: string[] }> {
  const app = authenticator(now());
  const answer = await asker.asks(confirmAuthenticator, { ...app, current_password: PASSWORD });
  expect(answer.status).toBe(200);
  halfMinutesLater(1);
  return {
    codeNow: () => codeAt(fromBase32(app.secret), stepOf(now())),
    recoveryCodes: answer.body.recovery_codes,
  };
}

test('without a second step a sign-in is what it was: an address, a password, a token', async () => {
  const { status, body } = await signsIn();
  expect([status, Object.keys(body)]).toEqual([200, ['token']]);
  expect((await karen.asks(getSecondStep, {})).body).toEqual({
    authenticator: null,
    passkeys: [],
    recovery_codes_left: 0,
    is_on: false,
    is_required: false,
  });
});

test('the key of an app comes as letters and as the link of its QR code, and is new each time', async () => {
  const [one, other] = [await karen.asks(startAuthenticator, {}), await karen.asks(startAuthenticator, {})];
  const { secret, uri } = one.body;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toBe(`otpauth://totp/Heartsease%3A${encodeURIComponent(email)}?secret=${secret}&issuer=Heartsease`);
  expect(other.body.secret).not.toBe(secret);
});

test('with an app the right password asks for its code, and the code lets one in', async () => {
  const { codeNow } = await setsUp();
  const asked = await signsIn();
  expect(asked).toMatchObject({ status: 422, body: { errors: { otp: [expect.stringContaining('6 digits')] } } });
  expect(asked.body.token).toBeUndefined();
  const answer = await signsIn(codeNow());
  expect(answer.status).toBe(200);
  const profile = await askerAt(world.address, answer.body.token).asks(me, {});
  expect(profile.body.email).toBe(email);
});

test('a wrong password says nothing of a second step, with a right code or without', async () => {
  const { codeNow } = await setsUp();
  for (const otp of [undefined, codeNow(), WRONG]) {
    const answer = await signsIn(otp, 'not my password');
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
    expect(answer.body).not.toHaveProperty('errors.otp');
  }
});

test('a code is taken once, also by two at the same time [B12]', async () => {
  const { codeNow } = await setsUp();
  const code = codeNow();
  const both = await Promise.all([signsIn(code), signsIn(code)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
  expect((await signsIn(code)).status).toBe(422);
  halfMinutesLater(1);
  expect((await signsIn(code)).status).toBe(422);
  expect((await signsIn(codeNow())).status).toBe(200);
});

test('the code that set the app up signs nobody in', async () => {
  const app = authenticator(now());
  await karen.asks(confirmAuthenticator, { ...app, current_password: PASSWORD });
  expect((await signsIn(app.code)).status).toBe(422);
});

test('a clock half a minute off is no harm, a minute is [B12]', async () => {
  const { codeNow } = await setsUp();
  halfMinutesLater(10);
  const code = codeNow();
  halfMinutesLater(2);
  expect((await signsIn(code)).status).toBe(422);
  const next = codeNow();
  halfMinutesLater(1);
  expect((await signsIn(next)).status).toBe(200);
});

test('of a thousand guesses five are looked at, then even the right code must wait [B12]', async () => {
  const { codeNow } = await setsUp();
  const statuses = [];
  for (let tries = 0; tries < 8; tries += 1) statuses.push((await signsIn(WRONG)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  expect((await signsIn(codeNow())).status).toBe(429);
  halfMinutesLater(31);
  expect((await signsIn(codeNow())).status).toBe(200);
});

test('a home that signs in with a second step is never too many for one address', async () => {
  const { codeNow } = await setsUp();
  for (let times = 0; times < 25; times += 1) {
    expect((await signsIn()).body).toHaveProperty('errors.otp');
    expect((await signsIn(codeNow())).status).toBe(200);
    halfMinutesLater(1);
  }
});

test('a recovery code lets one in once, typed with hyphens or without', async () => {
  const { recoveryCodes } = await setsUp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [one = '', two = ''] = recoveryCodes;
  expect((await signsIn(one.toLowerCase())).status).toBe(200);
  expect((await signsIn(one)).status).toBe(422);
  expect((await signsIn(`${two.slice(0, 4)}-${two.slice(4, 8)}-${two.slice(8)}`)).status).toBe(200);
  expect((await karen.asks(getSecondStep, {})).body.recovery_codes_left).toBe(8);
});

test('new recovery codes end the old ones, and need the password', async () => {
  const { recoveryCodes } = await setsUp();
  expect((await karen.asks(renewRecoveryCodes, { current_password: 'guessed' })).status).toBe(422);
  const { body } = await karen.asks(renewRecoveryCodes, { current_password: PASSWORD });
  expect((await signsIn(recoveryCodes[0])).status).toBe(422);
  expect((await signsIn(body.recovery_codes[0])).status).toBe(200);
});

test('nothing that opens an account is kept as it is typed', async () => {
  const { recoveryCodes } = await setsUp();
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query(
      `select 1 from recovery_codes c where strpos(c::text, $1) > 0
       union all select 1 from writes w where strpos(w::text, $1) > 0`,
      [recoveryCodes[0]],
    ),
  );
  expect(rows).toEqual([]);
});

test('setting an app up needs the password and the code of now, and signs the other devices out', async () => {
  const other = await world.as(email);
  const app = authenticator(now());
  const guessed = await karen.asks(confirmAuthenticator, { ...app, current_password: 'guessed' });
  expect(guessed).toMatchObject({ status: 422, body: { errors: { current_password: [expect.any(String)] } } });
  const late = await karen.asks(confirmAuthenticator, { ...app, code: WRONG, current_password: PASSWORD });
  expect(late).toMatchObject({ status: 422, body: { errors: { code: [expect.any(String)] } } });
  expect((await other.asks(me, {})).status).toBe(200);
  await setsUp();
  expect((await other.asks(me, {})).status).toBe(401);
  expect((await karen.asks(me, {})).status).toBe(200);
});

test('switched off with the password, the sign-in is what it was', async () => {
  const { recoveryCodes } = await setsUp();
  expect((await karen.asks(removeAuthenticator, { current_password: 'guessed' })).status).toBe(422);
  expect((await karen.asks(removeAuthenticator, { current_password: PASSWORD })).status).toBe(200);
  expect((await signsIn()).status).toBe(200);
  expect((await karen.asks(getSecondStep, {})).body).toMatchObject({ authenticator: null, recovery_codes_left: 0 });
  expect((await signsIn(recoveryCodes[0])).status).toBe(200);
});

test('a link for a new password does not go round the second step, and is not used up by asking', async () => {
  const { codeNow } = await setsUp();
  const { body } = await anita.asks(makeResetLink, { ...write(), staff_member_id: home.accounts.carer });
  const token = new URL(body.link).searchParams.get('token') ?? '';
  const resets = (otp?: string) =>
    world.anyone.asks(completeReset, {
      token,
      password: 'four words in a row',
      password_confirmation: 'four words in a row',
      ...(otp !== undefined && { otp }),
    });
  expect(await resets()).toMatchObject({ status: 422, body: { errors: { otp: [expect.any(String)] } } });
  expect((await signsIn()).body).toHaveProperty('errors.otp');
  expect((await resets(codeNow())).status).toBe(200);
  halfMinutesLater(1);
  expect((await signsIn(codeNow(), 'four words in a row')).status).toBe(200);
});

test('a manager switches it off for somebody who lost their device, and their sessions end', async () => {
  await setsUp();
  const of = { ...write(), staff_member_id: home.accounts.carer };
  expect((await karen.asks(resetStaffSecondStep, of)).status).toBe(403);
  expect((await anita.asks(resetStaffSecondStep, of)).status).toBe(200);
  expect((await karen.asks(me, {})).status).toBe(401);
  expect((await signsIn()).status).toBe(200);
  const own = { ...write(), staff_member_id: home.accounts.manager };
  expect((await anita.asks(resetStaffSecondStep, own)).status).toBe(403);
});

test('the manager sees who has one, in this home only, and never what it is', async () => {
  const withOne = async (asker = anita) =>
    (await asker.asks(listStaff, {})).body.items.filter(({ has_second_step }) => has_second_step).map(({ id }) => id);
  expect(await withOne()).toEqual([]);
  await setsUp();
  expect(await withOne()).toEqual([home.accounts.carer]);
  expect(await withOne(await world.as('manager@larch-house.example'))).toEqual([]);
});

test('every change of it leaves a line: who, on which device, what', async () => {
  const { recoveryCodes } = await setsUp();
  await karen.asks(renewRecoveryCodes, { current_password: PASSWORD });
  await karen.asks(removeAuthenticator, { current_password: 'guessed' });
  await karen.asks(removeAuthenticator, { current_password: PASSWORD });
  await setsUp();
  await anita.asks(resetStaffSecondStep, { ...write(), staff_member_id: home.accounts.carer });
  const lines = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ action: string; account_id: string; subject_id: string; line: string }>(
      `select replace(action, '/api/v2/', '') as action, account_id, subject_id, e::text as line from audit_events e
        where care_home_id = $1 and sign_in_id is not null order by id`,
      [home.care_home_id],
    );
    return rows;
  });
  const { carer, manager } = home.accounts;
  expect(lines.map(({ action, account_id, subject_id }) => [action, account_id, subject_id])).toEqual([
    ['user/mfa-confirm', carer, carer],
    ['user/recovery-codes', carer, carer],
    ['user/mfa-disable', carer, carer],
    ['user/mfa-confirm', carer, carer],
    ['staff/reset-second-step', manager, carer],
  ]);
  expect(lines.filter(({ line }) => line.includes(recoveryCodes[0] ?? 'a code'))).toEqual([]);
});

test('where the organisation asks for it, a manager sets it up before anything else, and nobody else must', async () => {
  const asks = (isRequired: boolean) =>
    asOwner(world.ownerUrl, (client) =>
      client.query('update organisations set is_second_step_required = $2 where id = $1', [
        home.organisation_id,
        isRequired,
      ]),
    );
  await asks(true);
  expect((await karen.asks(me, {})).body.waits_for).toBeNull();
  expect((await anita.asks(me, {})).body.waits_for).toBe('second_step');
  expect(await anita.asks(listStaff, {})).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('second step') },
  });
  expect((await anita.asks(getSecondStep, {})).body.is_required).toBe(true);
  await setsUp(anita);
  expect((await anita.asks(me, {})).body.waits_for).toBeNull();
  expect((await anita.asks(listStaff, {})).status).toBe(200);
  const removed = await anita.asks(removeAuthenticator, { current_password: PASSWORD });
  expect(removed).toMatchObject({ status: 403, body: { message: expect.stringContaining('asks its managers') } });
  expect((await anita.asks(getSecondStep, {})).body.authenticator).not.toBeNull();
});
