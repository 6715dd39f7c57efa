import { expect, test } from 'vitest';
import { answeredFrom } from './chat-hours.ts';
import { NO_HOURS } from './chat.ts';

const hours = { answers_from: '09:00', answers_until: '17:00', days: [1, 2, 3, 4, 5], who: '' };

test.each([
  // 2026-11-20 is a Friday
  ['on a Friday at noon', '2026-11-20T12:00:00Z', 'now'],
  ['early on a Friday', '2026-11-20T07:59:00Z', { day: '2026-11-20', time: '09:00' }],
  ['at the very minute', '2026-11-20T09:00:00Z', 'now'],
  ['when it has just ended', '2026-11-20T17:00:00Z', { day: '2026-11-23', time: '09:00' }],
  ['on a Sunday', '2026-11-22T12:00:00Z', { day: '2026-11-23', time: '09:00' }],
  // the clock of the home, not that of the world
  ['in summer at 8:30 UTC', '2026-07-17T08:30:00Z', 'now'],
])('%s', (_when, now, expected) => {
  expect(answeredFrom(hours, new Date(now), 'Europe/London')).toEqual(expected);
});

test('a home that said nothing promises nothing', () => {
  expect(answeredFrom(NO_HOURS, new Date(), 'Europe/London')).toBeNull();
  expect(answeredFrom({ ...hours, days: [] }, new Date(), 'Europe/London')).toBeNull();
});
