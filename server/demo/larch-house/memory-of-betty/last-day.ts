import { addDays } from '@heartsease/domain/time/calendar.ts';
import { latestDay, weekdayOf } from '../../dates.ts';

/** Betty died on a fourteenth of March. */
export function lastDayOfBetty(today: string): string {
  return latestDay({ month: 3, day: 14 }, today);
}

/** The last such day of a year that she saw. */
export function lastOfBetty(rule: { month: number; day: number }): (today: string) => string {
  return (today) => latestDay(rule, lastDayOfBetty(today));
}

/** The Friday of the week of such a day: her butterfly cakes were on Fridays. */
export function lastFridayOfBetty(rule: { month: number; day: number }): (today: string) => string {
  return (today) => {
    const day = lastOfBetty(rule)(today);
    return addDays(day, 5 - weekdayOf(day));
  };
}
