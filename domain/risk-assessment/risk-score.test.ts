import { expect, test } from 'vitest';
import { levelOf, ratingOf, residualOf, whyNotSigned } from './risk-score.ts';

test.each([
  [1, 1, 1, 'low'],
  [2, 2, 4, 'low'],
  [1, 5, 5, 'moderate'],
  [3, 3, 9, 'moderate'],
  [2, 5, 10, 'high'],
  [3, 5, 15, 'high'],
  [4, 4, 16, 'stop'],
  [5, 5, 25, 'stop'],
] as const)('likelihood %i and severity %i make %i, which is %s', (likelihood, severity, rating, level) => {
  expect(ratingOf(likelihood, severity)).toBe(rating);
  expect(levelOf(rating)).toBe(level);
});

test('every field of the matrix has a level, and none is milder than one with less in it', () => {
  const order = ['low', 'moderate', 'high', 'stop'];
  const levelAt = (likelihood: number, severity: number) => order.indexOf(levelOf(ratingOf(likelihood, severity)));
  for (const likelihood of [1, 2, 3, 4, 5]) {
    const row = [1, 2, 3, 4, 5].map((severity) => levelAt(likelihood, severity));
    expect(row).toEqual(row.toSorted((low, high) => low - high));
    expect(row[0]).toBeGreaterThanOrEqual(0);
  }
});

test('what is left is the worst of its lines', () => {
  const line = (residual_likelihood: number, residual_severity: number) => ({ residual_likelihood, residual_severity });
  expect(residualOf([])).toBe(0);
  expect(residualOf([line(1, 2), line(2, 4), line(1, 5)])).toBe(8);
});

test.each([
  ['a coordinator signs what a colleague wrote', 'coordinator', false, 9, null],
  ['a coordinator does not sign their own', 'coordinator', true, 4, 'own'],
  ['a coordinator does not sign what is high', 'coordinator', false, 10, 'manager_only'],
  ['a manager signs what is high', 'manager', false, 15, null],
  ['a manager, often alone in it, signs their own', 'manager', true, 4, null],
  ['nobody signs what is not run', 'manager', false, 16, 'too_high'],
  ['not even a coordinator for somebody else', 'coordinator', false, 25, 'too_high'],
] as const)('%s', (_what, role, is_own, residual, expected) => {
  expect(whyNotSigned({ role, is_own, residual })).toBe(expected);
});
