import { connectAsOwner } from '../db/database.ts';
import { seedDemoWorld } from './seed.ts';

/** The other end of `seedInOwnProcess`. The address of the database comes as a message: it can hold a password. */
process.once('message', ({ url, now }: { url: string; now: string }) => {
  seed(url, new Date(now)).then(
    () => process.disconnect(),
    (error: unknown) => process.send?.(error instanceof Error ? error.stack : String(error), () => process.exit(1)),
  );
});

async function seed(url: string, now: Date): Promise<void> {
  const database = connectAsOwner(url);
  try {
    await database.connection().execute(async (db) => await seedDemoWorld(db, { now }));
  } finally {
    await database.destroy();
  }
}
