import { expect, it } from 'vitest';
import { isNight } from './night.ts';

it.each([
  ['2026-11-26T21:59:59', false],
  ['2026-11-26T22:00:00', true],
  ['2026-11-27T00:00:00', true],
  ['2026-11-27T05:59:59', true],
  ['2026-11-27T06:00:00', false],
  ['2026-11-27T12:00:00', false],
])('at %s it is night: %s', (clock, is) => {
  expect(isNight(new Date(clock))).toBe(is);
});
