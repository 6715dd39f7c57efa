import type { Insertable } from 'kysely';
import type { MomentDepth } from '@heartsease/domain/reports/depth.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Tables } from '../db/tables.ts';
import { chanceFrom } from './chance.ts';
import type { Chance } from './chance.ts';
import { columnsOf } from '../reports/full-report.queries.ts';
import { localTime } from './dates.ts';
import { demoId, demoIds } from './ids.ts';
import { fullReportOf } from './year/full-report.ts';
import { goalsServed } from './year/goals-served.ts';
import { expectedAt, groupMoments, mostOf } from './year/group-moments.ts';
import { noteBookOf } from './year/note-book.ts';
import { otherVisits, visitsOfStories } from './year/one-to-ones.ts';
import { peopleOfYear } from './year/people-of-year.ts';
import type { YearPerson } from './year/people-of-year.ts';
import { activityOf, endOf, sessionsOn, sessionsToday } from './year/sessions-of-day.ts';
import type { DaySession } from './year/sessions-of-day.ts';
import { storiesBetween } from './year/stories.ts';
import { writingSecondsOf } from './year/writing-seconds.ts';
import type { TrueMoment } from './year/true-moment.ts';
import type { YearOfHome } from './year/year-input.ts';

/** A home's year as rows of its tables. */
export type Year = {
  planned_sessions: Insertable<Tables['planned_sessions']>[];
  planned_session_residents: Insertable<Tables['planned_session_residents']>[];
  reports: Insertable<Tables['reports']>[];
  moments: Insertable<Tables['moments']>[];
  report_staff: Insertable<Tables['report_staff']>[];
  /** Goals that are somebody's in the demo world; one that is gone by now is left out. */
  moment_goals: Insertable<Tables['moment_goals']>[];
  /** The id of the session that is on now. */
  on_now: string | null;
};

export const DAYS_OF_HISTORY = 365;
/** The planner is filled so far ahead. */
const DAYS_AHEAD = 28;

const CANCELLED_SHARE = 0.045;
const CANCELLED_WHY = [
  'The leader was unwell',
  'The visitors could not come',
  'Everybody was at the party in the garden',
];

/**
 * Tells a year of a home, the same for the same home and moment: what was planned, what took place, and
 * how it was for each person. Nothing in it lies after `now` but plans.
 *
 * @param from the first day; a year before today when left out
 */
export function generateYear(home: YearOfHome, now: Date, from?: string): Year {
  const today = calendarDay(now, home.timezone);
  const firstDay = from ?? addDays(today, -DAYS_OF_HISTORY);
  const lastReportedDay = home.reports_ended_days_ago === null ? today : addDays(today, -home.reports_ended_days_ago);
  const people = peopleOfYear(home, today);
  const stories = Map.groupBy(storiesBetween(home, people, firstDay, today), (beat) => beat.day);
  const noteBook = noteBookOf(home);
  const year: Year = {
    planned_sessions: [],
    planned_session_residents: [],
    reports: [],
    moments: [],
    report_staff: [],
    moment_goals: [],
    on_now: null,
  };

  for (let day = firstDay; day <= addDays(today, DAYS_AHEAD); day = addDays(day, 1)) {
    const chance = chanceFrom(`${home.key} ${day}`);
    const beats = stories.get(day) ?? [];
    const groupBeats = beats.filter((beat) => beat.format === 'group');
    const told = visitsOfStories(
      home,
      people,
      beats.filter((beat) => beat.format === 'one_to_one'),
    );
    const sessions = day === today ? sessionsToday(home, people, today, now) : sessionsOn(home, people, day, today);
    for (const session of sessions) {
      const itsBeats = groupBeats.filter((beat) => beat.activity === session.activity);
      const isCancelled = day < today && itsBeats.length === 0 && chance.happens(CANCELLED_SHARE);
      plan(year, home, people, session, {
        now,
        cancelled_why: isCancelled ? chance.one(home.cancelled_why ?? CANCELLED_WHY) : null,
      });
      const isOver = endOf(session) < now.getTime() && !session.is_on_now;
      if (!isOver || isCancelled || day > lastReportedDay) continue;
      const moments = groupMoments(home, session, people, itsBeats, noteBook, chance);
      const came = moments.filter(({ response }) => response !== 'not_today').map(({ person }) => person.key);
      const note = chance.happens(0.45)
        ? noteBook.writeOfSession({ activity: session.activity, day, today, came }, chance)
        : null;
      report(
        year,
        home,
        { ...session, author: authorOf(home, session, chance), note, moments, now, today, planned: session.key },
        chance,
      );
    }
    if (day > today || day > lastReportedDay) continue;
    for (const visit of [...told, ...otherVisits(home, people, told, { day, today }, noteBook, chance)]) {
      if (endOf(visit) >= now.getTime()) continue;
      report(
        year,
        home,
        { ...visit, day, place: null, note: null, moments: [visit], now, today, planned: null },
        chance,
      );
    }
  }
  return year;
}

function plan(
  year: Year,
  home: YearOfHome,
  people: ReadonlyMap<string, YearPerson>,
  session: DaySession,
  { now, cancelled_why }: { now: Date; cancelled_why: string | null },
): void {
  const care_home_id = demoIds.home(home.key);
  const id = demoId(`session ${session.key}`, session.starts_at);
  if (session.is_on_now) year.on_now = id;
  // Plans are made on the Friday of the week before, or just now.
  const planned = new Date(Math.min(session.starts_at.getTime() - 6 * 86_400_000, now.getTime()));
  year.planned_sessions.push({
    id,
    care_home_id,
    activity_id: demoIds.activity(session.activity),
    title: session.title,
    starts_at: session.starts_at,
    ends_at: new Date(endOf(session)),
    day: session.day,
    place: session.place,
    leader_id: accountOf(home, session.leader),
    is_open_to_everyone: session.is_open_to_everyone,
    cancelled_at: cancelled_why === null ? null : new Date(session.starts_at.getTime() - 2 * 3_600_000),
    cancelled_why,
    created_at: planned,
    // Nobody's: so the demo world knows its own plans from those that people make in it.
    created_by: null,
  });
  const expected = session.is_on_now
    ? session.usual.flatMap((key) => people.get(key) ?? [])
    : expectedAt(session, people);
  for (const person of expected) {
    if (person.until !== null && session.day > person.until) continue;
    year.planned_session_residents.push({
      care_home_id,
      planned_session_id: id,
      resident_id: demoIds.resident(home.key, person.key),
    });
  }
}

type WhatTookPlace = {
  key: string;
  planned: string | null;
  day: string;
  activity: string;
  title: string;
  starts_at: Date;
  minutes: number;
  place: string | null;
  author: string;
  note: string | null;
  moments: readonly TrueMoment[];
  now: Date;
  today: string;
};

function report(year: Year, home: YearOfHome, what: WhatTookPlace, chance: Chance): void {
  if (what.moments.length === 0) return;
  const care_home_id = demoIds.home(home.key);
  const id = demoId(`report ${what.key}`, what.starts_at);
  const author_id = accountOf(home, what.author);
  const format = what.planned === null ? 'one_to_one' : 'group';
  const { category } = activityOf(what.activity);
  const staff_ids = home.staff.map(({ email }) => demoIds.account(email));
  const full = home.writes_full_reports ? fullReportOf({ ...what, format, category, author_id, staff_ids }) : null;
  // Written down within minutes: that is what the product is for.
  const recorded_at = new Date(Math.min(endOf(what) + chance.between(1, 20) * 60_000, what.now.getTime()));
  year.reports.push({
    id,
    care_home_id,
    client_id: demoId(`write ${what.key}`, what.starts_at),
    planned_session_id: what.planned === null ? null : demoId(`session ${what.planned}`, what.starts_at),
    activity_id: demoIds.activity(what.activity),
    title: what.title,
    format,
    started_at: what.starts_at,
    day: what.day,
    minutes: what.minutes,
    place: what.place,
    usual_response:
      format === 'group'
        ? mostOf(what.moments.filter(({ basis }) => basis === 'group').map(({ response }) => response))
        : null,
    note: what.note,
    recorded_at,
    author_id,
    ...(full && { kind: 'full' as const, ...columnsOf(full.depth) }),
    writing_seconds: writingSecondsOf(id, what.moments.length, full !== null),
  });
  for (const account_id of full?.depth.staff_ids ?? [])
    year.report_staff.push({ care_home_id, report_id: id, account_id });
  for (const { person, response, basis, not_today_reason, note } of what.moments) {
    if (response === 'loved' || response === 'enjoyed' || response === 'quiet') person.engaged_on.push(what.day);
    const moment_id = demoId(`moment ${what.key} ${person.key}`, what.starts_at);
    const depth = full?.moments.get(person.key);
    for (const goal_id of depth ? goalsServed(person.key, what) : [])
      year.moment_goals.push({ care_home_id, moment_id, goal_id });
    year.moments.push({
      id: moment_id,
      care_home_id,
      report_id: id,
      resident_id: demoIds.resident(home.key, person.key),
      day: what.day,
      activity_id: demoIds.activity(what.activity),
      category,
      format,
      minutes: what.minutes,
      hour: Number(localTime(what.starts_at, home.timezone).slice(0, 2)),
      response,
      basis,
      not_today_reason,
      note,
      author_id,
      answered_at: recorded_at,
      ...(depth && columnsOfMoment(depth, what.minutes)),
    });
  }
}

function columnsOfMoment({ goals: _kept, ...depth }: MomentDepth, minutes: number) {
  return { ...depth, minutes: depth.own_minutes ?? minutes };
}

/** The leader writes it down, or whoever was there with her. */
function authorOf(home: YearOfHome, session: DaySession, chance: Chance): string {
  if (chance.happens(0.75)) return session.leader;
  return chance.weighted(home.staff, (member) => member.writes).key;
}

function accountOf(home: YearOfHome, staffKey: string): string {
  const member = home.staff.find(({ key }) => key === staffKey);
  if (member === undefined) throw new Error(`${home.key} has no staff member ${staffKey}`);
  return demoIds.account(member.email);
}
