import { expect, test } from 'vitest';
import { seasonOf } from './seasons.ts';

test.each([
  ['2026-12-01', 'winter'],
  ['2027-02-28', 'winter'],
  ['2027-03-01', 'spring'],
  ['2026-06-01', 'summer'],
  ['2026-11-30', 'autumn'],
])('the season of %s is %s', (day, season) => {
  expect(seasonOf(day)).toBe(season);
});
