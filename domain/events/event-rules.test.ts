import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventWords } from './event.ts';
import type { EventChange } from './event.ts';
import { changesOfEvent, daysOfEvent, eventProblems, isAnsweringOpen, timesOfEvent, toldSince } from './event-rules.ts';

const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';
const ABOUT = { today: '2026-11-21', timezone: LONDON, stands: null, is_family_organisation: false };
const EILEEN = '0190b5f0-0000-7000-8000-000000000001';

const tea: EventWords = {
  type: 'celebration',
  title: 'Mei-Ling turns 90',
  is_all_day: false,
  first_day: '2026-11-22',
  last_day: '2026-11-22',
  from_time: '14:30',
  to_time: '16:30',
  place: 'Garden lounge',
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
  answer_by: null,
};

test.each([
  ['an afternoon', {}, ['11-22']],
  ['a party into the night', { last_day: '2026-11-23', from_time: '20:00', to_time: '00:30' }, ['11-22']],
  ['an evening until midnight', { last_day: '2026-11-23', from_time: '20:00', to_time: '00:00' }, ['11-22']],
  ['a night until breakfast', { last_day: '2026-11-23', from_time: '20:00', to_time: '07:00' }, ['11-22', '11-23']],
  ['a day and a night', { last_day: '2026-11-23', from_time: '02:00', to_time: '03:00' }, ['11-22', '11-23']],
  ['two nights', { last_day: '2026-11-24', from_time: '20:00', to_time: '00:30' }, ['11-22', '11-23', '11-24']],
  ['two whole days', { is_all_day: true, last_day: '2026-11-23', to_time: '00:30' }, ['11-22', '11-23']],
])('%s stands on the days that it is on', (_what, but, days) => {
  expect(daysOfEvent({ ...tea, ...but })).toEqual(days.map((day) => `2026-${day}`));
});

test('an event as it should be has no problems', () => {
  expect(eventProblems(tea, ABOUT)).toEqual({});
});

test.each([
  ['that ends before it begins', { last_day: '2026-11-21' }, 'last_day', 'The last day is before the first'],
  ['that ends as it begins', { to_time: '14:30' }, 'to_time', 'The end is not after the beginning'],
  ['of fifteen days', { last_day: '2026-12-06' }, 'last_day', 'Plan 14 days or fewer at once'],
  ['of yesterday', { first_day: '2026-11-20' }, 'first_day', 'That day is over'],
  ['in three years', { first_day: '2029-11-22', last_day: '2029-11-22' }, 'first_day', 'Plan two years ahead or less'],
  ['to be answered after it began', { answer_by: '2026-11-23' }, 'answer_by', 'Ask for answers before it begins'],
  ['for nobody', { audience: 'chosen' }, 'audience', 'Invite somebody, or choose for whom it is'],
] as const)('an event %s is told at its field', (_what, but, field, message) => {
  expect(eventProblems({ ...tea, ...but }, ABOUT)).toEqual({ [field]: [message] });
});

test.each([
  ['of fourteen days', { last_day: '2026-12-05' }],
  ['of a whole day, whatever the clock says', { is_all_day: true, to_time: '09:00' }],
  ['through the night', { last_day: '2026-11-23', to_time: '01:00' }],
  ['for whom was chosen', { audience: 'chosen', resident_ids: [EILEEN] }],
  ['to be answered until the day itself', { answer_by: '2026-11-22' }],
] as const)('an event %s is fine', (_what, but) => {
  expect(
    eventProblems({ ...tea, ...but, resident_ids: 'resident_ids' in but ? [...but.resident_ids] : [] }, ABOUT),
  ).toEqual({});
});

test('the day that an event has already is always right', () => {
  const past = { ...tea, first_day: '2026-11-02', last_day: '2026-11-02' };
  expect(eventProblems(past, { ...ABOUT, stands: '2026-11-02' })).toEqual({});
});

test('a family organisation knows everybody and those who were invited, nothing between', () => {
  const family = { ...ABOUT, is_family_organisation: true };
  expect(eventProblems({ ...tea, audience: 'residents' }, family)).toEqual({
    audience: ['Choose everybody, or those you invite'],
  });
  expect(eventProblems(tea, family)).toEqual({});
});

test.each([
  ['in winter', LONDON, { first_day: '2026-11-22' }, '2026-11-22T14:30', '2026-11-22T16:30'],
  ['in summer', LONDON, { first_day: '2026-07-01' }, '2026-07-01T13:30', '2026-07-01T15:30'],
  ['in New York', NEW_YORK, { first_day: '2026-07-01' }, '2026-07-01T18:30', '2026-07-01T20:30'],
  [
    'a whole day in spring',
    LONDON,
    { first_day: '2026-03-29', is_all_day: true },
    '2026-03-29T00:00',
    '2026-03-29T23:00',
  ],
  [
    'a whole day in autumn',
    LONDON,
    { first_day: '2026-10-25', is_all_day: true },
    '2026-10-24T23:00',
    '2026-10-26T00:00',
  ],
  ['a leap day', LONDON, { first_day: '2028-02-29', is_all_day: true }, '2028-02-29T00:00', '2028-03-01T00:00'],
] as const)('an event is when the clock on the wall says: %s', (_when, zone, but, starts_at, ends_at) => {
  const times = timesOfEvent({ ...tea, ...but, last_day: but.first_day }, zone);
  expect([times.starts_at.slice(0, 16), times.ends_at.slice(0, 16)]).toEqual([starts_at, ends_at]);
});

test('what has no problems ends after it begins, on every day and in every hour', () => {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  const hour = fc.integer({ min: 0, max: 23 });
  const time = fc
    .tuple(hour, fc.constantFrom('00', '10', '30', '59'))
    .map(([at, minute]) => `${String(at).padStart(2, '0')}:${minute}`);
  const days = fc.oneof(day, fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01'));
  fc.assert(
    fc.property(
      days,
      time,
      time,
      fc.boolean(),
      fc.constantFrom(LONDON, NEW_YORK),
      (on, from_time, to_time, is_all_day, timezone) => {
        const words = { ...tea, first_day: on, last_day: on, from_time, to_time, is_all_day };
        fc.pre(Object.keys(eventProblems(words, { ...ABOUT, today: '2026-01-01', timezone, stands: on })).length === 0);
        const { starts_at, ends_at } = timesOfEvent(words, timezone);
        expect(ends_at > starts_at).toBe(true);
      },
    ),
  );
});

test('a change says what it was and what it is, and of people just how many', () => {
  const after = { ...tea, place: 'Conservatory', resident_ids: [EILEEN] };
  expect(changesOfEvent(tea, after)).toEqual([
    { field: 'place', before: 'Garden lounge', after: 'Conservatory' },
    { field: 'resident_ids', before: 0, after: 1 },
  ]);
  expect(changesOfEvent(tea, { ...tea })).toEqual([]);
});

test('whoever answered is told what has changed since, once, and nothing that does not matter to them', () => {
  const change = (at: string, ...fields: string[]): Pick<EventChange, 'at' | 'kind' | 'changes'> => ({
    at,
    kind: 'changed',
    changes: fields.map((field) => ({ field, before: '', after: '' })),
  });
  const history = [
    change('2026-11-20T12:00:00.000Z', 'place', 'description'),
    change('2026-11-20T11:00:00.000Z', 'place', 'from_time', 'resident_ids'),
    change('2026-11-20T09:00:00.000Z', 'title'),
  ];
  expect(toldSince(history, '2026-11-20T10:00:00.000Z')).toEqual(['place', 'from_time']);
});

test.each([
  ['before it begins', {}, {}, true],
  ['until the end of the day that was asked for', { answer_by: '2026-11-21' }, {}, true],
  ['after that day', { answer_by: '2026-11-20' }, {}, false],
  ['after that day, by staff', { answer_by: '2026-11-20' }, { is_staff: true }, true],
  ['when it was cancelled', { is_cancelled: true }, { is_staff: true }, false],
  ['when it is over', { ends_at: '2026-11-21T12:00:00Z' }, { is_staff: true }, false],
])('answers are taken %s', (_when, event, by, expected) => {
  const stands = { answer_by: null, ends_at: '2026-11-22T16:30:00Z', is_cancelled: false, ...event };
  const at = { now: new Date('2026-11-21T12:00:00Z'), today: '2026-11-21', is_staff: false, ...by };
  expect(isAnsweringOpen(stands, at)).toBe(expected);
});

test.each([
  ['without a name', { title: '   ' }],
  ['at an hour that no clock shows', { from_time: '24:00' }],
  ['on a day that no month has', { first_day: '2026-02-30' }],
  ['with room for nobody', { places: 0 }],
  ['of a kind that nobody knows', { type: 'rave' }],
])('an event %s can’t be made', (_what, wrong) => {
  expect(EventWords.safeParse({ ...tea, ...wrong }).success).toBe(false);
  expect(EventWords.safeParse(tea).success).toBe(true);
});
