import { sql } from 'kysely';
import { connectAsOwner } from '../db/database.ts';
import { refreshDemoDay } from './refresh-demo-day.ts';
import { seedInOwnProcess } from './seed-in-own-process.ts';

const ONE_AT_A_TIME = 7_103_273;

/**
 * Fills an empty database with the demo world. A database that has homes already is left as it is, but
 * for a demo home's today: there is always a session on now.
 */
export async function fillDemo(url: string, say: (text: string) => void): Promise<void> {
  const database = connectAsOwner(url);
  try {
    await database.connection().execute(async (db) => {
      await sql`select pg_advisory_lock(${ONE_AT_A_TIME})`.execute(db);
      const home = await db
        .selectFrom('care_homes')
        .select('is_demo')
        .where('is_practice', '=', false)
        .limit(1)
        .executeTakeFirst();
      const now = new Date();
      if (home === undefined) {
        say('Filling the demo world: seven homes and a year of moments. This takes some seconds, once.');
        await seedInOwnProcess(url, now);
        // Until PostgreSQL knows the tables it plans badly: Today took 250 ms instead of 20.
        await sql`analyze`.execute(db);
      } else if (home.is_demo) {
        await refreshDemoDay(db, { now });
      }
      await sql`select pg_advisory_unlock(${ONE_AT_A_TIME})`.execute(db);
    });
  } finally {
    await database.destroy();
  }
}
