import { writeFileSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { runningDatabase } from '../server/db/embedded.ts';
import { startServer, temporaryFolder } from '../server/test/server-process.ts';
import { asOwner, signedIn } from '../server/test/world.ts';
import { DASHBOARD_CALLS, MOST_MS } from './dashboard-calls.ts';
import { middle } from './figures.ts';
import type { Measured } from './figures.ts';
import { RESIDENTS, grow } from './grown-home.ts';
import { loadHttp } from './load.ts';

/**
 * What every call of the dashboard costs a home with ten years behind it, beside one with one year: 60 residents,
 * 200,000 moments against 20,000, in one database, in turns. `node bench/years.ts [seconds] [rounds]`.
 */
const [seconds = 3, rounds = 3] = process.argv.slice(2).map(Number);
const YEARS = 10;
/** Promised (issue 5): how much more ten years may cost than one. */
const MOST_RATIO = 1.5;

const dataDir = join(temporaryFolder(), 'data');
const server = await startServer({ DATA_DIR: dataDir, DEMO: 'true', TRUST_PROXY: 'true', LOG_LEVEL: 'warn' });
try {
  await server.ready();
  const url = (await runningDatabase(dataDir)) ?? '';
  const moments = await asOwner(url, async (client) => {
    const counts = [await grow(client, 'Teme Bank', 1), await grow(client, 'Tŷ Rhosyn', YEARS)];
    await client.query('vacuum analyze');
    return counts;
  });
  const one = await askersOf('teme-bank');
  const ten = await askersOf('ty-rhosyn');
  const rows = [];
  // The first reading after so much was written is of the disk, and code is compiled.
  for (const { path, by } of DASHBOARD_CALLS) for (const home of [one, ten]) await measure(path, home[by].token);
  for (const { path, by } of DASHBOARD_CALLS) {
    const seen: Record<'one' | 'ten', Measured[]> = { one: [], ten: [] };
    for (let round = 0; round < rounds; round += 1) {
      seen.one.push(await measure(path, one[by].token));
      seen.ten.push(await measure(path, ten[by].token));
    }
    const [ofOne, ofTen] = [middle(seen.one), middle(seen.ten)];
    const ratio = ofTen.p50_ms / ofOne.p50_ms;
    const isKept = ofTen.p50_ms <= MOST_MS && ratio <= MOST_RATIO && ofOne.errors + ofTen.errors === 0;
    rows.push({ path, one: ofOne.p50_ms, ten: ofTen.p50_ms, ratio, isKept });
    process.stdout.write(`${path}: ${ofOne.p50_ms.toFixed(1)} and ${ofTen.p50_ms.toFixed(1)} ms\n`);
  }
  writeFileSync(
    join(import.meta.dirname, 'results', `years-${new Date().toISOString().slice(0, 10)}.md`),
    told(rows, moments),
  );
} finally {
  server.kill('SIGTERM');
  await server.ended;
  rmSync(dirname(dataDir), { recursive: true, force: true });
}

async function askersOf(home: string) {
  const [manager, relative] = [`manager@${home}.example`, `relative@${home}.example`];
  return { manager: await signedIn(server.address, manager), relative: await signedIn(server.address, relative) };
}

async function measure(path: string, token: string) {
  return await loadHttp(server.address, [{ path, token, body: () => ({}) }], 1, seconds);
}

function told(
  rows: { path: string; one: number; ten: number; ratio: number; isKept: boolean }[],
  moments: number[],
): string {
  const lines = rows.map(
    ({ path, one, ten, ratio, isKept }) =>
      `| ${path.replace('/api/v2/', '')} | ${one.toFixed(1)} | ${ten.toFixed(1)} | ${ratio.toFixed(2)} | ${isKept ? 'kept' : 'MISSED'} |`,
  );
  return [
    `# The dashboard over the years, ${new Date().toISOString()}`,
    '',
    `${RESIDENTS} residents, ${moments[0]} moments in one year against ${moments[1]} in ${YEARS}. ` +
      `p50 at 1 connection over HTTP, the middle of ${rounds} rounds of ${seconds} s in turns. ` +
      `${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[1]?.toFixed(1)}. ` +
      `Promised: at most ${MOST_MS} ms and ${MOST_RATIO} times.`,
    '',
    '| call | one year, ms | ten years, ms | ratio | promise |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
