import { expect, test } from 'vitest';
import { sessionState } from './planned-session.ts';

const session = {
  starts_at: new Date('2026-11-21T14:00:00Z'),
  ends_at: new Date('2026-11-21T14:45:00Z'),
  is_cancelled: false,
  is_logged: false,
};

test.each([
  ['still to come 10 minutes and a moment before it begins', '2026-11-21T13:49:59.999Z', 'planned'],
  ['on now from 10 minutes before it begins', '2026-11-21T13:50:00Z', 'on_now'],
  ['on now while it lasts', '2026-11-21T14:20:00Z', 'on_now'],
  ['on now until 90 minutes after its end', '2026-11-21T16:15:00Z', 'on_now'],
  ['unlogged a moment later', '2026-11-21T16:15:00.001Z', 'unlogged'],
  ['unlogged the next day', '2026-11-22T09:00:00Z', 'unlogged'],
])('a session is %s', (_when, now, state) => {
  expect(sessionState({ ...session, now: new Date(now) })).toBe(state);
});

test('what was logged is done, at any time', () => {
  for (const now of ['2026-11-21T08:00:00Z', '2026-11-21T14:10:00Z', '2026-11-23T08:00:00Z']) {
    expect(sessionState({ ...session, is_logged: true, now: new Date(now) })).toBe('done');
  }
});

test('what was cancelled is cancelled, even if somebody logged it', () => {
  const now = new Date('2026-11-21T14:10:00Z');
  expect(sessionState({ ...session, is_cancelled: true, is_logged: true, now })).toBe('cancelled');
});
