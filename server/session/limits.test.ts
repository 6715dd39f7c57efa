import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askForPasskey } from '@heartsease/domain/second-step/passkeys.endpoints.ts';
import { LIMITS } from '../http/limits.ts';
import { openWorld } from '../test/world.ts';
import type { Answer, World } from '../test/world.ts';

vi.mock('@node-rs/argon2', { spy: true });

const NADIA = 'coordinator@larch-house.example';
const WINDOW_MS = 900_000;

let world: World;
let window = Math.ceil(Date.now() / WINDOW_MS);
beforeAll(async () => {
  world = await openWorld({ trust_proxy: true });
});
afterAll(async () => await world.close());
beforeEach(() => {
  // Each test has a quarter of an hour of its own.
  window += 2;
  world.clock.now = new Date(window * WINDOW_MS);
  vi.mocked(argon2.verify).mockClear();
});

const tries = (email: string, from: string, password = 'not-the-password'): Promise<Answer> =>
  world.anyone.sends('/api/v2/login', { email, password }, { 'x-forwarded-for': from });
const hashed = () => vi.mocked(argon2.verify).mock.calls.length;
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

test('after ten wrong passwords an account is not heard for a while, from wherever they come', async () => {
  const answers = [];
  for (let number = 1; number <= 12; number += 1) answers.push(await tries(NADIA, `10.0.0.${number}`));
  expect(statusesOf(answers)).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  expect(hashed()).toBe(LIMITS.login_account.most);
  const last = answers.at(-1);
  expect(last?.body).toMatchObject({ message: 'That was too many tries. Wait 15 minutes and try again.' });
  expect(last?.headers.get('retry-after')).toBe('900');
  expect((await tries(NADIA, '10.0.0.99', 'heartsease')).status).toBe(429);
});

test('capitals and spaces don’t make another account', async () => {
  const spellings = [NADIA, NADIA.toUpperCase(), ` ${NADIA}`, 'Coordinator@larch-house.example'];
  const answers = [];
  for (let number = 0; number < 12; number += 1) {
    answers.push(await tries(spellings[number % spellings.length] ?? '', `10.0.1.${number}`));
  }
  expect(statusesOf(answers.slice(10))).toEqual([429, 429]);
});

test('a thousand guesses at once don’t slip past together', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => tries(NADIA, `10.0.2.${number}`)));
  expect(hashed()).toBeLessThanOrEqual(LIMITS.login_account.most);
  expect(new Set(statusesOf(answers))).toEqual(new Set([422, 429]));
});

test('a list of accounts can’t be walked from one address', async () => {
  const answers = [];
  for (let number = 0; number < 24; number += 1)
    answers.push(await tries(`n${number}@larch-house.example`, '10.0.3.1'));
  expect(statusesOf(answers).filter((status) => status === 422)).toHaveLength(20);
  expect(hashed()).toBe(LIMITS.login_address.most);
  expect((await tries(NADIA, '10.0.3.1', 'heartsease')).status).toBe(429);
  expect((await tries(NADIA, '10.0.3.2', 'heartsease')).status).toBe(200);
});

test('nobody fills the server with questions for passkeys', async () => {
  const ask = (from: string) => world.anyone.sends(askForPasskey.path, {}, { 'x-forwarded-for': from });
  const { most } = LIMITS.passkey_address;
  const answers = await Promise.all(Array.from({ length: most + 5 }, () => ask('10.0.6.1')));
  expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(most);
  expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(5);
  expect((await ask('10.0.6.2')).status).toBe(200);
  // and signs in as ever
  expect((await tries(NADIA, '10.0.6.1', 'heartsease')).status).toBe(200);
});

test('an account that nobody has runs into the same limit as one that somebody has', async () => {
  const answers = [];
  for (let number = 0; number < 11; number += 1)
    answers.push(await tries('nobody@larch-house.example', `10.0.4.${number}`));
  expect(statusesOf(answers)).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});

test('after the wait one is heard again', async () => {
  for (let number = 0; number < 11; number += 1) await tries(NADIA, `10.0.5.${number}`);
  world.clock.now = new Date(window * WINDOW_MS + WINDOW_MS - 1);
  const still = await tries(NADIA, '10.0.5.50', 'heartsease');
  expect(still).toMatchObject({ status: 429, body: { retry_after: 1 } });
  world.clock.now = new Date(window * WINDOW_MS + WINDOW_MS);
  expect((await tries(NADIA, '10.0.5.50', 'heartsease')).status).toBe(200);
});

test('sign-ins that succeed are never too many', async () => {
  for (let number = 0; number < 25; number += 1) {
    expect((await tries(NADIA, '10.0.6.1', 'heartsease')).status).toBe(200);
  }
});

test('links are asked for five times at most, and the sixth answer says when again', async () => {
  const answers = [];
  for (let number = 0; number < 6; number += 1) {
    answers.push(
      await world.anyone.sends('/api/v2/start_reset', { email: NADIA }, { 'x-forwarded-for': `10.0.7.${number}` }),
    );
  }
  expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('900');
});

test('links can’t be guessed', async () => {
  const guess = (number: number) =>
    world.anyone.sends(
      '/api/v2/complete_reset',
      { token: `guess-${number}`, password: 'cup of tea at four', password_confirmation: 'cup of tea at four' },
      { 'x-forwarded-for': '10.0.8.1' },
    );
  const answers = [];
  for (let number = 0; number < 22; number += 1) answers.push(await guess(number));
  expect(statusesOf(answers).filter((status) => status === 422)).toHaveLength(20);
  expect(answers.at(-1)?.status).toBe(429);
});
