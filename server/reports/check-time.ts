import { dayOfWriting, isLongAgo } from '@heartsease/domain/reports/long-ago.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { LookedAtDay } from '@heartsease/domain/text.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { refused } from '../http/errors.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';

interface Told {
  started_at: string;
  moments: readonly { answered_at: string }[];
  reason?: string | null | undefined;
}

/**
 * Is what a device logged neither to come nor too long ago?
 *
 * @returns the reason that it took, and null where it took none
 * @throws 422 at the time, or at the reason that a manager left out
 */
export function checkTimeOfLog(session: Session, log: Told, now: Date): string | null {
  checkNotAhead(log.started_at, now);
  const { timezone } = session.careHome;
  const day = calendarDay(new Date(log.started_at), timezone);
  return checkNotLongAgo(session, { ...log, day }, dayOfWriting(log.moments, now, timezone));
}

/**
 * The same of the report that answers go into: they count on its day, whatever day the device named.
 *
 * @returns and throws as `checkTimeOfLog`
 */
export function checkDayAddedTo(
  session: Session,
  { moments, ...added }: Omit<Told, 'started_at'> & { day: string },
  now: Date,
): string | null {
  return checkNotLongAgo(session, added, dayOfWriting(moments, now, session.careHome.timezone));
}

/**
 * The same of a report that is moved; a day that stands already may stay, however long ago. It was written when it was
 * changed on the device, and nobody changes a report before it was there: a clock that says so is wrong.
 *
 * @returns and throws as `checkTimeOfLog`
 */
export function checkMovedTime(
  session: Session,
  moved: Omit<Told, 'moments'> & { changed_at?: string | undefined },
  stands: { started_at: Date; day: string; recorded_at: Date },
  now: Date,
): string | null {
  if (moved.started_at === stands.started_at.toISOString()) return null;
  checkNotAhead(moved.started_at, now);
  const { timezone } = session.careHome;
  const day = calendarDay(new Date(moved.started_at), timezone);
  if (day === stands.day) return null;
  const said = moved.changed_at === undefined ? now.getTime() : Date.parse(moved.changed_at);
  const changed = [{ answered_at: new Date(Math.max(said, stands.recorded_at.getTime())).toISOString() }];
  return checkNotLongAgo(session, { ...moved, day }, dayOfWriting(changed, now, timezone));
}

function checkNotAhead(started_at: string, now: Date): void {
  if (Date.parse(started_at) > now.getTime() + REPORT_LIMITS.ahead_minutes * 60_000) {
    throw refused({ started_at: ['That time has not come yet. Check the day and the time.'] });
  }
}

function checkNotLongAgo(
  session: Session,
  { day, reason }: Pick<Told, 'reason'> & { day: string },
  today: string,
): string | null {
  if (!LookedAtDay.safeParse(day).success) throw refused({ started_at: ['Enter a date'] });
  if (!isLongAgo(day, today)) return null;
  if (!sessionMay(session, 'reports.add_long_ago')) {
    throw refused({
      started_at: [`Staff can add the last ${REPORT_LIMITS.backfill_days} days. Ask your manager to add this.`],
    });
  }
  // Whoever puts in what was handed in says so beside it, and under their own name.
  if (!reason && !session.puts_in?.reason) {
    throw refused({ reason: [`This was more than ${REPORT_LIMITS.backfill_days} days ago. Say why it is added now.`] });
  }
  return reason || null;
}
