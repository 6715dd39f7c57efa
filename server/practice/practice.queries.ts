import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Somebody's pretend home, as the database knows it. */
export interface PracticeHome {
  care_home_id: string;
  seed: string;
}

/** Of the home and the account that the transaction is set to; undefined while there is none. */
export async function enterPracticeHome(db: Db, now: Date): Promise<PracticeHome | undefined> {
  const { rows } =
    await sql<PracticeHome>`select pretend_home_id as care_home_id, seed from enter_practice_home(${now})`.execute(db);
  return rows[0];
}

/** One at a time for an account: two taps make one home. Until the end of the transaction. */
export async function holdPractice(db: Db, account_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice ${account_id}`}, 0))`.execute(db);
}

/** Makes an empty pretend home for the account in whose home the transaction stands. */
export async function makePracticeHome(
  db: Db,
  home: { id: string; organisation_id: string; seed: string; name: string; town: string; now: Date },
): Promise<void> {
  const { id, organisation_id, seed, name, town, now } = home;
  await sql`select make_practice_home(${id}, ${organisation_id}, ${seed}, ${name}, ${town}, ${now})`.execute(db);
}

/** Throws the account's pretend home of this real one away, if there is any. */
export async function forgetPracticeHome(db: Db): Promise<void> {
  await sql`select forget_practice_home()`.execute(db);
}
