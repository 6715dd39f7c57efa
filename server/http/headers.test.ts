import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_APP_ORIGIN } from '@heartsease/domain/constants.ts';
import { missingHeaders } from '../test/security-headers.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  ({ token } = await world.as('carer@larch-house.example'));
});
afterAll(async () => await world.close());

const NOT_THERE = { message: 'The resource you are looking for does not exist' };

/** Bytes straight onto the wire, for what no client would send. */
async function onTheWire(bytes: string): Promise<string> {
  const { port } = new URL(world.address);
  return await new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => (text += part.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

test.each([
  ['a page or a call that is not there', 'GET', '/no/such/address.html', 404],
  ['a call that is not there', 'POST', '/api/v2/no/such/call', 404],
  ['a call asked for in another way', 'GET', '/api/v2/me', 404],
  ['a call without a token', 'POST', '/api/v2/me', 401],
  ['a call that was refused', 'POST', '/api/v2/login', 422],
  ['the answer of a call', 'POST', '/api/v2/ping', 200],
  ['the health of the process', 'GET', '/healthz', 200],
  ['the readiness of the server', 'GET', '/readyz', 200],
  ['the figures of the server', 'GET', '/metrics', 200],
  ['the printed contract', 'GET', '/api/v2/openapi.json', 200],
  ['the readable contract', 'GET', '/api/docs', 200],
  ['an address that can’t be decoded', 'GET', '/%', 404],
  ['a call whose address can’t be decoded', 'POST', '/api/v2/%zz', 404],
  ['an address without end', 'GET', `/${'a'.repeat(6_000)}.x`, 404],
  ['an address that leads out of the house', 'GET', '/..%2f..%2fetc%2fpasswd.x', 404],
])('%s carries every security header', async (_what, method, path, status) => {
  const answer = await world.app.fastify.inject({ method: method as 'GET', url: path });
  expect(answer.statusCode).toBe(status);
  expect(missingHeaders(new Headers(answer.headers as Record<string, string>), path)).toEqual([]);
});

test.each([
  '/api/v2/%zz',
  '/api/v2/%',
  '/api/v2/me%00',
  '/api/v2/%6de%',
  '/api/v2/login/',
  '/API/V2/me',
  '/api/v2//me',
  '/api/v2/me/..%2flogin',
  `/api/v2/${'a/'.repeat(2_000)}`,
])('the address %s is one that nobody has', async (path) => {
  const answer = await world.app.fastify.inject({
    method: 'POST',
    url: path,
    payload: {},
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.statusCode, answer.json()]).toEqual([404, NOT_THERE]);
});

test('words behind a question mark don’t matter to a call', async () => {
  const answer = await fetch(`${world.address}/api/v2/ping?x=%zz&__proto__[a]=1`, { method: 'POST' });
  expect(answer.status).toBe(200);
});

test('what is too large to send is refused as such, with the headers, before it was read to its end', async () => {
  const over = await world.anyone.sends('/api/v2/login', { email: 'a'.repeat(300_000), password: 'x' });
  expect(over).toMatchObject({ status: 413, body: { message: 'That is too large to send' } });
  expect(missingHeaders(over.headers, '/api/')).toEqual([]);
  const said = await onTheWire(
    'POST /api/v2/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n{',
  );
  expect(said).toMatch(/^HTTP\/1.1 413 /);
});

test('a packed body is not unpacked', async () => {
  const answer = await world.anyone.sends('/api/v2/login', '{}', { 'content-encoding': 'gzip' });
  expect(answer.status).toBe(422);
});

test('a request without a host, or with the address written out whole, is answered in order', async () => {
  const close = 'Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  expect(await onTheWire(`POST /api/v2/ping HTTP/1.1\r\n${close}`)).toMatch(/^HTTP\/1.1 (200|404|422) /);
  expect(await onTheWire(`POST http://elsewhere.example/api/v2/ping HTTP/1.1\r\nHost: x\r\n${close}`)).toMatch(
    /^HTTP\/1.1 (200|404|422) /,
  );
});

test('two lengths, or a length and pieces, never hide a second request', async () => {
  const smuggled = 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n';
  const answer = await onTheWire(
    `POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  );
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  expect(answer).not.toContain('heartsease_request_seconds');
});

const preflight = (origin: string) =>
  fetch(`${world.address}/api/v2/me`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

test.each([LOCAL_APP_ORIGIN, 'capacitor://localhost', 'https://localhost'])('a page of %s may call', async (origin) => {
  const asked = await preflight(origin);
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
  expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
  expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
  const answer = await world.anyone.sends('/api/v2/ping', {}, { origin });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('vary')).toMatch(/origin/i);
});

test.each([
  'https://elsewhere.example',
  'https://localhost.elsewhere.example',
  'http://localhost:8100.elsewhere.example',
  'http://localhost:81000',
  'https://localhost:8443',
  'HTTPS://LOCALHOST.EVIL',
  'null',
])('a page of %s may not', async (origin) => {
  for (const answer of [await preflight(origin), await world.anyone.sends('/api/v2/ping', {}, { origin })]) {
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test('a question before a call that says nothing is answered too, and never with 400', async () => {
  for (const headers of [{}, { origin: LOCAL_APP_ORIGIN }, { 'access-control-request-method': 'POST' }]) {
    const answer = await world.app.fastify.inject({ method: 'OPTIONS', url: '/api/v2/me', headers });
    expect([204, 404]).toContain(answer.statusCode);
    expect(missingHeaders(new Headers(answer.headers as Record<string, string>), '/api/')).toEqual([]);
  }
});

test('a form of another page can’t sign anybody in: what forms may send is not read', async () => {
  const login = JSON.stringify({ email: 'carer@larch-house.example', password: 'heartsease' });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await world.anyone.sends('/api/v2/login', login, { 'content-type': type });
    expect([type, answer.status]).toEqual([type, 422]);
    expect(answer.body).not.toHaveProperty('token');
  }
});
