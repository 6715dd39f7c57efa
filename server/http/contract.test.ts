import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { LIVE_PATH } from '@heartsease/domain/live/live.ts';
import { PRODUCT_NAME, VERSION } from '@heartsease/domain/constants.ts';
import { callsOfTheContract } from '../test/calls.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { openRoute, route } from './route.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  ({ token } = await world.as('manager@larch-house.example'));
});
afterAll(async () => await world.close());

test('the server answers every call of the contract, each once, and no other', async () => {
  const routed = world.app.endpoints.map(({ path }) => path).toSorted();
  const written = (await callsOfTheContract()).map(({ path }) => path).toSorted();
  expect(routed).toEqual(written);
  expect(new Set(routed).size).toBe(routed.length);
  expect(routed.length).toBeGreaterThan(25);
});

test('every call says in one line what it is for', async () => {
  for (const { path, summary } of await callsOfTheContract()) expect(summary, path).toMatch(/^[A-Z].{7,}[^.]$/);
});

test('every write carries the device’s own id and the home that it was made for', async () => {
  for (const call of await callsOfTheContract()) {
    if (call.kind !== 'write') continue;
    const refused = call.input.safeParse({});
    const fields = refused.error?.issues.map(({ path }) => path[0]);
    expect(fields, call.path).toEqual(expect.arrayContaining(['client_id', 'care_home_id']));
  }
});

test('a call that needs a session can’t be put on the server without one, nor the other way round', () => {
  expect(() => openRoute(world.app, me, async () => expect.fail('never asked'))).toThrow('needs a session');
  expect(() => route(world.app, login, async () => expect.fail('never asked'))).toThrow('needs no session');
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
  'nothing answers to %s, signed in or not',
  async (method) => {
    for (const { path } of world.app.endpoints) {
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const answer = await world.app.fastify.inject({ method: method as 'GET', url: path, headers });
        expect([404, 405], `${method} ${path}: ${answer.statusCode}`).toContain(answer.statusCode);
      }
    }
  },
);

interface PrintedContract {
  openapi: string;
  info: object;
  paths: Record<string, { post: { summary: string; security: object[]; responses: object; requestBody: object } }>;
}

test('the printed contract is OpenAPI 3.1 and holds every call', async () => {
  const printed = (await (await fetch(`${world.address}/api/v2/openapi.json`)).json()) as PrintedContract;
  expect(printed).toMatchObject({ openapi: '3.1.0', info: { title: PRODUCT_NAME, version: VERSION } });
  expect(Object.keys(printed.paths)).toEqual([...world.app.endpoints.map(({ path }) => path), LIVE_PATH]);
  for (const endpoint of world.app.endpoints) {
    const { post } = printed.paths[endpoint.path] ?? {};
    expect(post?.summary).toBe(endpoint.summary);
    expect(post?.security).toEqual(endpoint.allow === 'anyone' ? [] : [{ token: [] }]);
    expect(Object.keys(post?.responses ?? {})).toEqual(expect.arrayContaining(['200', '403', '422', '503']));
    expect(post?.requestBody).toHaveProperty('content.application/json.schema.type', 'object');
  }
  const ids = Object.values(printed.paths).map(({ post }) => (post as unknown as { operationId: string }).operationId);
  expect(new Set(ids).size).toBe(ids.length);
  // no reference that leads nowhere
  expect(JSON.stringify(printed)).not.toContain('"$ref"');
});

test('people can read the contract too, every call of it', async () => {
  const answer = await fetch(`${world.address}/api/docs`);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const page = await answer.text();
  for (const { path, allow } of world.app.endpoints) {
    expect(page).toContain(`id="${path}"`);
    expect(page).toContain(`<b>${allow}</b>`);
  }
  expect(page).not.toMatch(/<script|style=|javascript:/);
  expect((await fetch(`${world.address}/api/docs.css`)).headers.get('content-type')).toContain('text/css');
});
