import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gini } from './gini.ts';

test.each([
  [[], 0],
  [[0, 0, 0], 0],
  [[3, 3, 3], 0],
  [[0, 4], 0.5],
  [[0, 0, 0, 8], 0.75],
  [[1, 2, 3, 4], 0.25],
])('shared like %j it is %d', (shares, expected) => expect(gini(shares)).toBeCloseTo(expected, 10));

test('it is half the mean difference between any two, by the mean', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { minLength: 1, maxLength: 20 }), (shares) => {
      const total = shares.reduce((sum, share) => sum + share, 0);
      const differences = shares.flatMap((one) => shares.map((other) => Math.abs(one - other)));
      const byDefinition =
        total === 0 ? 0 : differences.reduce((sum, one) => sum + one, 0) / (2 * shares.length * total);
      expect(gini(shares)).toBeCloseTo(byDefinition, 10);
    }),
  );
});
