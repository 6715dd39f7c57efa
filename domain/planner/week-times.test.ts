import { expect, test } from 'vitest';
import { canBeAt, weekOf } from './week-times.ts';

const MONDAY = '2026-11-23';
const indoors = { slug: 'sing-along', seasons: [], places: ['lounge' as const] };
const daysOf = (activity: Parameters<typeof canBeAt>[0]) =>
  weekOf(MONDAY).filter((day) => canBeAt(activity, day, '10:30'));

test('what names a day of the week can be on that day alone, and all else on any', () => {
  expect(daysOf(indoors)).toEqual(weekOf(MONDAY));
  expect(daysOf({ ...indoors, slug: 'friday-candles' })).toEqual(['2026-11-27']);
  expect(daysOf({ ...indoors, slug: 'sunday-hymns' })).toEqual(['2026-11-29']);
});

test('out of doors it is by daylight, and an outing is arranged by somebody', () => {
  const garden = { ...indoors, places: ['garden' as const] };
  expect(['10:30', '18:00'].map((time) => canBeAt(garden, MONDAY, time))).toEqual([true, false]);
  expect(canBeAt({ ...indoors, places: ['out'] }, MONDAY, '10:30')).toBe(false);
});
