import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyNeed } from './company.ts';

const frank = {
  days_since_engaged: 3,
  engaged_7_days: 1,
  engaged_28_days: 4,
  sides_of_life_28_days: 2,
  one_to_ones_7_days: 1,
  mood_7_days: null,
  mood_21_days_before: null,
  weekly_target: 4,
};
const never = {
  ...frank,
  days_since_engaged: null,
  engaged_7_days: 0,
  engaged_28_days: 0,
  sides_of_life_28_days: 0,
  one_to_ones_7_days: 0,
};

test('somebody who prefers to be left in peace is never in need of company', () => {
  expect(companyNeed({ ...frank, weekly_target: null, days_since_engaged: null })).toBeNull();
});

test('somebody who has had the moments that suit them is not on the list', () => {
  expect(companyNeed({ ...frank, engaged_7_days: 4 })).toBeNull();
  expect(companyNeed({ ...frank, engaged_7_days: 9 })).toBeNull();
  expect(companyNeed({ ...frank, engaged_7_days: 3 })).not.toBeNull();
});

test('somebody who was never seen to join in comes before everybody else', () => {
  expect(companyNeed(never)).toBeCloseTo(0.9);
  expect(companyNeed({ ...never, mood_7_days: -1, mood_21_days_before: 0 })).toBeCloseTo(1);
  expect(companyNeed(frank) ?? 0).toBeLessThan(companyNeed(never) ?? 0);
});

/** 0.5 x 3/7 of the wait, 0.2 x 12 of 16 moments, 0.1 x 6 of 8 sides of life. */
const OF_FRANK = 0.5 * (3 / 7) + 0.2 * (12 / 16) + 0.1 * (6 / 8);

test.each([
  ['what was reckoned by hand', {}, OF_FRANK],
  ['a longer wait', { days_since_engaged: 6 }, OF_FRANK + 0.5 * (3 / 7)],
  ['less than four weeks of their own target', { engaged_28_days: 0 }, OF_FRANK + 0.2 * (4 / 16)],
  ['more than that once, and little since', { engaged_28_days: 40 }, OF_FRANK - 0.2 * (12 / 16)],
  ['one side of life more', { sides_of_life_28_days: 3 }, OF_FRANK - 0.1 / 8],
  ['a week without a one-to-one', { one_to_ones_7_days: 0 }, OF_FRANK + 0.1],
  ['a mood that fell by a step', { mood_7_days: -0.5, mood_21_days_before: 0.5 }, OF_FRANK + 0.1],
  ['a mood that fell by less', { mood_7_days: -0.4, mood_21_days_before: 0.5 }, OF_FRANK],
  ['a mood that rose', { mood_7_days: 2, mood_21_days_before: 0 }, OF_FRANK],
])('each term counts as much as it should: %s', (_name, change, need) => {
  expect(companyNeed({ ...frank, ...change })).toBeCloseTo(need);
});

const mean = fc.option(fc.double({ min: -2, max: 2, noNaN: true }));
const anyone = fc
  .record({
    days_since_engaged: fc.integer({ min: 0, max: 90 }),
    engaged_7_days: fc.integer({ min: 0, max: 20 }),
    before: fc.integer({ min: 0, max: 60 }),
    sides_of_life_28_days: fc.integer({ min: 0, max: 8 }),
    one_to_ones_7_days: fc.integer({ min: 0, max: 9 }),
    mood_7_days: mean,
    mood_21_days_before: mean,
    weekly_target: fc.integer({ min: 1, max: 21 }),
  })
  .map(({ before, ...person }) => ({ ...person, engaged_28_days: person.engaged_7_days + before }));

test('the need is never below nothing nor above the most there is', () => {
  fc.assert(
    fc.property(anyone, (person) => {
      // whoever is at their target has none
      const need = companyNeed(person) ?? 0.1;
      const isMetInEveryWay =
        person.days_since_engaged === 0 &&
        person.engaged_28_days >= 4 * person.weekly_target &&
        person.sides_of_life_28_days === 8 &&
        person.one_to_ones_7_days > 0;
      // Nothing is needed only where nothing is missing.
      expect(need > 0 || isMetInEveryWay).toBe(true);
      expect(need).toBeGreaterThanOrEqual(0);
      expect(need).toBeLessThanOrEqual(1);
    }),
  );
});

test('a longer wait never lowers the need, and a moment more never raises it', () => {
  fc.assert(
    fc.property(anyone, (person) => {
      const need = companyNeed(person) ?? 0;
      const waited = companyNeed({ ...person, days_since_engaged: person.days_since_engaged + 1 }) ?? 0;
      const { engaged_7_days, engaged_28_days } = person;
      const joined =
        companyNeed({ ...person, engaged_7_days: engaged_7_days + 1, engaged_28_days: engaged_28_days + 1 }) ?? 0;
      expect(waited).toBeGreaterThanOrEqual(need);
      expect(joined).toBeLessThanOrEqual(need);
    }),
  );
});
