import { defineConfig } from 'vitest/config';

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
        },
      },
    ],
  },
});
