import { expect, test } from 'vitest';
import { isTooSmallToLeave } from './small-numbers.ts';

test.each([
  { denominator: 0, isHidden: true },
  { denominator: 1, isHidden: true },
  { denominator: 4, isHidden: true },
  { denominator: 5, isHidden: false },
  { denominator: 38, isHidden: false },
])('a share of $denominator leaves the home only from five on', ({ denominator, isHidden }) => {
  expect(isTooSmallToLeave(denominator)).toBe(isHidden);
});
