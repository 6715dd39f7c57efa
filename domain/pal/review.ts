import { addDays } from '../time/calendar.ts';

/** A review is asked for from two weeks before its day: as long as the look back that it needs. */
const ASKED_FOR_DAYS_AHEAD = 14;

export type ReviewState = 'settled' | 'due' | 'overdue';

/** The day on which an assessment wants looking at again. */
export function reviewDue(assessed_on: string, review_every_days: number): string {
  return addDays(assessed_on, review_every_days);
}

/** On its day a review is due; it is overdue from the day after. */
export function reviewState(review_due: string, today: string): ReviewState {
  if (today > review_due) return 'overdue';
  return today >= addDays(review_due, -ASKED_FOR_DAYS_AHEAD) ? 'due' : 'settled';
}
