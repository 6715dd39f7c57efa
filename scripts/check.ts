import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { wordsOfFileNames } from './file-names.ts';
import { forbiddenLicences } from './licences.ts';
import { missingFromLock } from './lock-file.ts';

const root = join(import.meta.dirname, '..');

const COMMANDS: [what: string, command: string, ...words: string[]][] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint and walls', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types of the domain', 'tsc', '--noEmit', '-p', 'domain'],
  ['types of the server', 'tsc', '--noEmit', '-p', 'server'],
  ['types of the app', 'tsc', '--noEmit', '-p', 'app'],
  ['types of the service worker', 'tsc', '--noEmit', '-p', 'app/service-worker'],
  ['types of the rest', 'tsc', '--noEmit', '-p', '.'],
];

/** What a change must pass before it is tested. @returns how many checks passed and failed */
export function runChecks(): { passed: number; failed: number } {
  let failed = 0;
  for (const [what, command, ...words] of COMMANDS) {
    const ran = spawnSync(command, words, { cwd: root, encoding: 'utf8' });
    if (ran.status === 0) continue;
    failed += 1;
    process.stdout.write(`✗ ${what}\n${ran.stdout}${ran.stderr}\n`);
  }
  for (const [what, complaints] of [
    ['file names', wordsOfFileNames(root)],
    ['licences', forbiddenLicences(root)],
    ['lock file', missingFromLock(root)],
  ] as const) {
    if (complaints.length === 0) continue;
    failed += 1;
    process.stdout.write(`✗ ${what}\n${complaints.join('\n')}\n`);
  }
  const passed = COMMANDS.length + 3 - failed;
  process.stdout.write(`Checks: ${passed} passed, ${failed} failed\n`);
  return { passed, failed };
}

if (import.meta.main) process.exitCode = runChecks().failed === 0 ? 0 : 1;
