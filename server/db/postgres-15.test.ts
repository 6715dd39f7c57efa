import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { freePort, startServer, temporaryFolder } from '../test/server-process.ts';
import { asOwner, signedIn } from '../test/world.ts';

// Whole servers start here, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** Debian 12's own PostgreSQL: older than the stated floor (16), so what works here works above it. */
const BIN = '/usr/lib/postgresql/15/bin';
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const user = isRoot ? NOBODY : {};

if (!existsSync(BIN) && isRoot && existsSync('/usr/bin/apt-get')) install();
const isThere = existsSync(BIN);

function install(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env: environment });
  spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', 'postgresql-15'], {
    stdio: 'ignore',
    env: environment,
  });
}

let folder: string;
let postgres: ChildProcess;
let administrator: string;

beforeAll(async () => {
  if (!isThere) return;
  folder = temporaryFolder(isRoot ? NOBODY : undefined);
  const cluster = join(folder, 'cluster');
  const port = await freePort();
  execFileSync(`${BIN}/initdb`, ['-D', cluster, '-U', 'administrator', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  postgres = spawn(`${BIN}/postgres`, ['-D', cluster, '-k', folder, '-p', String(port), '-h', '127.0.0.1'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  administrator = `postgresql://administrator@127.0.0.1:${port}/postgres`;
  await untilItAnswers(administrator);
});
afterAll(async () => {
  if (!isThere) return;
  const ended = new Promise((resolve) => postgres.once('exit', resolve));
  postgres.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

async function untilItAnswers(url: string): Promise<void> {
  const isUp = async () =>
    await asOwner(url, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  for (const until = Date.now() + 20_000; !(await isUp()) && Date.now() < until;) await pause(50);
}

/** A database of its own, and the user that a server connects as. */
async function newDatabase(name: string, rights: string): Promise<string> {
  await asOwner(administrator, async (client) => {
    await client.query(`create role ${name} login ${rights}`);
    await client.query(`create database ${name} owner ${name}`);
  });
  return administrator.replace('administrator@', `${name}@`).replace('/postgres', `/${name}`);
}

test.runIf(isThere)(
  'on PostgreSQL 15 the demo home lives, for a user that is no superuser',
  async () => {
    const url = await newDatabase('heartsease', 'createrole');
    const server = await startServer({ DATABASE_URL: url, DEMO: 'true' });
    await server.ready();
    const nadia = await signedIn(server.address, 'coordinator@larch-house.example');
    const care_home_id = (await nadia.asks(me, {})).body.carehome.id;
    const session = (await nadia.asks(getToday, {})).body.on_now;
    const answered_at = new Date().toISOString();
    const logged = await nadia.asks(logReport, {
      client_id: uuidv7(),
      care_home_id,
      planned_session_id: session?.id ?? null,
      activity_id: session?.activity_id ?? null,
      title: session?.title ?? '',
      format: 'group',
      started_at: new Date(Date.now() - 600_000).toISOString(),
      minutes: 20,
      usual_response: 'enjoyed',
      moments: (session?.people ?? []).map(({ id }) => ({
        resident_id: id,
        response: 'enjoyed' as const,
        basis: 'group' as const,
        answered_at,
      })),
    });
    expect(logged.status).toBe(200);
    const today = await nadia.asks(getToday, {});
    expect(today.body.sessions.find(({ id }) => id === session?.id)).toMatchObject({ state: 'done' });
    expect(await rowsWithoutATenant(url)).toBe(0);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
  120_000,
);

/** What the role of the requests sees of a home's people when no home is set: nothing. */
async function rowsWithoutATenant(url: string): Promise<number> {
  return await asOwner(url, async (client) => {
    await client.query('set role heartsease_app');
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from residents');
    return rows[0]?.count ?? 0;
  });
}

test.runIf(isThere)('a user that may make no roles is told what an administrator must run', async () => {
  const url = await newDatabase('plain', 'nocreaterole');
  await asOwner(administrator, (client) => client.query('revoke heartsease_app from heartsease'));
  const server = await startServer({ DATABASE_URL: url });
  expect(await server.ended).toBe(1);
  expect(server.printed()).toBe(
    'The user of DATABASE_URL may not make the role that requests run as. Let an administrator run: create role heartsease_app nologin; grant heartsease_app to plain;\n',
  );
  await asOwner(administrator, (client) => client.query('grant heartsease_app to plain'));
  const again = await startServer({ DATABASE_URL: url });
  await again.ready();
  again.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

test.runIf(isThere)('a database that is not there is told in a sentence', async () => {
  const nowhere = await startServer({ DATABASE_URL: administrator.replace('/postgres', '/nowhere') });
  expect(await nowhere.ended).toBe(1);
  expect(nowhere.printed()).toBe('The database of DATABASE_URL can\'t be reached: database "nowhere" does not exist\n');
});
