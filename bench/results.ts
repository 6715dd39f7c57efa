import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from './figures.ts';

export interface JobFigures {
  job: string;
  connections: number;
  heartsease: Measured;
  /** The same work through plain `pg`. */
  bare_sql: Measured;
  /** The same bytes through Fastify, from memory. */
  memory: Measured;
}

export interface Results {
  commit: string;
  at: string;
  machine: string;
  seconds_a_round: number;
  rounds: number;
  first_start_with_seeding_ms: number;
  next_start_ms: number;
  memory_after_mb: number;
  jobs: JobFigures[];
}

/** What was promised (quality of the foundation): figures that miss it say so themselves. */
const PROMISES = { times_bare_sql: 3, next_start_ms: 5_000, memory_after_mb: 250, seeding_ms: 20_000 };
const PROMISED = /report|list|page|import/;
/** What is promised in time of its own, whatever the bare SQL takes. */
const PROMISED_P50 = [
  { job: /^what suits 12 people/, ms: 100 },
  { job: /PDF$/, ms: 5_000 },
];

export function keepResults(results: Results, isKept: boolean): void {
  const text = page(results);
  process.stdout.write(`\n${text}`);
  if (!isKept) return;
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const name = `${results.at.slice(0, 10)}-${results.commit.replaceAll(' ', '-')}`;
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(folder, `${name}.md`), text);
}

function page(results: Results): string {
  const { commit, at, machine, rounds, seconds_a_round } = results;
  return [
    `# Benchmark of ${commit}, ${at.slice(0, 16).replace('T', ' ')} UTC`,
    '',
    `${machine}. The middle of ${rounds} rounds of ${seconds_a_round} s; method: bench/README.md.`,
    '',
    '| work | at once | per second | p50 ms | p99 ms | bare SQL p50 | times bare SQL | from memory p50 | errors |',
    '|---|---|---|---|---|---|---|---|---|',
    ...results.jobs.map(row),
    '',
    `Ready on an existing database: ${seconds(results.next_start_ms)} (promised: ${seconds(PROMISES.next_start_ms)}).`,
    `First start with the demo world: ${seconds(results.first_start_with_seeding_ms)} (the seeding is promised in ${seconds(PROMISES.seeding_ms)}).`,
    `Memory of the server after the run: ${results.memory_after_mb} MB (promised: under ${PROMISES.memory_after_mb}).`,
    '',
  ].join('\n');
}

function row({ job, connections, heartsease, bare_sql, memory }: JobFigures): string {
  const times = heartsease.p50_ms / bare_sql.p50_ms;
  const isTooMuch = PROMISED.test(job) && times > PROMISES.times_bare_sql;
  const isLate = PROMISED_P50.some((promise) => promise.job.test(job) && !(heartsease.p50_ms <= promise.ms));
  // The promises are for one at once; but whoever is never answered has been missed by any number.
  const isJudged = connections === 1 || Number.isNaN(heartsease.p50_ms);
  const missed = (isMissed: boolean) => (isMissed && isJudged ? ' (missed)' : '');
  const cells = [
    job,
    connections,
    Math.round(heartsease.per_second),
    `${heartsease.p50_ms.toFixed(2)}${missed(isLate)}`,
    heartsease.p99_ms.toFixed(2),
    bare_sql.p50_ms.toFixed(2),
    `${times.toFixed(1)}${missed(isTooMuch)}`,
    memory.p50_ms.toFixed(2),
    heartsease.errors + bare_sql.errors + memory.errors,
  ];
  return `| ${cells.join(' | ')} |`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
