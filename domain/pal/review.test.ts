import { expect, test } from 'vitest';
import { reviewDue, reviewState } from './review.ts';

test('a review falls half a year after the assessment, over a leap day too', () => {
  expect(reviewDue('2026-11-20', 182)).toBe('2027-05-21');
  expect(reviewDue('2027-12-01', 182)).toBe('2028-05-31');
});

test.each([
  ['2026-11-05', 'settled'],
  ['2026-11-06', 'due'],
  ['2026-11-20', 'due'],
  ['2026-11-21', 'overdue'],
])('a review of 20 November is on %s %s', (today, state) => {
  expect(reviewState('2026-11-20', today)).toBe(state);
});
