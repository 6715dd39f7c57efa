import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LivedMoment } from './lived-moment.ts';
import { partOfDay, sizeOfCompany } from './lived-moment.ts';
import {
  byPartOfDay,
  bySizeOfCompany,
  declines,
  firstTimes,
  glance,
  goodCompany,
  moodByActivity,
  quotesOf,
  variety,
  weekByWeek,
  whatDoesNot,
  whatWorks,
} from './patterns.ts';
import { enjoyedLately } from './enjoyed-lately.ts';

function moment(more: Partial<LivedMoment> = {}): LivedMoment {
  return {
    report_id: 'a report',
    day: '2026-11-20',
    hour: 10,
    activity_id: 'yoga',
    title: 'Chair yoga',
    icon: 'flower',
    tint: 'duck',
    category: 'physical',
    format: 'group',
    minutes: 40,
    response: 'enjoyed',
    not_today_reason: null,
    mood_before: null,
    mood_after: null,
    quote: null,
    companions: [],
    people: 8,
    ...more,
  };
}

const no = (reason: LivedMoment['not_today_reason'], more: Partial<LivedMoment> = {}) =>
  moment({ response: 'not_today', not_today_reason: reason, ...more });
const times = (count: number, more: Partial<LivedMoment> = {}) => Array.from({ length: count }, () => moment(more));
const WEEK = { from: '2026-11-14', to: '2026-11-20' };

test.each([
  ['joined in quietly', [moment({ response: 'quiet' })], { engaged: 1, declined: 0, other: 0 }],
  ['said no', [no('declined')], { engaged: 0, declined: 1, other: 0 }],
  ['asleep', [no('asleep')], { engaged: 0, declined: 0, other: 1 }],
  ['not today, nobody said why', [no(null)], { engaged: 0, declined: 0, other: 1 }],
  ['unsettled', [moment({ response: 'unsettled' })], { engaged: 0, declined: 0, other: 1 }],
  ['nobody has said', [moment({ response: null })], { engaged: 0, declined: 0, other: 1 }],
  ['away', [no('away')], { engaged: 0, declined: 0, other: 0 }],
  ['not reached', [no('not_reached')], { engaged: 0, declined: 0, other: 0 }],
])('at a glance: %s', (_, moments, day) => {
  const { days, n } = glance(moments, WEEK);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ day: '2026-11-20', ...day });
  expect(n).toBe(day.engaged + day.declined + day.other);
});

test('weeks are counted back from the last day, and the first may be short', () => {
  const moments = [moment(), moment({ day: '2026-11-13', minutes: 20 }), no('declined'), moment({ day: '2026-11-11' })];
  expect(weekByWeek(moments, { from: '2026-11-11', to: '2026-11-20' }, 4)).toEqual({
    n: 3,
    minutes: 100,
    target: 4,
    weeks: [
      { from: '2026-11-11', to: '2026-11-13', engaged: 2, minutes: 60 },
      { from: '2026-11-14', to: '2026-11-20', engaged: 1, minutes: 40 },
    ],
  });
});

test('a week has one day more or less at a change of the clocks, and never loses one', () => {
  const { weeks } = weekByWeek([], { from: '2026-10-12', to: '2026-11-08' }, null);
  expect(weeks.map(({ from, to }) => [from, to])).toEqual([
    ['2026-10-12', '2026-10-18'],
    ['2026-10-19', '2026-10-25'],
    ['2026-10-26', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
  ]);
});

test('all eight sides are told, those that are missing too', () => {
  const { sides } = variety([moment(), moment({ category: 'social' }), no('declined', { category: 'outdoors' })]);
  expect(sides).toHaveLength(8);
  expect(Object.fromEntries(sides.map(({ category, n }) => [category, n]))).toMatchObject({
    physical: 1,
    social: 1,
    outdoors: 0,
  });
});

test('the change of mood is told with mean and range from three times on, and hidden below', () => {
  const changed = (by: number, more: Partial<LivedMoment> = {}) =>
    moment({ mood_before: -1, mood_after: -1 + by, ...more });
  const told = moodByActivity([
    changed(1),
    changed(2),
    changed(-1),
    changed(3, { activity_id: 'tea', title: 'Tea' }),
    changed(3, { activity_id: 'tea', title: 'Tea' }),
    moment({ mood_before: 1 }),
  ]);
  expect(told).toMatchObject({ n: 5, mean: 1.6, too_few: 1 });
  expect(told.activities).toEqual([
    { title: 'Chair yoga', icon: 'flower', tint: 'duck', n: 3, mean: 0.67, least: -1, most: 2 },
  ]);
  expect(moodByActivity([changed(1), changed(1)])).toMatchObject({ n: 2, mean: null, activities: [] });
});

test.each([
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [0, 'morning'],
])('%d o’clock is %s', (hour, part) => expect(partOfDay({ hour })).toBe(part));

test.each([
  ['one_to_one', 1, 'one_to_one'],
  ['group', 6, 'small_group'],
  ['group', 7, 'group'],
] as const)('%s with %d people is %s', (format, people, size) => expect(sizeOfCompany({ format, people })).toBe(size));

test.each([
  [
    'clearly better',
    [...times(3, { hour: 9 }), ...times(2, { hour: 14 }), moment({ hour: 14, response: 'quiet' })],
    'morning',
  ],
  ['too few of one', [...times(3, { hour: 9 }), ...times(2, { hour: 14, response: 'quiet' })], null],
  ['as good as the other', [...times(3, { hour: 9 }), ...times(4, { hour: 14 })], null],
  [
    'of those offered only',
    [
      ...times(3, { hour: 9 }),
      ...times(3, { hour: 9 }).map(() => no('away', { hour: 9 })),
      ...times(3, { hour: 18, response: 'quiet' }),
    ],
    'morning',
  ],
] as const)('the best time of day: %s', (_, moments, best) => expect(byPartOfDay(moments).best).toBe(best));

test('the best company counts by how many were there', () => {
  const alone = times(4, { format: 'one_to_one', people: 1, response: 'loved' });
  const crowd = times(4, { people: 12, response: 'unsettled' });
  expect(bySizeOfCompany([...alone, ...crowd])).toEqual({
    n: 8,
    groups: [
      { key: 'one_to_one', n: 4, well: 4 },
      { key: 'small_group', n: 0, well: 0 },
      { key: 'group', n: 4, well: 0 },
    ],
    best: 'one_to_one',
  });
});

test('good company is who joined in when it went well, at least three times', () => {
  const { n, people } = goodCompany([
    ...times(3, { companions: ['Joyce', 'Arthur'] }),
    ...times(2, { companions: ['Arthur'], response: 'unsettled' }),
    ...times(2, { companions: ['Frank'] }),
  ]);
  expect([n, people]).toEqual([7, [{ id: 'Joyce', n: 3, well: 3 }]]);
});

test('what works and what does not, each from three times on', () => {
  const baking = { activity_id: 'baking', title: 'Baking' };
  const bingo = { activity_id: null, title: 'Bingo' };
  const moments = [
    ...times(3),
    no('asleep'),
    ...times(2, baking),
    ...times(2, { ...bingo, response: 'unsettled' }),
    moment({ ...bingo, title: 'BINGO' }),
    no('declined', { ...bingo }),
  ];
  expect(whatWorks(moments).activities).toMatchObject([{ title: 'Chair yoga', n: 4, well: 3 }]);
  expect(whatDoesNot(moments).activities).toMatchObject([{ n: 4, not_well: 3 }]);
});

test.each([
  [
    'most of it in the evening',
    [...times(6), ...times(1, { hour: 18 }), ...[1, 2, 3].map(() => no('declined', { hour: 18 }))],
    'evening',
  ],
  [
    'spread over the day',
    [...times(2), no('declined'), no('declined', { hour: 14 }), no('declined', { hour: 18 })],
    null,
  ],
  ['only two', [...times(6), no('declined', { hour: 18 }), no('declined', { hour: 18 })], null],
  ['where nearly everything is offered', [...times(3), no('declined'), no('declined'), no('declined')], null],
  ['asleep is no “no”', [...times(6), ...[1, 2, 3].map(() => no('asleep', { hour: 18 }))], null],
] as const)('where somebody says no: %s', (_, moments, part) =>
  expect(declines(moments).pattern?.part ?? null).toBe(part),
);

test('the reasons are told, the most frequent first, and who was away was not asked', () => {
  expect(declines([...times(2), no('declined'), no('asleep'), no('asleep'), no(null), no('away')])).toMatchObject({
    n: 6,
    declined: 1,
    reasons: [
      { reason: 'asleep', n: 2 },
      { reason: 'declined', n: 1 },
      { reason: null, n: 1 },
    ],
  });
});

test('quotes come latest first, and a first time is told once', () => {
  const moments = [
    moment({ day: '2026-11-15', quote: 'Again!' }),
    moment({ day: '2026-11-18', quote: 'I could dance all night.' }),
    moment({ day: '2026-11-18', hour: 20, quote: 'Bed now.' }),
  ];
  expect(quotesOf(moments).quotes.map(({ quote }) => quote)).toEqual([
    'Bed now.',
    'I could dance all night.',
    'Again!',
  ]);
  expect(firstTimes(moments, new Set())).toEqual([{ kind: 'first_time', title: 'Chair yoga', day: '2026-11-15' }]);
  expect(firstTimes(moments, new Set(['yoga']))).toEqual([]);
});

test('family are told what was loved, by the library’s name, and never a “no”, a number or a word of staff', () => {
  const library = new Map([
    ['yoga', { title: 'Chair yoga', welsh: null, icon: 'flower', tint: 'duck' }],
    ['tea', { title: 'Tea and talk', welsh: null, icon: 'cup', tint: 'brick' }],
    ['bingo', { title: 'Bingo', welsh: null, icon: 'dice', tint: 'plum' }],
  ]);
  const told = enjoyedLately(
    [
      moment({ day: '2026-11-20' }),
      moment({ activity_id: 'tea', title: 'Tea, cried about her sister', response: 'loved', day: '2026-11-01' }),
      moment({ activity_id: null, title: 'Talk about her will' }),
      moment({ activity_id: 'bingo', response: 'unsettled' }),
      no('declined', { activity_id: 'bingo' }),
    ],
    library,
  );
  expect(told.things.map(({ title, is_loved }) => [title, is_loved])).toEqual([
    ['Tea and talk', true],
    ['Chair yoga', false],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/cried|will|Bingo|\d/);
});

const anyMoment: fc.Arbitrary<LivedMoment> = fc
  .record({
    hour: fc.nat(23),
    day: fc.nat(6).map((back) => `2026-11-${20 - back}`),
    activity_id: fc.constantFrom('yoga', 'tea', null),
    response: fc.constantFrom('loved', 'enjoyed', 'quiet', 'not_today', 'unsettled', null),
    reason: fc.constantFrom('declined', 'asleep', 'away', null),
  } as const)
  .map(({ reason, ...said }) => moment({ ...said, not_today_reason: said.response === 'not_today' ? reason : null }));

test('no figure counts a moment twice or loses one', () => {
  fc.assert(
    fc.property(fc.array(anyMoment, { maxLength: 40 }), (moments) => {
      const { n, days, engaged, declined } = glance(moments, WEEK);
      expect(days.reduce((sum, day) => sum + day.engaged + day.declined + day.other, 0)).toBe(n);
      expect(weekByWeek(moments, WEEK, 3).n).toBe(engaged);
      expect(declines(moments)).toMatchObject({ n, declined });
      for (const { n: all, groups } of [byPartOfDay(moments), bySizeOfCompany(moments)]) {
        expect(groups.reduce((sum, group) => sum + group.n, 0)).toBe(all);
      }
    }),
  );
});
