import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Asks for a job inside the transaction that needs it: it is there exactly when that is.
 *
 * @param after not before; null: at once
 */
export async function askForJob(db: Db, task: 'send_mail', payload: object, after: Date | null = null): Promise<void> {
  await sql`select enqueue_job(${task}, ${JSON.stringify(payload)}::json, ${after}::timestamptz)`.execute(db);
}
