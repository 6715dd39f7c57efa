import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  askForPasskey,
  finishPasskey,
  removePasskey,
  signInWithPasskey,
  startPasskey,
} from '@heartsease/domain/second-step/passkeys.endpoints.ts';
import { getSecondStep } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { softPasskey } from '../test/authenticator.ts';
import { addHome } from '../test/homes.ts';
import { asOwner, askerAt, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const PASSWORD = 'heartsease';

let world: World;
let number = 0;
let karen: Asker;
let email: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());
beforeEach(async () => {
  number += 1;
  world.clock.now = new Date(Date.now() + number * 3_600_000);
  await asOwner(world.ownerUrl, (client) => addHome(client, { canary: `Campion${number}` }));
  email = `carer@campion${number}.example`;
  karen = await world.as(email);
});

const later = (minutes: number) => {
  world.clock.now = new Date((world.clock.now ?? new Date()).getTime() + minutes * 60_000);
};
const challengeTo = async (asker: Asker) => (await asker.asks(startPasskey, {})).body.options.challenge;
const challengeToAnybody = async () => (await world.anyone.asks(askForPasskey, {})).body.options.challenge;
const keeps = async (passkey: object, asker = karen, current_password = PASSWORD) =>
  await asker.sends(finishPasskey.path, { passkey, name: 'My phone', current_password });
const shows = async (passkey: object) => await world.anyone.sends(signInWithPasskey.path, { passkey });

async function withPasskey() {
  const soft = softPasskey();
  const kept = await keeps(soft.makes(await challengeTo(karen)));
  expect(kept.status).toBe(200);
  return soft;
}

test('a passkey is asked for its owner, and never for another site', async () => {
  const { options } = (await karen.asks(startPasskey, {})).body;
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Heartsease' },
    user: { name: email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

test('with a passkey one is in without a password and without a code', async () => {
  const soft = await withPasskey();
  const answer = await shows(soft.shows(await challengeToAnybody(), { counter: 1 }));
  expect(answer.status).toBe(200);
  const profile = await askerAt(world.address, (answer.body as { token: string }).token).asks(me, {});
  expect(profile.body.email).toBe(email);
  const [passkey] = (await karen.asks(getSecondStep, {})).body.passkeys;
  expect(passkey).toMatchObject({ name: 'My phone', last_used_at: expect.any(String) });
});

test('from then on the password alone opens nothing, and the first passkey brings recovery codes', async () => {
  const soft = softPasskey();
  const other = await world.as(email);
  const kept = await keeps(soft.makes(await challengeTo(karen)));
  const { recovery_codes } = kept.body as { recovery_codes: string[] };
  expect(recovery_codes).toHaveLength(10);
  expect((await other.asks(me, {})).status).toBe(401);
  expect((await world.anyone.asks(login, { email, password: PASSWORD })).body).toHaveProperty('errors.otp');
  const otp = recovery_codes[0] ?? '';
  expect((await world.anyone.asks(login, { email, password: PASSWORD, otp })).status).toBe(200);
  const second = await keeps(softPasskey().makes(await challengeTo(karen)));
  expect(second.body).toEqual({ recovery_codes: [] });
});

test('a question is answered once, soon, and by whom it was asked', async () => {
  const soft = await withPasskey();
  const challenge = await challengeToAnybody();
  expect((await shows(soft.shows(challenge))).status).toBe(200);
  expect((await shows(soft.shows(challenge))).status).toBe(422);
  const late = await challengeToAnybody();
  later(6);
  expect((await shows(soft.shows(late))).status).toBe(422);
  const forAnother = await challengeTo(await world.as('manager@larch-house.example'));
  expect((await keeps(softPasskey().makes(forAnother))).status).toBe(422);
  expect((await shows(soft.shows(await challengeTo(karen)))).status).toBe(422);
});

test.each([
  ['another site', { origin: 'https://heartsease.example.evil' }],
  ['somebody who showed neither finger, face nor PIN', { isVerified: false }],
])('an answer of %s opens nothing', async (_what, answer) => {
  const soft = await withPasskey();
  const refused = await shows(soft.shows(await challengeToAnybody(), answer));
  expect(refused).toMatchObject({ status: 422, body: { errors: { passkey: [expect.any(String)] } } });
  expect((await keeps(softPasskey().makes(await challengeTo(karen), answer))).status).toBe(422);
});

test('a passkey that nobody has, and one signed by another key, are refused with the same words', async () => {
  const soft = await withPasskey();
  const stranger = softPasskey();
  const challenge = await challengeToAnybody();
  const unknown = await shows(stranger.shows(challenge));
  const { id, rawId } = soft.shows(challenge);
  const forged = await shows({ ...stranger.shows(challenge), id, rawId });
  expect([unknown.status, forged.status]).toEqual([422, 422]);
  expect(forged.body).toEqual(unknown.body);
});

test('a passkey that was copied shows an older count, and is refused', async () => {
  const soft = await withPasskey();
  expect((await shows(soft.shows(await challengeToAnybody(), { counter: 5 }))).status).toBe(200);
  expect((await shows(soft.shows(await challengeToAnybody(), { counter: 4 }))).status).toBe(422);
});

test('a passkey is kept and removed with the password, and never somebody else’s', async () => {
  expect((await keeps(softPasskey().makes(await challengeTo(karen)), karen, 'guessed')).status).toBe(422);
  const soft = await withPasskey();
  const [passkey] = (await karen.asks(getSecondStep, {})).body.passkeys;
  const passkey_id = passkey?.id ?? '';
  const anita = await world.as('manager@larch-house.example');
  expect((await anita.asks(removePasskey, { passkey_id, current_password: PASSWORD })).status).toBe(404);
  expect((await karen.asks(removePasskey, { passkey_id, current_password: 'guessed' })).status).toBe(422);
  expect((await karen.asks(removePasskey, { passkey_id, current_password: PASSWORD })).status).toBe(200);
  expect((await shows(soft.shows(await challengeToAnybody()))).status).toBe(422);
  expect((await world.anyone.asks(login, { email, password: PASSWORD })).status).toBe(200);
});

test.each([
  ['nothing', {}],
  ['words', { passkey: 'open' }],
  ['no bytes', { passkey: { ...softPasskey().shows('x'), id: '<b>' } }],
  [
    'bytes that are no data',
    {
      passkey: {
        ...softPasskey().shows('x'),
        response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' },
      },
    },
  ],
])('%s for a passkey is refused and breaks nothing', async (_what, body) => {
  expect((await world.anyone.sends(signInWithPasskey.path, body)).status).toBe(422);
  expect((await karen.sends(finishPasskey.path, { ...body, name: 'x', current_password: PASSWORD })).status).toBe(422);
});
