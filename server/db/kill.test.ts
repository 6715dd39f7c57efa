import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { freePort, isReady, postgresPid, startServer, temporaryFolder } from '../test/server-process.ts';
import type { ServerProcess } from '../test/server-process.ts';
import { groupReport, openSmallHome } from '../test/small-home.ts';
import type { SmallHome } from '../test/small-home.ts';
import { asOwner, signedIn } from '../test/world.ts';
import type { Asker } from '../test/world.ts';
import { runningDatabase } from './embedded.ts';

const WRITERS = 4;
const KILLS = 11;
/** A start after a crash: E2 allows 15 s until the server is ready. On a quiet machine it takes 2. */
const READY_WITHIN_MS = 15_000;

/**
 * The promise of the whole house (E1, E2): whatever is killed while phones send reports, a report that
 * was answered is there, and a report that was sent again is there once.
 */
test('kill -9 of the server and of the database loses no answered report and doubles none', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const port = await freePort();
  let server = await startServer({ DATA_DIR: dataDir }, { port });
  await server.ready();
  const home = await openSmallHome((await runningDatabase(dataDir)) ?? '');
  const phones = await Promise.all(Array.from({ length: WRITERS }, () => signedIn(server.address, home.email)));
  const sending = new AbortController();
  const kept = phones.map((phone) => sendUntil(sending.signal, phone, home));

  const waits: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    server = await killServer(server, dataDir, port);
    waits.push(await timeUntilReady(server));
    await pause(200 + Math.random() * 600);
    killDatabase(dataDir, kill);
    await pause(50);
    waits.push(await timeUntilReady(server));
    await pause(200 + Math.random() * 600);
  }
  sending.abort();
  const answered = (await Promise.all(kept)).flat();
  const stored = await storedReports(dataDir);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  rmSync(dirname(dataDir), { recursive: true, force: true });

  expect(new Set(answered).size).toBe(answered.length);
  expect(answered.filter((client_id) => !stored.has(client_id))).toEqual([]);
  expect([...stored].filter(([, count]) => count !== 1)).toEqual([]);
  expect(stored.size).toBe(answered.length);
  expect(Math.max(...waits)).toBeLessThan(READY_WITHIN_MS);
  expect(answered.length).toBeGreaterThan(KILLS * WRITERS);
  process.stdout.write(
    `${2 * KILLS} kills, ${answered.length} reports answered, 0 lost, 0 doubled; ready again after ${Math.max(...waits)} ms at most\n`,
  );
}, 180_000);

/** Sends one report after the other; each again and again under the same id, until it is answered. */
async function sendUntil(end: AbortSignal, phone: Asker, home: SmallHome): Promise<string[]> {
  const kept: string[] = [];
  while (!end.aborted) {
    const report = groupReport(home);
    while ((await send(phone, report)) !== 200) await pause(20);
    kept.push(report.client_id);
  }
  return kept;
}

async function send(phone: Asker, report: ReturnType<typeof groupReport>): Promise<number | null> {
  const status = await phone.asks(logReport, report).then(
    (answer) => answer.status,
    () => null,
  );
  // a phone is told to wait, or hears nothing; it is never told that its report is wrong, or that it is signed out
  if (status !== null && status !== 200 && status !== 503) throw new Error(`answered with ${status}`);
  return status;
}

async function killServer(server: ServerProcess, dataDir: string, port: number): Promise<ServerProcess> {
  server.kill('SIGKILL');
  await server.ended;
  return await startServer({ DATA_DIR: dataDir }, { port });
}

/** In turn: the postmaster alone, all of PostgreSQL's processes, and one that serves a connection. */
function killDatabase(dataDir: string, turn: number): void {
  const postmaster = postgresPid(dataDir);
  const children = childrenOf(postmaster);
  const victims = [[postmaster], [postmaster, ...children], children.slice(-1)][turn % 3] ?? [];
  for (const pid of victims) process.kill(pid, 'SIGKILL');
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

async function timeUntilReady({ address }: ServerProcess): Promise<number> {
  const began = Date.now();
  while (!(await isReady(address)) && Date.now() - began < 2 * READY_WITHIN_MS) await pause(20);
  return Date.now() - began;
}

/** How often each report is there, by the device's own id; a report counts only with all its moments. */
async function storedReports(dataDir: string): Promise<Map<string, number>> {
  const { rows } = await asOwner((await runningDatabase(dataDir)) ?? '', (client) =>
    client.query<{ client_id: string; count: number }>(`
      select client_id, count(*)::int as count from reports r
       where (select count(*) from moments m where m.care_home_id = r.care_home_id and m.report_id = r.id) = 8
       group by client_id`),
  );
  return new Map(rows.map((row) => [row.client_id, row.count]));
}
