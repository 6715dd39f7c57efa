import { expect, test } from 'vitest';
import { neededFor } from './find-needed.ts';
import { isOverdue, leftOf } from './resource.ts';

const thing = (name: string, also = '') => ({ kind: 'have' as const, name, also });

test.each([
  ['Dominoes with large dots', thing('Dominoes'), true],
  ['A domino set', thing('Dominoes'), true],
  ['Battery tea lights', thing('Tea lights'), true],
  ['Paint', thing('Paints and brushes'), false],
  ['Paint, brushes and paper', thing('Paints and brushes'), true],
  ['Paint', thing('Paints and brushes', 'paint; brush'), true],
  ['Song sheets in large print', thing('Hymn books', 'song sheets, hymnals'), true],
  ['Paper plates', thing('Paper chains'), false],
  ['Berries', thing('Berry'), true],
  ['Anything', thing('—'), false],
])('“%s” and %o', (need, resource, isFound) => {
  expect(neededFor(need, [resource])).toEqual(isFound ? [resource] : []);
});

const loan = (quantity: number, due_on: string | null = null) => ({
  id: 'one',
  borrower: 'Priya',
  quantity,
  due_on,
  borrowed_on: '2026-11-01',
});

test('what is out is not in its place', () => {
  expect(leftOf({ quantity: 3, loans: [] })).toBe(3);
  expect(leftOf({ quantity: 3, loans: [loan(1), loan(2)] })).toBe(0);
});

test('something is overdue from the day after it was due', () => {
  expect(isOverdue(loan(1, '2026-11-20'), '2026-11-20')).toBe(false);
  expect(isOverdue(loan(1, '2026-11-20'), '2026-11-21')).toBe(true);
  expect(isOverdue(loan(1), '2026-11-21')).toBe(false);
});
