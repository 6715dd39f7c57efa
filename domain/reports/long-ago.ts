import { addDays, calendarDay } from '../time/calendar.ts';
import { REPORT_LIMITS } from './report.ts';

/**
 * Was this day so long ago that adding something to it takes a manager and a reason (screens.md, manage-report)? By the
 * calendar: all of the fourteenth day before still counts, also over a night with 23 or 25 hours.
 */
export function isLongAgo(day: string, today: string): boolean {
  return day < addDays(today, -REPORT_LIMITS.backfill_days);
}

/**
 * The day on which a log was written: that of its last answer, by the device's clock, so that what was written in time
 * and waited for a connection is not too late. It is never later than now, nor so early that the clock must be wrong.
 */
export function dayOfWriting(moments: readonly { answered_at: string }[], now: Date, timezone: string): string {
  const answered = Math.max(...moments.map(({ answered_at }) => Date.parse(answered_at)));
  const earliest = now.getTime() - REPORT_LIMITS.waiting_days * 86_400_000;
  return calendarDay(new Date(Math.min(Math.max(answered, earliest), now.getTime())), timezone);
}
