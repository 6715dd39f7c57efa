import { defineConfig } from 'vitest/config';

/** A module that one of these stands something in for may be loaded already where files share: these share nothing. */
const WITH_STAND_INS = ['server/http/second-lock.test.ts', 'server/session/{limits,login}.test.ts'];

export default defineConfig({
  test: {
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
