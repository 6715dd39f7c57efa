import { sql } from 'kysely';
import { ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import { LibraryActivity } from '@heartsease/domain/activities/library.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

/** Who asks, and where. */
type Asker = Pick<Session, 'careHome' | 'account_id'>;

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

/** The core's activities, the home's own, and what the other homes of its organisation share. */
export function inLibraryOf(careHome: CareHome) {
  return sql<boolean>`(
    activities.care_home_id is null
    or activities.care_home_id = ${careHome.id}
    or (activities.source = 'organisation' and activities.state = 'approved' and activities.care_home_id in (
      select home.id from care_homes home
        join care_homes here on here.organisation_id = home.organisation_id
       where here.id = ${careHome.id})))`;
}

/** The library of a home by title, each activity with what it is chosen by. */
export async function libraryFor(db: Db, { careHome, account_id }: Asker): Promise<LibraryActivity[]> {
  const rows = await db
    .selectFrom('activities')
    .select([...CARD, 'themes'])
    .select([
      sql`coalesce(jsonb_path_query_array(detail, '$.bands[*].band'), '[]')`.as('bands'),
      sql`coalesce(detail -> 'places', '[]')`.as('places'),
      sql`coalesce(detail -> 'seasons', '[]')`.as('seasons'),
      sql`detail ->> 'cost'`.as('cost'),
      sql`detail -> 'welsh'`.as('welsh'),
      sql`care_home_id is not null`.as('is_own'),
      isFavouriteOf(careHome.id, account_id).as('is_favourite'),
    ])
    .where(inLibraryOf(careHome))
    .where('state', '=', 'approved')
    .where('retired_at', 'is', null)
    .orderBy('title')
    .execute();
  return LibraryActivity.array().parse(rows);
}

/** One activity with its sheet, also when it was retired, because reports lead to it; undefined when the library of this home has none of that id. */
export async function activitySheetOf(db: Db, { careHome, account_id }: Asker, activity_id: string) {
  const row = await db
    .selectFrom('activities')
    .select([...CARD, 'themes', 'detail', isFavouriteOf(careHome.id, account_id).as('is_favourite')])
    .where('id', '=', activity_id)
    .where(inLibraryOf(careHome))
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return (
    row && {
      ...row,
      formats: ActivityFormat.array().parse(row.formats),
      detail: ActivityDetail.nullable().parse(row.detail),
    }
  );
}

function isFavouriteOf(care_home_id: string, account_id: string) {
  return sql<boolean>`exists (
    select from activity_favourites f
     where f.care_home_id = ${care_home_id} and f.account_id = ${account_id} and f.activity_id = activities.id)`;
}

export async function putFavourite(
  db: Db,
  { careHome, account_id }: Asker,
  activity_id: string,
  is_favourite: boolean,
): Promise<void> {
  const favourite = { care_home_id: careHome.id, account_id, activity_id };
  if (is_favourite) {
    await db
      .insertInto('activity_favourites')
      .values(favourite)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('activity_favourites')
    .where((where) => where.and(favourite))
    .execute();
}

/**
 * The activity that a report or a session names, also one that waits for a yes: whoever proposed it has done it.
 * Undefined when this home has none of that id.
 */
export async function activityOf(db: Db, careHome: CareHome, activity_id: string) {
  return await db
    .selectFrom('activities')
    .select(['id', 'category', 'icon', 'tint', 'title'])
    .where('id', '=', activity_id)
    .where(inLibraryOf(careHome))
    .executeTakeFirst();
}
