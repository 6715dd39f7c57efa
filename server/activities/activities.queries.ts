import { ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import type { Activity } from '@heartsease/domain/activities/activity.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** What a card of the library shows. */
const CARD = [
  'id',
  'slug',
  'title',
  'summary',
  'icon',
  'tint',
  'category',
  'minutes',
  'formats',
  'scene',
  'licence',
] as const;

/** The core's activities and the home's own, by title. */
export async function activitiesOf(db: Db, careHome: CareHome): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activities')
    .select(CARD)
    .where((where) => where.or([where('care_home_id', 'is', null), where('care_home_id', '=', careHome.id)]))
    .where('retired_at', 'is', null)
    .orderBy('title')
    .execute();
  return rows.map((row) => ({ ...row, formats: ActivityFormat.array().parse(row.formats) }));
}

/** One activity with its sheet, also when it was retired, because reports lead to it; undefined when this home has none of that id. */
export async function activitySheetOf(db: Db, careHome: CareHome, activity_id: string) {
  const row = await db
    .selectFrom('activities')
    .select([...CARD, 'themes', 'detail'])
    .where('id', '=', activity_id)
    .where((where) => where.or([where('care_home_id', 'is', null), where('care_home_id', '=', careHome.id)]))
    .executeTakeFirst();
  return (
    row && {
      ...row,
      formats: ActivityFormat.array().parse(row.formats),
      detail: ActivityDetail.nullable().parse(row.detail),
    }
  );
}

/** The activity that a report or a session names; undefined when this home has none of that id. */
export async function activityOf(db: Db, careHome: CareHome, activity_id: string) {
  return await db
    .selectFrom('activities')
    .select(['id', 'category', 'icon', 'tint', 'title'])
    .where('id', '=', activity_id)
    .where((where) => where.or([where('care_home_id', 'is', null), where('care_home_id', '=', careHome.id)]))
    .executeTakeFirst();
}
