import { writeFileSync } from 'node:fs';
import type { SerializedError, TestModule, Reporter } from 'vitest/node';

/** Where the summary goes, for whoever runs vitest with this reporter. */
export const SUMMARY_FILE = 'HEARTSEASE_VITEST_SUMMARY';

export interface VitestSummary {
  passed: number;
  /** What failed, each by file and title with what it said; errors that no test caught are told too. */
  failures: string[];
}

/** Vitest's own report for machines leaves out what no test caught, which fails a run all the same. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const summary: VitestSummary = {
      passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length,
      failures: [...modules.flatMap(failuresIn), ...uncaught.map((error) => told('In no test', [error]))],
    };
    writeFileSync(process.env[SUMMARY_FILE] ?? '', JSON.stringify(summary));
  }
}

function failuresIn(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const around = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  return [
    ...(around.length > 0 ? [told(file, around)] : []),
    ...[...module.children.allTests('failed')].map((test) =>
      told(`${file} › ${test.fullName}`, test.result().errors ?? []),
    ),
  ];
}

function told(where: string, errors: readonly SerializedError[]): string {
  const said = errors.map(({ message, stack }) => (stack ?? message).replaceAll(/\n\s+at .*node_modules.*/g, ''));
  return `${where}\n${said.join('\n')}`.slice(0, 2_000);
}
