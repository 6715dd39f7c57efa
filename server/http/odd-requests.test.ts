import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { callsOfTheContract } from '../test/calls.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { mintToken } from '../test/sign-ins.ts';
import { bodiesByChance, bodiesWithAnOddField, ODD_BODIES, spread } from '../test/odd-values.ts';
import type { OddBody } from '../test/odd-values.ts';
import { idsIn } from '../test/places.ts';
import { ingredientsFor } from '../test/ready-inputs.ts';
import { sampleOf } from '../test/samples.ts';
import { missingHeaders } from '../test/security-headers.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const CALLS = (await callsOfTheContract()).map((endpoint) => [endpoint.path, endpoint] as const);
const SLOWEST_MS = 2_000;
/** So many of a call's odd fields before a change lands; `ODD_FIELDS=all` sends each odd value to each field (bench/README). */
const ODD_FIELDS = process.env['ODD_FIELDS'] === 'all' ? Infinity : 130;
/** A thousand bodies take two seconds, and many where other work has the machine. */
const MANY_BODIES_MS = 180_000;
/** Never 400 and never 500; 401 not for a live token (rows.md, "Settled here"). */
const STATUSES = new Set([200, 403, 404, 409, 413, 422, 429]);
const WORDS_OF_THE_SERVER =
  /postgres|\bpg_|\bsql\b|syntax|violates|constraint|relation "|column "|kysely|zod|node_modules|node:|\bat [\w.]+ \(|[a-z]+error:/i;

let world: World;
let owner: pg.Client;
let home: MadeHome;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  home = await addHome(owner, { canary: 'Gooseberry' });
  token = await newToken();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const newToken = async () =>
  await mintToken(owner, { account_id: home.accounts.manager, care_home_id: home.care_home_id });

test.each(CALLS)(
  '%s answers whatever is sent to it in order, and tells nothing of the server',
  async (_path, endpoint) => {
    const sample = await newSample(endpoint);
    const odd = [
      ...ODD_BODIES,
      ...spread(bodiesWithAnOddField(endpoint, sample), ODD_FIELDS),
      ...bodiesByChance(endpoint, sample, 40),
    ];
    expect(odd.length).toBeGreaterThanOrEqual(60);
    const wrong: string[] = [];
    for (const [number, body] of odd.entries()) wrong.push(...(await complaintsAbout(endpoint, body, number)));
    expect(wrong).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { is_manager?: boolean }).is_manager).toBeUndefined();
  },
  MANY_BODIES_MS,
);

test('after all of it the server is as it was', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  expect((await nadia.sends('/api/v2/today/get', {})).status).toBe(200);
  const ready = await fetch(`${world.address}/readyz`);
  expect(await ready.json()).toEqual({ ok: true });
});

test.each(CALLS)('%s takes a body that says it is something else than JSON for unreadable', async (path, endpoint) => {
  const body = JSON.stringify(await newSample(endpoint));
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json-patch+json',
    'application/',
    '',
  ];
  for (const type of types) {
    const answer = await world.app.fastify.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
    });
    expect([type, answer.statusCode], answer.payload.slice(0, 200)).toEqual([type, 422]);
  }
});

test('a field that the contract does not know is not kept', async () => {
  const { rows: before } = await owner.query('select * from accounts where id = $1', [home.accounts.manager]);
  const write = { client_id: '019a0000-0000-7000-8000-000000000001', care_home_id: home.care_home_id };
  const columns = { email: 'x@y.example', role: 'manager', password_hash: 'x', version: 99, id: home.accounts.carer };
  const answer = await world.anyone.sends(
    '/api/v2/user/save-preferences',
    { ...write, text_size: 'large', theme: 'auto', ...columns },
    { authorization: `Bearer ${token}` },
  );
  expect(answer.body).toEqual({ text_size: 'large', theme: 'auto' });
  const { rows: after } = await owner.query('select * from accounts where id = $1', [home.accounts.manager]);
  expect(after).toEqual([{ ...before[0], text_size: 'large' }]);
});

async function newSample(endpoint: Endpoint): Promise<object> {
  const ids = { ...(await idsIn(owner, home, home.accounts.manager)), asker_id: home.accounts.manager };
  return sampleOf(endpoint, await ingredientsFor(owner, endpoint, ids, new Date()));
}

async function complaintsAbout(endpoint: Endpoint, { name, body }: OddBody, number: number): Promise<string[]> {
  const ask = number % 20 === 0 ? overHttp : injected;
  let [answer, ms] = await timed(() => ask(endpoint, body));
  // Slow once can be the machine, slow twice is the server.
  if (ms > SLOWEST_MS) [answer, ms] = await timed(() => ask(endpoint, body));
  if (answer.status === 429) {
    // Behind the limit on tries the work itself is to be seen too.
    await owner.query('delete from attempts');
    answer = await ask(endpoint, body);
  }
  const { status, text, headers } = answer;
  const complaints = [
    ...(STATUSES.has(status) ? [] : [`${status} ${text.slice(0, 200)}`]),
    ...(ms > SLOWEST_MS ? [`took ${ms} ms`] : []),
    ...(WORDS_OF_THE_SERVER.test(text) && status !== 200 ? [`tells ${text.slice(0, 200)}`] : []),
    ...missingHeaders(headers, endpoint.path),
    ...(number % 7 > 0 || isOfTheContract(endpoint, status, text) ? [] : [`another shape: ${text.slice(0, 200)}`]),
  ];
  if (endpoint.path === '/api/v2/logout' && status === 200) token = await newToken();
  // The next body may change the same report.
  if (endpoint.scope === 'report' && endpoint.kind === 'write' && status === 200) {
    await owner.query(`update reports set version = 1, state = 'submitted' where care_home_id = $1`, [
      home.care_home_id,
    ]);
  }
  return complaints.map((complaint) => `${name}: ${complaint}`);
}

async function timed<Result>(work: () => Promise<Result>): Promise<[result: Result, ms: number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}

function isOfTheContract(endpoint: Endpoint, status: number, text: string): boolean {
  const answer: unknown = JSON.parse(text);
  if (status === 200) return endpoint.output.safeParse(answer).success;
  const { message, errors } = answer as { message?: unknown; errors?: Record<string, string[]> };
  const hasReasons = status !== 422 || Object.values(errors ?? {}).flat().length > 0;
  return typeof message === 'string' && message !== '' && hasReasons;
}

async function injected({ path }: Endpoint, payload: string | Buffer) {
  const answer = await world.app.fastify.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  const headers = new Headers(answer.headers as Record<string, string>);
  return { status: answer.statusCode, text: answer.payload, headers };
}

async function overHttp({ path }: Endpoint, body: string | Buffer) {
  const answer = await fetch(`${world.address}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
