import { expect, test } from 'vitest';
import { overlapsOf } from './group.ts';

const group = (id: string, ...member_ids: string[]) => ({ id, name: id, member_ids });

test('groups that share most of their people are named, the most first', () => {
  const others = [group('choir', 'a', 'b', 'x', 'y'), group('table', 'a', 'b', 'c'), group('walk', 'a', 'x', 'y')];
  expect(overlapsOf(group('dominoes', 'a', 'b', 'c', 'd'), others)).toEqual([{ name: 'table', shared: 3 }]);
});

test('one person in common is no overlap, and a group does not overlap itself', () => {
  const own = group('dominoes', 'a', 'b');
  expect(overlapsOf(own, [own, group('pair', 'a')])).toEqual([]);
});
