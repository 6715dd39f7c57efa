import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { openedAt, writingSeconds } from './writing-seconds.ts';

const OPENED = Date.parse('2026-03-03T15:00:00Z');
const client_id = uuidv7({ msecs: OPENED });

test('a log takes from the moment that its id was made', () => {
  expect(writingSeconds(client_id, OPENED + 23_400)).toBe(23);
  expect(writingSeconds(client_id, OPENED + 90)).toBe(1);
  expect(writingSeconds(client_id, OPENED + 3_600_000)).toBe(3_600);
  expect(openedAt(uuidv7({ msecs: openedAt(client_id) }))).toBe(OPENED);
});

test('a log that was put aside says nothing, nor does a clock that was put back', () => {
  expect(writingSeconds(client_id, OPENED + 3_601_000)).toBeNull();
  expect(writingSeconds(client_id, OPENED - 60_000)).toBeNull();
});
