import { addDays, daysBetween, mondayOf } from '@heartsease/domain/time/calendar.ts';

/** What the planner shows at a time. */
export const PLANNER_VIEWS = ['week', 'month'] as const;
export type PlannerView = (typeof PLANNER_VIEWS)[number];

/** The days of the week of a day, or of all weeks that its month touches; whole weeks, from a Monday on. */
export function shownDays(view: PlannerView, day: string): string[] {
  const first = mondayOf(view === 'week' ? day : firstOfMonth(day));
  const last = addDays(mondayOf(view === 'week' ? day : lastOfMonth(day)), 6);
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, after) => addDays(first, after));
}

/** The first day of the next week or month, or of the one before. */
export function steppedFrom(view: PlannerView, day: string, by: 1 | -1): string {
  if (view === 'week') return addDays(mondayOf(day), 7 * by);
  return by === 1 ? addDays(lastOfMonth(day), 1) : firstOfMonth(addDays(firstOfMonth(day), -1));
}

/** Do two days lie in the same month? */
export function isSameMonth(day: string, other: string): boolean {
  return day.slice(0, 7) === other.slice(0, 7);
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function lastOfMonth(day: string): string {
  // 31 days after a first there is always the next month.
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
}
