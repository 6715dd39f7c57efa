import { expect, test } from 'vitest';
import { shownDays, steppedFrom } from './shown-days.ts';

test.each([
  ['week', '2026-11-25', '2026-11-23', '2026-11-29', 7],
  ['month', '2026-11-25', '2026-10-26', '2026-12-06', 42],
  ['month', '2027-02-10', '2027-02-01', '2027-02-28', 28],
  ['month', '2028-02-29', '2028-01-31', '2028-03-05', 35],
  ['month', '2026-12-31', '2026-11-30', '2027-01-03', 35],
] as const)('the %s of %s is shown from %s to %s', (view, day, first, last, count) => {
  const days = shownDays(view, day);
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
});

test.each([
  ['week', '2026-11-25', 1, '2026-11-30'],
  ['week', '2026-11-25', -1, '2026-11-16'],
  ['month', '2026-11-25', 1, '2026-12-01'],
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['month', '2027-01-31', 1, '2027-02-01'],
  ['month', '2027-01-01', -1, '2026-12-01'],
  ['month', '2028-03-31', -1, '2028-02-01'],
] as const)('from the %s of %s, %i further, is %s', (view, day, by, to) => {
  expect(steppedFrom(view, day, by)).toBe(to);
});
