import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { MomentResponse } from '@heartsease/domain/reports/response.ts';
import type { Birthday, MeadowFlower } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { LEAST_MOODS, NEED_DAYS } from '@heartsease/domain/residents/company.ts';
import { addDays, daysBetween, nextBirthday } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import { LAST_ENGAGED_ON, LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';
import { reportOfMoment } from '../reports/report-of-moment.queries.ts';

/**
 * One flower per resident who lives here and is not away: the moments of the window and the response
 * given most often. Sorted from the fewest to the most, then by name.
 */
export async function meadowOf(db: Db, careHome: CareHome, from: string, to: string): Promise<MeadowFlower[]> {
  const rows = await db
    .selectFrom('residents as r')
    .leftJoin('moments as m', (join) =>
      join
        .onRef('m.care_home_id', '=', 'r.care_home_id')
        .onRef('m.resident_id', '=', 'r.id')
        .on('m.day', '>=', from)
        .on('m.day', '<=', to)
        .on('m.removed_at', 'is', null),
    )
    .select(RESIDENT_FACE)
    .select((of) => of.fn.count<number>('m.id').as('moments'))
    .select(sql<string | null>`mode() within group (order by m.response)`.as('usual_response'))
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', ['active', 'respite'])
    .where('r.deleted_at', 'is', null)
    .groupBy(['r.care_home_id', 'r.id'])
    .orderBy('moments')
    .orderBy('r.known_as')
    .execute();
  return rows.map((row) => ({
    resident: residentFace(row),
    moments: row.moments,
    usual_response: MomentResponse.nullable().parse(row.usual_response),
  }));
}

const BIRTHDAY_DAYS_AHEAD = 7;

/** Birthdays from today to a week from now, the next first. Nobody who died is in it. */
export async function birthdaysOf(db: Db, careHome: CareHome, today: string): Promise<Birthday[]> {
  const rows = await db
    .selectFrom('residents as r')
    .select([...RESIDENT_FACE, 'r.date_of_birth', 'r.is_age_hidden'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .execute();
  return rows
    .flatMap((row) => {
      if (row.date_of_birth === null) return [];
      const { day, turns } = nextBirthday(row.date_of_birth, today);
      const told = row.is_age_hidden ? null : turns;
      return [{ resident: residentFace(row), day, turns: told, days_away: daysBetween(today, day) }];
    })
    .filter(({ days_away }) => days_away <= BIRTHDAY_DAYS_AHEAD)
    .toSorted((one, other) => one.days_away - other.days_away);
}

export async function residentsCount(db: Db, careHome: CareHome): Promise<number> {
  const row = await db
    .selectFrom('residents')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('care_home_id', '=', careHome.id)
    .where('status', 'in', [...LIVING_HERE])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What the list "Who would love some company?" is made of, for everybody who has a target. */
export async function companyRows(db: Db, careHome: CareHome, today: string) {
  const isRecent = sql<boolean>`m.day > ${addDays(today, -7)}`;
  return await db
    .selectFrom('residents as r')
    .leftJoin('moments as m', (join) =>
      join
        .onRef('m.care_home_id', '=', 'r.care_home_id')
        .onRef('m.resident_id', '=', 'r.id')
        .on('m.day', '>', addDays(today, -NEED_DAYS))
        .on('m.removed_at', 'is', null),
    )
    .select([...RESIDENT_FACE, 'r.summary', 'r.weekly_target'])
    .select(LAST_ENGAGED_ON.as('last_engaged_on'))
    .select([
      sql<number>`count(m.id) filter (where ${isRecent})`.as('moments_7_days'),
      sql<number>`count(m.id) filter (where ${isRecent} and m.is_engaged)`.as('engaged_7_days'),
      sql<number>`count(m.id) filter (where ${isRecent} and m.not_today_reason = 'declined')`.as('said_no_7_days'),
      sql<number>`count(m.id) filter (where ${isRecent} and m.is_engaged and m.format = 'one_to_one')`.as(
        'one_to_ones_7_days',
      ),
      sql<number>`count(m.id) filter (where m.is_engaged)`.as('engaged_28_days'),
      sql<number>`count(distinct m.category) filter (where m.is_engaged)`.as('sides_of_life_28_days'),
      meanMood(isRecent).as('mood_7_days'),
      meanMood(sql`not ${isRecent}`).as('mood_21_days_before'),
    ])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', ['active', 'respite'])
    .where('r.weekly_target', 'is not', null)
    .where('r.deleted_at', 'is', null)
    .groupBy(['r.care_home_id', 'r.id'])
    .execute();
}

/** Of fewer than it takes to tell something, none. */
function meanMood(which: RawBuilder<unknown>) {
  return sql<number | null>`case when count(m.mood_after) filter (where ${which}) >= ${LEAST_MOODS}
    then (avg(m.mood_after) filter (where ${which}))::float8 end`;
}

/** The last thing that each of these people loved, in 60 days. */
export async function lovedLately(db: Db, careHome: CareHome, residentIds: string[], today: string) {
  return await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', reportOfMoment({ from: addDays(today, -60) }))
    .distinctOn('m.resident_id')
    .select(['m.resident_id', 'm.day', 't.title', 't.activity_id'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.resident_id', 'in', residentIds)
    .where('m.response', '=', 'loved')
    .where('m.removed_at', 'is', null)
    .where('m.day', '>', addDays(today, -60))
    .orderBy('m.resident_id')
    .orderBy('m.day', 'desc')
    .execute();
}
