import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { writeTables } from '../db/print-tables.ts';
import type { Asked } from './words.ts';

/** From the migrations alone: in a database that is made for it and thrown away. */
export async function printTablesFile({ tell }: Pick<Asked, 'tell'>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heartsease-'));
  chmodSync(folder, 0o755);
  const database = await startEmbeddedDatabase(folder);
  try {
    await migrate(database.url);
    await writeTables(database.url);
    tell('server/db/tables.ts is written.');
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
