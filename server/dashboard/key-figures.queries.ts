import { sql } from 'kysely';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { isOpenNow, updatesWithTheirMoment } from '../family-updates/told.queries.ts';
import { openLinks } from '../relatives/relatives.queries.ts';
import type { CareHome } from '../session/session.ts';

/** Who has a card of “About me” that was confirmed since a day. */
export async function confirmedSince(db: Db, careHome: CareHome, day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('about_me_cards')
    .select('resident_id')
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .where('confirmed_on', '>=', day)
    .execute();
  return new Set(rows.map(({ resident_id }) => resident_id));
}

/**
 * With whom somebody looked at a goal and talked about activities since a day.
 *
 * @returns null where nobody was asked that since
 */
export async function hadActivitiesDiscussed(db: Db, careHome: CareHome, day: string): Promise<Set<string> | null> {
  const rows = await db
    .selectFrom('goal_reviews as v')
    .innerJoin('goals as g', (join) =>
      join.onRef('g.care_home_id', '=', 'v.care_home_id').onRef('g.id', '=', 'v.goal_id'),
    )
    .select(['g.resident_id', 'v.activities_discussed'])
    .distinct()
    .where('v.care_home_id', '=', careHome.id)
    .where('v.activities_discussed', 'is not', null)
    .where('v.reviewed_on', '>=', day)
    .execute();
  const discussed = rows.filter(({ activities_discussed }) => activities_discussed === true);
  return rows.length === 0 ? null : new Set(discussed.map(({ resident_id }) => resident_id));
}

/** Events that brought the world in. */
const WITH_THE_COMMUNITY = ['community', 'entertainer', 'family'] as const;

export async function communityEvents(db: Db, careHome: CareHome, { from, to }: Period): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('care_home_id', '=', careHome.id)
    .where('type', 'in', [...WITH_THE_COMMUNITY])
    .where('first_day', '>=', from)
    .where('first_day', '<=', to)
    .where('cancelled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Risk assessments that stand, and how many of them are in date. */
export async function approvedRisks(db: Db, careHome: CareHome, today: string) {
  return await db
    .selectFrom('risk_assessments')
    .select(sql<number>`count(*)::int`.as('n'))
    .select(sql<number>`(count(*) filter (where review_due >= ${today}))::int`.as('in_date'))
    .where('care_home_id', '=', careHome.id)
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow();
}

/** Half of the reports of these days took longer to write than this; and of how many it was measured. */
export async function usualWriting(db: Db, careHome: CareHome, { from, to }: Period) {
  return await db
    .selectFrom('reports')
    .select(sql<number | null>`percentile_cont(0.5) within group (order by writing_seconds)`.as('seconds'))
    .select(sql<number>`count(writing_seconds)::int`.as('n'))
    .where('care_home_id', '=', careHome.id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('state', '<>', 'void')
    .executeTakeFirstOrThrow();
}

/** Relatives with access to anybody here, and how many of them opened the app in these days. */
export async function relativesWhoLookIn(db: Db, careHome: CareHome, period: Period, today: string) {
  const { rows } = await sql<{ n: number; looked_in: number }>`
    select count(*)::int as n,
           (count(*) filter (where exists (
             select from app_activities a
              where a.account_id = relative.account_id
                -- So far the index leads; the home's own days are within it.
                and a.at >= ${addDays(period.from, -1)}::date and a.at < ${addDays(period.to, 2)}::date
                and (a.at at time zone ${careHome.timezone})::date between ${period.from} and ${period.to})))::int as looked_in
      from (${openLinks(db, careHome.id, today)
        .select('l.account_id')
        .distinct()
        .where('l.account_id', 'is not', null)}) relative`.execute(db);
  return rows[0] ?? { n: 0, looked_in: 0 };
}

/** What was shared with families on these days and stands open to them now. */
export async function updatesShared(db: Db, careHome: CareHome, period: Period, now: Date): Promise<number> {
  const { count } = await updatesWithTheirMoment(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('u.care_home_id', '=', careHome.id)
    .where(isOnDays(careHome, period, 'u.shared_at'))
    .where(isOpenNow(careHome, now))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Half of the relatives who wrote in these days and were answered waited longer than this, in minutes. Who writes twice
 * before an answer waits from the first. Read in one pass: a thread that nobody answers would be read once for each
 * message otherwise.
 */
export async function waitsOfFamilies(db: Db, careHome: CareHome, period: Period) {
  const { rows } = await sql<{ minutes: number | null; n: number }>`
    with said as (
      select m.thread_id, m.position, m.sent_at, w.role = 'relative' as is_family, w.role <> 'relative' as is_staff
        from chat_messages m
        left join memberships w on w.care_home_id = m.care_home_id and w.account_id = m.author_id
       where m.care_home_id = ${careHome.id} and m.sent_at >= ${addDays(period.from, -1)}::date
    ), turns as (
      select said.*,
             lead(is_family) over newest_first as was_family,
             min(sent_at) filter (where is_staff)
               over (newest_first rows between unbounded preceding and 1 preceding) as answered_at
        from said
      window newest_first as (partition by thread_id order by position desc))
    select percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 60) as minutes,
           count(*)::int as n
      from turns t
     where is_family and answered_at is not null and ${isOnDays(careHome, period, 't.sent_at')}
       -- What came before the first of these days is looked up.
       and not coalesce(was_family, (
         select b.role = 'relative'
           from chat_messages p
           join memberships b on b.care_home_id = p.care_home_id and b.account_id = p.author_id
          where p.care_home_id = ${careHome.id} and p.thread_id = t.thread_id and p.position = t.position - 1), false)`.execute(
    db,
  );
  return rows[0] ?? { minutes: null, n: 0 };
}

/** An instant on the home's own days; so far an index leads, and the days are within it. */
function isOnDays(careHome: CareHome, { from, to }: Period, instant: 'u.shared_at' | 't.sent_at') {
  const at = sql.ref(instant);
  return sql<boolean>`(${at} >= ${addDays(from, -1)}::date and ${at} < ${addDays(to, 2)}::date
    and (${at} at time zone ${careHome.timezone})::date between ${from} and ${to})`;
}
