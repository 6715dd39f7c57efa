import type { Tour } from '@heartsease/domain/session/profile.ts';
import type { Db } from '../db/database.ts';

/** How far somebody has come with the tour of the app. */
export async function tourOf(db: Db, account_id: string): Promise<Tour> {
  const { tour_stop, tour_over_at } = await db
    .selectFrom('accounts')
    .select(['tour_stop', 'tour_over_at'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { stop: tour_stop, is_over: tour_over_at !== null };
}

/** @param over_at null while they are in it for the first time */
export async function putTour(
  db: Db,
  account_id: string,
  { stop, over_at }: { stop: string | null; over_at: Date | null },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ tour_stop: stop, tour_over_at: over_at })
    .where('id', '=', account_id)
    .execute();
}
