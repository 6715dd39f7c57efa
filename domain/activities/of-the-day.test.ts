import { expect, test } from 'vitest';
import { isOfTheDay } from './of-the-day.ts';

const eid = { slug: 'eid-morning', seasons: [] };
const diwali = { slug: 'diwali-lamps', seasons: ['autumn' as const] };

test.each([
  ['2027-03-10', true, true],
  ['2027-03-04', true, false],
  ['2027-03-11', false, false],
  ['2026-11-23', false, false],
])('on %s Eid is near: %s, and it is the day: %s', (day, isNear, isTheDay) => {
  expect(isOfTheDay(eid, day)).toBe(isNear);
  expect(isOfTheDay(eid, day, 0)).toBe(isTheDay);
});

test('a feast in autumn is not for any week of autumn', () => {
  expect(isOfTheDay(diwali, '2026-11-06')).toBe(true);
  expect(isOfTheDay(diwali, '2026-11-23')).toBe(false);
});

test('what has seasons is for these, and what has none for every day', () => {
  const picnic = { slug: 'picnic', seasons: ['summer' as const] };
  expect([isOfTheDay(picnic, '2026-07-01'), isOfTheDay(picnic, '2026-11-23')]).toEqual([true, false]);
  expect(isOfTheDay({ slug: '', seasons: [] }, '2026-11-23')).toBe(true);
});
