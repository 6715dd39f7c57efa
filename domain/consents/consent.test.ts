import { expect, test } from 'vitest';
import { consentErrors, dueFor, standingOf } from './consent.ts';
import type { ConsentFields } from './consent.ts';

const TODAY = '2026-11-20';
const YES: ConsentFields = {
  purpose: 'photo_family_own',
  status: 'given',
  basis: 'resident',
  decided_by: '',
  capacity_assessed_on: null,
  people_consulted: '',
  conditions: '',
  decided_on: TODAY,
  review_on: '2027-11-19',
  evidence: '',
};

test('a person’s own yes needs a day to ask again and nothing else', () => {
  expect(consentErrors(YES, TODAY)).toEqual({});
  expect(Object.keys(consentErrors({ ...YES, review_on: null }, TODAY))).toEqual(['review_on']);
  expect(Object.keys(consentErrors({ ...YES, review_on: '2028-01-01' }, TODAY))).toEqual(['review_on']);
  expect(Object.keys(consentErrors({ ...YES, review_on: TODAY }, TODAY))).toEqual(['review_on']);
});

test.each([
  ['attorney_hw', ['decided_by', 'capacity_assessed_on']],
  ['deputy', ['decided_by', 'capacity_assessed_on']],
  ['best_interests', ['decided_by', 'capacity_assessed_on', 'people_consulted']],
] as const)('a yes by %s needs its grounds', (basis, fields) => {
  expect(Object.keys(consentErrors({ ...YES, basis }, TODAY))).toEqual(fields);
});

test.each(['refused', 'withdrawn', 'not_asked'] as const)('%s needs no grounds, whoever says it', (status) => {
  expect(consentErrors({ ...YES, status, basis: 'best_interests', review_on: null }, TODAY)).toEqual({});
});

test('nothing was decided tomorrow', () => {
  const ahead = { ...YES, decided_on: '2026-11-21', capacity_assessed_on: '2026-11-21' };
  expect(Object.keys(consentErrors(ahead, TODAY))).toEqual(['decided_on', 'capacity_assessed_on']);
});

test('a yes counts on the day of its review and no longer', () => {
  expect(standingOf({ status: 'given', review_on: TODAY }, TODAY)).toBe('given');
  expect(standingOf({ status: 'given', review_on: '2026-11-19' }, TODAY)).toBe('expired');
  expect(standingOf(null, TODAY)).toBe('not_asked');
});

test('due is what ran out, what runs out within a month, and what everybody is asked', () => {
  expect(dueFor('chat', { status: 'given', review_on: '2026-11-19' }, TODAY)).toBe('expired');
  expect(dueFor('chat', { status: 'given', review_on: '2026-12-20' }, TODAY)).toBe('review');
  expect(dueFor('chat', { status: 'given', review_on: '2026-12-21' }, TODAY)).toBe(null);
  expect(dueFor('chat', null, TODAY)).toBe(null);
  expect(dueFor('family_updates', null, TODAY)).toBe('not_asked');
  expect(dueFor('family_updates', { status: 'refused', review_on: null }, TODAY)).toBe(null);
});
