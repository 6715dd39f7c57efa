import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { ArrivalRule, BirthdayRule } from './cast.ts';

/** The demo world's dates, all seen from today. A day is `2026-11-20`. */

const DAYS_IN_A_MONTH = 30.44;

export function dayMonthsAgo(today: string, months: number): string {
  return addDays(today, -Math.round(months * DAYS_IN_A_MONTH));
}

/** The Sunday that comes next; on a Sunday the one after, so that a birthday on it is always still to come. */
export function comingSunday(today: string): string {
  return addDays(today, 7 - (weekdayOf(today) % 7));
}

export function dateOfBirth(rule: BirthdayRule, today: string): string {
  if ('turns_on_coming_sunday' in rule) {
    const birthday = comingSunday(today);
    // Nobody's rule may fall on a day that the year of birth did not have.
    const monthDay = birthday.slice(5) === '02-29' ? '02-28' : birthday.slice(5);
    return `${Number(birthday.slice(0, 4)) - rule.turns_on_coming_sunday}-${monthDay}`;
  }
  const hadBirthday = today.slice(5) >= rule.month_day;
  return `${Number(today.slice(0, 4)) - rule.age - (hadBirthday ? 0 : 1)}-${rule.month_day}`;
}

export function arrivalDay(rule: ArrivalRule, today: string): string {
  return 'days_ago' in rule ? addDays(today, -rule.days_ago) : dayMonthsAgo(today, rule.months_ago);
}

/** The latest such day of a year before today. */
export function latestDay(rule: { month: number; day: number }, today: string): string {
  const monthDay = `${pad(rule.month)}-${pad(rule.day)}`;
  const year = Number(today.slice(0, 4));
  return monthDay < today.slice(5) ? `${year}-${monthDay}` : `${year - 1}-${monthDay}`;
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 ? 7 : weekday;
}

/** 1 for the first Tuesday of a month, 2 for the second. */
export function nthInMonth(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7);
}

export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

/** The school holidays of an ordinary English year, near enough for a programme. */
const HOLIDAYS = [
  ['01-01', '01-05'],
  ['02-14', '02-21'],
  ['04-02', '04-16'],
  ['05-24', '05-31'],
  ['07-20', '09-03'],
  ['10-24', '10-31'],
  ['12-19', '12-31'],
] as const;

export function isTermTime(day: string): boolean {
  const monthDay = day.slice(5);
  return !HOLIDAYS.some(([from, to]) => monthDay >= from && monthDay <= to);
}

/** When the light goes, month by month, in Shropshire. */
const DUSK = [
  '16:20',
  '17:10',
  '18:10',
  '19:40',
  '20:10',
  '20:30',
  '20:20',
  '19:50',
  '18:50',
  '17:40',
  '16:20',
  '16:00',
] as const;

export function duskOf(day: string): string {
  return DUSK[monthOf(day) - 1] ?? '18:00';
}

/** The instant of a local time: `instantAt('2026-11-20', '10:30', 'Europe/London')`. */
export function instantAt(day: string, time: string, timezone: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  // Twice, because the first guess may lie on the other side of a change of the clocks.
  const first = asIfUtc - offset(asIfUtc, timezone);
  return new Date(asIfUtc - offset(first, timezone));
}

/** `10:30`, in the zone. */
export function localTime(instant: Date, timezone: string): string {
  return new Date(instant.getTime() + offset(instant.getTime(), timezone)).toISOString().slice(11, 16);
}

const offsets = new Map<string, number>();

/** Milliseconds to add to UTC; looked up once for each hour, because it is asked for thousands of times. */
function offset(instant: number, timezone: string): number {
  const hour = Math.floor(instant / 3_600_000);
  const key = `${timezone} ${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const at = new Date(hour * 3_600_000);
  const clock = at.toLocaleTimeString('en-GB', { timeZone: timezone, hour12: false });
  const found = Date.parse(`${calendarDay(at, timezone)}T${clock}Z`) - at.getTime();
  offsets.set(key, found);
  return found;
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
