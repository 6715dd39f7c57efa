import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmAuthenticator } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { askForMailLink, signInWithMailLink } from '@heartsease/domain/session/mail-links.endpoints.ts';
import { changePassword, startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { listOwnSignIns } from '@heartsease/domain/session/sign-ins.endpoints.ts';
import { listOutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { authenticator } from '../test/accounts.ts';
import { asOwner, askerAt, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const SARAH = 'relative@larch-house.example';
const TOMASZ = 'carer@larch-house.example';
const ENDED = { status: 422, body: { errors: { token: ['This link has ended. Ask for a new one.'] } } };

let world: World;
let hour = 0;
beforeAll(async () => {
  // Nothing listens there, and no job runs: what would be sent is read where it waits.
  world = await openWorld({ smtp_url: 'smtp://127.0.0.1:9', public_url: 'https://heartsease.example' });
});
afterAll(async () => await world.close());
beforeEach(async () => {
  // Each test is an hour later, so that one's tries don't count for the next.
  hour += 1;
  world.clock.now = new Date(Date.now() + hour * 3_600_000);
  await query('delete from outgoing_mails');
});

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;
const later = (minutes: number) => {
  world.clock.now = new Date((world.clock.now ?? new Date()).getTime() + minutes * 60_000);
};
const opens = async (token: string, otp?: string) =>
  await world.anyone.asks(signInWithMailLink, { token, ...(otp !== undefined && { otp }) });

async function mailedTo(email: string): Promise<string> {
  const mails = await query<{ body: string }>(
    'select body from outgoing_mails where to_address = $1 order by id desc limit 1',
    [email],
  );
  return /https:\/\/heartsease\.example\/mail-link\?token=([\w-]{43})\n/.exec(mails[0]?.body ?? '')?.[1] ?? '';
}

async function askForLink(email = SARAH): Promise<string> {
  expect((await world.anyone.asks(askForMailLink, { email })).status).toBe(200);
  return await mailedTo(email);
}

test('the link of a mail signs in without a password, and the session is one like any other', async () => {
  const { status, body } = await opens(await askForLink());
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['token']);
  const sarah = askerAt(world.address, body.token);
  expect((await sarah.asks(me, {})).body).toMatchObject({ email: SARAH, has_password: true });
  const { items } = (await sarah.asks(listOwnSignIns, {})).body;
  expect(items.filter(({ is_this }) => is_this)).toHaveLength(1);
});

test('a known and an unknown address get the same words, the same as for a reset, and no answer comes sooner', async () => {
  const answers = [];
  for (const email of [SARAH, 'nobody@larch-house.example']) {
    const began = performance.now();
    answers.push(await world.anyone.asks(askForMailLink, { email }));
    expect(performance.now() - began).toBeGreaterThanOrEqual(99);
  }
  answers.push(await world.anyone.asks(startReset, { email: 'nobody.else@larch-house.example' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('a link works once', async () => {
  const token = await askForLink();
  expect((await opens(token)).status).toBe(200);
  expect(await opens(token)).toMatchObject(ENDED);
});

test('of two who open the same link at once, one gets in', async () => {
  const token = await askForLink();
  const both = await Promise.all([opens(token), opens(token)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
});

test('a link lives for ten minutes', async () => {
  const [inTime, late] = [await askForLink(), await askForLink(TOMASZ)];
  later(9.98);
  expect((await opens(inTime)).status).toBe(200);
  later(0.02);
  expect(await opens(late)).toMatchObject(ENDED);
});

test('a newer link ends the older one, and nobody else’s', async () => {
  const [older, others] = [await askForLink(), await askForLink(TOMASZ)];
  const newer = await askForLink();
  expect(await opens(older)).toMatchObject(ENDED);
  expect((await opens(newer)).status).toBe(200);
  expect((await opens(others)).status).toBe(200);
});

test('a link that nobody made opens nothing', async () => {
  for (const token of ['made-up', 'a'.repeat(43), '../../etc/passwd']) expect(await opens(token)).toMatchObject(ENDED);
});

test('a new password ends a link that is on its way', async () => {
  const token = await askForLink(TOMASZ);
  const tomasz = await world.as(TOMASZ);
  const password = 'the first daffodils';
  const changes = (current_password: string, to: string) =>
    tomasz.asks(changePassword, { current_password, password: to, password_confirmation: to, sign_out_others: true });
  expect((await changes('heartsease', password)).status).toBe(200);
  expect(await opens(token)).toMatchObject(ENDED);
  expect((await changes(password, 'heartsease')).status).toBe(200);
});

test('whoever has a second step is asked for it, and a wrong code does not use the link up', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const key = authenticator(world.clock.now ?? new Date());
  const set = await nadia.asks(confirmAuthenticator, { ...key, current_password: 'heartsease' });
  const token = await askForLink('coordinator@larch-house.example');
  expect((await opens(token)).body).toHaveProperty('errors.otp');
  expect((await opens(token, '000000')).body).toHaveProperty('errors.otp');
  expect((await opens(token, set.body.recovery_codes[0])).status).toBe(200);
});

test('codes are tried five times with one link', async () => {
  const kim = 'manager@teme-bank.example';
  const manager = await world.as(kim);
  await manager.asks(confirmAuthenticator, {
    ...authenticator(world.clock.now ?? new Date()),
    current_password: 'heartsease',
  });
  const token = await askForLink(kim);
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await opens(token, `00000${tries}`)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('five mails go to one address in a quarter of an hour, whether a link or a reset was asked for', async () => {
  const statuses = [];
  for (let asked = 0; asked < 3; asked += 1) {
    statuses.push((await world.anyone.asks(askForMailLink, { email: SARAH })).status);
    statuses.push((await world.anyone.asks(startReset, { email: SARAH })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await query('select id from outgoing_mails')).toHaveLength(5);
});

test('links can’t be guessed: twenty from one address, then no more', async () => {
  const statuses = [];
  for (let tries = 0; tries < 21; tries += 1) statuses.push((await opens(`guess-${tries}`)).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
  expect(statuses.at(-1)).toBe(429);
});

test('only the hash of a link is kept where links are looked up', async () => {
  const token = await askForLink();
  expect(await query('select 1 from mail_links l where strpos(l::text, $1) > 0', [token])).toEqual([]);
  expect(await query('select 1 from mail_links')).not.toEqual([]);
});

test('whoever has left every home gets no mail', async () => {
  await query(
    `update memberships set ends_on = current_date - 1
      where account_id = (select id from accounts where email = 'malcolm.reeve@larch-house.example')`,
  );
  expect(await askForLink('malcolm.reeve@larch-house.example')).toBe('');
});

test('where a mail server carries it, no manager reads the link of somebody', async () => {
  const token = await askForLink();
  const anita = await world.as('manager@larch-house.example');
  const { items } = (await anita.asks(listOutgoingMail, {})).body;
  expect(items.find(({ to }) => to === SARAH)).toMatchObject({ link: null });
  expect(JSON.stringify(items)).not.toContain(token);
});

test('without a mail server a manager finds the link of a reset instead, which opens nothing unseen', async () => {
  const other = await openWorld({ public_url: 'https://heartsease.example' });
  const answer = await other.anyone.asks(askForMailLink, { email: SARAH });
  const anita = await other.as('manager@larch-house.example');
  const { items } = (await anita.asks(listOutgoingMail, {})).body;
  await other.close();
  expect(answer.status).toBe(200);
  expect(items.find(({ to }) => to === SARAH)?.link).toMatch(/\/reset-password\?token=/);
});

test('an account that has a password still opens with it after a link', async () => {
  await opens(await askForLink());
  expect((await world.anyone.asks(login, { email: SARAH, password: 'heartsease' })).status).toBe(200);
});
