import { expect, test } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { feastsNear } from './feasts.ts';
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

const festival = { slug: 'festival-day', seasons: [] };

test.each([
  ['Christmas', '2026-12-25'],
  ['Easter', '2027-03-28'],
  ['Lunar New Year', '2027-02-06'],
  ['Eid', '2027-03-10'],
  ['Diwali', '2026-11-08'],
  ['Vaisakhi', '2027-04-14'],
  ['the first candle of Hanukkah', '2026-12-04'],
])('%s is a day for a festival, and the days after it are not', (_feast, day) => {
  expect(isOfTheDay(festival, day, 0)).toBe(true);
  expect(isOfTheDay(festival, addDays(day, -9))).toBe(true);
  expect(isOfTheDay(festival, addDays(day, 1), 0)).toBe(false);
});

test('the first candle is lit on the evening before the 25th of Kislev, in every year that is told', () => {
  const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const told = Array.from({ length: 366 * 6 }, (_, after) => addDays('2026-01-01', after)).filter((day) =>
    feastsNear(day, 0).some(({ feast }) => feast === 'hanukkah'),
  );
  expect(told).toHaveLength(6);
  for (const day of told) expect(hebrew.format(new Date(addDays(day, 1)))).toBe('25 Kislev');
});

test('what has seasons is for these, and what has none for every day', () => {
  const picnic = { slug: 'picnic', seasons: ['summer' as const] };
  expect([isOfTheDay(picnic, '2026-07-01'), isOfTheDay(picnic, '2026-11-23')]).toEqual([true, false]);
  expect(isOfTheDay({ slug: '', seasons: [] }, '2026-11-23')).toBe(true);
});
