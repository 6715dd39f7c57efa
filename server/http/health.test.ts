import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { me, ping } from '@heartsease/domain/session/session.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const TOKEN = 'a token of sixteen letters and more';

let world: World;
beforeAll(async () => {
  world = await openWorld({ metrics_token: TOKEN });
});
afterAll(async () => await world.close());

const figures = (remoteAddress: string, authorization?: string) =>
  world.app.fastify.inject({
    method: 'GET',
    url: '/metrics',
    remoteAddress,
    headers: authorization === undefined ? {} : { authorization },
  });

test('the server says that it lives, and that it is ready', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await fetch(`${world.address}${path}`);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  }
});

test('the figures are for this machine', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    const answer = await figures(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.payload).toContain('# TYPE heartsease_request_seconds histogram');
    expect(answer.payload).toContain('process_resident_memory_bytes');
  }
});

test('from elsewhere the figures are not there, unless the token is shown', async () => {
  const nothing = await world.app.fastify.inject({ method: 'GET', url: '/api/v2/nothing' });
  for (const wrong of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, 'Bearer null', 'Bearer undefined']) {
    const answer = await figures('192.0.2.7', wrong);
    expect([answer.statusCode, answer.payload]).toEqual([404, nothing.payload]);
  }
  expect((await figures('192.0.2.7', `Bearer ${TOKEN}`)).statusCode).toBe(200);
});

test('behind a proxy everybody seems near, so everybody needs the token', async () => {
  const behind = await openWorld({ trust_proxy: true, metrics_token: TOKEN });
  const ask = (headers: Record<string, string>) => fetch(`${behind.address}/metrics`, { headers });
  expect((await ask({})).status).toBe(404);
  expect((await ask({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  expect((await ask({ authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  await behind.close();
});

test('without a token nobody gets the figures from elsewhere', async () => {
  const without = await openWorld();
  for (const authorization of ['Bearer null', 'Bearer ', 'Bearer undefined']) {
    const answer = await without.app.fastify.inject({
      method: 'GET',
      url: '/metrics',
      remoteAddress: '192.0.2.7',
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(404);
  }
  await without.close();
});

test('while the operator rests the service, every call says so, until when, and why; and the server lives', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const rest = (is_on: boolean) =>
    asOwner(world.ownerUrl, (client) =>
      client.query('update maintenance set is_on = $1, until = $2, message = $3', [
        is_on,
        '2026-12-24T12:00:00Z',
        'We are moving to a quicker machine',
      ]),
    );
  await rest(true);
  const resting = {
    status: 503,
    body: { message: 'We are moving to a quicker machine', until: '2026-12-24T12:00:00.000Z' },
  };
  await vi.waitFor(async () => expect(await nadia.asks(me, {})).toMatchObject(resting), {
    timeout: 5_000,
    interval: 50,
  });
  expect(await world.anyone.asks(ping, {})).toMatchObject(resting);
  expect((await fetch(`${world.address}/healthz`)).status).toBe(200);
  await rest(false);
  await vi.waitFor(async () => expect((await nadia.asks(me, {})).status).toBe(200), { timeout: 5_000, interval: 50 });
});

test('one server can be rested by its setting', async () => {
  const resting = await openWorld({ maintenance: true });
  const answer = await resting.anyone.asks(ping, {});
  expect(answer).toMatchObject({
    status: 503,
    body: { message: 'Our servers are undergoing maintenance', until: null },
  });
  await resting.close();
});

test('a server without its database lives and is not ready', async () => {
  const lonely = await openWorld();
  const ready = async () => (await fetch(`${lonely.address}/readyz`)).status;
  expect(await ready()).toBe(200);
  await lonely.database.destroy();
  expect((await fetch(`${lonely.address}/healthz`)).status).toBe(200);
  expect(await ready()).toBe(503);
  await lonely.close();
});
