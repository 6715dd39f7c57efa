import { sql } from 'kysely';
import { WelshCard } from '@heartsease/domain/activities/activity-detail.ts';
import type { NamedActivity } from '@heartsease/domain/insights/enjoyed-lately.ts';
import { printEnjoyedLately } from '@heartsease/domain/insights/insights.endpoints.ts';
import type { LivedMoment } from '@heartsease/domain/insights/lived-moment.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { inLibraryOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import { PLAIN_STAMP } from '../planner/planner.queries.ts';
import { reportOfMoment } from '../reports/report-of-moment.queries.ts';
import type { CareHome, Session } from '../session/session.ts';

interface Asked {
  resident_id: string;
  from: string;
  to: string;
}

/** The moments of somebody between two days, both included, oldest first. */
export async function livedMoments(db: Db, careHome: CareHome, asked: Asked): Promise<LivedMoment[]> {
  const rows = await momentsBetween(db, careHome, asked)
    .innerJoin('reports as t', reportOfMoment(asked))
    .leftJoin('activities as k', 'k.id', 't.activity_id')
    .select(['m.report_id', 'm.day', 'm.category', 'm.format', 'm.minutes', 'm.own_minutes'])
    .select(['m.response', 'm.not_today_reason', 'm.mood_before', 'm.mood_after', 'm.quote'])
    .select(['t.activity_id', 't.title', 't.started_at', 'k.title as activity_title', 'k.icon', 'k.tint'])
    .orderBy('t.started_at')
    .orderBy('m.id')
    .execute();
  const others = Map.groupBy(await othersThere(db, careHome, asked), ({ report_id }) => report_id);
  return rows.map(({ own_minutes, started_at, activity_title, ...row }) => {
    const there = others.get(row.report_id) ?? [];
    return {
      ...row,
      // One name for one thing: what was typed differs from time to time.
      title: activity_title ?? row.title,
      hour: Number(timeOn(started_at.toISOString(), careHome.timezone).slice(0, 2)),
      icon: row.icon ?? PLAIN_STAMP.icon,
      tint: row.tint ?? PLAIN_STAMP.tint,
      minutes: own_minutes ?? row.minutes,
      companions: there.filter(({ is_engaged }) => is_engaged).map(({ resident_id }) => resident_id),
      people: there.length + 1,
    };
  });
}

function momentsBetween(db: Db, careHome: CareHome, { resident_id, from, to }: Asked) {
  return db
    .selectFrom('moments as m')
    .where('m.care_home_id', '=', careHome.id)
    .where('m.resident_id', '=', resident_id)
    .where('m.removed_at', 'is', null)
    .where('m.day', '>=', from)
    .where('m.day', '<=', to);
}

/** Who else is in the reports of these moments. */
async function othersThere(db: Db, careHome: CareHome, asked: Asked) {
  return await momentsBetween(db, careHome, asked)
    .innerJoin('moments as o', (join) =>
      join
        .onRef('o.care_home_id', '=', 'm.care_home_id')
        .onRef('o.report_id', '=', 'm.report_id')
        .onRef('o.resident_id', '<>', 'm.resident_id'),
    )
    .select(['o.report_id', 'o.resident_id', 'o.is_engaged'])
    .where('o.removed_at', 'is', null)
    .orderBy('o.resident_id')
    .execute();
}

/** The first day between two on which there is a moment. */
export async function firstDayBetween(db: Db, careHome: CareHome, asked: Asked): Promise<string | null> {
  const row = await momentsBetween(db, careHome, asked).select('m.day').orderBy('m.day').limit(1).executeTakeFirst();
  return row?.day ?? null;
}

/** Which of these activities somebody joined in between two days. */
export async function hadBetween(
  db: Db,
  careHome: CareHome,
  asked: Asked,
  activity_ids: readonly string[],
): Promise<Set<string>> {
  if (activity_ids.length === 0) return new Set();
  const rows = await momentsBetween(db, careHome, asked)
    .innerJoin('reports as t', reportOfMoment(asked))
    .select('t.activity_id')
    .distinct()
    .where('m.is_engaged', '=', true)
    .where('t.activity_id', 'in', [...activity_ids])
    .execute();
  return new Set(rows.flatMap(({ activity_id }) => (activity_id === null ? [] : [activity_id])));
}

/** By goal how many moments between two days were about it. */
export async function momentsByGoal(db: Db, careHome: CareHome, asked: Asked): Promise<Map<string, number>> {
  const rows = await momentsBetween(db, careHome, asked)
    .innerJoin('moment_goals as g', (join) =>
      join.onRef('g.care_home_id', '=', 'm.care_home_id').onRef('g.moment_id', '=', 'm.id'),
    )
    .select(['g.goal_id', sql<number>`count(*)::int`.as('moments')])
    .groupBy('g.goal_id')
    .execute();
  return new Map(rows.map(({ goal_id, moments }) => [goal_id, moments]));
}

/** What is asked of the person themselves. */
export async function lookedAt(db: Db, careHome: CareHome, resident_id: string) {
  return await db
    .selectFrom('residents')
    .select(['known_as', 'pronouns', 'status', 'status_since', 'moved_in_on', 'ended_on', 'weekly_target'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** What the library calls these activities today. */
export async function namesOf(
  db: Db,
  careHome: CareHome,
  activity_ids: readonly string[],
): Promise<Map<string, NamedActivity>> {
  if (activity_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'title', 'icon', 'tint', sql`detail -> 'welsh'`.as('welsh')])
    .where(inLibraryOf(careHome))
    .where('id', 'in', [...activity_ids])
    .execute();
  return new Map(
    rows.map(({ id, title, icon, tint, welsh }) => [
      id,
      { title, icon, tint, welsh: WelshCard.pick({ title: true }).nullable().parse(welsh) },
    ]),
  );
}

/** When somebody asked for a month on paper since then, the first first. Held, so that of many at once each counts the others. */
export async function softMonthsSince(db: Db, { careHome, account_id }: Session, since: Date): Promise<Date[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`months of ${account_id}`}, 0))`.execute(db);
  const rows = await db
    .selectFrom('audit_events')
    .select('at')
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('action', '=', printEnjoyedLately.path)
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}
