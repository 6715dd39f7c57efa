import { sql } from 'kysely';
import type { Favourite, Resident, ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { addDays, daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { RESIDENT_FACE, residentFace } from './faces.ts';

/** States in which somebody lives in the home now. */
export const LIVING_HERE = ['active', 'respite', 'away'] as const;

/** What a list of people is searched, filtered and counted by. */
export interface Listed {
  id: string;
  known_as: string;
  last_name: string;
  room: string;
  wing: string;
  /** The last day on which they joined in; not asked for unless a filter needs it. */
  last_engaged_on?: string | null;
}

/** Everybody who lives in a home, by the name they are known by: only what it takes to find them. */
export async function everybodyIn(db: Db, careHome: CareHome, withLastEngaged: boolean): Promise<Listed[]> {
  return await db
    .selectFrom('residents as r')
    .select(['r.id', 'r.known_as', 'r.last_name', 'r.room', 'r.wing'])
    .$if(withLastEngaged, (query) => query.select(LAST_ENGAGED_ON.as('last_engaged_on')))
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .orderBy('r.last_name')
    .execute();
}

/** By resident what they need to take part, of those of these people who live here. */
export async function needsOfLiving(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
): Promise<Map<string, { access_needs: object | null }>> {
  const rows = await db
    .selectFrom('residents')
    .select(['id', 'access_needs'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', sql<string>`any(${[...resident_ids]}::uuid[])`)
    .where('status', 'in', [...LIVING_HERE])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, access_needs }) => [id, { access_needs }]));
}

/**
 * Lines of the list: each person with how long ago they last joined in and how many moments they had in 7 days.
 *
 * @param residentIds in the order in which they are to stand
 * @param today the day in the home's calendar
 */
export async function residentCards(
  db: Db,
  careHome: CareHome,
  residentIds: readonly string[],
  today: string,
): Promise<ResidentCard[]> {
  const rows = await db
    .selectFrom('residents as r')
    .leftJoin(momentsOf7Days(db, careHome, today), 'seen.resident_id', 'r.id')
    .select([...RESIDENT_FACE, 'r.status', 'r.language', 'seen.moments_7_days'])
    .select(LAST_ENGAGED_ON.as('last_engaged_on'))
    .where('r.care_home_id', '=', careHome.id)
    .where('r.id', '=', sql<string>`any(${residentIds}::uuid[])`)
    .execute();
  const cards = new Map(
    rows.map((row) => [
      row.id,
      {
        ...residentFace(row),
        status: row.status,
        language: row.language,
        days_since_engaged: row.last_engaged_on ? daysBetween(row.last_engaged_on, today) : null,
        moments_7_days: row.moments_7_days ?? 0,
      },
    ]),
  );
  return residentIds.flatMap((id) => cards.get(id) ?? []);
}

/** The last day on which the resident `r` joined in, however long ago: one step into the index, newest first. */
export const LAST_ENGAGED_ON = sql<string | null>`(
  select day from moments where care_home_id = r.care_home_id and resident_id = r.id and removed_at is null and is_engaged
   order by day desc limit 1)`;

function momentsOf7Days(db: Db, careHome: CareHome, today: string) {
  return db
    .selectFrom('moments')
    .select('resident_id')
    .select((of) => of.fn.countAll<number>().as('moments_7_days'))
    .where('care_home_id', '=', careHome.id)
    .where('day', '>', addDays(today, -7))
    .where('removed_at', 'is', null)
    .groupBy('resident_id')
    .as('seen');
}

export async function residentOf(db: Db, careHome: CareHome, resident_id: string, today: string): Promise<Resident> {
  const row = await db
    .selectFrom('residents as r')
    .selectAll('r')
    .select(LAST_ENGAGED_ON.as('last_engaged_on'))
    .where('r.care_home_id', '=', careHome.id)
    .where('r.id', '=', resident_id)
    .executeTakeFirstOrThrow();
  const favourites = (await favouritesOf(db, careHome, [resident_id])).get(resident_id) ?? [];
  const lately = await momentsSince(db, careHome, resident_id, addDays(today, -6));
  const week = Array.from({ length: 7 }, (_, index) => addDays(today, index - 6));
  return {
    ...residentFace(row),
    first_name: row.first_name,
    pronouns: row.pronouns,
    status: row.status,
    language: row.language,
    date_of_birth: row.date_of_birth,
    is_age_hidden: row.is_age_hidden,
    moved_in_on: row.moved_in_on,
    ended_on: row.ended_on,
    status_note: row.status_note,
    summary: row.summary,
    life: row.life,
    approach: row.approach,
    weekly_target: row.weekly_target,
    version: row.version,
    favourites,
    days_since_engaged: row.last_engaged_on ? daysBetween(row.last_engaged_on, today) : null,
    moments_7_days: lately.length,
    week: week.map((day) => ({
      day,
      responses: lately
        .filter((moment) => moment.day === day)
        .map((moment) => MomentResponse.nullable().parse(moment.response)),
    })),
  };
}

async function momentsSince(db: Db, careHome: CareHome, resident_id: string, from: string) {
  return await db
    .selectFrom('moments')
    .select(['day', 'response'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('day', '>=', from)
    .where('removed_at', 'is', null)
    .orderBy('day')
    .orderBy('answered_at')
    .execute();
}

/** What each of these people is known to love, the dearest first. */
export async function favouritesOf(
  db: Db,
  careHome: CareHome,
  residentIds: string[],
): Promise<Map<string, Favourite[]>> {
  const rows = await db
    .selectFrom('resident_favourites as f')
    .innerJoin('activities as a', 'a.id', 'f.activity_id')
    .select(['f.resident_id', 'f.activity_id', 'f.label', 'a.icon', 'a.tint'])
    .where('f.care_home_id', '=', careHome.id)
    .where('f.resident_id', 'in', residentIds)
    .orderBy('f.rank')
    .execute();
  const favourites = new Map<string, Favourite[]>();
  for (const { resident_id, ...favourite } of rows) {
    favourites.set(resident_id, [...(favourites.get(resident_id) ?? []), favourite]);
  }
  return favourites;
}
