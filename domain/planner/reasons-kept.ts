import type { PlanWords } from './plan.ts';
import type { WeekReason } from './suggested-week.ts';

/** A session as far as why it was planned hangs on it. */
type Standing = Pick<PlanWords, 'activity_id' | 'time'> & { day: string };

/** Of why a session was planned, what still is a reason after it was changed: another activity has others. */
export function reasonsAfterChange(
  reasons: readonly WeekReason[],
  before: Standing,
  after: Standing,
): readonly WeekReason[] {
  if (before.activity_id !== after.activity_id) return [];
  if (before.day === after.day && before.time === after.time) return reasons;
  return reasons.filter(({ kind }) => kind !== 'evening' && kind !== 'weekend');
}

/** Of these reasons, those about people who are expected, and of these people only them; and all that is about nobody. */
export function reasonsAbout(reasons: readonly WeekReason[], expected: readonly string[]): WeekReason[] {
  return reasons.flatMap((reason): WeekReason[] => {
    if (!('resident_ids' in reason)) return [reason];
    const resident_ids = reason.resident_ids.filter((id) => expected.includes(id));
    return resident_ids.length === 0 ? [] : [{ ...reason, resident_ids }];
  });
}
