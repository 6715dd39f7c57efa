import { expect, test } from 'vitest';
import { expectedOf, isOverfull } from './room.ts';

const GROUPS: Record<string, string[]> = { garden: ['ada', 'bill'], chess: ['bill', 'cyril'] };
const expected = (resident_ids: string[], resident_group_ids: string[]) =>
  expectedOf(
    resident_ids,
    resident_group_ids.map((id) => GROUPS[id] ?? []),
  ).toSorted();

test.each([
  ['nobody', [], [], []],
  ['by name', ['ada'], [], ['ada']],
  ['with a group', [], ['garden'], ['ada', 'bill']],
  ['by name and with a group', ['ada', 'dora'], ['garden'], ['ada', 'bill', 'dora']],
  ['with two groups', [], ['garden', 'chess'], ['ada', 'bill', 'cyril']],
  ['with a group that is no more', ['ada'], ['choir'], ['ada']],
])('who is expected %s counts once', (_how, residents, groups, all) => {
  expect(expected(residents, groups)).toEqual(all);
});

test.each([
  [9, 8, true],
  [8, 8, false],
  [0, 1, false],
  [9, null, false],
  [null, 8, false],
])('of %s expected, with room for %s: too many is %s', (people_count, capacity, isTooMany) => {
  expect(isOverfull({ people_count, capacity })).toBe(isTooMany);
});
