import { addDays, calendarDay } from '../time/calendar.ts';
import { instantAt } from '../time/wall-clock.ts';

/** How long what was begun may be finished when a survey has ended. */
export const GRACE_HOURS = 24;

/**
 * - `waits`: it opens on a later day
 * - `finishing`: it has ended, and whoever was in the middle of it may still hand in
 * - `over`: nothing comes in any more, so the results can be told
 */
export const STANDINGS = ['draft', 'waits', 'open', 'finishing', 'over'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface StandsBy {
  status: 'draft' | 'open' | 'closed' | 'reported';
  opens_on: string | null;
  closes_on: string | null;
  closed_at: Date | null;
}

/** When a survey ended or will: when somebody closed it, or at midnight after its last day. */
export function endOf({ closes_on, closed_at }: StandsBy, timezone: string): Date | null {
  const byDay = closes_on === null ? null : new Date(instantAt(addDays(closes_on, 1), '00:00', timezone));
  if (closed_at === null || byDay === null) return closed_at ?? byDay;
  return closed_at < byDay ? closed_at : byDay;
}

/** How a survey stands at an instant. @param isAllIn nobody is in the middle of it, and no link to it lives */
export function standingOf(
  survey: StandsBy,
  { now, timezone, isAllIn }: { now: Date; timezone: string; isAllIn: boolean },
): Standing {
  if (survey.status === 'draft') return 'draft';
  const end = endOf(survey, timezone);
  if (end === null || end > now) {
    const opens = survey.opens_on;
    return opens !== null && opens > calendarDay(now, timezone) ? 'waits' : 'open';
  }
  return isAllIn || now >= graceEnds(end) ? 'over' : 'finishing';
}

export function graceEnds(end: Date): Date {
  return new Date(end.getTime() + GRACE_HOURS * 3_600_000);
}
