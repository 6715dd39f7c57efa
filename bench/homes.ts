import { rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { runningDatabase } from '../server/db/embedded.ts';
import { logOfEight } from './report-apart.ts';
import { startServer, temporaryFolder } from '../server/test/server-process.ts';
import { asOwner, signedIn } from '../server/test/world.ts';
import { copyHome } from './copied-home.ts';
import { DASHBOARD_CALLS, MOST_MS } from './dashboard-calls.ts';
import { middle } from './figures.ts';
import type { Measured } from './figures.ts';
import { grow } from './grown-home.ts';
import { loadHttp } from './load.ts';
import type { Call } from './load.ts';

/**
 * What the dashboard and a report cost among 500 homes of 20,000 moments each, beside a database that holds the demo
 * world alone; both servers run at once and are asked in turns. `node bench/homes.ts [homes] [seconds] [rounds]`.
 * With 500 homes it writes ten million moments first, which takes a quarter of an hour and 12 GB below `TMPDIR`.
 */
const [homes = 500, seconds = 3, rounds = 3] = process.argv.slice(2).map(Number);
/** Promised (issue 5): how much more a report may cost than on an empty database. */
const MOST_RATIO_OF_REPORT = 1.2;
const MANAGER = 'manager@teme-bank.example';
const RELATIVE = 'relative@teme-bank.example';

const small = await serverOn();
const large = await serverOn();
try {
  // The same home on both: with a year of its own, so that only what stands around it differs.
  for (const { url } of [small, large]) await asOwner(url, (client) => grow(client, 'Teme Bank', 1));
  const moments = await fill(large.url);
  await asOwner(small.url, (client) => client.query('vacuum analyze'));
  const reads = DASHBOARD_CALLS.map(({ path, by }) => ({ path, of: read(path, by) }));
  const rows = [];
  for (const { path, of } of [
    ...reads,
    { path: logReport.path, of: { small: await logOfEight(small), large: await logOfEight(large) } },
  ]) {
    const seen: Record<'small' | 'large', Measured[]> = { small: [], large: [] };
    await measure(small, of.small);
    await measure(large, of.large);
    for (let round = 0; round < rounds; round += 1) {
      seen.small.push(await measure(small, of.small));
      seen.large.push(await measure(large, of.large));
    }
    const [alone, among] = [middle(seen.small), middle(seen.large)];
    const ratio = among.p50_ms / alone.p50_ms;
    const holds = path === logReport.path ? ratio <= MOST_RATIO_OF_REPORT : among.p50_ms <= MOST_MS;
    rows.push({
      path,
      alone: alone.p50_ms,
      among: among.p50_ms,
      ratio,
      isKept: holds && alone.errors + among.errors === 0,
    });
    process.stdout.write(`${path}: ${alone.p50_ms.toFixed(1)} and ${among.p50_ms.toFixed(1)} ms\n`);
  }
  writeFileSync(
    join(import.meta.dirname, 'results', `homes-${new Date().toISOString().slice(0, 10)}.md`),
    told(rows, moments),
  );
} finally {
  for (const { server, dataDir } of [small, large]) {
    server.kill('SIGTERM');
    await server.ended;
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}

async function serverOn() {
  const dataDir = join(temporaryFolder(), 'data');
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'true', TRUST_PROXY: 'true', LOG_LEVEL: 'warn' });
  await server.ready();
  const url = (await runningDatabase(dataDir)) ?? '';
  const { token, asks } = await signedIn(server.address, MANAGER);
  const relative = await signedIn(server.address, RELATIVE);
  return { server, dataDir, url, token, asks, tokens: { manager: token, relative: relative.token } };
}

/** @returns how many moments there are then */
async function fill(url: string): Promise<number> {
  return await asOwner(url, async (client) => {
    // What is copied was checked when it was written first.
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    const { rows: sources } = await client.query<{ id: string }>(`select id from care_homes where name = 'Teme Bank'`);
    const { rows: there } = await client.query<{ count: number }>('select count(*)::int from care_homes');
    for (let home = there[0]?.count ?? 0; home < homes; home += 1) {
      await copyHome(client, sources[0]?.id ?? '', home);
      if (home % 50 === 0) process.stdout.write(`${home} homes\n`);
    }
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ count: number }>('select count(*)::int from moments');
    return rows[0]?.count ?? 0;
  });
}

function read(path: string, by: 'manager' | 'relative'): Record<'small' | 'large', Call> {
  return {
    small: { path, token: small.tokens[by], body: () => ({}) },
    large: { path, token: large.tokens[by], body: () => ({}) },
  };
}

async function measure({ server }: typeof small, call: Call) {
  return await loadHttp(server.address, [call], 1, seconds);
}

function told(
  rows: { path: string; alone: number; among: number; ratio: number; isKept: boolean }[],
  moments: number,
): string {
  return [
    `# A home among ${homes}, ${new Date().toISOString()}`,
    '',
    `${moments} moments in one database, 20,000 a home; beside it the demo world with the same home in it. p50 at 1 ` +
      `connection over HTTP, the middle of ${rounds} rounds of ${seconds} s in turns. ` +
      `${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[1]?.toFixed(1)}. ` +
      `Promised: at most ${MOST_MS} ms; a report at most ${MOST_RATIO_OF_REPORT} times.`,
    '',
    '| call | demo world, ms | among all, ms | ratio | promise |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ path, alone, among, ratio, isKept }) =>
        `| ${path.replace('/api/v2/', '')} | ${alone.toFixed(1)} | ${among.toFixed(1)} | ${ratio.toFixed(2)} | ${isKept ? 'kept' : 'MISSED'} |`,
    ),
    '',
  ].join('\n');
}
