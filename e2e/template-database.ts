import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../server/db/embedded.ts';
import { forgetSafely } from '../server/test/template-database.ts';
import { DATABASES } from './fresh-demo.ts';
import { openHomeServer } from './home-server.ts';

/** One PostgreSQL for all journeys, with the demo world in a database that each journey copies (fresh-demo.ts). */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'heartsease-'));
  // PostgreSQL does not run as root; the user that it is given to must reach the folder
  chmodSync(folder, 0o755);
  const embedded = await startEmbeddedDatabase(join(folder, 'data'));
  await forgetSafely(embedded.url);
  process.env[DATABASES] = embedded.url;
  // The first server that ends in order leaves behind what Node compiled, and each journey's server reads it.
  await (await openHomeServer()).close('SIGTERM');
  return async () => {
    await embedded.stop();
    // Its log may get a last line meanwhile.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
}
