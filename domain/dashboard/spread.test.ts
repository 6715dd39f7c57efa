import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

test.each([
  [0, 'evenly'],
  [0.249, 'evenly'],
  [0.25, 'unevenly'],
  [0.449, 'unevenly'],
  [0.45, 'to_a_few'],
  [1, 'to_a_few'],
] as const)('a spread of %f is said as %s', (gini, words) => {
  expect(spreadOf(gini)).toBe(words);
});
