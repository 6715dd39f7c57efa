import { rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { runningDatabase } from '../server/db/embedded.ts';
import { startServer, temporaryFolder } from '../server/test/server-process.ts';
import { openSmallHome } from '../server/test/small-home.ts';
import { asOwner, signedIn } from '../server/test/world.ts';
import { middle } from './figures.ts';
import type { Measured } from './figures.ts';
import { grow } from './grown-home.ts';
import { loadHttp } from './load.ts';
import type { Call } from './load.ts';
import { logOfEight } from './report-apart.ts';

/**
 * What a report of eight costs in a home of one year and in one of ten, beside an empty database that knows those eight
 * people and nothing else; both servers run at once and are asked in turns. `node bench/logging.ts [seconds] [rounds]`.
 */
const [seconds = 5, rounds = 5] = process.argv.slice(2).map(Number);
/** Promised (issue 5): how much more a report may cost than on an empty database. */
const MOST_RATIO = 1.2;

interface Asked {
  name: string;
  address: string;
  call: Call;
}

const empty = await serverOn('false');
const filled = await serverOn('true');
try {
  await asOwner(filled.url, async (client) => {
    await grow(client, 'Teme Bank', 1);
    await grow(client, 'Tŷ Rhosyn', 10);
  });
  const asked: Asked[] = [
    await loggingIn(empty.address, 'empty database', (await openSmallHome(empty.url)).email),
    await loggingIn(filled.address, 'home of one year', 'manager@teme-bank.example'),
    await loggingIn(filled.address, 'home of ten years', 'manager@ty-rhosyn.example'),
  ];
  const seen = new Map<string, Measured[]>(asked.map(({ name }) => [name, []]));
  // The first are of code that is not compiled yet, and of tables that PostgreSQL will count within a minute by itself.
  for (const one of asked) await measure(one);
  for (const { url } of [empty, filled]) await asOwner(url, (client) => client.query('vacuum analyze'));
  for (let round = 0; round < rounds; round += 1) for (const one of asked) seen.get(one.name)?.push(await measure(one));
  const text = told(asked.map(({ name }) => ({ name, ...middle(seen.get(name) ?? []) })));
  process.stdout.write(text);
  writeFileSync(join(import.meta.dirname, 'results', `logging-${new Date().toISOString().slice(0, 10)}.md`), text);
} finally {
  for (const { server, dataDir } of [empty, filled]) {
    server.kill('SIGTERM');
    await server.ended;
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}

async function serverOn(DEMO: 'true' | 'false') {
  const dataDir = join(temporaryFolder(), 'data');
  const server = await startServer({ DATA_DIR: dataDir, DEMO, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' });
  await server.ready();
  return { server, dataDir, address: server.address, url: (await runningDatabase(dataDir)) ?? '' };
}

async function loggingIn(address: string, name: string, email: string): Promise<Asked> {
  return { name, address, call: await logOfEight(await signedIn(address, email)) };
}

async function measure({ address, call }: Asked): Promise<Measured> {
  return await loadHttp(address, [call], 1, seconds);
}

function told(rows: (Measured & { name: string })[]): string {
  const base = rows[0]?.p50_ms ?? 0;
  const lines = rows.map(({ name, p50_ms, errors }) => {
    const ratio = p50_ms / base;
    const isKept = ratio <= MOST_RATIO && errors === 0;
    return `| ${name} | ${p50_ms.toFixed(1)} | ${ratio.toFixed(2)} | ${isKept ? 'kept' : 'MISSED'} |`;
  });
  return [
    `# A report of eight, ${new Date().toISOString()}`,
    '',
    `p50 at 1 connection over HTTP, the middle of ${rounds} rounds of ${seconds} s in turns. ${cpus().length} × ` +
      `${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[1]?.toFixed(1)}. ` +
      `Promised: at most ${MOST_RATIO} times what it costs on an empty database.`,
    '',
    '| where | ms | ratio | promise |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
