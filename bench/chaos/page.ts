import { cpus, loadavg, totalmem } from 'node:os';
import { faultsOf } from './reckoning.ts';
import type { ChaosOutcome } from './run.ts';

/** What is kept of a run, and printed at its end. */
export function pageOf({ plan, reckoning, cutsDone, faults, took_ms }: ChaosOutcome): string {
  const cuts = [...cutsDone].toSorted(([, one], [, other]) => other - one);
  const done = cuts.reduce((sum, [, times]) => sum + times, 0);
  const { handed_over, promised, on_the_server, changed, discarded, lost, doubled, under_another } = reckoning;
  const left = faults.length - faultsOf(reckoning).length;
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${loadavg()[1]?.toFixed(1)}`;
  return [
    `# Offline chaos, seed ${plan.seed}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    `${machine}. ${Math.round(took_ms / 60_000)} min; method: bench/README.md.`,
    '',
    `**${lost.length} lost, ${doubled.length} doubled, ${under_another.length} under another’s name or home, ${left} left on a device**`,
    '',
    `- ${done} cuts on ${plan.turns.length} devices: ${cuts.map(([cut, times]) => `${cut} ${times}`).join(', ')}.`,
    `- ${handed_over} records handed over, of ${promised} the app said that they are kept or sent; ${on_the_server} are on the server.`,
    `- ${changed} changed and ${discarded} discarded before they went out.`,
    '',
    '| call | on the server |',
    '|---|---|',
    ...[...reckoning.by_kind]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([path, times]) => `| ${path.replace('/api/v2/', '')} | ${times} |`),
    '',
    ...(faults.length === 0 ? [] : ['## What is wrong', '', ...faults.map((fault) => `- ${fault}`), '']),
  ].join('\n');
}
