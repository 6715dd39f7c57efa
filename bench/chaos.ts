import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import setUpTemplate from '../e2e/template-database.ts';
import { buildApp } from '../scripts/build.ts';
import { ChaosFailed, runChaos } from './chaos/run.ts';
import type { ChaosOutcome, ChaosWanted } from './chaos/run.ts';
import { secondVersion } from './chaos/second-version.ts';
import { pageOf } from './chaos/page.ts';

/**
 * Offline chaos in a real browser (issue 7): whatever is cut, killed, closed, updated or left, each record arrives once,
 * under its author, in its home. `node bench/chaos.ts --seed 7 --cuts 300 --records 1000` (bench/README.md).
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    cuts: { type: 'string', default: '300' },
    records: { type: 'string', default: '1000' },
    devices: { type: 'string', default: '3' },
    /** At most so many; the rest of the plan is left off. */
    minutes: { type: 'string', default: 'Infinity' },
    /** Without updates of the app: the second build takes most of a minute. */
    'one-version': { type: 'boolean', default: false },
    /** The result is written to `results/`. */
    keep: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});

const ROOT = join(import.meta.dirname, '..');
buildApp();
const second = values['one-version'] ? null : await secondVersion(ROOT);
const stop = await setUpTemplate();
try {
  const wanted: ChaosWanted = {
    seed: Number(values.seed),
    cuts: Number(values.cuts),
    records: Number(values.records),
    devices: Number(values.devices),
    roots: second === null ? [ROOT] : [ROOT, second],
    isTold: !values.quiet,
    minutes: Number(values.minutes),
  };
  tell(await runChaos(wanted));
} catch (caught) {
  if (!(caught instanceof ChaosFailed)) throw caught;
  console.error(caught);
  console.error(`Its journal: ${kept(`chaos-${values.seed}.txt`, caught.journal.text())}`);
  process.exitCode = 1;
} finally {
  await stop();
  if (second !== null) rmSync(second, { recursive: true, force: true });
}

function tell(outcome: ChaosOutcome): void {
  const page = pageOf(outcome);
  process.stdout.write(`\n${page}`);
  if (values.keep) {
    const name = `chaos-${new Date().toISOString().slice(0, 10)}.md`;
    writeFileSync(join(import.meta.dirname, 'results', name), page);
  }
  if (outcome.faults.length === 0) return;
  console.error(`Its journal: ${kept(`chaos-${values.seed}.txt`, outcome.journal.text())}`);
  process.exitCode = 1;
}

function kept(name: string, text: string): string {
  const folder = join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
