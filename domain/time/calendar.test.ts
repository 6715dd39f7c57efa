import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDay, daysBetween, mondayOf, nextBirthday } from './calendar.ts';

const LONDON = 'Europe/London';
const anyDay = fc
  .date({ min: new Date('1900-01-01T12:00:00Z'), max: new Date('2199-12-31T12:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['a minute before midnight in winter', '2026-11-20T23:59:00Z', '2026-11-20'],
  ['a minute after midnight in winter', '2026-11-21T00:01:00Z', '2026-11-21'],
  ['a minute before midnight in summer', '2026-07-01T22:59:00Z', '2026-07-01'],
  ['a minute after midnight in summer', '2026-07-01T23:01:00Z', '2026-07-02'],
  ['the night the clocks go forward', '2026-03-29T01:00:00Z', '2026-03-29'],
  ['the night the clocks go back, in the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-25'],
  ['the last evening of the year', '2026-12-31T23:59:59Z', '2026-12-31'],
])('what happens %s belongs to the day on the home’s own calendar', (_when, instant, day) => {
  expect(calendarDay(new Date(instant), LONDON)).toBe(day);
});

test('the same instant is another day in a home far away', () => {
  const instant = new Date('2026-11-20T23:30:00Z');
  expect(calendarDay(instant, 'Pacific/Auckland')).toBe('2026-11-21');
  expect(calendarDay(instant, 'America/New_York')).toBe('2026-11-20');
});

test('days are added across months, leap days and the change of the clocks', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('as many days lie between two days as were added', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -2_000, max: 2_000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['today', '1938-11-21', '2026-11-21', { day: '2026-11-21', turns: 88 }],
  ['tomorrow', '1938-11-22', '2026-11-21', { day: '2026-11-22', turns: 88 }],
  ['yesterday, so a year away', '1938-11-20', '2026-11-21', { day: '2027-11-20', turns: 89 }],
  ['across the new year', '1938-01-02', '2026-12-30', { day: '2027-01-02', turns: 89 }],
  ['29 February in a leap year', '1940-02-29', '2028-02-27', { day: '2028-02-29', turns: 88 }],
  ['29 February in another year, on 1 March', '1940-02-29', '2027-02-27', { day: '2027-03-01', turns: 87 }],
  ['29 February, on 1 March itself', '1940-02-29', '2027-03-01', { day: '2027-03-01', turns: 87 }],
  ['29 February, on the day after', '1940-02-29', '2027-03-02', { day: '2028-02-29', turns: 88 }],
  ['29 February in 2100, which has none', '2020-02-29', '2100-02-28', { day: '2100-03-01', turns: 80 }],
])('the next birthday is %s', (_when, born, today, birthday) => {
  expect(nextBirthday(born, today)).toEqual(birthday);
});

test('a birthday is never in the past, never more than a year away, and brings the right age', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (born, today) => {
      const { day, turns } = nextBirthday(born, today);
      expect(daysBetween(today, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(today, day)).toBeLessThanOrEqual(366);
      expect(Number(day.slice(0, 4)) - Number(born.slice(0, 4))).toBe(turns);
    }),
    { numRuns: 2_000 },
  );
});

test('a week begins on its Monday, across months and years', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-01')).toBe('2026-10-26');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

test('every day lies in the week of its Monday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const days = daysBetween(mondayOf(day), day);
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThan(7);
    }),
  );
});
