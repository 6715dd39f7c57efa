import { expect, test } from 'vitest';
import { matchesWords } from './words-match.ts';

const dilys = ['Dilys', 'Roberts', '14'];

test.each([
  ['the beginning of a name', 'dil', true],
  ['two beginnings in any order', 'rob dil', true],
  ['a room', '14', true],
  ['capitals', 'DILYS', true],
  ['nothing at all', '', true],
  ['spaces alone', '  ', true],
  ['the middle of a name', 'berts', false],
  ['one word that fits and one that does not', 'dilys jones', false],
])('a search for %s', (_what, typed, found) => {
  expect(matchesWords(typed, dilys)).toBe(found);
});

test('accents need not be typed, and may be', () => {
  expect(matchesWords('ty', ['Tŷ Rhosyn'])).toBe(true);
  expect(matchesWords('tŷ', ['Ty Rhosyn'])).toBe(true);
  expect(matchesWords('sian', ['Siân'])).toBe(true);
});

test('a name with a hyphen is found by both of its parts', () => {
  expect(matchesWords('mei', ['Mei-Ling'])).toBe(true);
  expect(matchesWords('ling', ['Mei-Ling'])).toBe(true);
});
