import { sql } from 'kysely';
import type { OwnWords } from '@heartsease/domain/activities/own-words-lately.ts';
import type { PastOfActivity } from '@heartsease/domain/interests/activity-fit.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { reportOfMoment } from '../reports/report-of-moment.queries.ts';

/** Of more people than this the days of the whole home are read from one index, instead of each one's from another. */
const MOST_ONE_BY_ONE = 8;

/** By resident how each activity went since a day. A "no" and an absence count neither way. Whoever had none is not there. */
export async function pastOf(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
  since: string,
): Promise<Map<string, PastOfActivity[]>> {
  const asked = new Set(resident_ids);
  const ofThem = asked.size > MOST_ONE_BY_ONE ? sql`` : sql`and resident_id = any(${[...asked]}::uuid[])`;
  const { rows } = await sql<{ resident_id: string; told: string }>`
    -- One short text a person: of sixty people these are two thousand lines, which would be read field by field.
    select resident_id, string_agg(concat_ws(' ', activity_id, times, well, last_on), ';') as told
      from (
        select resident_id, activity_id, count(*) as times,
               count(*) filter (where response in ('loved', 'enjoyed')) as well,
               max(day) as last_on
          from moments
         where care_home_id = ${careHome.id} ${ofThem}
           and removed_at is null and day >= ${since}
           and response <> 'not_today' and activity_id is not null
         group by resident_id, activity_id) as past
     group by resident_id`.execute(db);
  return new Map(
    rows
      .filter(({ resident_id }) => asked.has(resident_id))
      .map(({ resident_id, told }) => [resident_id, told.split(';').map(pastIn)]),
  );
}

function pastIn(told: string): PastOfActivity {
  const [activity_id = '', times, well, last_on = ''] = told.split(' ');
  return { activity_id, times: Number(times), well: Number(well), last_on };
}

/** By activity the day on which somebody last joined in, since a day. */
export async function lastJoinedIn(
  db: Db,
  careHome: CareHome,
  resident_id: string,
  since: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('moments')
    .select(['activity_id', sql<string>`max(day)`.as('day')])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('removed_at', 'is', null)
    .where('day', '>=', since)
    .where('is_engaged', '=', true)
    .groupBy('activity_id')
    .execute();
  return new Map(rows.flatMap(({ activity_id, day }) => (activity_id === null ? [] : [[activity_id, day]])));
}

/** What these people had since a day that is in no library. A "no" and an absence do not count. */
export async function ownWordsSince(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
  since: string,
): Promise<OwnWords[]> {
  return await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', reportOfMoment({ from: since }))
    .select(['m.resident_id', 't.title', 'm.day'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.resident_id', 'in', [...resident_ids])
    .where('m.removed_at', 'is', null)
    .where('m.day', '>=', since)
    .where('m.response', 'in', ['loved', 'enjoyed', 'quiet', 'unsettled'])
    .where('t.activity_id', 'is', null)
    .orderBy('m.day')
    .orderBy('m.id')
    .execute();
}

/** By resident the sides of life that they joined in since a day. */
export async function sidesSince(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
  since: string,
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('moments')
    .select(['resident_id', 'category'])
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', sql<string>`any(${[...resident_ids]}::uuid[])`)
    .where('removed_at', 'is', null)
    .where('is_engaged', '=', true)
    .where('day', '>=', since)
    .execute();
  const grouped = Map.groupBy(rows, ({ resident_id }) => resident_id);
  return new Map([...grouped].map(([id, of]) => [id, new Set(of.map(({ category }) => category))]));
}
