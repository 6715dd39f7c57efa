import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { demoOfToday } from './fresh-demo.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connects as the owner to the PostgreSQL that holds the database which each test file copies. */
    templateUrl: string;
  }
}

/** Where it is, for the next project of the same run. */
const TEMPLATE = 'HEARTSEASE_TEST_TEMPLATE';

/** One PostgreSQL for all server tests, with the demo world in a database that each test file copies (fresh-demo.ts). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env[TEMPLATE];
  if (running !== undefined) {
    project.provide('templateUrl', running);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'heartsease-'));
  // PostgreSQL does not run as root; the user that it is given to must reach the folder
  chmodSync(folder, 0o755);
  const embedded = await startEmbeddedDatabase(join(folder, 'data'));
  await forgetSafely(embedded.url);
  await demoOfToday(embedded.url);
  project.provide('templateUrl', embedded.url);
  process.env[TEMPLATE] = embedded.url;
  return async () => {
    await embedded.stop();
    // Its log may get a last line meanwhile.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
}

/**
 * Nothing here outlives the tests, so nothing waits for the disk. (What PostgreSQL keeps through a crash is
 * tested with servers of their own.) Nor is anything counted anew in the middle of a test: plans would change by chance.
 */
export async function forgetSafely(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query('select pg_reload_conf()');
  await client.end();
}
