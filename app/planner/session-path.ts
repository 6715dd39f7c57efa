import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { isLongAgo } from '@heartsease/domain/reports/long-ago.ts';

interface Viewing {
  mayLog: boolean;
  /** Also what was longer ago than staff may log. */
  mayAddLongAgo: boolean;
  isUnfinished: boolean;
  /** The day of the session and the day of the home now. */
  day: string;
  today: string;
}

/** Is this session there to be logged: begun, and not too long ago for whoever looks? */
export function canBeLogged(
  { state }: PlannedSession,
  { mayLog, mayAddLongAgo, day, today }: Omit<Viewing, 'isUnfinished'>,
): boolean {
  if (!mayLog || (state !== 'on_now' && state !== 'unlogged')) return false;
  return mayAddLongAgo || !isLongAgo(day, today);
}

/** Where a session of the day leads: to its report, to its log, or to itself. */
export function pathOfSession(session: PlannedSession, viewing: Viewing): string {
  if (session.logged) return `/manage-report/${session.logged.report_id}`;
  if (canBeLogged(session, viewing) || (viewing.mayLog && viewing.isUnfinished)) return pathOfLog(session.id);
  return pathOfPlannedSession(session.id, viewing.day);
}

export function pathOfLog(planned_session_id: string): string {
  return `/manage-report/session/${planned_session_id}`;
}

/** The day goes with it, because whoever may not see reports finds the session in the plan of that day. */
export function pathOfPlannedSession(planned_session_id: string, day: string): string {
  return `/planned-session/${planned_session_id}?day=${day}`;
}

/** Where a new session of a day is planned. */
export function pathOfNewSession(day: string): string {
  return `/planned-session/new?day=${day}`;
}

/** Where a week is suggested, by any day of it. */
export function pathOfSuggestedWeek(day: string): string {
  return `/suggest-week?day=${day}`;
}
