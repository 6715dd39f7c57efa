import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

const FILM = { size: 1_000, etag: '"abc"' };

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { from: 0, to: 999 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=200-299', { from: 200, to: 299 }],
  ['bytes=900-5000', { from: 900, to: 999 }],
  ['bytes=-100', { from: 900, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=1000-', 'impossible'],
  ['bytes=-0', 'impossible'],
  ['bytes=300-200', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
])('Range: %s', (range, answer) => {
  expect(rangeOf({ range }, FILM)).toEqual(answer);
});

test('a range of another version is answered with the whole', () => {
  expect(rangeOf({ range: 'bytes=5-9', 'if-range': '"abc"' }, FILM)).toEqual({ from: 5, to: 9 });
  expect(rangeOf({ range: 'bytes=5-9', 'if-range': '"older"' }, FILM)).toBe('whole');
  expect(rangeOf({ range: 'bytes=5-9', 'if-range': 'Sat, 21 Nov 2026 10:00:00 GMT' }, FILM)).toBe('whole');
});
