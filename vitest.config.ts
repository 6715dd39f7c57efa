import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    // Files share what was loaded: a third of the time was loading the server anew for each. Who changes something
    // that all see (a clock, a global) puts it back.
    isolate: false,
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
          environment: 'node',
          globalSetup: ['server/test/template-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Lists of what is wrong are told whole, in the summary of `npm test` too.
          chaiConfig: { truncateThreshold: 0 },
        },
      },
    ],
  },
});
