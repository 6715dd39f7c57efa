import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { inviteStaffMember, listStaff } from '@heartsease/domain/staff/staff.endpoints.ts';
import { callsOfTheContract } from '../test/calls.ts';
import { openPage } from '../test/browser-page.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const NOTE = 'She hummed along to Abide with me until the kettle boiled';
/** Nothing else may stand in a line. */
const KEYS = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'reqId',
  'msg',
  'path',
  'status',
  'ms',
  'kind',
  'stack',
  'err',
]);

const lines: string[] = [];
let world: World;
/** What was typed, sent and answered: none of it may be found in a line. */
const secrets: string[] = [
  'heartsease-typed-wrong',
  'Hartley',
  'Eileen',
  NOTE,
  'Priya',
  'Anand',
  'priya@elsewhere.example',
];
let metrics = '';

beforeAll(async () => {
  world = await openWorld({ log_level: 'debug' }, { write: (line) => void lines.push(line) });
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ word: string }>(
      `select email as word from accounts union select last_name from accounts union select last_name from residents
       union select body from outgoing_mails`,
    ),
  );
  secrets.push(...rows.map(({ word }) => word));
  await aDay();
  await aDayOfTrouble();
  metrics = await (await fetch(`${world.address}/metrics`)).text();
});
afterAll(async () => await world.close());

/** What people do: sign in, look, log, invite. */
async function aDay(): Promise<void> {
  const nadia = await world.as('coordinator@larch-house.example');
  const anita = await world.as('manager@larch-house.example');
  const { body: profile } = await nadia.asks(me, {});
  const { body: residents } = await nadia.asks(listResidents, { q: 'Eileen Hartley' });
  const resident_id = residents.items[0]?.id ?? '';
  await nadia.asks(getResident, { resident_id });
  await nadia.asks(getToday, {});
  await anita.asks(listStaff, {});
  const write = { client_id: uuidv7(), care_home_id: profile.carehome.id };
  const now = new Date().toISOString();
  const moment = { resident_id, response: 'loved', basis: 'individual', answered_at: now, note: NOTE } as const;
  const song = { title: NOTE, format: 'one_to_one', started_at: now, minutes: 10, note: NOTE } as const;
  expect((await nadia.asks(logReport, { ...write, ...song, moments: [moment] })).status).toBe(200);
  const priya = { first_name: 'Priya', last_name: 'Anand', email: 'priya@elsewhere.example', role: 'carer' } as const;
  const invited = await anita.asks(inviteStaffMember, { ...write, client_id: uuidv7(), ...priya });
  await world.anyone.asks(startReset, { email: 'carer@larch-house.example' });
  const page = openPage(world);
  await page.signsIn('carer@larch-house.example');
  await page.sends(me.path, {});
  secrets.push(nadia.token, anita.token, page.token, invited.body.code ?? '', ...page.cookies.values(), resident_id);
}

/** What goes wrong: wrong words, odd addresses, dead tokens, and a database that fails in the middle. */
async function aDayOfTrouble(): Promise<void> {
  const { anyone, address } = world;
  const nadia = await world.as('coordinator@larch-house.example');
  await anyone.sends('/api/v2/login', {
    email: 'Eileen.Hartley@larch-house.example',
    password: 'heartsease-typed-wrong',
  });
  await anyone.sends('/api/v2/login', '{"email":"Eileen Hartley');
  await anyone.sends('/api/v2/login', 'email=Eileen', { 'content-type': 'text/plain; name=Hartley' });
  await anyone.sends('/api/v2/Eileen/Hartley?note=Eileen', {});
  await anyone.sends('/api/v2/%zzEileen', {});
  await fetch(`${address}/reset-password?token=Eileen-Hartley`);
  await fetch(`${address}/Eileen/Hartley.txt`, { headers: { 'user-agent': 'Eileen', referer: 'https://Hartley/' } });
  await anyone.sends(me.path, {}, { authorization: 'Bearer wb1_Eileen-Hartley', cookie: 'name=Hartley' });
  await nadia.sends('/api/v2/resident/get', { resident_id: 'Eileen Hartley' });
  await nadia.sends('/api/v2/login', { email: 'a'.repeat(300_000), password: 'Eileen' });
  // The database says no with a sentence that quotes the value.
  await asOwner(world.ownerUrl, (client) =>
    client.query(`alter table residents add constraint no_eileen check (known_as <> 'Eileen') not valid;
                  alter table app_activities add constraint no_eileen check (platform <> 'Eileen Hartley')`),
  );
  const failed = await nadia.sends('/api/v2/app-activity', { version: '2.8.2', platform: 'Eileen Hartley' });
  expect(failed).toMatchObject({
    status: 500,
    body: { message: 'We have been notified of this issue. If this problem persists, please contact us' },
  });
  secrets.push(nadia.token);
}

test('no line of the log holds a name, an address, a note or a token', () => {
  expect(lines.length).toBeGreaterThan(20);
  expect(secrets.length).toBeGreaterThan(100);
  for (const secret of secrets) {
    const told = lines.find((line) => secret.length > 3 && hasWord(line, secret));
    expect(told, `“${secret}” is in the log`).toBeUndefined();
  }
});

function hasWord(line: string, word: string): boolean {
  const at = line.indexOf(word);
  return at >= 0 && !/\p{L}/u.test(line[at - 1] ?? '') && !/\p{L}/u.test(line[at + word.length] ?? '');
}

test('a line of the log holds nothing but what is agreed', () => {
  for (const line of lines) {
    const written = JSON.parse(line) as Record<string, unknown>;
    expect(
      Object.keys(written).filter((key) => !KEYS.has(key)),
      line,
    ).toEqual([]);
  }
});

test('every answer is a line with the pattern of its path, its status and how long it took', async () => {
  const patterns = new Set((await callsOfTheContract()).map(({ path }) => path));
  const answered = lines.map((line) => JSON.parse(line) as { msg: string; path: string; status: number; ms: number });
  const paths = answered.filter(({ msg }) => msg === 'answered').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(15);
  const others = paths.filter((path) => !patterns.has(path as `/api/v2/${string}`));
  expect([...new Set(others)].toSorted()).toEqual(expect.arrayContaining(['none']));
  for (const path of others) expect(['none', '/*', '/', '/metrics']).toContain(path);
});

test('only what surprised the server is told as a surprise, by its kind and place', () => {
  const surprises = lines.filter((line) => line.includes('surprise')).map((line) => JSON.parse(line) as object);
  expect(surprises).toEqual([
    expect.objectContaining({ level: 50, kind: 'error 23514', stack: expect.stringContaining('at ') }),
  ]);
});

test('an address that is not there is no trouble', () => {
  const troubles = lines
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 40);
  expect(troubles.map(({ msg }) => msg).filter((msg) => msg !== 'the app is not built; only calls are served')).toEqual(
    ['surprise'],
  );
});

test('the figures of the server name calls and nobody', () => {
  expect(metrics).toContain('heartsease_answers_total{path="/api/v2/login",status="200"}');
  for (const secret of secrets) expect(secret.length > 3 && hasWord(metrics, secret), secret).toBe(false);
});
