import { addDays, daysBetween } from '../time/calendar.ts';
import type { DashboardFilter } from './filter.ts';

/** From its first day to its last, both counted. */
export interface Period {
  from: string;
  to: string;
}

/** Without a word about the days a figure is of the last four weeks. */
export const USUAL_DAYS = 28;
/** A figure of longer would be read by nobody, and its cost would grow with the years. */
export const MOST_DAYS = 731;

type AskedDays = Pick<DashboardFilter, 'from' | 'to' | 'preset'>;

/** The days that a filter means. Days that are said by name go before a preset. */
export function periodOf({ from, to, preset }: AskedDays, today: string): Period {
  if (from !== undefined || to !== undefined) {
    const last = to ?? today;
    return { from: from ?? addDays(last, 1 - USUAL_DAYS), to: last };
  }
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
    case 'quarter':
      return { from: quarterOf(today), to: today };
    case '28d':
    case 'custom':
    case undefined:
      return { from: addDays(today, 1 - USUAL_DAYS), to: today };
  }
}

/** @returns null where the days make sense, or the words for the field */
export function faultOf({ from, to }: Period): string | null {
  if (from > to) return 'The last day is before the first';
  return daysOf({ from, to }) > MOST_DAYS ? 'Choose two years or less' : null;
}

/** How many days these are. */
export function daysOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** What a period is held beside: as many days just before, or the same weekdays 52 weeks ago. */
export function comparedTo(period: Period, compare: DashboardFilter['compare']): Period | null {
  if (compare === undefined || compare === 'none') return null;
  const back = compare === 'previous' ? daysOf(period) : 364;
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}

/** The days one by one. */
export function eachDay({ from, to }: Period): string[] {
  const noon = Date.parse(`${from}T12:00:00Z`);
  return Array.from({ length: Math.max(0, daysOf({ from, to })) }, (_, place) =>
    new Date(noon + place * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Whole weeks counted from the last day backwards; what is left at the beginning is shorter. */
export function weeksOf({ from, to }: Period): Period[] {
  const weeks: Period[] = [];
  for (let last = to; last >= from; last = addDays(last, -7)) {
    const first = addDays(last, -6);
    weeks.unshift({ from: first < from ? from : first, to: last });
  }
  return weeks;
}

function quarterOf(day: string): string {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}
