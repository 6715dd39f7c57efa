import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../test/browser-page.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const NADIA = 'coordinator@larch-house.example';
const ME = '/api/v2/me';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

/**
 * The whole life of a coordinator's session, for the browser may be closed between two shifts, and 28 days in which it
 * hands in what a leaver wrote.
 */
const AGE = `Max-Age=${12 * 3_600 + 28 * 86_400}`;

test('a sign-in in the browser brings two cookies: one that no script can read, and one that the page repeats', async () => {
  const page = openPage(world);
  const answer = await page.signsIn(NADIA);
  expect(answer.status).toBe(200);
  const [binding, xsrf] = page.setCookies.map((line) => line.split('; '));
  expect(page.setCookies).toHaveLength(2);
  expect(binding?.[0]).toMatch(/^__Host-wb-bind=[\w-]{43}$/);
  expect(binding?.slice(1).toSorted()).toEqual(['HttpOnly', AGE, 'Path=/', 'SameSite=Strict', 'Secure']);
  expect(xsrf?.[0]).toMatch(/^XSRF-TOKEN=[\w-]{43}$/);
  expect(xsrf?.slice(1).toSorted()).toEqual([AGE, 'Path=/', 'SameSite=Strict', 'Secure']);
});

test('the age of the cookies gives no session a longer life', async () => {
  const page = openPage(world);
  await page.signsIn(NADIA);
  world.clock.now = new Date(Date.now() + 13 * 3_600_000);
  const { status } = await page.sends(ME, {});
  world.clock.now = null;
  expect(status).toBe(401);
});

test('the page that signed in is heard', async () => {
  const page = openPage(world);
  await page.signsIn(NADIA);
  expect((await page.sends(ME, {})).status).toBe(200);
});

test('a call without the repeated cookie, or with another, is refused and the person stays signed in', async () => {
  const page = openPage(world);
  await page.signsIn(NADIA);
  expect((await page.sends(ME, {}, { xsrf: null })).status).toBe(403);
  expect((await page.sends(ME, {}, { xsrf: 'made-up' })).status).toBe(403);
  expect((await page.sends(ME, {})).status).toBe(200);
});

test('the repeated cookie of one person is worth nothing to another', async () => {
  const [nadia, tomasz] = [openPage(world), openPage(world)];
  await nadia.signsIn(NADIA);
  await tomasz.signsIn('carer@larch-house.example');
  const answer = await nadia.sends(ME, {}, { xsrf: tomasz.cookies.get('XSRF-TOKEN') ?? '' });
  expect(answer.status).toBe(403);
});

test('a stolen token is dead on every other machine, with and without the stolen cookie that scripts can read', async () => {
  const page = openPage(world);
  await page.signsIn(NADIA);
  const authorization = `Bearer ${page.token}`;
  const xsrf = page.cookies.get('XSRF-TOKEN') ?? '';
  const alone = await world.anyone.sends(ME, {}, { authorization });
  const withXsrf = await world.anyone.sends(
    ME,
    {},
    {
      authorization,
      cookie: `XSRF-TOKEN=${xsrf}`,
      'x-xsrf-token': xsrf,
    },
  );
  const thiefsPage = openPage(world);
  const fromABrowser = await thiefsPage.sends(ME, {}, { token: page.token });
  for (const answer of [alone, withXsrf, fromABrowser]) {
    expect(answer).toMatchObject({ status: 401, body: { message: expect.stringContaining('logged out') } });
  }
  expect((await page.sends(ME, {})).status).toBe(200);
});

test('a token with another person’s unreadable cookie is dead too', async () => {
  const [nadia, tomasz] = [openPage(world), openPage(world)];
  await nadia.signsIn(NADIA);
  await tomasz.signsIn('carer@larch-house.example');
  expect((await tomasz.sends(ME, {}, { token: nadia.token })).status).toBe(401);
});

test('only the hash of the unreadable cookie is kept', async () => {
  const page = openPage(world);
  await page.signsIn(NADIA);
  const secret = page.cookies.get('__Host-wb-bind') ?? 'none';
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select 1 from sign_ins s where strpos(s::text, $1) > 0', [secret]),
  );
  expect(rows).toEqual([]);
});

test('a program that is no browser gets no cookies and needs none', async () => {
  const answer = await world.anyone.sends('/api/v2/login', { email: NADIA, password: 'heartsease' });
  expect(answer.headers.getSetCookie()).toEqual([]);
  const { token } = answer.body as { token: string };
  expect((await world.anyone.sends(ME, {}, { authorization: `Bearer ${token}` })).status).toBe(200);
});

test('a session made elsewhere works from our own page when the plain pair of cookie and header agrees', async () => {
  const { token } = await world.as(NADIA);
  const page = openPage(world);
  expect((await page.sends(ME, {}, { token })).status).toBe(200);
  expect((await page.sends(ME, {}, { token, xsrf: null })).status).toBe(403);
  expect((await page.sends(ME, {}, { token, xsrf: 'another' })).status).toBe(403);
});

test('even a sign-in from our own page needs the pair, so that no other page can sign somebody in', async () => {
  const page = openPage(world);
  const login = { email: NADIA, password: 'heartsease' };
  expect((await page.sends('/api/v2/login', login, { xsrf: null })).status).toBe(403);
  expect((await page.sends('/api/v2/login', login, { cookies: [] })).status).toBe(403);
  expect((await page.sends('/api/v2/login', login)).status).toBe(200);
});

test('after the logout the unreadable cookie is gone, and the pair is a new one', async () => {
  const page = openPage(world);
  await page.signsIn(NADIA);
  const before = page.cookies.get('XSRF-TOKEN');
  const token = page.token;
  expect((await page.sends('/api/v2/logout', {})).status).toBe(200);
  expect(page.setCookies.find((line) => line.startsWith('__Host-wb-bind='))).toMatch(/Max-Age=0/);
  expect(page.cookies.get('XSRF-TOKEN')).not.toBe(before);
  expect((await page.sends(ME, {}, { token })).status).toBe(401);
  expect((await page.signsIn(NADIA)).status).toBe(200);
});
