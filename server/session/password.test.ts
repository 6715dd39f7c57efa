import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword } from '@heartsease/domain/session/passwords.endpoints.ts';
import { login, logout, me } from '@heartsease/domain/session/session.endpoints.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const TOMASZ = 'carer@larch-house.example';
const NADIA = 'coordinator@larch-house.example';
const ANITA = 'manager@larch-house.example';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

const isSignedIn = async (asker: Asker) => (await asker.asks(me, {})).status === 200;
const change = (password: string, more: object = {}) => ({
  current_password: 'heartsease',
  password,
  password_confirmation: password,
  ...more,
});

test('a token is dead after the logout, and the other devices stay signed in', async () => {
  const [phone, tablet] = [await world.as(NADIA), await world.as(NADIA)];
  expect((await phone.asks(logout, {})).status).toBe(200);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(tablet)).toBe(true);
  expect((await phone.asks(logout, {})).status).toBe(401);
});

test('a new password signs the other devices out, and this one stays', async () => {
  const [phone, tablet] = [await world.as(TOMASZ), await world.as(TOMASZ)];
  expect((await phone.asks(changePassword, change('cup of tea at four'))).status).toBe(200);
  expect(await isSignedIn(phone)).toBe(true);
  expect(await isSignedIn(tablet)).toBe(false);
  expect((await world.anyone.asks(login, { email: TOMASZ, password: 'heartsease' })).status).toBe(422);
  expect((await world.anyone.asks(login, { email: TOMASZ, password: 'cup of tea at four' })).status).toBe(200);
});

test('the other devices may stay signed in, when that is wished', async () => {
  const [phone, tablet] = [await world.as(ANITA), await world.as(ANITA)];
  const changed = await phone.asks(changePassword, change('a walk to the river', { sign_out_others: false }));
  expect(changed.status).toBe(200);
  expect(await isSignedIn(tablet)).toBe(true);
});

test('nobody changes a password without knowing it', async () => {
  const phone = await world.as(NADIA);
  const answer = await phone.asks(changePassword, { ...change('cup of tea at four'), current_password: 'guessed' });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { current_password: ['That is not your current password'] } },
  });
  expect(await isSignedIn(phone)).toBe(true);
  expect((await world.anyone.asks(login, { email: NADIA, password: 'heartsease' })).status).toBe(200);
});

test.each([
  ['too short', { password: 'short', password_confirmation: 'short' }, 'password'],
  ['not the same twice', { password_confirmation: 'cup of tea at five' }, 'password_confirmation'],
  ['one letter over and over', { password: 'aaaaaaaaaaaa', password_confirmation: 'aaaaaaaaaaaa' }, 'password'],
])('a new password that is %s is refused at its field', async (_what, wrong, field) => {
  const phone = await world.as(NADIA);
  const answer = await phone.asks(changePassword, { ...change('cup of tea at four'), ...wrong });
  expect(answer.status).toBe(422);
  expect((answer.body as unknown as { errors: object }).errors).toHaveProperty(field);
});

test('after five wrong tries the current password is not heard for a while', async () => {
  // Tries are counted by the quarter of an hour: none begins meanwhile.
  world.clock.now = new Date();
  const phone = await world.as(NADIA);
  const guess = () => phone.asks(changePassword, { ...change('cup of tea at four'), current_password: 'guessed' });
  const statuses = [];
  for (let tries = 0; tries < 7; tries += 1) statuses.push((await guess()).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(5);
  const evenTheRightOne = await phone.asks(changePassword, change('cup of tea at four'));
  expect(evenTheRightOne.status).toBe(429);
  expect(Number(evenTheRightOne.headers.get('retry-after'))).toBeGreaterThan(0);
  world.clock.now = null;
});
