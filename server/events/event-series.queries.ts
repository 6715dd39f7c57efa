import { v7 as uuidv7 } from 'uuid';
import type { RepeatRule } from '@heartsease/domain/planner/repeat.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import type { By } from './keep-event.queries.ts';

/** @returns its id */
export async function keepSeries(
  db: Db,
  careHome: CareHome,
  { rule, first_day, last_day }: { rule: RepeatRule; first_day: string; last_day: string },
  { by, now }: By,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('event_series')
    .values({
      id,
      care_home_id: careHome.id,
      rule: JSON.stringify(rule),
      first_day,
      last_day,
      created_at: now,
      created_by: by,
    })
    .execute();
  return id;
}

/** Puts events into a series, or, without one, makes each an event of its own. */
export async function setSeries(
  db: Db,
  careHome: CareHome,
  rows: readonly { id: string; series_day: string }[],
  series_id: string | null,
): Promise<void> {
  for (const { id, series_day } of rows) {
    await db
      .updateTable('events')
      .set((set) => ({
        series_id,
        series_day: series_id && series_day,
        version: set('version', '+', 1),
      }))
      .where('care_home_id', '=', careHome.id)
      .where('id', '=', id)
      .execute();
  }
}

/** A series reaches as far as its events; without any it is gone. */
export async function shortenSeries(db: Db, careHome: CareHome, id: string): Promise<void> {
  const { first_day, last_day } = await db
    .selectFrom('events')
    .select((of) => [of.fn.min('series_day').as('first_day'), of.fn.max('series_day').as('last_day')])
    .where('care_home_id', '=', careHome.id)
    .where('series_id', '=', id)
    .executeTakeFirstOrThrow();
  if (first_day === null || last_day === null) {
    await db.deleteFrom('event_series').where('care_home_id', '=', careHome.id).where('id', '=', id).execute();
    return;
  }
  await db
    .updateTable('event_series')
    .set({ first_day, last_day })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}
