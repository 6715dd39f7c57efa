import { sql } from 'kysely';
import { MomentResponse, NOT_ASKED, NotTodayReason } from '@heartsease/domain/reports/response.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import type { Db } from '../db/database.ts';
import { reportOfMoment } from '../reports/report-of-moment.queries.ts';
import type { CareHome } from '../session/session.ts';
import type { Narrowed } from './narrow.ts';

/**
 * The moments of some days that count: none that was taken back. It reads the days of the period and no others, so
 * that ten years of a home cost what one year costs (the index moments_of_day).
 */
function momentsOf(db: Db, careHome: CareHome, { resident_ids, formats, domains }: Narrowed, { from, to }: Period) {
  return db
    .selectFrom('moments as m')
    .where('m.care_home_id', '=', careHome.id)
    .where('m.day', '>=', from)
    .where('m.day', '<=', to)
    .where('m.removed_at', 'is', null)
    .$if(resident_ids !== null, (query) => query.where(sql<boolean>`m.resident_id = any(${resident_ids}::uuid[])`))
    .$if(formats !== null, (query) => query.where(sql<boolean>`m.format = any(${formats}::text[])`))
    .$if(domains !== null, (query) => query.where(sql<boolean>`m.category = any(${domains}::text[])`));
}

/** By activity that took place: when, what it was and how many moments of it count. */
export async function activitiesOf(db: Db, careHome: CareHome, narrowed: Narrowed) {
  return await momentsOf(db, careHome, narrowed, narrowed.period)
    .innerJoin('reports as t', reportOfMoment(narrowed.period))
    .select(['m.report_id', 'm.day', 'm.category', 'm.format', 't.title', 't.activity_id'])
    .select(sql<number>`extract(hour from t.started_at at time zone ${careHome.timezone})::int`.as('hour'))
    .select(sql<number>`count(*)::int`.as('moments'))
    .select(sql<number>`count(*) filter (where m.is_engaged)::int`.as('engaged'))
    .groupBy(['m.report_id', 'm.day', 'm.category', 'm.format', 't.title', 't.activity_id', 't.started_at'])
    .execute();
}

/** Of another period just how many. */
export async function countsOf(db: Db, careHome: CareHome, narrowed: Narrowed, period: Period) {
  return await momentsOf(db, careHome, narrowed, period)
    .select(sql<number>`count(*)::int`.as('moments'))
    .select(sql<number>`count(distinct m.report_id)::int`.as('activities'))
    .executeTakeFirstOrThrow();
}

/** How it was, by activity; `response` is null where nobody said. */
export async function answersOf(db: Db, careHome: CareHome, narrowed: Narrowed) {
  const rows = await momentsOf(db, careHome, narrowed, narrowed.period)
    .innerJoin('reports as t', reportOfMoment(narrowed.period))
    .select(['t.activity_id', 't.title', 'm.response', 'm.not_today_reason', 'm.again'])
    .select(sql<number>`count(*)::int`.as('moments'))
    .select(sql<number>`count(m.mood_after - m.mood_before)::int`.as('moods'))
    .select(sql<number>`coalesce(sum(m.mood_after - m.mood_before), 0)::int`.as('lift'))
    .groupBy(['t.activity_id', 't.title', 'm.response', 'm.not_today_reason', 'm.again'])
    .execute();
  return rows.map((row) => ({
    ...row,
    response: MomentResponse.nullable().parse(row.response),
    not_today_reason: NotTodayReason.nullable().parse(row.not_today_reason),
  }));
}

/** Of another period just the faces. */
export async function facesOfPeriod(db: Db, careHome: CareHome, narrowed: Narrowed, period: Period) {
  const rows = await momentsOf(db, careHome, narrowed, period)
    .select(['m.response', 'm.not_today_reason'])
    .select(sql<number>`count(*)::int`.as('moments'))
    .where('m.response', 'is not', null)
    .groupBy(['m.response', 'm.not_today_reason'])
    .execute();
  return rows.map(({ response, not_today_reason, moments }) => ({
    response: MomentResponse.parse(response),
    not_today_reason: NotTodayReason.nullable().parse(not_today_reason),
    moments,
  }));
}

/** What each person had on each day. */
export async function personDaysOf(db: Db, careHome: CareHome, narrowed: Narrowed, period: Period) {
  return await momentsOf(db, careHome, narrowed, period)
    .select(['m.resident_id', 'm.day'])
    .select(sql<number>`count(*)::int`.as('moments'))
    .select(sql<number>`count(*) filter (where m.is_engaged)::int`.as('engaged'))
    .select(sql<number>`coalesce(sum(m.minutes) filter (where m.is_engaged), 0)::int`.as('minutes'))
    .groupBy(['m.resident_id', 'm.day'])
    .execute();
}

/** Further back nobody looks for when somebody last joined in. */
const LOOK_BACK_DAYS = 731;

/** Of these people: when they last joined in, up to a day; for each one step into the index, newest first. */
export async function lastEngagedOf(
  db: Db,
  careHome: CareHome,
  ids: readonly string[],
  upTo: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const since = addDays(upTo, -LOOK_BACK_DAYS);
  const { rows } = await sql<{ id: string; day: string }>`
    select p.id, last.day
      from unnest(${ids}::uuid[]) as p(id)
     cross join lateral (
       select m.day from moments m
        where m.care_home_id = ${careHome.id} and m.resident_id = p.id and m.removed_at is null and m.is_engaged
          and m.day <= ${upTo} and m.day > ${since}
        order by m.day desc limit 1) as last`.execute(db);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/**
 * How often these people said no, and how often nobody asked them. Apart from their days: the reason is not in the
 * index, so that only the few rows with "not today" are read.
 */
export async function notTodaysOf(db: Db, careHome: CareHome, narrowed: Narrowed) {
  const rows = await momentsOf(db, careHome, narrowed, narrowed.period)
    .select('m.resident_id')
    .select(sql<number>`count(*) filter (where m.not_today_reason = 'declined')::int`.as('declined'))
    .select(sql<number>`count(*) filter (where m.not_today_reason = any(${NOT_ASKED}::text[]))::int`.as('not_asked'))
    .where('m.response', '=', 'not_today')
    .groupBy('m.resident_id')
    .execute();
  return new Map(rows.map(({ resident_id, ...times }) => [resident_id, times]));
}

/** A moment as far as the figures of four weeks are made of it. */
export interface MomentFact {
  resident_id: string;
  day: string;
  category: string;
  format: string;
  minutes: number;
  is_engaged: boolean;
  not_today_reason: NotTodayReason | null;
  /** Null where nobody said. */
  choice_made: boolean | null;
  /** By how much their mood rose, -4 to 4; null where it was not told before and after. */
  lift: number | null;
  /** In which it began, on the home's own clock. */
  hour: number;
}

/** Moment by moment what the figures of four weeks are made of. */
export async function momentFactsOf(db: Db, careHome: CareHome, { from, to }: Period): Promise<MomentFact[]> {
  const { rows } = await sql<{ resident_id: string; told: string }>`
    -- One text a person: of four weeks these are thousands of lines, which would be read field by field.
    select resident_id,
           string_agg(concat_ws(' ', day, category, format, minutes, is_engaged, coalesce(hour, 0),
                                'choice:' || choice_made, 'reason:' || not_today_reason,
                                'lift:' || mood_after - mood_before), ';') as told
      from moments
     where care_home_id = ${careHome.id} and day >= ${from} and day <= ${to} and removed_at is null
     group by resident_id`.execute(db);
  return rows.flatMap(({ resident_id, told }) => told.split(';').map((line) => momentFactIn(resident_id, line)));
}

function momentFactIn(resident_id: string, told: string): MomentFact {
  const [day = '', category = '', format = '', minutes, engaged, hour, ...seldom] = told.split(' ');
  const fact: MomentFact = {
    resident_id,
    day,
    category,
    format,
    minutes: Number(minutes),
    is_engaged: engaged === 't',
    hour: Number(hour),
    choice_made: null,
    not_today_reason: null,
    lift: null,
  };
  for (const one of seldom) {
    const [what, said] = one.split(':');
    if (what === 'choice') fact.choice_made = said === 'true';
    if (what === 'reason') fact.not_today_reason = NotTodayReason.parse(said);
    if (what === 'lift') fact.lift = Number(said);
  }
  return fact;
}

/** Which of these people were there together, group by group, each told by their place in the list. */
export async function companiesOf(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
  { from, to }: Period,
): Promise<number[][]> {
  const { rows } = await sql<{ places: string }>`
    -- One short text a group: an array would be read element by element.
    select string_agg(p.place::text, ' ') as places
      from moments m
      join unnest(${resident_ids}::uuid[]) with ordinality as p(id, place) on p.id = m.resident_id
     where m.care_home_id = ${careHome.id} and m.day >= ${from} and m.day <= ${to}
       and m.format = 'group' and m.removed_at is null
     group by m.report_id
    having count(*) > 1`.execute(db);
  return rows.map(({ places }) => places.split(' ').map((place) => Number(place) - 1));
}
