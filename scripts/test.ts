import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './build.ts';
import { runChecks } from './check.ts';

/**
 * Everything that must hold before a change lands: checks, rules, the server on a real PostgreSQL, and
 * journeys in a real browser. The last line counts all of them together.
 */
const root = join(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'heartsease-test-'));

const total = runChecks();
if (total.failed === 0) {
  count(await vitest());
  buildApp();
  count(await playwright());
}
rmSync(results, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function count({ passed, failed }: { passed: number; failed: number }): void {
  total.passed += passed;
  total.failed += failed;
}

async function vitest(): Promise<{ passed: number; failed: number }> {
  const file = join(results, 'vitest.json');
  const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0, code === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

async function playwright(): Promise<{ passed: number; failed: number }> {
  const file = join(results, 'playwright.json');
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1) };
}

async function run(command: string, words: string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  return await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
