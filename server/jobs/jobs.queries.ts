import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Asks for a job inside the transaction that needs it: it is there exactly when that is. */
export async function askForJob(db: Db, task: 'send_mail', payload: object): Promise<void> {
  await sql`select enqueue_job(${task}, ${JSON.stringify(payload)}::json)`.execute(db);
}
