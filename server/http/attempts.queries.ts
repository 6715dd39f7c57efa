import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** @returns how many there are in this window now */
export async function addAttempt(database: Database, subject: string, window_starts_at: Date): Promise<number> {
  const row = await database
    .insertInto('attempts')
    .values({ subject, window_starts_at, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'window_starts_at']).doUpdateSet({ count: sql<number>`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function takeAttemptBack(database: Database, subject: string, window_starts_at: Date): Promise<void> {
  await database
    .updateTable('attempts')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('subject', '=', subject)
    .where('window_starts_at', '=', window_starts_at)
    .execute();
}
