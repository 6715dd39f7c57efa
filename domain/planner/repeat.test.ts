import fc from 'fast-check';
import { RRule, RRuleSet } from 'rrule';
import { expect, test } from 'vitest';
import { addDays, calendarDay, mondayOf } from '../time/calendar.ts';
import { instantAt, timeOn } from '../time/wall-clock.ts';
import { daysOfRepeat, weekdayOf, wrongRepeat } from './repeat.ts';
import type { Repeat, RepeatRule, Weekday, WhichOfMonth } from './repeat.ts';
import { newDays, sessionsMeant } from './series.ts';

const until = (day: string) => ({ kind: 'until', day }) as const;
const times = (count: number) => ({ kind: 'count', count }) as const;
const weekly = (every: number, ...weekdays: Weekday[]) => ({ kind: 'weekly', every, weekdays }) as const;
const monthly = (which: WhichOfMonth, weekday: Weekday) => ({ kind: 'monthly', which, weekday }) as const;

test.each([
  ['every day for four days', { kind: 'daily' }, times(4), '2026-02-27', '02-27 02-28 03-01 03-02'],
  ['every day over a leap day', { kind: 'daily' }, until('2028-03-01'), '2028-02-28', '02-28 02-29 03-01'],
  ['on Mondays and Thursdays', weekly(1, 1, 4), times(4), '2026-11-19', '11-19 11-23 11-26 11-30'],
  ['every other Tuesday', weekly(2, 2), times(3), '2026-11-24', '11-24 12-08 12-22'],
  [
    'every other week, begun on its Thursday, leaves out the Monday before it',
    weekly(2, 1, 4),
    times(4),
    '2026-11-26',
    '11-26 12-07 12-10 12-21',
  ],
  ['on Fridays, planned on a Wednesday', weekly(1, 5), times(2), '2026-11-25', '11-27 12-04'],
  ['on the first Monday of a month', monthly(1, 1), times(3), '2026-09-07', '09-07 10-05 11-02'],
  ['on the last Sunday of a month', monthly(-1, 7), times(3), '2026-03-29', '03-29 04-26 05-31'],
  ['on the last Sunday where a month has five', monthly(4, 7), times(2), '2026-05-24', '05-24 06-28'],
] satisfies [string, RepeatRule, Repeat['end'], string, string][])('%s', (_what, rule, end, from, days) => {
  expect(daysOfRepeat({ rule, end }, from).map((day) => day.slice(5))).toEqual(days.split(' '));
});

const days = fc.integer({ min: 0, max: 3_000 }).map((after) => addDays('2024-01-01', after));
const weekdays = fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7);
const rules: fc.Arbitrary<RepeatRule> = fc.oneof(
  fc.constant({ kind: 'daily' } as const),
  fc.record({
    kind: fc.constant('weekly' as const),
    every: fc.integer({ min: 1, max: 8 }),
    weekdays: fc
      .uniqueArray(weekdays, { minLength: 1, maxLength: 7 })
      .map((of) => of.toSorted((one, other) => one - other)),
  }),
  fc.record({
    kind: fc.constant('monthly' as const),
    which: fc.constantFrom<WhichOfMonth[]>(1, 2, 3, 4, -1),
    weekday: weekdays,
  }),
);
const repeats: fc.Arbitrary<{ repeat: Repeat; from: string }> = fc
  .record({ rule: rules, from: days, length: fc.integer({ min: 0, max: 190 }), isCounted: fc.boolean() })
  .map(({ rule, from, length, isCounted }) => ({
    from,
    repeat: { rule, end: isCounted ? times(Math.ceil((length + 1) / 10)) : until(addDays(from, length)) },
  }));

/** Other ways to find the same days. Each is asked for the days from `from` on, of which `most` are wanted. */
const ORACLES: [string, (rule: RepeatRule, from: string, last: string, most: number) => string[]][] = [
  ['built week by week and month by month', built],
  ['expanded by the rrule library', expanded],
];

test.each(ORACLES)('a rule means the same days as when they are %s', (_name, oracle) => {
  fc.assert(
    fc.property(repeats, ({ repeat, from }) => {
      const { rule, end } = repeat;
      const last = end.kind === 'until' ? end.day : addDays(from, 731);
      const most = end.kind === 'count' ? end.count : 10_000;
      expect(daysOfRepeat(repeat, from)).toEqual(oracle(rule, from, last, most));
    }),
    { numRuns: 500 },
  );
});

/** As the standard of calendars tells it (RFC 5545, 3.3.10): by period, and never by asking a day. */
function built(rule: RepeatRule, from: string, last: string, most: number): string[] {
  const found: string[] = [];
  for (let period = 0; period < 120; period += 1) found.push(...daysOfPeriod(rule, from, period));
  return found.filter((day) => day >= from && day <= last).slice(0, most);
}

function daysOfPeriod(rule: RepeatRule, from: string, period: number): string[] {
  if (rule.kind === 'daily') return Array.from({ length: 7 }, (_, day) => addDays(from, period * 7 + day));
  if (rule.kind === 'weekly') {
    const monday = addDays(mondayOf(from), period * 7 * rule.every);
    return rule.weekdays.map((weekday) => addDays(monday, weekday - 1));
  }
  const [year = 0, month = 0] = from.split('-').map(Number);
  const { which, weekday } = rule;
  const jsWeekday = weekday % 7;
  const date =
    which === -1
      ? lastOf(year, month - 1 + period, jsWeekday)
      : 1 + ((jsWeekday - new Date(Date.UTC(year, month - 1 + period, 1)).getUTCDay() + 7) % 7) + 7 * (which - 1);
  return [new Date(Date.UTC(year, month - 1 + period, date)).toISOString().slice(0, 10)];
}

function lastOf(year: number, month: number, jsWeekday: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0));
  return end.getUTCDate() - ((end.getUTCDay() - jsWeekday + 7) % 7);
}

function expanded(rule: RepeatRule, from: string, last: string, most: number): string[] {
  return asRRule(rule, { from, last, most })
    .all()
    .map((shown) => shown.toISOString().slice(0, 10));
}

const WEEKDAYS = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU] as const;

/**
 * Our rule as that library knows it. Its dates are what a clock on a wall shows, written down as if it were UTC, so
 * nothing of a zone is in them. `last` is the last moment of a day, and -1 of a month its last.
 */
function asRRule(
  rule: RepeatRule,
  { from, time = '00:00', last, most }: { from: string; time?: string; last: string; most?: number },
): RRule {
  const bounds = {
    dtstart: new Date(`${from}T${time}:00Z`),
    until: new Date(`${last}T23:59:00Z`),
    wkst: RRule.MO,
    ...(most === undefined ? {} : { count: most }),
  };
  switch (rule.kind) {
    case 'daily':
      return new RRule({ freq: RRule.DAILY, ...bounds });
    case 'weekly':
      return new RRule({
        freq: RRule.WEEKLY,
        interval: rule.every,
        byweekday: rule.weekdays.map((weekday) => weekday - 1),
        ...bounds,
      });
    case 'monthly': {
      const weekday = WEEKDAYS[rule.weekday - 1] ?? RRule.MO;
      return new RRule({ freq: RRule.MONTHLY, byweekday: weekday.nth(rule.which), ...bounds });
    }
  }
}

test('what takes place is what rrule expands without the exceptions, also after the rule was changed', () => {
  const some = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 });
  const ahead = { min: 30, max: 190 };
  fc.assert(
    fc.property(
      fc.record({ rule: rules, changed: rules, from: days, length: fc.integer(ahead), longer: fc.integer(ahead) }),
      some,
      fc.nat(),
      ({ rule, changed, from, length, longer }, cancelled, on) => {
        const last = addDays(from, length);
        const series = daysOfRepeat({ rule, end: until(last) }, from).map((day, place) => ({
          id: day,
          series_day: day,
          starts_at: new Date(`${day}T14:00:00Z`),
          is_cancelled: cancelled.includes(place),
          is_logged: false,
        }));
        const set = new RRuleSet();
        set.rrule(asRRule(rule, { from, last }));
        for (const one of series.filter(({ is_cancelled }) => is_cancelled)) set.exdate(shownOn(one.series_day));
        const open = series.filter(({ is_cancelled }) => !is_cancelled);
        expect(open.map(({ series_day }) => series_day)).toEqual(set.all().map(dayShown));

        // "This and following" with another rule: what was cancelled stays cancelled, and its day gets no second.
        const chosen = open[on % Math.max(open.length, 1)];
        if (chosen === undefined) return;
        const first = chosen.series_day;
        const meant = sessionsMeant('following', chosen, series, new Date('2020-01-01T00:00:00Z'));
        const onward = series.filter(({ series_day }) => series_day >= first);
        const end = addDays(first, longer);
        const { kept, added } = newDays(daysOfRepeat({ rule: changed, end: until(end) }, first), meant, onward);
        const anew = new RRuleSet();
        anew.rrule(asRRule(changed, { from: first, last: end }));
        for (const one of onward.filter(({ is_cancelled }) => is_cancelled)) anew.exdate(shownOn(one.series_day));
        expect([...kept, ...added].toSorted()).toEqual(anew.all().slice(0, 201).map(dayShown));
      },
    ),
    { numRuns: 300 },
  );
});

const shownOn = (day: string) => new Date(`${day}T00:00:00Z`);
const dayShown = (shown: Date) => shown.toISOString().slice(0, 10);

/** The days of both changes of the clock, and those around them. */
const CHANGES = {
  'Europe/London': ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'],
  'America/New_York': ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05'],
} as const;

test.each(Object.entries(CHANGES))(
  'in %s a session is on its day and at its hour, before and after the clock changes',
  (zone, changes) => {
    const around = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -20, max: 0 }))
      .map(([day, by]) => addDays(day, by));
    // The hours between 1 and 3 are those that a night has twice or not at all; nobody plans then.
    const clock = fc
      .tuple(fc.constantFrom(0, 3, 6, 9, 10, 13, 14, 18, 21, 23), fc.constantFrom('00', '15', '30', '59'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
    fc.assert(
      fc.property(rules, around, clock, (rule, from, time) => {
        for (const day of daysOfRepeat({ rule, end: until(addDays(from, 60)) }, from)) {
          const instant = instantAt(day, time, zone);
          expect(timeOn(instant, zone)).toBe(time);
          expect(calendarDay(new Date(instant), zone)).toBe(day);
        }
      }),
    );
  },
);

test.each(Object.entries(CHANGES))(
  'in %s the clock shows at each session what rrule says, over every change and leap day',
  (zone, changes) => {
    // Read by the platform, not by our own wall clock.
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    const around = fc
      .tuple(fc.constantFrom(...changes, '2028-02-29'), fc.integer({ min: -120, max: 0 }))
      .map(([day, by]) => addDays(day, by));
    const time = fc
      .tuple(fc.constantFrom(0, 3, 7, 9, 12, 14, 16, 19, 23), fc.constantFrom('00', '10', '45', '59'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
    fc.assert(
      fc.property(rules, around, time, (rule, from, at) => {
        const last = addDays(from, 190);
        const ours = daysOfRepeat({ rule, end: until(last) }, from).map((day) => instantAt(day, at, zone));
        const shown = asRRule(rule, { from, time: at, last })
          .all()
          .map((one) => one.toISOString().slice(0, 16).replace('T', ' '));
        expect(ours.map((instant) => clock.format(new Date(instant)))).toEqual(shown);
      }),
      { numRuns: 300 },
    );
  },
);

test.each([
  ['in London in spring', 'Europe/London', '2026-03-28', ['28T14:00', '29T13:00', '30T13:00']],
  ['in London in autumn', 'Europe/London', '2026-10-24', ['24T13:00', '25T14:00', '26T14:00']],
  ['in New York in spring', 'America/New_York', '2026-03-07', ['07T19:00', '08T18:00', '09T18:00']],
  ['in New York in autumn', 'America/New_York', '2026-10-31', ['31T18:00', '01T19:00', '02T19:00']],
])('tea at two stays at two when the clock changes %s', (_when, zone, from, expected) => {
  const tea = daysOfRepeat({ rule: { kind: 'daily' }, end: times(3) }, from);
  expect(tea.map((day) => instantAt(day, '14:00', zone).slice(8, 16))).toEqual(expected);
});

test.each([
  ['that ends before it begins', { kind: 'daily' }, until('2026-11-20'), 'The last day is before the first'],
  ['for more than two years', weekly(8, 6), until('2028-11-22'), 'Plan two years ahead or less'],
  ['a hundred times where that takes years', monthly(1, 1), times(100), 'Plan two years ahead or less'],
  ['every day for a year', { kind: 'daily' }, until('2027-11-21'), 'Plan 200 times or fewer'],
  ['on a day that does not come', weekly(1, 1), until('2026-11-22'), 'There is no such day before it ends'],
  ['every day for 200 days', { kind: 'daily' }, times(200), null],
  ['every week for two years', weekly(1, 6), until('2028-11-21'), null],
] satisfies [string, RepeatRule, Repeat['end'], string | null][])('something %s', (_what, rule, end, why) => {
  expect(wrongRepeat({ rule, end }, '2026-11-21')).toBe(why);
});

test('a Monday is the first day of the week and a Sunday the seventh', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7]);
});

test('the last day that can be typed leads nowhere, and breaks nothing', () => {
  const repeat: Repeat = { rule: { kind: 'daily' }, end: until('9999-12-31') };
  expect(daysOfRepeat(repeat, '9999-12-31')).toEqual([]);
  expect(wrongRepeat(repeat, '9999-12-31')).toBe('Plan two years ahead or less');
});
