import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { postgresPid, startServer, temporaryFolder } from '../test/server-process.ts';
import type { ServerProcess } from '../test/server-process.ts';
import { groupReport, openSmallHome } from '../test/small-home.ts';
import { asOwner, signedIn } from '../test/world.ts';
import type { Asker } from '../test/world.ts';
import { runningDatabase } from './embedded.ts';
import { isAlive } from './postgres-process.ts';

// Whole servers start here, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const GRACE_MS = 10_000;

const running: { server: ServerProcess; dataDir: string }[] = [];
afterEach(async () => {
  for (const { server, dataDir } of running.splice(0)) {
    server.kill('SIGTERM');
    await server.ended;
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
});

async function start() {
  const dataDir = join(temporaryFolder(), 'data');
  const server = await startServer({ DATA_DIR: dataDir });
  running.push({ server, dataDir });
  return { server, dataDir };
}

async function startWithHome() {
  const { server, dataDir } = await start();
  await server.ready();
  const url = (await runningDatabase(dataDir)) ?? '';
  return { server, dataDir, url, home: await openSmallHome(url) };
}

/** What is left of a server once it has ended: nothing, in time. */
async function endOf(server: ServerProcess, dataDir: string, signals: ('SIGTERM' | 'SIGINT')[]) {
  const pid = postgresPid(dataDir);
  const began = Date.now();
  for (const signal of signals) server.kill(signal);
  const code = await server.ended;
  const isInTime = Date.now() - began < GRACE_MS;
  // it takes its file away just before it ends
  for (let wait = 0; wait < 100 && isAlive(pid); wait += 1) await pause(20);
  return {
    code,
    isInTime,
    isDatabaseLeft: isAlive(pid) || existsSync(join(dataDir, 'postgres/postmaster.pid')),
  };
}
const IN_ORDER = { code: 0, isInTime: true, isDatabaseLeft: false };

test('SIGTERM ends the server and its database in order', async () => {
  const { server, dataDir } = await start();
  await server.ready();
  expect(await endOf(server, dataDir, ['SIGTERM'])).toEqual(IN_ORDER);
});

test('Ctrl+C does too, though the terminal and npm both tell of it', async () => {
  const { server, dataDir } = await start();
  await server.ready();
  expect(await endOf(server, dataDir, ['SIGINT', 'SIGINT'])).toEqual(IN_ORDER);
});

test('a server that is told to end while it starts leaves no database running', async () => {
  const { server, dataDir } = await start();
  await expect.poll(() => existsSync(join(dataDir, 'postgres/postmaster.pid')), { timeout: 20_000 }).toBe(true);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('a port that is taken is named, and no database is left running', async () => {
  const { server } = await start();
  await server.ready();
  const dataDir = join(temporaryFolder(), 'data');
  const second = await startServer({ DATA_DIR: dataDir }, { port: Number(new URL(server.address).port) });
  running.push({ server: second, dataDir });
  expect(await second.ended).toBe(1);
  expect(second.printed()).toContain('That port is in use already. Choose another with PORT.');
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('a request under way gets its answer before the server ends', async () => {
  const { server, dataDir, url, home } = await startWithHome();
  const nadia = await signedIn(server.address, home.email);
  const { asking, unlock } = await askBehindALock(url, nadia, groupReport(home));
  server.kill('SIGTERM');
  await pause(1_500);
  await unlock();
  expect((await asking).status).toBe(200);
  expect(await endOf(server, dataDir, [])).toEqual(IN_ORDER);
});

test('a request that hangs for ever does not keep the server from ending in order', async () => {
  const { server, dataDir, url, home } = await startWithHome();
  const nadia = await signedIn(server.address, home.email);
  const { asking, unlock } = await askBehindALock(url, nadia, groupReport(home));
  const lost = asking.catch(() => 'cut off');
  expect(await endOf(server, dataDir, ['SIGTERM'])).toEqual(IN_ORDER);
  expect(await lost).toBe('cut off');
  await unlock().catch(() => {});
});

/** A report that waits until `unlock`, because its table is held by somebody else. */
async function askBehindALock(url: string, asker: Asker, report: ReturnType<typeof groupReport>) {
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = asOwner(url, async (client) => {
    client.on('error', () => {});
    await client.query('begin');
    await client.query('lock table reports');
    locked.resolve();
    await release.promise;
    await client.query('commit');
  });
  holding.catch(() => {});
  await locked.promise;
  const asking = asker.asks(logReport, report);
  asking.catch(() => {});
  await pause(500);
  return {
    asking,
    async unlock() {
      release.resolve();
      await holding;
    },
  };
}

test('under load SIGTERM loses no request: each is answered, and what was answered is kept', async () => {
  const { server, dataDir, home } = await startWithHome();
  const writers = await Promise.all(Array.from({ length: 8 }, () => signedIn(server.address, home.email)));
  const outcomes = writers.map((writer) => writeUntilRefused(writer, home));
  await pause(2_000);
  expect(await endOf(server, dataDir, ['SIGTERM'])).toEqual(IN_ORDER);
  const written = (await Promise.all(outcomes)).flat();
  expect(written.filter((outcome) => outcome !== 'kept')).toEqual([]);
  expect(written.length).toBeGreaterThan(10);

  const next = await startServer({ DATA_DIR: dataDir });
  running.push({ server: next, dataDir });
  await next.ready();
  const { rows } = await asOwner((await runningDatabase(dataDir)) ?? '', (client) =>
    client.query('select count(*)::int as reports from reports'),
  );
  expect(rows).toEqual([{ reports: written.length }]);
});

/** One report after the other, until the server takes no new connection. That one was never under way. */
async function writeUntilRefused(writer: Asker, home: Parameters<typeof groupReport>[0]): Promise<string[]> {
  const outcomes: string[] = [];
  for (;;) {
    try {
      const { status } = await writer.asks(logReport, groupReport(home));
      outcomes.push(status === 200 ? 'kept' : `answered ${status}`);
    } catch (error) {
      if (codeOf(error) === 'ECONNREFUSED') return outcomes;
      outcomes.push(`lost: ${codeOf(error)}`);
    }
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
}
