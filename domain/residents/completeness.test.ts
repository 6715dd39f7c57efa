import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROFILE_PARTS, PROFILE_WEIGHTS, completenessOf } from './completeness.ts';

test('the weights make a hundred', () => {
  expect(Object.values(PROFILE_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test('what would add the most is named first, and what is whole is not named', () => {
  expect(completenessOf({ interests: 1, about_me: 0, ability: 0.5, access_needs: 0, life_story: 1 })).toEqual({
    percent: 50,
    missing: ['about_me', 'access_needs', 'ability'],
  });
});

test('a part that a home does not ask for takes nothing away', () => {
  expect(completenessOf({ interests: 1, life_story: 1 })).toEqual({ percent: 100, missing: [] });
  expect(completenessOf({})).toEqual({ percent: 0, missing: [] });
});

test('100 is shown to whoever lacks nothing, and to nobody else', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.record(Object.fromEntries(PROFILE_PARTS.map((part) => [part, share]))), (known) => {
      const { percent, missing } = completenessOf(known);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(missing.length > 0 || percent === 100).toBe(true);
    }),
  );
});
