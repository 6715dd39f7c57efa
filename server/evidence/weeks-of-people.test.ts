import { expect, test } from 'vitest';
import { atTarget } from './weeks-of-people.ts';

const week = (days: number, engaged: number, weekly_target: number | null) => ({
  id: `${days}-${engaged}`,
  days,
  engaged,
  weekly_target,
});

test.each([
  ['nobody', [], { people: 0, of: 0 }],
  ['six days tell nothing, however many moments', [week(6, 0, 3), week(6, 9, 3)], { people: 0, of: 0 }],
  ['seven days do', [week(7, 2, 3), week(7, 3, 3)], { people: 1, of: 2 }],
  ['whoever prefers to be left in peace is not counted', [week(28, 0, null)], { people: 0, of: 0 }],
  ['all together', [week(6, 9, 3), week(28, 12, 3), week(28, 11, 3), week(28, 0, null)], { people: 1, of: 2 }],
])('who had what suits them: %s', (_what, weeks, told) => {
  expect(atTarget(weeks)).toEqual(told);
});
