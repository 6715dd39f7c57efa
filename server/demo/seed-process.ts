import { connectAsOwner } from '../db/database.ts';
import { resetDemoHome } from './reset-home.ts';
import type { ToSeed } from './seed-in-own-process.ts';
import { seedDemoWorld } from './seed.ts';

/** The other end of `seedInOwnProcess`. The address of the database comes as a message: it can hold a password. */
process.once('message', (asked: ToSeed) => {
  seed(asked).then(
    () => process.disconnect(),
    (error: unknown) => process.send?.(error instanceof Error ? error.stack : String(error), () => process.exit(1)),
  );
});

async function seed({ url, care_home_id, ...asked }: ToSeed): Promise<void> {
  const now = new Date(asked.now);
  const database = connectAsOwner(url);
  try {
    await database.connection().execute(async (db) => {
      if (care_home_id === undefined) await seedDemoWorld(db, { now });
      else await resetDemoHome(db, { care_home_id, now });
    });
  } finally {
    await database.destroy();
  }
}
