import { expect, test } from 'vitest';
import { reasonsAbout, reasonsAfterChange } from './reasons-kept.ts';
import type { WeekReason } from './suggested-week.ts';

const REASONS: WeekReason[] = [
  { kind: 'missed', resident_ids: ['joyce', 'cecil'] },
  { kind: 'interest', labels: ['Birds'], resident_ids: ['cecil'] },
  { kind: 'evening' },
  { kind: 'missing_side', category: 'outdoors' },
];
const kinds = (reasons: readonly WeekReason[]) => reasons.map(({ kind }) => kind);
const was = { activity_id: 'hens', day: '2026-11-28', time: '18:30' };

test.each([
  ['nothing', {}, ['missed', 'interest', 'evening', 'missing_side']],
  ['the hour', { time: '14:00' }, ['missed', 'interest', 'missing_side']],
  ['the day', { day: '2026-11-30' }, ['missed', 'interest', 'missing_side']],
  ['what is done', { activity_id: 'choir' }, []],
])('what still tells why a session was planned when %s is changed', (_what, but, left) => {
  expect(kinds(reasonsAfterChange(REASONS, was, { ...was, ...but }))).toEqual(left);
});

test('a reason names only those who are expected, and goes with the last of them', () => {
  expect(reasonsAbout(REASONS, ['joyce'])).toEqual([
    { kind: 'missed', resident_ids: ['joyce'] },
    { kind: 'evening' },
    { kind: 'missing_side', category: 'outdoors' },
  ]);
  expect(kinds(reasonsAbout(REASONS, []))).toEqual(['evening', 'missing_side']);
});
