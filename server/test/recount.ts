import type { DashboardFilter } from '@heartsease/domain/dashboard/filter.ts';
import { asOwner } from './world.ts';

/**
 * The figures of a home counted once more: plain loops over the raw rows, written apart from the queries and from
 * all that they are made with. Slow, and that is all right.
 */
export interface RawHome {
  moments: RawMoment[];
  residents: RawResident[];
  changes: { resident_id: string; changed_at: Date; changes: { field: string; before: string; after: string }[] }[];
  members: { resident_group_id: string; resident_id: string }[];
  events: { type: string; first_day: string; cancelled_at: Date | null; deleted_at: Date | null }[];
  reviews: { resident_id: string; reviewed_on: string; activities_discussed: boolean | null }[];
  bands: {
    resident_id: string;
    support_band: number | null;
    assessed_on: string;
    review_on: string | null;
    changed_at: Date;
  }[];
}

interface RawMoment {
  id: string;
  report_id: string;
  resident_id: string;
  day: string;
  category: string;
  format: string;
  minutes: number;
  response: string | null;
  not_today_reason: string | null;
  again: string | null;
  mood_before: number | null;
  mood_after: number | null;
  choice_made: boolean | null;
  removed_at: Date | null;
  title: string;
  activity_id: string | null;
  started_at: Date;
}

interface RawResident {
  id: string;
  known_as: string;
  wing: string;
  language: string;
  status: string;
  status_since: string | null;
  moved_in_on: string;
  ended_on: string | null;
  deleted_at: Date | null;
  weekly_target: number | null;
  access_needs: { mobility?: string } | null;
}

export async function rawHome(url: string, care_home_id: string): Promise<RawHome> {
  return await asOwner(url, async (client) => {
    const rows = async (text: string) => (await client.query(text, [care_home_id])).rows;
    return {
      moments: await rows(
        `select m.*, t.title, t.activity_id, t.started_at from moments m, reports t
          where t.id = m.report_id and m.care_home_id = $1`,
      ),
      residents: await rows('select * from residents where care_home_id = $1'),
      changes: await rows(
        `select * from resident_changes where care_home_id = $1 and kind = 'state' order by changed_at`,
      ),
      events: await rows('select * from events where care_home_id = $1'),
      members: await rows('select * from resident_group_members where care_home_id = $1'),
      reviews: await rows(
        'select v.*, g.resident_id from goal_reviews v join goals g on g.id = v.goal_id where v.care_home_id = $1',
      ),
      bands: await rows(`select * from ability_assessments where care_home_id = $1 and status = 'final'`),
    };
  });
}

const LONDON = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});
export const londonDayOf = (at: Date) => LONDON.format(at).slice(0, 10);
export const londonHourOf = (at: Date) => Number(LONDON.format(at).slice(11, 13));
const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** Whoever is away, and whom nobody got to, was not asked. */
export const isAsked = ({ not_today_reason }: RawMoment) =>
  not_today_reason !== 'away' && not_today_reason !== 'not_reached';
export const isJoined = ({ response }: Pick<RawMoment, 'response'>) =>
  response === 'loved' || response === 'enjoyed' || response === 'quiet';

/** The days that a filter means, in its own words. */
export function daysMeant({ from, to, preset }: DashboardFilter, today: string): string[] {
  let first = later(today, -27);
  let last = today;
  if (from !== undefined || to !== undefined) {
    last = to ?? today;
    first = from ?? later(last, -27);
  } else if (preset === 'today') first = today;
  else if (preset === '7d') first = later(today, -6);
  else if (preset === 'month') first = today.replace(/..$/u, '01');
  else if (preset === 'quarter') {
    const starts = ['01', '04', '07', '10'].map((month) => `${today.slice(0, 4)}-${month}-01`);
    for (const start of starts) if (start <= today) first = start;
  }
  return between(first, last);
}

export function between(first: string, last: string): string[] {
  const days = [];
  for (let day = first; day <= last; day = later(day, 1)) days.push(day);
  return days;
}

/** The same number of days before, or 52 weeks before. */
export function comparedDays(days: string[], compare: DashboardFilter['compare']): string[] | null {
  if (compare === 'previous') return days.map((day) => later(day, -days.length));
  return compare === 'same_last_year' ? days.map((day) => later(day, -364)) : null;
}

/** Where somebody slept on a day: their stay, less the days away. */
export function wasHere(home: RawHome, person: RawResident, day: string, today: string): boolean {
  if (person.deleted_at !== null || day > today || day < person.moved_in_on) return false;
  if (person.ended_on !== null && day > person.ended_on) return false;
  let state: string | null = null;
  let said = false;
  for (const { resident_id, changed_at, changes } of home.changes) {
    if (resident_id !== person.id) continue;
    for (const { field, before, after } of changes) {
      if (field !== 'status') continue;
      if (londonDayOf(changed_at) <= day) state = after;
      else if (!said && state === null) state = before;
      said = true;
    }
  }
  if (said) return state !== 'away';
  return !(person.status === 'away' && (person.status_since === null || person.status_since <= day));
}

export function isMeant(home: RawHome, filter: DashboardFilter, id: string): boolean {
  const person = home.residents.find((one) => one.id === id);
  if (filter.resident_id?.length && !filter.resident_id.includes(id)) return false;
  if (filter.unit_id?.length && !filter.unit_id.includes(person?.wing ?? '')) return false;
  const groups = filter.group_id ?? [];
  if (groups.length === 0) return true;
  const lives = ['active', 'respite', 'away'].includes(person?.status ?? '') && person?.deleted_at === null;
  return (
    lives &&
    home.members.some((row) => row.resident_id === id && groups.some((group) => group === row.resident_group_id))
  );
}

export function momentsMeant(home: RawHome, filter: DashboardFilter, days: string[]): RawMoment[] {
  const found: RawMoment[] = [];
  for (const moment of home.moments) {
    if (moment.removed_at !== null || !days.includes(moment.day)) continue;
    if (filter.domain?.length && !filter.domain.some((domain) => domain === moment.category)) continue;
    if (filter.format?.length && !filter.format.some((format) => format === moment.format)) continue;
    if (isMeant(home, filter, moment.resident_id)) found.push(moment);
  }
  return found;
}

export const tenth = (part: number, of: number) => (of === 0 ? null : Math.round((part * 1000) / of) / 10);

export function recountActivities(moments: RawMoment[], days: string[]) {
  const tell = (some: RawMoment[]) => some.length;
  const by_hour = [];
  for (let hour = 0; hour < 24; hour += 1)
    by_hour.push(tell(moments.filter(({ started_at }) => londonHourOf(started_at) === hour)));
  const by_domain: Record<string, number> = {};
  for (const { category } of moments) by_domain[category] = (by_domain[category] ?? 0) + 1;
  const weekend = moments.filter(({ day }) =>
    ['Sat', 'Sun'].includes(new Date(`${day}T09:00Z`).toUTCString().slice(0, 3)),
  );
  const titles: Record<string, { activities: Set<string>; moments: number }> = {};
  for (const { title, activity_id, report_id } of moments) {
    const one = (titles[`${activity_id}/${title}`] ??= { activities: new Set(), moments: 0 });
    one.activities.add(report_id);
    one.moments += 1;
  }
  return {
    total: { activities: new Set(moments.map(({ report_id }) => report_id)).size, moments: moments.length },
    by_day: days.map((day) => ({
      day,
      group: tell(moments.filter((moment) => moment.day === day && moment.format === 'group')),
      one_to_one: tell(moments.filter((moment) => moment.day === day && moment.format === 'one_to_one')),
    })),
    by_domain,
    by_format: {
      group: tell(moments.filter(({ format }) => format === 'group')),
      one_to_one: tell(moments.filter(({ format }) => format === 'one_to_one')),
    },
    by_hour,
    weekend_share: tenth(weekend.length, moments.length),
    titles,
  };
}

export function recountFaces(moments: RawMoment[]) {
  const faces: Record<string, number> = { loved: 0, enjoyed: 0, quiet: 0, not_today: 0, unsettled: 0 };
  for (const moment of moments)
    if (moment.response !== null && isAsked(moment)) faces[moment.response] = (faces[moment.response] ?? 0) + 1;
  return faces;
}

export function recountFeedback(moments: RawMoment[]) {
  const not_today: Record<string, number> = { declined: 0, asleep: 0, unwell: 0, away: 0, visitors: 0, not_reached: 0 };
  const again: Record<string, number> = { yes: 0, maybe: 0, no: 0 };
  const lifts: number[] = [];
  const activities: Record<string, RawMoment[]> = {};
  for (const moment of moments) {
    if (moment.not_today_reason !== null)
      not_today[moment.not_today_reason] = (not_today[moment.not_today_reason] ?? 0) + 1;
    if (moment.again !== null) again[moment.again] = (again[moment.again] ?? 0) + 1;
    if (moment.mood_after !== null && moment.mood_before !== null) lifts.push(moment.mood_after - moment.mood_before);
    if (moment.response !== null && isAsked(moment))
      (activities[`${moment.activity_id}/${moment.title}`] ??= []).push(moment);
  }
  let sum = 0;
  for (const lift of lifts) sum += lift;
  return {
    faces: recountFaces(moments),
    unsaid: moments.filter(({ response }) => response === null).length,
    not_today,
    again,
    mood: { mean: lifts.length === 0 ? null : sum / lifts.length, n: lifts.length },
    activities,
  };
}

/** The latest signed look of each. */
export function bandOf(home: RawHome, id: string): number | null {
  let latest: RawHome['bands'][number] | null = null;
  for (const row of home.bands) {
    if (row.resident_id !== id) continue;
    const isLater =
      latest === null ||
      row.assessed_on > latest.assessed_on ||
      (row.assessed_on === latest.assessed_on && row.changed_at > latest.changed_at);
    if (isLater) latest = row;
  }
  return latest?.support_band ?? null;
}

export interface Counted {
  person: RawResident;
  days: number;
  offered: number;
  joined: number;
  minutes: number;
  declined: number;
}

/** Of everybody who was here: what they had. */
export function recountPeople(home: RawHome, filter: DashboardFilter, days: string[], today: string): Counted[] {
  const moments = momentsMeant(home, filter, days);
  const counted: Counted[] = [];
  for (const person of home.residents) {
    if (!isMeant(home, filter, person.id)) continue;
    let here = 0;
    for (const day of days) if (wasHere(home, person, day, today)) here += 1;
    if (here === 0) continue;
    const own = moments.filter(({ resident_id }) => resident_id === person.id);
    let minutes = 0;
    for (const moment of own) if (isJoined(moment)) minutes += moment.minutes;
    counted.push({
      person,
      days: here,
      offered: own.filter(isAsked).length,
      joined: own.filter(isJoined).length,
      minutes,
      declined: own.filter(({ not_today_reason }) => not_today_reason === 'declined').length,
    });
  }
  return counted;
}

export function recountShare(people: Counted[]) {
  const numerator = people.filter(({ joined }) => joined > 0).length;
  return { numerator, denominator: people.length, percent: tenth(numerator, people.length) };
}

/** How long ago somebody joined in, looking at all that they ever had. */
export function daysSince(home: RawHome, id: string, upTo: string): number | null {
  let least: number | null = null;
  for (const moment of home.moments) {
    if (moment.resident_id !== id || moment.removed_at !== null || !isJoined(moment) || moment.day > upTo) continue;
    const days = (Date.parse(upTo) - Date.parse(moment.day)) / 86_400_000;
    if (least === null || days < least) least = days;
  }
  return least;
}

/** Half the mean difference of all pairs, over the mean: Gini as it is defined, not as it is computed. */
export function recountGini(values: number[]): number | null {
  let differences = 0;
  let total = 0;
  for (const one of values) {
    total += one;
    for (const other of values) differences += Math.abs(one - other);
  }
  return total === 0 ? null : differences / (2 * values.length * total);
}
