import { z } from 'zod';
import { CalendarDate } from '../text.ts';
import { addDays, daysBetween, mondayOf } from '../time/calendar.ts';

/** Nobody knows today what a home does in two years; and 200 sessions are a daily one for half a year. */
export const REPEAT_LIMITS = { sessions: 200, days: 731, weeks_apart: 8 } as const;

/** Days are compared as text, and from the year 10000 on they would have a digit more. */
const LAST_OF_CALENDAR = '9990-12-31';

/** 1 Monday to 7 Sunday. */
export const Weekday = z.literal([1, 2, 3, 4, 5, 6, 7]);
export type Weekday = z.infer<typeof Weekday>;

/** Which of a month's Mondays, Tuesdays...; -1 is the last one. */
export const WhichOfMonth = z.literal([1, 2, 3, 4, -1]);
export type WhichOfMonth = z.infer<typeof WhichOfMonth>;

const Weekdays = z
  .array(Weekday)
  .min(1, 'Choose a day of the week')
  .max(7)
  .transform((days) => [...new Set(days)].toSorted((one, other) => one - other));

/** On which days of the home's calendar something takes place. The time of day is no part of it. */
export const RepeatRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily') }),
  z.object({
    kind: z.literal('weekly'),
    /** 1 every week, 2 every other week... counted from the Monday of the week in which it begins. */
    every: z.int().min(1).max(REPEAT_LIMITS.weeks_apart),
    weekdays: Weekdays,
  }),
  z.object({ kind: z.literal('monthly'), which: WhichOfMonth, weekday: Weekday }),
]);
export type RepeatRule = z.infer<typeof RepeatRule>;

export const RepeatEnd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('until'), day: CalendarDate }),
  z.object({
    kind: z.literal('count'),
    count: z.int().min(1, 'Enter how many times').max(REPEAT_LIMITS.sessions, 'Plan 200 times or fewer'),
  }),
]);
export type RepeatEnd = z.infer<typeof RepeatEnd>;

export const Repeat = z.object({ rule: RepeatRule, end: RepeatEnd });
export type Repeat = z.infer<typeof Repeat>;

/**
 * The days on which something takes place, from a day on. It walks through the calendar and asks of each day whether
 * the rule means it: two years are 731 questions, and there is nothing to be clever about.
 *
 * @returns at most one day more than there may be sessions, so that whoever asks sees that there are too many
 */
export function daysOfRepeat({ rule, end }: Repeat, from: string): string[] {
  if (from > LAST_OF_CALENDAR) return [];
  const horizon = addDays(from, REPEAT_LIMITS.days);
  const last = end.kind === 'until' && end.day < horizon ? end.day : horizon;
  const most = end.kind === 'count' ? end.count : REPEAT_LIMITS.sessions + 1;
  const days: string[] = [];
  for (let day = from; day <= last && days.length < most; day = addDays(day, 1)) {
    if (isMeant(rule, day, from)) days.push(day);
  }
  return days;
}

/** Why this can't be planned from a day on, for the person who asked for it; null when it can. */
export function wrongRepeat(repeat: Repeat, from: string): string | null {
  const { end } = repeat;
  const horizon = addDays(from, REPEAT_LIMITS.days);
  if (end.kind === 'until' && end.day < from) return 'The last day is before the first';
  if (end.kind === 'until' && end.day > horizon) return 'Plan two years ahead or less';
  const { length } = daysOfRepeat(repeat, from);
  if (length === 0) return 'There is no such day before it ends';
  if (length > REPEAT_LIMITS.sessions) return 'Plan 200 times or fewer';
  if (end.kind === 'count' && length < end.count) return 'Plan two years ahead or less';
  return null;
}

/** Does the rule mean this day, when it begins on another one? */
function isMeant(rule: RepeatRule, day: string, from: string): boolean {
  switch (rule.kind) {
    case 'daily':
      return true;
    case 'weekly':
      return rule.weekdays.includes(weekdayOf(day)) && weeksBetween(from, day) % rule.every === 0;
    case 'monthly':
      return rule.weekday === weekdayOf(day) && isWhichOfMonth(rule.which, day);
  }
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): Weekday {
  return Weekday.parse(daysBetween(mondayOf(day), day) + 1);
}

/** Which of its month's Mondays, Tuesdays... a day is: `last` too where no other follows. */
export function whichOfMonth(day: string): { which: number; is_last: boolean } {
  return { which: Math.ceil(Number(day.slice(8)) / 7), is_last: addDays(day, 7).slice(0, 7) !== day.slice(0, 7) };
}

function isWhichOfMonth(wanted: WhichOfMonth, day: string): boolean {
  const { which, is_last } = whichOfMonth(day);
  return wanted === -1 ? is_last : wanted === which;
}

function weeksBetween(from: string, day: string): number {
  return daysBetween(mondayOf(from), mondayOf(day)) / 7;
}
