import { weekdayOf } from '../planner/repeat.ts';
import type { Weekday } from '../planner/repeat.ts';

/** The activities of the library that are for one day of the week, as they say themselves, by their slug. */
export const WEEKDAY_OF: Readonly<Record<string, Weekday>> = {
  'friday-candles': 5,
  'mens-breakfast': 6,
  'kind-words-jar': 7,
  'sunday-hymns': 7,
};

/** Whether a day is its day of the week; any day is for what names none. */
export function isOfTheWeekday({ slug }: { slug: string }, day: string): boolean {
  return (WEEKDAY_OF[slug] ?? weekdayOf(day)) === weekdayOf(day);
}
