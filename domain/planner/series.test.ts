import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanWords } from './plan.ts';
import { PlanWords as Words, samePlace } from './plan.ts';
import { changedAlike, isToCome, newDays, planWordsOf, sessionsMeant } from './series.ts';
import type { SessionOfSeries } from './series.ts';

const NOW = new Date('2026-11-21T14:45:00Z');

const yoga: PlanWords = {
  activity_id: '0190b5f0-0000-7000-8000-000000000001',
  title: 'Chair yoga',
  time: '10:30',
  minutes: 45,
  place: 'Garden lounge',
  leader_id: null,
  helper_ids: [],
  resident_ids: [],
  resident_group_ids: [],
  is_open_to_everyone: false,
  capacity: null,
};

const session = (day: number, but: Partial<SessionOfSeries> = {}): SessionOfSeries => ({
  id: `session ${day}`,
  series_day: `2026-11-${day}`,
  starts_at: new Date(`2026-11-${day}T10:30:00Z`),
  is_cancelled: false,
  is_logged: false,
  ...but,
});
const series = [
  session(16, { is_logged: true }),
  session(18),
  session(23),
  session(25, { is_cancelled: true }),
  session(26),
  session(30),
];
const on = session(26);

test.each([
  ['this', [26]],
  ['following', [26, 30]],
  ['all', [23, 26, 30]],
] as const)('a change of %s is about what is still to come', (which, days) => {
  const meant = sessionsMeant(which, on, series, NOW);
  expect(meant.map(({ id }) => id)).toEqual(days.map((day) => `session ${day}`));
});

test('the session that somebody has open is meant even when it has begun', () => {
  const begun = session(18);
  expect(sessionsMeant('following', begun, series, NOW)[0]).toBe(begun);
});

test('what is over, logged or cancelled is not to come', () => {
  expect(series.filter((one) => isToCome(one, NOW)).map(({ id }) => id)).toEqual([
    'session 23',
    'session 26',
    'session 30',
  ]);
});

test('what one session says otherwise than the others stays', () => {
  const later = { ...yoga, time: '11:00' };
  const after = { ...yoga, time: '14:00', place: 'Terrace' };
  expect(changedAlike(yoga, { before: yoga, after })).toEqual(after);
  expect(changedAlike(later, { before: yoga, after })).toEqual({ ...later, place: 'Terrace' });
});

const words: fc.Arbitrary<PlanWords> = fc.record({
  activity_id: fc.constant(null),
  title: fc.constantFrom('Chair yoga', 'Baking'),
  time: fc.constantFrom('10:30', '11:00', '14:00'),
  minutes: fc.constantFrom(30, 45),
  place: fc.constantFrom('Garden lounge', 'Kitchen', ''),
  leader_id: fc.constantFrom(null, yoga.activity_id),
  helper_ids: fc.constant([]),
  resident_ids: fc.constantFrom([], [yoga.activity_id ?? '']),
  resident_group_ids: fc.constant([]),
  is_open_to_everyone: fc.boolean(),
  capacity: fc.constantFrom(null, 8),
});

test('a change alike touches no field that was not changed, and none that differed', () => {
  fc.assert(
    fc.property(words, words, words, (before, after, other) => {
      const changed = changedAlike(other, { before, after });
      for (const field of Words.keyof().options) {
        const same = JSON.stringify(other[field]) === JSON.stringify(before[field]);
        expect(changed[field]).toEqual(same ? after[field] : other[field]);
      }
    }),
  );
});

test('new days keep the sessions that are meant still, and no day gets a second one', () => {
  const meant = sessionsMeant('all', on, series, NOW);
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-30', '2026-12-01'];
  expect(newDays(days, meant, series)).toEqual({
    kept: ['session 23', 'session 30'],
    removed: ['session 26'],
    added: ['2026-11-24', '2026-12-01'],
  });
});

test('after new days each day that is wanted has a session, and each session that was meant is told of', () => {
  const picked = fc
    .uniqueArray(fc.integer({ min: 10, max: 30 }), { maxLength: 15 })
    .map((of) => of.toSorted((one, other) => one - other));
  fc.assert(
    fc.property(picked, picked, fc.integer({ min: 0, max: 15 }), (standing, wanted, untouched) => {
      const all = standing.map((day) => session(day));
      const meant = all.slice(untouched);
      const days = wanted.map((day) => `2026-11-${day}`);
      const { kept, removed, added } = newDays(days, meant, all);
      expect([...kept, ...removed].toSorted()).toEqual(meant.map(({ id }) => id).toSorted());
      const after = [...all.filter(({ id }) => !removed.includes(id)).map((one) => one.series_day), ...added];
      expect(new Set(after).size).toBe(after.length);
      for (const day of days) expect(after).toContain(day);
    }),
  );
});

test('the words of a plan are those of its fields and nothing else', () => {
  const more = { id: 'more', version: 3 };
  expect(planWordsOf({ ...yoga, ...more })).toEqual(yoga);
  expect(Object.keys(planWordsOf(yoga)).toSorted()).toEqual(Words.keyof().options.toSorted());
});

test.each([
  ['Garden lounge', ' garden  LOUNGE', true],
  ['Garden lounge', 'Garden', false],
  ['', '', false],
])('%j and %j: one place? %s', (one, other, isOne) => {
  expect(samePlace(one, other)).toBe(isOne);
});

test.each([
  ['no words at all', { title: '   ' }],
  ['an hour that no clock shows', { time: '24:00' }],
  ['a session of a minute', { minutes: 1 }],
  ['a session of nine hours', { minutes: 540 }],
  ['room for nobody', { capacity: 0 }],
])('%s can’t be planned', (_what, wrong) => {
  expect(Words.safeParse({ ...yoga, ...wrong }).success).toBe(false);
  expect(Words.safeParse(yoga).success).toBe(true);
});
