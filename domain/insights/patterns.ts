import { ACTIVITY_CATEGORIES } from '../activities/activity-detail.ts';
import { NOT_TODAY_REASONS, isOffered } from '../reports/response.ts';
import { addDays, daysBetween } from '../time/calendar.ts';
import { INSIGHT_RULES, PARTS_OF_DAY, SIZES_OF_COMPANY } from './insight.ts';
import type { Patterns, TriedActivity } from './insight.ts';
import { hasJoined, isDeclined, partOfDay, sizeOfCompany, wentBadly, wentWell } from './lived-moment.ts';
import type { LivedMoment } from './lived-moment.ts';

const { least_n, works_from, does_not_work_from, least_lead } = INSIGHT_RULES;

export interface Days {
  from: string;
  to: string;
}

/** Every day of the window with what was offered on it: joined in, said no, and the rest, such as asleep or unsettled. */
export function glance(moments: readonly LivedMoment[], { from, to }: Days): Patterns['glance'] {
  const offered = moments.filter(isOffered);
  const byDay = Map.groupBy(offered, ({ day }) => day);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
    const day = addDays(from, place);
    const ofDay = byDay.get(day) ?? [];
    const engaged = ofDay.filter(hasJoined).length;
    const declined = ofDay.filter(isDeclined).length;
    return { day, engaged, declined, other: ofDay.length - engaged - declined };
  });
  const declined = offered.filter(isDeclined).length;
  return { n: offered.length, engaged: offered.filter(hasJoined).length, declined, days };
}

/** Weeks of seven days, counted back from the last day. */
export function weekByWeek(
  moments: readonly LivedMoment[],
  { from, to }: Days,
  target: number | null,
): Patterns['weeks'] {
  const joined = moments.filter(hasJoined);
  const weeks: Patterns['weeks']['weeks'] = [];
  for (let last = to; last >= from; last = addDays(last, -7)) {
    const first = addDays(last, -6) < from ? from : addDays(last, -6);
    const ofWeek = joined.filter(({ day }) => day >= first && day <= last);
    weeks.unshift({ from: first, to: last, engaged: ofWeek.length, minutes: minutesOf(ofWeek) });
  }
  return { n: joined.length, minutes: minutesOf(joined), target, weeks };
}

/** The eight sides of a good week, with what somebody joined in of each. */
export function variety(moments: readonly LivedMoment[]): Patterns['variety'] {
  const joined = moments.filter(hasJoined);
  return {
    n: joined.length,
    sides: ACTIVITY_CATEGORIES.map((category) => ({
      category,
      n: joined.filter((moment) => moment.category === category).length,
    })),
  };
}

/** By how much the mood was brighter, or lower, after than before. Under three times it is told of no activity. */
export function moodByActivity(moments: readonly LivedMoment[]): Patterns['mood'] {
  const known = moments.flatMap((moment) =>
    moment.mood_before === null || moment.mood_after === null
      ? []
      : [{ ...moment, change: moment.mood_after - moment.mood_before }],
  );
  const groups = [...Map.groupBy(known, activityOf).values()];
  const activities = groups
    .filter((group) => group.length >= least_n)
    .map((group) => {
      const changes = group.map(({ change }) => change);
      const mean = meanOf(changes);
      return { ...stampOf(group), n: group.length, mean, least: Math.min(...changes), most: Math.max(...changes) };
    });
  return {
    n: known.length,
    mean: known.length < least_n ? null : meanOf(known.map(({ change }) => change)),
    activities: activities.toSorted((one, other) => other.mean - one.mean || byCount(one, other)),
    too_few: groups.length - activities.length,
  };
}

/** Where it was loved or enjoyed most often, of all times that somebody said how it was. */
export function compareBy<Key extends string>(
  moments: readonly LivedMoment[],
  keys: readonly Key[],
  keyOf: (moment: LivedMoment) => Key,
): { n: number; groups: { key: Key; n: number; well: number }[]; best: Key | null } {
  const told = moments.filter(isTold);
  const groups = keys.map((key) => {
    const group = told.filter((moment) => keyOf(moment) === key);
    return { key, n: group.length, well: group.filter(wentWell).length };
  });
  const ranked = groups
    .filter(({ n }) => n >= least_n)
    .map(({ key, n, well }) => ({ key, share: well / n }))
    .toSorted((one, other) => other.share - one.share);
  const [first, second] = ranked;
  const stands = first && second && first.share - second.share >= least_lead;
  return { n: told.length, groups, best: stands ? first.key : null };
}

export const byPartOfDay = (moments: readonly LivedMoment[]) => compareBy(moments, PARTS_OF_DAY, partOfDay);
export const bySizeOfCompany = (moments: readonly LivedMoment[]) => compareBy(moments, SIZES_OF_COMPANY, sizeOfCompany);

/** Who joined in when it went well, at least three times and two times out of three. */
export function goodCompany(moments: readonly LivedMoment[]): {
  n: number;
  people: { id: string; n: number; well: number }[];
} {
  const shared = moments.filter((moment) => isTold(moment) && moment.companions.length > 0);
  const tried = new Map<string, { n: number; well: number }>();
  for (const moment of shared) {
    for (const id of moment.companions) {
      const { n, well } = tried.get(id) ?? { n: 0, well: 0 };
      tried.set(id, { n: n + 1, well: well + (wentWell(moment) ? 1 : 0) });
    }
  }
  const people = [...tried]
    .map(([id, { n, well }]) => ({ id, n, well }))
    .filter(({ n, well }) => n >= least_n && well / n >= works_from)
    .toSorted(
      (one, other) => other.well / other.n - one.well / one.n || other.n - one.n || (one.id < other.id ? -1 : 1),
    );
  return { n: shared.length, people: people.slice(0, MOST_PEOPLE) };
}

/** What was loved or enjoyed at least two times out of three. */
export function whatWorks(moments: readonly LivedMoment[]): Patterns['works'] {
  const told = moments.filter(isTold);
  const activities: TriedActivity[] = triedOften(told)
    .map((group) => ({ ...stampOf(group), n: group.length, well: group.filter(wentWell).length }))
    .filter(({ n, well }) => well / n >= works_from)
    .toSorted((one, other) => other.well / other.n - one.well / one.n || byCount(one, other));
  return { n: told.length, activities: activities.slice(0, MOST_ACTIVITIES) };
}

/** What was declined or unsettled them at least every other time. */
export function whatDoesNot(moments: readonly LivedMoment[]): Pick<Patterns['avoid'], 'n' | 'activities'> {
  const told = moments.filter(isTold);
  const activities = triedOften(told)
    .map((group) => ({ ...stampOf(group), n: group.length, not_well: group.filter(wentBadly).length }))
    .filter(({ n, not_well }) => not_well / n >= does_not_work_from)
    .toSorted((one, other) => other.not_well / other.n - one.not_well / one.n || byCount(one, other));
  return { n: told.length, activities: activities.slice(0, MOST_ACTIVITIES) };
}

/** Why it was not today, and the part of the day in which most of the "no" falls. */
export function declines(moments: readonly LivedMoment[]): Patterns['declines'] {
  const offered = moments.filter(isOffered);
  const notToday = offered.filter(({ response }) => response === 'not_today');
  const reasons = [...NOT_TODAY_REASONS, null]
    .map((reason) => ({ reason, n: notToday.filter(({ not_today_reason }) => not_today_reason === reason).length }))
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.n - one.n);
  const declined = offered.filter(isDeclined).length;
  const overall = declined / Math.max(offered.length, 1);
  const parts = PARTS_OF_DAY.map((part) => {
    const ofPart = offered.filter((moment) => partOfDay(moment) === part);
    return { part, declined: ofPart.filter(isDeclined).length, n: ofPart.length };
  });
  // Most of it, and clearly more often than at other times: else the part with most moments would always win.
  const pattern = parts.find(
    (part) =>
      part.declined >= least_n && part.declined * 2 > declined && part.declined / part.n >= overall + least_lead,
  );
  return { n: offered.length, declined, reasons, pattern: pattern ?? null };
}

export function oneToOne(moments: readonly LivedMoment[]): Patterns['one_to_one'] {
  const joined = moments.filter(hasJoined);
  return { n: joined.length, one_to_one: joined.filter(({ format }) => format === 'one_to_one').length };
}

/** In their own words, the latest first. */
export function quotesOf(moments: readonly LivedMoment[]): Patterns['quotes'] {
  const said = moments
    .flatMap(({ quote, day, title, hour }) => (quote === null || quote === '' ? [] : [{ quote, day, title, hour }]))
    .toSorted((one, other) => (one.day === other.day ? other.hour - one.hour : one.day < other.day ? 1 : -1));
  return { n: said.length, quotes: said.slice(0, MOST_QUOTES).map(({ hour: _hour, ...quote }) => quote) };
}

/** The first day on which they joined in something that they had not had for a year. */
export function firstTimes(
  moments: readonly LivedMoment[],
  had: ReadonlySet<string>,
): { kind: 'first_time'; title: string; day: string }[] {
  const fresh = moments
    .filter((moment) => hasJoined(moment) && moment.activity_id !== null && !had.has(moment.activity_id))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return [...Map.groupBy(fresh, activityOf).values()].flatMap(([first]) =>
    first ? [{ kind: 'first_time', title: first.title, day: first.day }] : [],
  );
}

const MOST_PEOPLE = 3;
const MOST_ACTIVITIES = 5;
const MOST_QUOTES = 6;

/** Asked, and somebody has said how it was. */
const isTold = (moment: LivedMoment): boolean => isOffered(moment) && moment.response !== null;

/** The same activity; without one, what goes by the same name. */
const activityOf = ({ activity_id, title }: LivedMoment): string => activity_id ?? title.toLowerCase();

const triedOften = (moments: readonly LivedMoment[]): LivedMoment[][] =>
  [...Map.groupBy(moments, activityOf).values()].filter((group) => group.length >= least_n);

/** As it was called last. */
function stampOf(group: readonly LivedMoment[]): { title: string; icon: string; tint: string } {
  const {
    title = '',
    icon = '',
    tint = '',
  } = group.reduce<Partial<LivedMoment>>(
    (last, moment) => (last.day === undefined || moment.day >= last.day ? moment : last),
    {},
  );
  return { title, icon, tint };
}

function byCount(one: { n: number; title: string }, other: { n: number; title: string }): number {
  return other.n - one.n || one.title.localeCompare(other.title, 'en-GB');
}

const meanOf = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;

const minutesOf = (moments: readonly LivedMoment[]): number => moments.reduce((sum, { minutes }) => sum + minutes, 0);
