import { expect, test } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { timesNotJoiningIn } from './not-joining-in.ts';

const FROM = '2026-03-01';
const TO = '2026-05-30';
const FIRST = addDays(FROM, -70);

const days = new Set(Array.from({ length: 170 }, (_, later) => addDays(FIRST, later)));
const joined = (day: string) => ({ day, response: 'enjoyed' as const, not_today_reason: null });
/** Every other day, but for these. */
const usual = [...days].filter((day, place) => place % 2 === 0 && day <= TO).map(joined);
const without = (from: string, to: string) => usual.filter(({ day }) => day < from || day > to);

test('of somebody who joined in as always nothing is told', () => {
  expect(timesNotJoiningIn(usual, { from: FROM, to: TO }, days)).toEqual([]);
});

test('three quiet weeks are one time, told with what was usual and how it went on', () => {
  const [time, ...others] = timesNotJoiningIn(without('2026-03-22', '2026-04-11'), { from: FROM, to: TO }, days);
  expect(others).toEqual([]);
  expect(time).toMatchObject({ engaged: 0, usual: 7, is_asked_less: true });
  expect(time?.after?.engaged).toBeGreaterThanOrEqual(5);
});

test('a time away is no time of not joining in', () => {
  const away = new Set([...days].filter((day) => day < '2026-03-22' || day > '2026-04-11'));
  expect(timesNotJoiningIn(without('2026-03-22', '2026-04-11'), { from: FROM, to: TO }, away)).toEqual([]);
});

test('what lasts to the end has no after yet', () => {
  const [time] = timesNotJoiningIn(without('2026-05-10', TO), { from: FROM, to: TO }, days);
  expect(time).toMatchObject({ engaged: 0, after: null });
});
