import type { ResidentStatus } from '../residents/resident.ts';
import { eachDay } from './period.ts';
import type { Period } from './period.ts';

/** When somebody lived here, as far as the home has written it down. */
export interface Stay {
  status: ResidentStatus;
  /** Since when the status is so; null where nobody said. */
  status_since: string | null;
  moved_in_on: string;
  ended_on: string | null;
  /** What was said of being here or away, the earliest first. The end of a stay is not among it: `ended_on` tells that. */
  changes: readonly { day: string; before: string; after: string }[];
}

/**
 * The days on which somebody was here to join in: from the day they moved in to their last, both counted, without
 * the days away. Whoever goes away is away from that day on and here again on the day they return.
 *
 * @param days of which it is asked
 */
export function presentDays(stay: Stay, days: readonly string[]): string[] {
  const { moved_in_on, ended_on } = stay;
  return days.filter((day) => day >= moved_in_on && (ended_on === null || day <= ended_on) && !isAwayOn(stay, day));
}

/** The days of a period that have come. */
export function daysSoFar({ from, to }: Period, today: string): string[] {
  return eachDay({ from, to: to < today ? to : today });
}

function isAwayOn({ status, status_since, changes }: Stay, day: string): boolean {
  const last = changes.findLast((change) => change.day <= day);
  if (last !== undefined) return last.after === 'away';
  const [next] = changes;
  if (next !== undefined) return next.before === 'away';
  return status === 'away' && (status_since === null || status_since <= day);
}
