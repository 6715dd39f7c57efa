import { expect, test } from 'vitest';
import { ActivityHazard } from '../activities/activity-detail.ts';
import { RiskLine, contradictionsIn, missingFrom, standingOf } from './risk-assessment.ts';
import type { RiskFields } from './risk-assessment.ts';
import { levelOf, ratingOf, residualOf } from './risk-score.ts';
import { linesFor, starterLine } from './starter-lines.ts';

const BAKING: RiskFields = {
  scope: 'activity',
  title: 'Bread baking',
  activity_id: '5f0c8d59-4b9a-4b7e-8a53-0c1c8a1c1a11',
  planned_session_id: null,
  place: 'Kitchen',
  assessed_on: '2026-11-20',
  review_due: '2027-11-20',
  staff_ratio: '',
  benefits: 'The smell of bread, and something to give away.',
  emergency_plan: '',
  lines: [starterLine('burns')],
};

test.each(ActivityHazard.options)('the starter for %s is a whole line, and what is done lowers it', (hazard) => {
  const line = RiskLine.parse(starterLine(hazard));
  expect(line.controls).not.toBe('');
  expect(line.harm).not.toBe('');
  expect(residualOf([line])).toBeLessThan(ratingOf(line.likelihood, line.severity) + 1);
  expect(['low', 'moderate']).toContain(levelOf(residualOf([line])));
});

test('an activity’s own words on what to do take the place of the starter’s', () => {
  const [line] = linesFor([{ hazard: 'allergy', care: 'Check wheat, milk and egg.' }]);
  expect(line).toMatchObject({ hazard: 'allergy', controls: 'Check wheat, milk and egg.' });
});

test.each<[string, Partial<RiskFields>, string | undefined]>([
  ['a year', {}, undefined],
  ['a year and a day', { review_due: '2027-11-21' }, 'review_due'],
  ['the same day', { review_due: '2026-11-20' }, 'review_due'],
  ['over a leap day it is still 365 days', { assessed_on: '2027-11-20', review_due: '2028-11-19' }, undefined],
  ['over a leap day a year is too long', { assessed_on: '2027-11-20', review_due: '2028-11-20' }, 'review_due'],
  ['an activity that is not named', { activity_id: null }, 'activity_id'],
  ['a place without a name', { scope: 'place', place: '' }, 'place'],
  ['a session without one', { scope: 'session' }, 'planned_session_id'],
])('looking again after: %s', (_what, more, field) => {
  expect(contradictionsIn({ ...BAKING, ...more }).map((problem) => problem.field)).toEqual(field ? [field] : []);
});

test('nothing is sent without its benefits, without a line, or with one that can’t be run', () => {
  const fieldsOf = (more: Partial<RiskFields>) => missingFrom({ ...BAKING, ...more }).map(({ field }) => field);
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ benefits: '' })).toEqual(['benefits']);
  expect(fieldsOf({ lines: [] })).toEqual(['lines']);
  expect(fieldsOf({ lines: [{ ...starterLine('burns'), controls: '' }] })).toEqual(['lines']);
  expect(fieldsOf({ lines: [{ ...starterLine('burns'), residual_likelihood: 4, residual_severity: 4 }] })).toEqual([
    'lines',
  ]);
});

test.each([
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'due'],
  ['2026-12-20', 'due'],
  ['2026-12-21', 'settled'],
] as const)('on 20 November one to look at again on %s is %s', (review_due, standing) => {
  expect(standingOf({ state: 'approved', review_due }, '2026-11-20')).toBe(standing);
  expect(standingOf({ state: 'in_review', review_due }, '2026-11-20')).toBe('in_review');
});
