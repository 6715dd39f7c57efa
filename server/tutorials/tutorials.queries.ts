import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Session } from '../session/session.ts';

type Reader = Pick<Session, 'careHome' | 'account_id'>;

/** How far somebody has come in this home, by tutorial. */
export async function progressOf(db: Db, { careHome, account_id }: Reader) {
  const rows = await db
    .selectFrom('tutorial_progress')
    .select(['tutorial', 'step', 'done_at'])
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .execute();
  return new Map(rows.map((row) => [row.tutorial, row]));
}

export async function putPlace(
  db: Db,
  { careHome, account_id }: Reader,
  { tutorial, step, is_done, now }: { tutorial: string; step: number; is_done: boolean; now: Date },
): Promise<void> {
  const done_at = is_done ? now : null;
  await db
    .insertInto('tutorial_progress')
    .values({ care_home_id: careHome.id, account_id, tutorial, step, done_at, begun_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'account_id', 'tutorial']).doUpdateSet((set) => ({
        step: set.ref('excluded.step'),
        done_at: sql<Date | null>`coalesce(tutorial_progress.done_at, excluded.done_at)`,
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
