import { expect, test } from 'vitest';
import { instantAt, timeOn } from './wall-clock.ts';

const LONDON = 'Europe/London';

test.each([
  ['in winter', '2026-11-20', '10:30', '2026-11-20T10:30:00.000Z'],
  ['in summer', '2026-07-01', '10:30', '2026-07-01T09:30:00.000Z'],
  ['just after midnight in summer', '2026-07-01', '00:15', '2026-06-30T23:15:00.000Z'],
  ['on the morning of the change in spring', '2026-03-29', '09:00', '2026-03-29T08:00:00.000Z'],
  ['on the morning of the change in autumn', '2026-10-25', '09:00', '2026-10-25T09:00:00.000Z'],
  ['in the hour that comes twice, the first', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
])('the clock on the wall %s', (_when, day, time, instant) => {
  expect(instantAt(day, time, LONDON)).toBe(instant);
  expect(timeOn(instant, LONDON)).toBe(time);
});

test('a time that a spring night leaves out is still an instant of that night', () => {
  expect(instantAt('2026-03-29', '01:30', LONDON)).toBe('2026-03-29T01:30:00.000Z');
});
