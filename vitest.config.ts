import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** A module that one of these stands something in for may be loaded already where files share: these share nothing. */
const WITH_STAND_INS = ['server/http/second-lock.test.ts', 'server/session/{limits,login}.test.ts'];

/** They take minutes each: begun last, one of them would go on alone while the other worker has nothing left to do. */
const LONG = [
  'server/http/authorisation-matrix.test.ts',
  'server/http/odd-requests.test.ts',
  'server/http/written-once.test.ts',
];

/** What takes five seconds on a quiet machine took thirty on a busy one. How quick something must be, its own test says. */
const HANGS_AFTER_MS = 120_000;

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongOnesFirst },
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts', 'app/**/*.test.ts'],
          environment: 'node',
          // Written for a bundler: node alone does not find its files.
          server: { deps: { inline: [/@sentry\/capacitor/] } },
          // Thousands of drawn cases take seconds where other work has the machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: WITH_STAND_INS,
          // Files share what was loaded: a third of the time was loading the server anew for each.
          isolate: false,
          environment: 'node',
          globalSetup: ['server/test/template-database.ts'],
          testTimeout: HANGS_AFTER_MS,
          hookTimeout: HANGS_AFTER_MS,
          // Lists of what is wrong are told whole, in the summary of `npm test` too.
          chaiConfig: { truncateThreshold: 0 },
        },
      },
      {
        test: {
          name: 'server with stand-ins',
          include: WITH_STAND_INS,
          environment: 'node',
          globalSetup: ['server/test/template-database.ts'],
          testTimeout: HANGS_AFTER_MS,
          hookTimeout: HANGS_AFTER_MS,
        },
      },
    ],
  },
});
