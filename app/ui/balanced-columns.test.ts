import { expect, test } from 'vitest';
import { columnsFor } from './balanced-columns.ts';

test.each([
  ['nothing', [], []],
  ['one card', [400], [0]],
  ['the person’s day to the left, the next beside it', [800, 200], [0, 1]],
  ['short ones fill up beside a tall one', [800, 200, 300, 250, 120], [0, 1, 1, 1, 1]],
  ['and go on below it when it is passed', [800, 500, 400, 300, 300], [0, 1, 1, 0, 1]],
  ['two alike begin on the left', [300, 300, 300], [0, 1, 0]],
])('cards go to where less stands: %s', (_what, heights, columns) => {
  expect(columnsFor(heights)).toEqual(columns);
});
