import { sql } from 'kysely';
import { ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import type { PastSession } from '@heartsease/domain/planner/usual-times.ts';
import type { WeekTimes } from '@heartsease/domain/planner/week-times.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { inLibraryOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/**
 * Everybody who is here and has a number of moments a week that suits them, with how often they joined in within
 * 7 days, and in the week that begins on a Monday so far.
 */
export async function weekPeopleRows(db: Db, careHome: CareHome, { monday, today }: { monday: string; today: string }) {
  return await db
    .selectFrom('residents as r')
    .leftJoin('moments as m', (join) =>
      join
        .onRef('m.care_home_id', '=', 'r.care_home_id')
        .onRef('m.resident_id', '=', 'r.id')
        .on('m.day', '>', addDays(today, -7))
        .on('m.removed_at', 'is', null)
        .on('m.is_engaged', '=', true),
    )
    .select(['r.id', 'r.wing', sql<number>`r.weekly_target`.as('weekly_target')])
    .select((of) => of.fn.count<number>('m.id').as('engaged_7_days'))
    .select(sql<number>`count(m.id) filter (where m.day >= ${monday}::date)`.as('had'))
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', ['active', 'respite'])
    .where('r.weekly_target', '>', 0)
    .where('r.deleted_at', 'is', null)
    .groupBy(['r.care_home_id', 'r.id'])
    .orderBy('r.id')
    .execute();
}

const Sheet = ActivityDetail.pick({ seasons: true, times: true, places: true, weights: true });

/** By activity of the library what its sheet says of when and where; nothing for one without a sheet. */
export async function sheetTimes(db: Db, careHome: CareHome): Promise<Map<string, WeekTimes>> {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'category', 'detail'])
    .where(inLibraryOf(careHome))
    .execute();
  return new Map(
    rows.map(({ id, category, detail }) => {
      const sheet = detail === null ? null : Sheet.parse(detail);
      return [id, sheet ?? { seasons: [], times: [], places: [], weights: { [category]: 3 } }];
    }),
  );
}

const USUAL_WEEKS = 8;

/** What was planned in the last weeks and took place, for the home's usual times and places. */
export async function pastSessions(db: Db, careHome: CareHome, today: string): Promise<PastSession[]> {
  const rows = await db
    .selectFrom('planned_sessions as s')
    .leftJoin('activities as a', 'a.id', 's.activity_id')
    .select(['s.day', 's.starts_at', 's.place', 's.activity_id', 's.capacity', 'a.category'])
    .where('s.care_home_id', '=', careHome.id)
    .where('s.day', '>=', addDays(today, -7 * USUAL_WEEKS))
    .where('s.day', '<', today)
    .where('s.cancelled_at', 'is', null)
    .execute();
  return rows.map(({ starts_at, ...row }) => ({ ...row, time: timeOn(starts_at.toISOString(), careHome.timezone) }));
}
