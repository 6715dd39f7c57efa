import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { newToken, tokenHash } from './session.ts';

vi.mock('@node-rs/argon2', { spy: true });

const NADIA = 'coordinator@larch-house.example';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());
beforeEach(() => void vi.mocked(argon2.verify).mockClear());

test('a coordinator signs in with her address and password and gets a token and nothing else', async () => {
  const { status, body } = await world.anyone.asks(login, { email: NADIA, password: 'heartsease' });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['token']);
  expect(body.token).toMatch(/^wb1_[\w-]{43}$/);
});

test('capitals and spaces around an address don’t matter', async () => {
  const answer = await world.anyone.asks(login, { email: ' Coordinator@Larch-House.example ', password: 'heartsease' });
  expect(answer.status).toBe(200);
});

test('capitals in a password do matter', async () => {
  const answer = await world.anyone.asks(login, { email: NADIA, password: 'Heartsease' });
  expect(answer.status).toBe(422);
});

test('a wrong password and an address that nobody has get the same answer, after the same work', async () => {
  const wrong = await world.anyone.sends('/api/v2/login', { email: NADIA, password: 'not-the-password' });
  const unknown = await world.anyone.sends('/api/v2/login', {
    email: 'nobody@larch-house.example',
    password: 'not-the-password',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatchObject({ errors: { email: [expect.stringContaining('not right')] } });
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  const costs = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
  expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1']);
  expect(headersThatTell(unknown.headers)).toEqual(headersThatTell(wrong.headers));
});

function headersThatTell(headers: Headers): Record<string, string> {
  const { date: _date, ...others } = Object.fromEntries(headers);
  return others;
}

test('a token can be found nowhere in the database, only its hash', async () => {
  const { token } = await world.as(NADIA);
  await asOwner(world.ownerUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const { rows } = await client.query(`select 1 from ${name} t where strpos(t::text, $1) > 0`, [token.slice(4)]);
      expect(rows, name).toEqual([]);
    }
    const { rowCount } = await client.query('select 1 from sign_ins where token_hash = $1', [tokenHash(token)]);
    expect(rowCount).toBe(1);
  });
});

test('of ten thousand tokens none is like another, and each holds 256 bits', () => {
  const tokens = Array.from({ length: 10_000 }, () => newToken());
  expect(new Set(tokens).size).toBe(10_000);
  expect(new Set(tokens.map((token) => token.slice(0, 12))).size).toBe(10_000);
  expect(Buffer.from(tokens[0]?.slice(4) ?? '', 'base64url')).toHaveLength(32);
});

test('a whole shift signs in at the same time, and nobody waits for the database in vain', async () => {
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ email: string }>(
      `select a.email from accounts a join memberships m on m.account_id = a.id join care_homes h on h.id = m.care_home_id
        where h.name = 'Larch House' and m.role in ('carer', 'coordinator') limit 16`,
    ),
  );
  const shift = await Promise.all(rows.map(({ email }) => world.anyone.asks(login, { email, password: 'heartsease' })));
  expect(shift.map(({ status }) => status)).toEqual(rows.map(() => 200));
  expect(rows.length).toBeGreaterThan(12);
});

test('somebody who belongs to no home any more is told so, once the password was right', async () => {
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update memberships set ends_on = current_date - 1
        where account_id = (select id from accounts where email = 'manager@larch-house.example')`,
    ),
  );
  const right = await world.anyone.asks(login, { email: 'manager@larch-house.example', password: 'heartsease' });
  expect(right).toMatchObject({
    status: 422,
    body: { errors: { email: [expect.stringContaining('does not belong to a home')] } },
  });
});

test.each([
  ['no token', undefined],
  ['a token that nobody has', `Bearer ${newToken()}`],
  ['a token of another shape', 'Bearer 12345'],
  ['another scheme', 'Basic bmFkaWE6aGVhcnRzZWFzZQ=='],
])('without a sign-in there is no profile: %s', async (_what, authorization) => {
  const answer = await world.anyone.sends(me.path, {}, authorization === undefined ? {} : { authorization });
  expect(answer).toMatchObject({
    status: 401,
    body: { message: 'Your session has been logged out. Please login again to continue' },
  });
});
