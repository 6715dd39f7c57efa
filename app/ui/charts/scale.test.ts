import { expect, test } from 'vitest';
import { linesFor } from './scale.ts';

test.each([
  [0, [1]],
  [2, [1, 2]],
  [7, [5, 10]],
  [100, [50, 100]],
  [222, [100, 200, 300]],
])('above %i stand these lines, the last no lower than the highest column', (most, lines) => {
  expect(linesFor(most)).toEqual(lines);
  expect(linesFor(most).at(-1)).toBeGreaterThanOrEqual(most);
});
