import { weekdayOf } from '../planner/repeat.ts';
import type { Weekday } from '../planner/repeat.ts';

/** The activities of the library that are for one day of the week, as they say themselves, by their slug. */
export const WEEKDAY_OF: Readonly<Record<string, Weekday>> = {
  'friday-candles': 5,
  'mens-breakfast': 6,
  'kind-words-jar': 7,
  'sunday-hymns': 7,
};

/** How many days it is until the next such day; 0 on the day itself. */
export function daysUntil(weekday: Weekday, day: string): number {
  return (weekday - weekdayOf(day) + 7) % 7;
}
