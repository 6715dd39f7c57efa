import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** One at a time for a home, until the end of the transaction. */
export async function holdReset(db: Db, care_home_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(care_home_id)})`.execute(db);
}

/** Whether somebody is bringing this home back at this moment, through whichever server process. */
export async function isBeingReset(db: Db, care_home_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${lockOf(care_home_id)}) as is_free`.execute(db);
  return rows[0]?.is_free === false;
}

function lockOf(care_home_id: string) {
  return sql`hashtextextended(${`reset ${care_home_id}`}, 0)`;
}
