import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { startEmbeddedDatabase } from '../server/db/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { fillDemo } from '../server/demo/fill-demo.ts';
import { forgetSafely } from '../server/test/template-database.ts';
import { openHomeServer } from './home-server.ts';

/** One PostgreSQL for all journeys, with the demo world in a database that each journey copies. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'heartsease-'));
  // PostgreSQL does not run as root; the user that it is given to must reach the folder
  chmodSync(folder, 0o755);
  const embedded = await startEmbeddedDatabase(join(folder, 'data'));
  await forgetSafely(embedded.url);
  await migrate(embedded.url);
  await fillDemo(embedded.url, () => {});
  // As a server leaves it behind, so that no copy needs it anew.
  await runMigrations({ connectionString: embedded.url });
  process.env['HEARTSEASE_TEMPLATE_URL'] = embedded.url;
  // The first server that ends in order leaves behind what Node compiled, and each journey's server reads it.
  await (await openHomeServer()).close('SIGTERM');
  return async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
