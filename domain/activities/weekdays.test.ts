import { expect, test } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { isOfTheWeekday } from './weekdays.ts';

const WEEK = Array.from({ length: 7 }, (_, after) => addDays('2026-11-23', after));

test.each([
  ['friday-candles', ['2026-11-27']],
  ['mens-breakfast', ['2026-11-28']],
  ['sunday-hymns', ['2026-11-29']],
  ['chair-yoga', WEEK],
])('%s is for its own day of the week, where it names one', (slug, days) => {
  expect(WEEK.filter((day) => isOfTheWeekday({ slug }, day))).toEqual(days);
});
