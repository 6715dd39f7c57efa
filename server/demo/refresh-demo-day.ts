import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { ON_NOW } from '@heartsease/domain/planner/planned-session.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { dateOfBirth } from './dates.ts';
import { refreshDemoEvents } from './events/keep-demo-events.ts';
import { keepFamilyUpdates } from './larch-house/family-updates.ts';
import { keepTodaysPhoto } from './larch-house/todays-photo.ts';
import { temeValley } from './homes/teme-valley.ts';
import { demoHomes } from './homes.ts';
import { demoId, demoIds } from './ids.ts';
import { keepSeries } from './seed/keep-series.ts';
import { keepTotals, keepYear } from './seed/keep-year.ts';
import { generateYear } from './year.ts';
import type { Year } from './year.ts';
import type { YearOfHome } from './year/year-input.ts';

/** As long as the notes remember (note-book.ts). */
const NOTES_DAYS = 60;

/**
 * Brings a demo world that was filled some time ago up to this day: the days between are told, something
 * is on now, and Mei-Ling's birthday is on the coming Sunday. What people did in it themselves stays. A
 * home where something is on now already is left alone: a draft of it may be waiting on somebody's device.
 *
 * @param db connects as the owner
 */
export async function refreshDemoDay(db: Kysely<Tables>, { now }: { now: Date }): Promise<void> {
  await db.transaction().execute(async (world) => {
    for (const home of [...demoHomes, temeValley]) await bringUpToDate(world, home, now);
  });
}

/** One home of it, in a transaction that it then stands in. */
export async function bringUpToDate(db: Db, home: YearOfHome, now: Date): Promise<void> {
  const care_home_id = demoIds.home(home.key);
  await setTenant(db, { care_home_id, account_id: null });
  await moveBirthdays(db, home, now);
  const stands = await db.selectFrom('care_homes').select('is_demo').where('id', '=', care_home_id).executeTakeFirst();
  if (stands?.is_demo) await refreshDemoEvents(db, home, now);
  if (!stands?.is_demo || (await sessionOnNow(db, care_home_id, now))) return;
  const told = await toldUntil(db, care_home_id);
  const today = calendarDay(now, home.timezone);
  const from = told ? calendarDay(told, home.timezone) : addDays(today, -1);
  // A home that wrote nothing on the day of seeding writes nothing later either: its package has ended.
  const isSilent = home.reports_ended_days_ago !== null;
  const year = generateYear(isSilent ? { ...home, reports_ended_days_ago: 400 } : home, now, from);
  // It plans anew from now on.
  await forgetPlans(db, care_home_id, sql`s.starts_at > ${now}`);
  await keepYear(db, await whatIsNew(db, care_home_id, year, { told, from, now }));
  if (home.key === 'larch-house') {
    await keepFamilyUpdates(db, { now, timezone: home.timezone });
    await keepTodaysPhoto(db, { now, timezone: home.timezone });
  }
  // What nobody wrote down in time nobody could write down any more.
  await forgetPlans(db, care_home_id, sql`s.day < ${addDays(today, -REPORT_LIMITS.backfill_days)}`);
  // Last: it takes away series of which nothing stands any more.
  await keepSeries(db, care_home_id, { now, timezone: home.timezone });
  await keepTotals(db, care_home_id, from);
}

async function moveBirthdays(db: Db, home: YearOfHome, now: Date): Promise<void> {
  const today = calendarDay(now, home.timezone);
  for (const { key, birthday } of home.residents) {
    if (!('turns_on_coming_sunday' in birthday)) continue;
    await db
      .updateTable('residents')
      .set({ date_of_birth: dateOfBirth(birthday, today) })
      .where('care_home_id', '=', demoIds.home(home.key))
      .where('id', '=', demoIds.resident(home.key, key))
      .execute();
  }
}

/** Begun today, not over, and not yet written down; undefined where nothing is. Yesterday's is no part of this day any more. */
export async function sessionOnNow(db: Db, care_home_id: string, now: Date) {
  return await db
    .selectFrom('planned_sessions as s')
    .innerJoin('care_homes as h', 'h.id', 's.care_home_id')
    .leftJoin('reports as r', (join) =>
      join
        .onRef('r.care_home_id', '=', 's.care_home_id')
        .onRef('r.planned_session_id', '=', 's.id')
        .on('r.state', '<>', 'void'),
    )
    .select(['s.id', 's.title', 's.ends_at'])
    .where('s.care_home_id', '=', care_home_id)
    .where('s.day', '=', sql<string>`(${now}::timestamptz at time zone h.timezone)::date`)
    .where('s.cancelled_at', 'is', null)
    .where('r.id', 'is', null)
    .where('s.starts_at', '<=', new Date(now.getTime() + ON_NOW.minutes_before * 60_000))
    .where('s.ends_at', '>=', new Date(now.getTime() - ON_NOW.minutes_after * 60_000))
    .orderBy('s.starts_at')
    .limit(1)
    .executeTakeFirst();
}

/** When the last thing that anybody wrote down began. */
async function toldUntil(db: Db, care_home_id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('reports')
    .select((of) => of.fn.max('started_at').as('started_at'))
    .where('care_home_id', '=', care_home_id)
    .executeTakeFirst();
  return row?.started_at ?? null;
}

/** Takes back plans of the demo world itself that became no report. What people planned or changed names them and stays. */
async function forgetPlans(db: Db, care_home_id: string, which: RawBuilder<unknown>): Promise<void> {
  await sql`delete from planned_sessions s
    where s.care_home_id = ${care_home_id} and s.created_by is null and s.updated_by is null and s.cancelled_at is null and ${which}
      and not exists (select from reports r where r.care_home_id = s.care_home_id and r.planned_session_id = s.id)`.execute(
    db,
  );
}

/**
 * Of a generated stretch, what the home does not have yet: no session twice on a day, and no report before
 * the last one. The session on now is moved rather than doubled when today's was never written down.
 */
async function whatIsNew(
  db: Db,
  care_home_id: string,
  year: Year,
  { told, from, now }: { told: Date | null; from: string; now: Date },
): Promise<Year> {
  const standing = await sessionsSince(db, care_home_id, from);
  const written = await recentNotes(db, care_home_id, from);
  const taken = await idsTaken(db, care_home_id, year);
  /** The id under which a generated session stands in the home; null when it was written down already, or is another by now. */
  const idOf = new Map<string, string | null>();
  /** The generated sessions that are added, with the ids that they are added under. */
  const added = new Map<string, string>();
  for (const session of year.planned_sessions) {
    const same = standing.get(`${session.day} ${session.activity_id}`);
    const isWrittenDown = same !== undefined && same.report_id !== null;
    const isOnNow = session.id === year.on_now;
    if (isOnNow && same !== undefined && !isWrittenDown) await moveSession(db, care_home_id, same.id, session);
    if (same !== undefined && !(isOnNow && isWrittenDown)) {
      idOf.set(session.id, isWrittenDown ? null : same.id);
    } else if (!taken.has(session.id)) {
      added.set(session.id, session.id);
      idOf.set(session.id, session.id);
    } else if (isOnNow) {
      // Somebody has written it down or moved it a minute ago: something is on now all the same.
      added.set(session.id, demoId(`once more ${session.id} ${now.toISOString()}`, now));
    } else {
      // Somebody has put it on another day, or made another activity of it.
      idOf.set(session.id, null);
    }
  }
  const reports = year.reports.flatMap((report) => {
    if ((told !== null && new Date(report.started_at) <= told) || taken.has(report.id)) return [];
    if (!report.planned_session_id) return [report];
    const planned_session_id = idOf.get(report.planned_session_id) ?? null;
    return planned_session_id === null ? [] : [{ ...report, planned_session_id }];
  });
  const reportIds = new Set(reports.map(({ id }) => id));
  const momentIds = new Set(year.moments.flatMap(({ id, report_id }) => (reportIds.has(report_id) ? [id] : [])));
  return {
    report_staff: year.report_staff.filter(({ report_id }) => reportIds.has(report_id)),
    moment_goals: year.moment_goals.filter(({ moment_id }) => momentIds.has(moment_id)),
    on_now: year.on_now,
    planned_sessions: year.planned_sessions.flatMap((session) => {
      const id = added.get(session.id);
      return id === undefined ? [] : [{ ...session, id }];
    }),
    planned_session_residents: year.planned_session_residents.flatMap((row) => {
      const planned_session_id = added.get(row.planned_session_id);
      return planned_session_id === undefined ? [] : [{ ...row, planned_session_id }];
    }),
    reports,
    moments: year.moments
      .filter(({ report_id }) => reportIds.has(report_id))
      .map((moment) => (written.has(`${moment.resident_id} ${moment.note}`) ? { ...moment, note: null } : moment)),
  };
}

/** Ids of what is generated that stand in the home already, wherever and as whatever it is by now. */
async function idsTaken(db: Db, care_home_id: string, { planned_sessions, reports }: Year): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const [table, rows] of [
    ['planned_sessions', planned_sessions],
    ['reports', reports],
  ] as const) {
    const ids = rows.map(({ id }) => id);
    const found = await db
      .selectFrom(table)
      .select('id')
      .where('care_home_id', '=', care_home_id)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    for (const { id } of found) taken.add(id);
  }
  return taken;
}

/** By day and activity: the same activity on the same day is the same session, even where today moved it by an hour. */
async function sessionsSince(db: Db, care_home_id: string, from: string) {
  const rows = await db
    .selectFrom('planned_sessions as s')
    .leftJoin('reports as r', (join) =>
      join.onRef('r.care_home_id', '=', 's.care_home_id').onRef('r.planned_session_id', '=', 's.id'),
    )
    .select(['s.id', 's.day', 's.activity_id', 'r.id as report_id'])
    .where('s.care_home_id', '=', care_home_id)
    .where('s.day', '>=', from)
    .orderBy('s.starts_at')
    .execute();
  return new Map(rows.map((row) => [`${row.day} ${row.activity_id}`, row]));
}

async function moveSession(
  db: Db,
  care_home_id: string,
  id: string,
  { starts_at, ends_at, day }: Year['planned_sessions'][number],
): Promise<void> {
  await db
    .updateTable('planned_sessions')
    .set({ starts_at, ends_at, day })
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', id)
    .execute();
}

async function recentNotes(db: Db, care_home_id: string, from: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('moments')
    .select(['resident_id', 'note'])
    .where('care_home_id', '=', care_home_id)
    .where('day', '>=', addDays(from, -NOTES_DAYS))
    .where('note', 'is not', null)
    .execute();
  return new Set(rows.map(({ resident_id, note }) => `${resident_id} ${note}`));
}
