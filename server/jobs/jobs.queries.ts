import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Asks for jobs inside the transaction that needs them: they are there exactly when that is.
 *
 * @param after not before; null: at once
 */
export async function askForJobs(
  db: Db,
  task: 'send_mail' | 'send_push' | 'deliver_push' | 'make_export' | 'make_evidence_pack',
  payloads: object[],
  after: Date | null,
): Promise<void> {
  await sql`
    select enqueue_job(${task}, payload, ${after}::timestamptz)
      from json_array_elements(${JSON.stringify(payloads)}::json) as payload
  `.execute(db);
}
