import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyNeed } from './company.ts';

const frank = { days_since_engaged: 3, engaged_7_days: 1, weekly_target: 4 };

test('somebody who prefers to be left in peace is never in need of company', () => {
  expect(companyNeed({ ...frank, weekly_target: null, days_since_engaged: null })).toBeNull();
});

test('somebody who has had the moments that suit them is not on the list', () => {
  expect(companyNeed({ ...frank, engaged_7_days: 4 })).toBeNull();
  expect(companyNeed({ ...frank, engaged_7_days: 9 })).toBeNull();
  expect(companyNeed({ ...frank, engaged_7_days: 3 })).not.toBeNull();
});

test('somebody who was never seen to join in comes before everybody else', () => {
  const never = companyNeed({ days_since_engaged: null, engaged_7_days: 0, weekly_target: 4 }) ?? 0;
  expect(never).toBeCloseTo(0.7);
  expect(companyNeed(frank) ?? 0).toBeLessThan(never);
});

const anyone = fc.record({
  days_since_engaged: fc.integer({ min: 0, max: 90 }),
  engaged_7_days: fc.integer({ min: 0, max: 20 }),
  weekly_target: fc.integer({ min: 1, max: 21 }),
});

test('the need is never below nothing nor above the most there is', () => {
  fc.assert(
    fc.property(anyone, (person) => {
      // whoever is at their target has none
      const need = companyNeed(person) ?? 0.1;
      expect(need).toBeGreaterThan(0);
      expect(need).toBeLessThanOrEqual(0.7);
    }),
  );
});

test('a longer wait never lowers the need, and a moment more never raises it', () => {
  fc.assert(
    fc.property(anyone, (person) => {
      const need = companyNeed(person) ?? 0;
      const waited = companyNeed({ ...person, days_since_engaged: person.days_since_engaged + 1 }) ?? 0;
      const joined = companyNeed({ ...person, engaged_7_days: person.engaged_7_days + 1 }) ?? 0;
      expect(waited).toBeGreaterThanOrEqual(need);
      expect(joined).toBeLessThanOrEqual(need);
    }),
  );
});
