import { isFamilyUser } from '@heartsease/domain/access/viewer.ts';
import type { EventWords } from '@heartsease/domain/events/event.ts';
import { eventProblems } from '@heartsease/domain/events/event-rules.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { refused } from '../http/errors.ts';
import type { Asked } from './event-now.ts';

/**
 * @param stands the first day that is right already: it has it, or the rule of its series meant it
 * @throws 422 for what the fields say together, and for a day that is over or far away
 */
export function refuseProblems({ session, now }: Asked, words: EventWords, stands: string | null): void {
  const is_family_organisation = isFamilyUser(session.viewer);
  const { timezone } = session.careHome;
  const today = calendarDay(now, timezone);
  const problems = Object.entries(eventProblems(words, { today, timezone, stands, is_family_organisation }));
  if (problems.length > 0) throw refused(Object.fromEntries(problems.map(([field, told]) => [field, told ?? []])));
}
