import type { ActivityPlace, ActivitySeason, ActivityTime } from '../activities/activity-detail.ts';
import { isOfTheDay } from '../activities/of-the-day.ts';
import { isOfTheWeekday } from '../activities/weekdays.ts';
import type { YearOfActivity } from '../activities/of-the-day.ts';
import { addDays, daysBetween, mondayOf } from '../time/calendar.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** What a sheet says of when and where; nothing where nobody has written one. */
export interface WeekTimes {
  seasons: readonly ActivitySeason[];
  times: readonly ActivityTime[];
  places: readonly ActivityPlace[];
  /** How much it gives of each side of life, 0 to 3. */
  weights: Readonly<Record<string, number>>;
}

/** A session as much as it takes to plan around it. */
export interface StandingSession {
  day: string;
  time: string;
  minutes: number;
  activity_id: string | null;
  weights: Readonly<Record<string, number>>;
  /** By name or by group. */
  resident_ids: readonly string[];
  /** For one person only. */
  is_visit: boolean;
}

/**
 * What keeps some people and a place for itself and leaves the rest of the house free: an outing, an all-day birthday.
 * It is neither a session nor anybody's moment.
 */
export interface TakenTime {
  /** The day and the hour that it begins with. */
  day: string;
  time: string;
  minutes: number;
  place: string;
  resident_ids: readonly string[];
}

/** When and where a home has its sessions, as the last weeks tell. */
export interface UsualTimes {
  /** At least one of each, the most frequent first. */
  times: Readonly<Record<PartOfDay, readonly string[]>>;
  /** By the id of an activity, and by side of life. */
  places: ReadonlyMap<string, string>;
  /** By the id of an activity: for how many there is room, where that was said. */
  rooms: ReadonlyMap<string, number>;
  /** Where most is; empty where nothing was planned yet. */
  place: string;
  /** So many sessions for many people are on a day. */
  rounds_a_day: number;
}

export function weekOf(monday: string): string[] {
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
}

export function partOf(time: string): PartOfDay {
  if (time < '12:00') return 'morning';
  return time < '17:00' ? 'afternoon' : 'evening';
}

/** Minutes on the wall clock from the midnight that a day begins with. */
export function minutesFrom(day: string, when: Pick<StandingSession, 'day' | 'time'>): number {
  return daysBetween(day, when.day) * 1440 + Number(when.time.slice(0, 2)) * 60 + Number(when.time.slice(3));
}

/** Whether it can be then: in its season, on its feast or its day of the week, out of doors by daylight, and no outing, which somebody has to arrange. */
export function canBeAt(activity: YearOfActivity & Pick<WeekTimes, 'places'>, day: string, time: string): boolean {
  const { places } = activity;
  if (!isOfTheDay(activity, day, 0) || !isOfTheWeekday(activity, day)) return false;
  if (places.length > 0 && places.every((place) => place === 'out')) return false;
  return !isOutside({ places }) || partOf(time) !== 'evening';
}

/** Out of doors and nowhere else. */
export function isOutside({ places }: Pick<WeekTimes, 'places'>): boolean {
  return places.length > 0 && places.every((place) => place === 'garden' || place === 'out');
}

/** 1, or less at an hour that its sheet does not name. */
export function suitsHour({ times }: WeekTimes, day: string, time: string): number {
  const isNamed =
    times.length === 0 ||
    (isWeekend(day) && times.includes('weekend')) ||
    times.some((named) => named === partOf(time));
  return isNamed ? 1 : 0.7;
}

export function isWeekend(day: string): boolean {
  return daysBetween(mondayOf(day), day) >= 5;
}
