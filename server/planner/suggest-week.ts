import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import type { EventWords } from '@heartsease/domain/events/event.ts';
import { samePlace } from '@heartsease/domain/planner/plan.ts';
import type { PlanWords } from '@heartsease/domain/planner/plan.ts';
import type { saveWeek } from '@heartsease/domain/planner/planner.endpoints.ts';
import { reasonsAbout } from '@heartsease/domain/planner/reasons-kept.ts';
import { expectedOf } from '@heartsease/domain/planner/room.ts';
import { suggestWeek } from '@heartsease/domain/planner/suggest-week.ts';
import type { SuggestedWeek } from '@heartsease/domain/planner/suggested-week.ts';
import { usualTimes } from '@heartsease/domain/planner/usual-times.ts';
import type { WeekPerson } from '@heartsease/domain/planner/week-so-far.ts';
import { minutesFrom, weekOf } from '@heartsease/domain/planner/week-times.ts';
import type { StandingSession, TakenTime, WeekTimes } from '@heartsease/domain/planner/week-times.ts';
import { addDays, calendarDay, daysBetween, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { knownPeople } from '../interests/known-people.ts';
import { libraryOf } from '../interests/library.queries.ts';
import { facesOf } from '../reports/reports.queries.ts';
import { eventRows } from '../events/events.queries.ts';
import type { EventRow } from '../events/events.queries.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { sessionMay } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { keepPlans } from './keep-plan.queries.ts';
import type { NewPlan } from './keep-plan.queries.ts';
import { holdPlans, planRows, timesOf } from './plan.queries.ts';
import { checkDay, checkIds } from './save-plan.ts';
import { pastSessions, sheetTimes, weekPeopleRows } from './suggest-week.queries.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** @param day any day of the week */
export async function weekSuggestedFor(asked: Asked, day: string): Promise<SuggestedWeek> {
  const { db, session, now } = asked;
  const { careHome } = session;
  const today = calendarDay(now, careHome.timezone);
  const monday = mondayOf(day);
  if (addDays(monday, 6) < today) throw refused({ day: ['That week is over'] });
  checkDay(asked, addDays(monday, 6));
  const sheets = await sheetTimes(db, careHome);
  const library = await libraryOf(db, careHome);
  const answer = suggestWeek({
    monday,
    now: { day: today, time: timeOn(now.toISOString(), careHome.timezone) },
    ...(await standingIn(db, careHome, monday, sheets)),
    people: await peopleOf(asked, monday, today),
    activities: library.flatMap((activity) => {
      const sheet = sheets.get(activity.id);
      return sheet === undefined ? [] : [{ ...activity, ...sheet }];
    }),
    usual: usualTimes(await pastSessions(db, careHome, today)),
  });
  const named = new Set(answer.suggestions.flatMap(({ resident_ids }) => resident_ids));
  return { ...answer, residents: await facesOf(db, careHome, [...named]) };
}

/** Nobody for whoever may not see residents. */
async function peopleOf(asked: Asked, monday: string, today: string): Promise<WeekPerson[]> {
  const { db, session } = asked;
  if (!sessionMay(session, 'residents.view')) return [];
  const rows = await weekPeopleRows(db, session.careHome, { monday, today });
  if (rows.length === 0) return [];
  const known = await knownPeople(
    asked,
    rows.map(({ id }) => id),
  );
  const byId = new Map(known.map((person) => [person.id, person]));
  return rows.flatMap((row) => {
    const person = byId.get(row.id);
    return person === undefined ? [] : [{ ...person, ...row }];
  });
}

/** What is planned, and which events are on, alone or beside the programme, from the night before the week to its end. What was logged has become moments. */
async function standingIn(
  db: Db,
  careHome: CareHome,
  monday: string,
  sheets: ReadonlyMap<string, WeekTimes>,
): Promise<{ standing: StandingSession[]; taken: TakenTime[] }> {
  const rows = (await planRows(db, careHome, { days: [addDays(monday, -1), ...weekOf(monday)] })).filter(
    ({ is_cancelled }) => !is_cancelled,
  );
  const events = await eventsOn(db, careHome, { from: addDays(monday, -1), to: addDays(monday, 6) });
  const expectedAt = await expectedBy(db, careHome, [...rows, ...events]);
  const sessions = rows.map(({ day, words, is_logged }) => {
    const { time, minutes, activity_id } = words;
    const expected = expectedAt(words);
    return {
      day,
      time,
      minutes,
      activity_id,
      weights: (activity_id === null ? undefined : sheets.get(activity_id)?.weights) ?? {},
      resident_ids: is_logged ? [] : expected,
      is_visit: !words.is_open_to_everyone && expected.length === 1,
    };
  });
  const ofEvents = events.map(({ words }) => ({
    ...hoursOf(words),
    is_beside: isBeside(words),
    place: words.place,
    resident_ids: expectedAt(words),
  }));
  const rounds = ofEvents
    .filter(({ is_beside }) => !is_beside)
    .map((one) => ({ ...one, activity_id: null, weights: {}, is_visit: false }));
  return { standing: [...sessions, ...rounds], taken: ofEvents.filter(({ is_beside }) => is_beside) };
}

const LONGEST_ROUND_MINUTES = 4 * 60;

/**
 * While a longer event is on, such as an outing of some, there is a programme for those who stay; and so there is while
 * staff meet. It keeps its people and its place.
 */
function isBeside(words: EventWords): boolean {
  return words.is_all_day || words.audience === 'staff' || hoursOf(words).minutes > LONGEST_ROUND_MINUTES;
}

/** On the clock of the home, as the week is planned. */
function hoursOf({ is_all_day, first_day, last_day, from_time, to_time }: EventWords) {
  if (is_all_day) return { day: first_day, time: '00:00', minutes: (daysBetween(first_day, last_day) + 1) * 1440 };
  const begins = { day: first_day, time: from_time };
  const minutes = minutesFrom(first_day, { day: last_day, time: to_time }) - minutesFrom(first_day, begins);
  return { ...begins, minutes };
}

/** What the week is planned around, and what a planned week is checked against: all that take place. */
async function eventsOn(db: Db, careHome: CareHome, days: { from: string; to: string }): Promise<EventRow[]> {
  return (await eventRows(db, careHome, days)).filter(({ cancelled_at }) => cancelled_at === null);
}

type Invited = Pick<PlanWords, 'resident_ids' | 'resident_group_ids'>;

/** Who is expected by name or by group. */
async function expectedBy(
  db: Db,
  careHome: CareHome,
  rows: readonly { words: Invited }[],
): Promise<(words: Invited) => string[]> {
  const group_ids = new Set(rows.flatMap(({ words }) => words.resident_group_ids));
  const members = await membersOfGroups(db, careHome, [...group_ids]);
  return ({ resident_ids, resident_group_ids }) =>
    expectedOf(
      resident_ids,
      resident_group_ids.map((id) => (members.get(id) ?? []).map((face) => face.id)),
    );
}

type NewSession = ParsedInputOf<typeof saveWeek>['sessions'][number];

/**
 * Plans several sessions, all or none.
 *
 * @throws 422 for days that are over, and when something else is on in the same place or with the same people
 */
export async function planWeek(asked: Asked, sessions: readonly NewSession[]): Promise<{ planned: number }> {
  const { db, session, now } = asked;
  const { careHome, account_id: by } = session;
  const seesPeople = sessionMay(session, 'residents.view');
  await holdPlans(db, careHome);
  const on = calendarDay(now, careHome.timezone);
  const plans: NewPlan[] = [];
  for (const { day, reasons, ...said } of sessions) {
    const words = { ...EMPTY, ...said, resident_ids: seesPeople ? said.resident_ids : [] };
    checkDay(asked, day);
    await checkIds(asked, words, null);
    plans.push({ day, words, series: null, suggested: { on, reasons: reasonsAbout(reasons, words.resident_ids) } });
  }
  await checkClashes(asked, plans);
  await keepPlans(db, careHome, plans, { by, now });
  return { planned: plans.length };
}

/** What a suggestion leaves open. */
const EMPTY = {
  leader_id: null,
  helper_ids: [],
  resident_group_ids: [],
  is_open_to_everyone: false,
  capacity: null,
} satisfies Partial<PlanWords>;

async function checkClashes({ db, session }: Asked, plans: readonly { day: string; words: PlanWords }[]) {
  const { careHome } = session;
  const days = plans.flatMap(({ day }) => [addDays(day, -1), day, addDays(day, 1)]);
  const sessions = (await planRows(db, careHome, { days: [...new Set(days)] })).filter((row) => !row.is_cancelled);
  const inOrder = days.toSorted();
  const [from = '', to = from] = [inOrder[0], inOrder.at(-1)];
  const standing = [...sessions, ...(await eventsOn(db, careHome, { from, to }))];
  const expectedAt = await expectedBy(db, careHome, standing);
  const timed = plans.map(({ day, words }) => ({ words, ...timesOf(day, words, careHome) }));
  const clash = timed.find((one, place) =>
    [...standing, ...timed.slice(0, place)].some(
      (other) =>
        one.starts_at < other.ends_at &&
        other.starts_at < one.ends_at &&
        (samePlace(one.words.place, other.words.place) ||
          one.words.resident_ids.some((id) => expectedAt(other.words).includes(id))),
    ),
  );
  if (clash !== undefined) {
    throw refused({
      form: ['Something else is planned at one of these times. Nothing was planned; look at the week again.'],
    });
  }
}
