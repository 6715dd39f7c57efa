import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../time/calendar.ts';
import type { EventWords } from './event.ts';
import { changedAlike, isEventToCome, onDay, overlapsItself } from './event-series.ts';

const fair: EventWords = {
  type: 'community',
  title: 'Craft fair',
  is_all_day: true,
  first_day: '2027-03-27',
  last_day: '2027-03-28',
  from_time: '10:00',
  to_time: '16:00',
  place: 'Garden',
  description: '',
  cost: '',
  transport: '',
  is_step_free: true,
  audience: 'all',
  member_ids: [],
  resident_ids: [],
  resident_group_ids: [],
  relative_link_ids: [],
  places: null,
  answer_by: '2027-03-20',
};

test('on another day it is as long, and answers are asked for as many days before', () => {
  expect(onDay(fair, '2028-02-28')).toEqual({
    ...fair,
    first_day: '2028-02-28',
    last_day: '2028-02-29',
    answer_by: '2028-02-21',
  });
});

test('there and back again it is the same, over every change of the clock and leap day', () => {
  const day = fc.integer({ min: 0, max: 1_500 }).map((after) => addDays('2026-01-01', after));
  fc.assert(
    fc.property(day, (other) => {
      const there = onDay(fair, other);
      expect(daysBetween(there.first_day, there.last_day)).toBe(1);
      expect(onDay(there, fair.first_day)).toEqual(fair);
    }),
  );
});

test('what was changed on one is changed on the others, each on its day, and what they say otherwise stays', () => {
  const moved = { ...onDay(fair, '2027-04-24'), place: 'Hall' };
  const after = { ...fair, place: 'Terrace', title: 'Spring fair', last_day: '2027-03-27', answer_by: '2027-03-25' };
  expect(changedAlike(moved, { before: fair, after })).toEqual({
    ...moved,
    title: 'Spring fair',
    last_day: '2027-04-24',
    answer_by: '2027-04-22',
  });
  expect(changedAlike(moved, { before: fair, after: fair })).toEqual(moved);
});

test('a day whose hours were changed alone keeps its own hours whole', () => {
  const weekly = { ...fair, is_all_day: false, last_day: fair.first_day, from_time: '10:00', to_time: '11:00' };
  const shorter = { ...onDay(weekly, '2027-04-03'), to_time: '10:30' };
  const after = { ...weekly, from_time: '11:00', to_time: '12:00', place: 'Hall' };
  expect(changedAlike(shorter, { before: weekly, after })).toEqual({ ...shorter, place: 'Hall' });
  const usual = onDay(weekly, '2027-04-10');
  expect(changedAlike(usual, { before: weekly, after })).toEqual(onDay(after, '2027-04-10'));
});

test.each([
  ['two days every day', { kind: 'daily' }, 'It would begin again before it ends'],
  [
    'two days on Saturdays and Sundays',
    { kind: 'weekly', every: 1, weekdays: [6, 7] },
    'It would begin again before it ends',
  ],
  ['two days on Saturdays', { kind: 'weekly', every: 1, weekdays: [6] }, null],
] as const)('an event of %s: %o is told', (_what, rule, why) => {
  const repeat = {
    rule: 'weekdays' in rule ? { ...rule, weekdays: [...rule.weekdays] } : rule,
    end: { kind: 'count', count: 5 },
  } as const;
  expect(overlapsItself(fair, repeat)).toBe(why);
});

const NOW = new Date('2027-03-01T12:00:00Z');
test.each([
  ['is to come', {}, true],
  ['has begun', { starts_at: new Date('2027-03-01T11:00:00Z') }, false],
  ['was cancelled', { cancelled_at: NOW }, false],
  ['was deleted', { deleted_at: NOW }, false],
])('an event that %s', (_what, but, expected) => {
  const event = { starts_at: new Date('2027-03-27T10:00:00Z'), cancelled_at: null, deleted_at: null, ...but };
  expect(isEventToCome(event, NOW)).toBe(expected);
});
