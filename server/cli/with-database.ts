import type { Config } from '../config.ts';
import { connectAsOwner } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { runningDatabase, startEmbeddedDatabase } from '../db/embedded.ts';
import { reachDatabase } from '../db/external.ts';
import { migrate } from '../db/migrate.ts';

/** Where a command finds its database: beside a running server, elsewhere, or asleep in the data folder. */
export type Found = 'of the running server' | 'of DATABASE_URL' | 'of the data folder, no server runs on it';

/** Works as the owner. A database that sleeps is woken for as long as the work takes. */
export async function withDatabase(
  config: Config,
  work: (database: Database, found: Found) => Promise<void>,
): Promise<void> {
  if (config.database_url) {
    await migrate(await reachDatabase(config.database_url));
    return await asOwner(config.database_url, (database) => work(database, 'of DATABASE_URL'));
  }
  const running = await runningDatabase(config.data_dir);
  if (running) return await asOwner(running, (database) => work(database, 'of the running server'));
  const embedded = await startEmbeddedDatabase(config.data_dir);
  try {
    await migrate(embedded.url);
    await asOwner(embedded.url, (database) => work(database, 'of the data folder, no server runs on it'));
  } finally {
    await embedded.stop();
  }
}

async function asOwner(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = connectAsOwner(url);
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
}
