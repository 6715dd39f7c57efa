import { expect, test } from 'vitest';
import { dayOfWriting, isLongAgo } from './long-ago.ts';

const LONDON = 'Europe/London';

test.each([
  ['the same day', '2026-11-20', '2026-11-20', false],
  ['the fourteenth day before', '2026-11-06', '2026-11-20', false],
  ['the fifteenth', '2026-11-05', '2026-11-20', true],
  ['the fourteenth, over the night without its hour', '2026-03-22', '2026-04-05', false],
  ['the fifteenth, over that night', '2026-03-21', '2026-04-05', true],
  ['the fourteenth, over the night with an hour twice', '2026-10-18', '2026-11-01', false],
  ['the fifteenth, over that night', '2026-10-17', '2026-11-01', true],
  ['the fourteenth, over a leap day', '2028-02-20', '2028-03-05', false],
])('of what staff may add without a manager: %s', (_what, day, today, expected) => {
  expect(isLongAgo(day, today)).toBe(expected);
});

const answers = (...at: string[]) => at.map((answered_at) => ({ answered_at }));

test('a log was written when its last answer was given', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(dayOfWriting(answers('2026-11-13T10:00:00Z', '2026-11-15T10:00:00Z'), now, LONDON)).toBe('2026-11-15');
});

test('the clock on the wall says on which day, also in the hour before midnight in summer', () => {
  const now = new Date('2026-07-20T12:00:00Z');
  expect(dayOfWriting(answers('2026-07-10T23:30:00Z'), now, LONDON)).toBe('2026-07-11');
});

test('a clock that runs ahead, or is far behind, moves nothing', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(dayOfWriting(answers('2027-01-01T10:00:00Z'), now, LONDON)).toBe('2026-11-20');
  expect(dayOfWriting(answers('2020-01-01T10:00:00Z'), now, LONDON)).toBe('2026-10-23');
});
