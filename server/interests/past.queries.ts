import { sql } from 'kysely';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import type { JudgedActivity, PastOfActivity } from '@heartsease/domain/interests/activity-fit.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** The core's activities and the home's own, with what they are about. */
export async function libraryOf(db: Db, careHome: CareHome): Promise<JudgedActivity[]> {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'title', 'summary', 'icon', 'tint', 'category', 'minutes', 'formats', 'themes'])
    .where((where) => where.or([where('care_home_id', 'is', null), where('care_home_id', '=', careHome.id)]))
    .where('retired_at', 'is', null)
    .orderBy('title')
    .execute();
  return rows.map((row) => ({ ...row, formats: row.formats.map((format) => ActivityFormat.parse(format)) }));
}

/** How each activity went for somebody since a day, and when they last joined in. A "no" and an absence count neither way. */
export async function pastOf(
  db: Db,
  careHome: CareHome,
  resident_id: string,
  since: string,
): Promise<PastOfActivity[]> {
  const rows = await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'm.care_home_id').onRef('t.id', '=', 'm.report_id'),
    )
    .select('t.activity_id')
    .select(sql<number>`count(*)::int`.as('times'))
    .select(sql<number>`(count(*) filter (where m.response in ('loved', 'enjoyed')))::int`.as('well'))
    .select(sql<string>`max(m.day)`.as('last_on'))
    .select(sql<string | null>`max(m.day) filter (where m.is_engaged)`.as('last_joined_on'))
    .where('m.care_home_id', '=', careHome.id)
    .where('m.resident_id', '=', resident_id)
    .where('m.removed_at', 'is', null)
    .where('m.day', '>=', since)
    .where('m.response', 'in', ['loved', 'enjoyed', 'quiet', 'unsettled'])
    .where('t.activity_id', 'is not', null)
    .groupBy('t.activity_id')
    .execute();
  return rows.flatMap(({ activity_id, ...past }) => (activity_id === null ? [] : [{ activity_id, ...past }]));
}

/** The sides of life that somebody joined in since a day. */
export async function sidesSince(db: Db, careHome: CareHome, resident_id: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('moments')
    .select('category')
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('removed_at', 'is', null)
    .where('is_engaged', '=', true)
    .where('day', '>=', since)
    .execute();
  return rows.map(({ category }) => category);
}
