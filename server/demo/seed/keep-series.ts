import { sql } from 'kysely';
import { weekdayOf } from '@heartsease/domain/planner/repeat.ts';
import type { RepeatRule } from '@heartsease/domain/planner/repeat.ts';
import { daysBetween } from '@heartsease/domain/time/calendar.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import type { Db } from '../../db/database.ts';
import { demoId } from '../ids.ts';

/** Three weeks in a row are a habit. */
const AT_LEAST = 3;

/**
 * Makes series of what the demo world plans every week from now on: the same on the same weekday at the same hour. What
 * people planned or changed themselves is left alone.
 */
export async function keepSeries(
  db: Db,
  care_home_id: string,
  { now, timezone }: { now: Date; timezone: string },
): Promise<void> {
  await sql`delete from planned_series p
    where p.care_home_id = ${care_home_id} and p.created_by is null
      and not exists (select from planned_sessions s where s.care_home_id = p.care_home_id and s.series_id = p.id)`.execute(
    db,
  );
  const sessions = await db
    .selectFrom('planned_sessions')
    .select(['id', 'day', 'starts_at', 'activity_id', 'title', 'place', 'leader_id'])
    .where('care_home_id', '=', care_home_id)
    .where('starts_at', '>', now)
    .where('created_by', 'is', null)
    .where('updated_by', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('series_id', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute();
  const alike = Map.groupBy(sessions, ({ day, starts_at, activity_id, title, place, leader_id }) =>
    JSON.stringify([weekdayOf(day), timeOn(starts_at.toISOString(), timezone), activity_id, title, place, leader_id]),
  );
  for (const those of alike.values()) {
    const [first] = those;
    const last = those.at(-1);
    if (first === undefined || last === undefined || those.length < AT_LEAST) continue;
    if (!isEveryWeek(those.map(({ day }) => day))) continue;
    const id = demoId(`series ${first.id}`, first.starts_at);
    const rule: RepeatRule = { kind: 'weekly', every: 1, weekdays: [weekdayOf(first.day)] };
    await db
      .insertInto('planned_series')
      .values({
        care_home_id,
        id,
        rule: JSON.stringify(rule),
        first_day: first.day,
        last_day: last.day,
        created_by: null,
      })
      // One that somebody has changed a session of is still there.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .updateTable('planned_sessions')
      .set((of) => ({ series_id: id, series_day: of.ref('day') }))
      .where('care_home_id', '=', care_home_id)
      .where(
        'id',
        'in',
        those.map((session) => session.id),
      )
      .execute();
  }
}

/** On one weekday, and at most one week is left out: a feast, or a fifth Monday. */
function isEveryWeek(days: readonly string[]): boolean {
  const [first] = days;
  const last = days.at(-1);
  return first !== undefined && last !== undefined && daysBetween(first, last) <= 7 * days.length;
}
