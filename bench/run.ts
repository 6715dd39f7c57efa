import { execFileSync, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runningDatabase } from '../server/db/embedded.ts';
import { startServer, temporaryFolder } from '../server/test/server-process.ts';
import type { ServerProcess } from '../server/test/server-process.ts';
import { bareWorker } from './bare-work.ts';
import { middle } from './figures.ts';
import type { Measured } from './figures.ts';
import { jobsOf } from './jobs.ts';
import type { Job } from './jobs.ts';
import { loadDirectly, loadHttp } from './load.ts';
import { memoryOf } from './process-memory.ts';
import { keepResults } from './results.ts';
import type { JobFigures } from './results.ts';

const CONNECTIONS = [1, 10, 50];
/** PostgreSQL takes 60 connections; the server holds its own. */
const MOST_BARE_CONNECTIONS = 24;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    /** A part of a job's name: then nothing is kept. */
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

const dataDir = join(temporaryFolder(), 'data');
const running: ServerProcess[] = [];
try {
  await run();
} finally {
  for (const server of running) await end(server);
  rmSync(dirname(dataDir), { recursive: true, force: true });
}

async function run(): Promise<void> {
  const first = await start();
  await end(first.server);
  const { server, ready_ms } = await start();
  const url = (await runningDatabase(dataDir)) ?? '';
  const jobs = (await jobsOf(server.address, url)).filter(({ name }) => name.includes(values.only ?? ''));
  const figures: JobFigures[] = [];
  for (const job of jobs) {
    const floor = await startFloor(job);
    // the first calls of a process are slower: its code is compiled, its connections are opened
    await loadHttp(server.address, job.calls, 10, 2 * seconds);
    for (const connections of CONNECTIONS) {
      process.stdout.write(`${job.name}, ${connections} at once\n`);
      figures.push(await figuresOf(job, connections, { heartsease: server.address, memory: floor.address, url }));
    }
    floor.process.disconnect();
  }
  keepResults(
    {
      commit: commitId(),
      at: new Date().toISOString(),
      machine: `${cpus().length} × ${cpus()[0]?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${loadavg()[1]?.toFixed(1)}`,
      seconds_a_round: seconds,
      rounds,
      first_start_with_seeding_ms: first.ready_ms,
      next_start_ms: ready_ms,
      memory_after_mb: Math.round(memoryOf(server)),
      jobs: figures,
    },
    values.only === undefined,
  );
}

async function start(): Promise<{ server: ServerProcess; ready_ms: number }> {
  const began = Date.now();
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'true', TRUST_PROXY: 'true', LOG_LEVEL: 'warn' });
  running.push(server);
  await server.ready();
  return { server, ready_ms: Date.now() - began };
}

async function end(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM');
  await server.ended;
}

async function startFloor({ answers }: Job): Promise<{ address: string; process: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'memory-floor.ts'));
  const address = new Promise<string>((resolve) => {
    child.once('message', (message) => typeof message === 'string' && resolve(message));
  });
  child.send(answers);
  return { address: await address, process: child };
}

/** Ours and both floors in turn, several rounds: whatever else the machine does hits all three alike. */
async function figuresOf(
  { name, calls, bare }: Job,
  connections: number,
  at: { heartsease: string; memory: string; url: string },
): Promise<JobFigures> {
  const seen: Record<'heartsease' | 'memory' | 'bare_sql', Measured[]> = { heartsease: [], memory: [], bare_sql: [] };
  const workers = await Promise.all(
    Array.from({ length: Math.min(connections, MOST_BARE_CONNECTIONS) }, () => bareWorker(at.url, bare)),
  );
  const works = workers.map(({ work }) => work);
  for (let round = 0; round < rounds; round += 1) {
    seen.heartsease.push(await loadHttp(at.heartsease, calls, connections, seconds));
    seen.bare_sql.push(await loadDirectly(works, seconds));
    seen.memory.push(await loadHttp(at.memory, calls, connections, seconds));
  }
  for (const worker of workers) await worker.end();
  return {
    job: name,
    connections,
    heartsease: middle(seen.heartsease),
    bare_sql: middle(seen.bare_sql),
    memory: middle(seen.memory),
  };
}

function commitId(): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', '../server', '../domain') !== '';
  return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : '');
}
