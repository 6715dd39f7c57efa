import { addDays, calendarDay, daysBetween, mondayOf } from '../time/calendar.ts';
import { timeOn } from '../time/wall-clock.ts';
import type { ChatHours } from './chat.ts';

/**
 * When messages that are written now are looked at: `now`, or the day and the time on which somebody is there again.
 * Null where the home has said no times.
 */
export function answeredFrom(
  hours: ChatHours,
  now: Date,
  timezone: string,
): 'now' | { day: string; time: string } | null {
  const { answers_from, answers_until, days } = hours;
  if (answers_from === null || answers_until === null || days.length === 0) return null;
  const today = calendarDay(now, timezone);
  const time = timeOn(now.toISOString(), timezone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = addDays(today, ahead);
    if (!days.includes(daysBetween(mondayOf(day), day) + 1)) continue;
    if (ahead > 0 || time < answers_from) return { day, time: answers_from };
    if (time < answers_until) return 'now';
  }
  return null;
}
