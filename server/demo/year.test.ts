import { expect, test } from 'vitest';
import { companyNeed } from '@heartsease/domain/residents/company.ts';
import { addDays, calendarDay, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { arrivalDay, comingSunday, dateOfBirth, latestDay, weekdayOf } from './dates.ts';
import { demoHomes } from './homes.ts';
import { demoIds } from './ids.ts';
import { larchHouseResidents } from './larch-house/residents.ts';
import { generateYear } from './year.ts';
import type { Year } from './year.ts';

const larchHouse = homeOf('larch-house');
const MORNING_IN_NOVEMBER = new Date('2026-11-20T10:41:00Z');

/** Moments at which a demo server may well be started: odd hours, the clocks' changes, a Sunday, New Year. */
const MOMENTS = [
  '2026-11-20T10:41:00Z',
  '2026-11-22T23:58:00Z',
  '2027-01-01T00:04:00Z',
  '2027-03-28T01:30:00Z',
  '2027-07-14T14:10:00Z',
  '2026-12-25T08:00:00Z',
];

const years = new Map(MOMENTS.map((instant) => [instant, generateYear(larchHouse, new Date(instant))]));
const year = yearAt('2026-11-20T10:41:00Z');

test('a year at Larch House has about 660 sessions and 8,300 moments, four in ten of them one-to-one', () => {
  const sessions = year.reports.filter((report) => report.format === 'group').length;
  expect(sessions).toBeGreaterThan(630);
  expect(sessions).toBeLessThan(690);
  expect(year.moments.length).toBeGreaterThan(8_000);
  expect(year.moments.length).toBeLessThan(8_600);
  const alone = year.moments.filter((moment) => moment.format === 'one_to_one').length;
  expect(alone / year.moments.length).toBeGreaterThan(0.38);
  expect(alone / year.moments.length).toBeLessThan(0.42);
});

test.each([
  ['loved', 25],
  ['enjoyed', 50],
  ['quiet', 16],
  ['not_today', 6],
  ['unsettled', 3],
])('near to %s in %d of a hundred moments', (response, percent) => {
  const count = year.moments.filter((moment) => moment.response === response).length;
  expect(Math.abs((100 * count) / year.moments.length - percent)).toBeLessThan(1.5);
});

test('the same home and the same moment give the same year', () => {
  expect(generateYear(larchHouse, MORNING_IN_NOVEMBER)).toEqual(year);
});

test.each(MOMENTS)('at %s nothing has been written down that is still to come', (instant) => {
  const now = new Date(instant);
  const { reports, moments } = yearAt(instant);
  expect(
    reports.filter((report) => new Date(report.started_at) > now || new Date(report.recorded_at ?? now) > now),
  ).toEqual([]);
  expect(moments.filter((moment) => new Date(moment.answered_at) > now)).toEqual([]);
});

test.each(MOMENTS)('at %s exactly one session is on now at Larch House, with its eight people', (instant) => {
  const now = new Date(instant);
  const { planned_sessions, planned_session_residents, reports } = yearAt(instant);
  const logged = new Set(reports.map((report) => report.planned_session_id));
  const onNow = planned_sessions.filter(
    (session) =>
      !logged.has(session.id) &&
      session.cancelled_at === null &&
      new Date(session.starts_at).getTime() - 10 * 60_000 <= now.getTime() &&
      now.getTime() <= new Date(session.ends_at).getTime() + 90 * 60_000,
  );
  expect(onNow.map((session) => session.title)).toEqual(['Chair yoga with Priya']);
  expect(planned_session_residents.filter((row) => row.planned_session_id === onNow[0]?.id)).toHaveLength(8);
  expect(onNow[0]?.day).toBe(calendarDay(now, 'Europe/London'));
});

test.each(MOMENTS)('at %s Frank, Halina and Arthur would love some company most', (instant) => {
  const now = new Date(instant);
  const today = calendarDay(now, 'Europe/London');
  const inNeed = companyList(yearAt(instant), today);
  expect(inNeed.slice(0, 3).map(({ known_as, days }) => [known_as, days])).toEqual([
    ['Frank', 6],
    ['Halina', 4],
    ['Arthur', 3],
  ]);
});

test('nobody has a moment before they arrived or after they died', () => {
  const today = calendarDay(MORNING_IN_NOVEMBER, 'Europe/London');
  const tooEarlyOrLate = larchHouseResidents.filter((resident) => {
    const id = demoIds.resident('larch-house', resident.key);
    const arrived = arrivalDay(resident.moved_in, today);
    const died = resident.died_on ? latestDay(resident.died_on, today) : '9999-12-31';
    return year.moments.some((moment) => moment.resident_id === id && (moment.day <= arrived || moment.day >= died));
  });
  expect(tooEarlyOrLate.map(({ key }) => key)).toEqual([]);
});

test('no sentence is written about one person twice in 60 days', () => {
  const written = new Map<string, string>();
  const repeated: string[] = [];
  for (const { resident_id, note, day } of year.moments) {
    if (!note) continue;
    const key = `${resident_id} ${note}`;
    const before = written.get(key);
    if (before !== undefined && daysBetween(before, day) <= 60) repeated.push(note);
    written.set(key, day);
  }
  expect(repeated).toEqual([]);
});

test('no slot is left open in a note', () => {
  expect(year.moments.filter(({ note }) => note && /[{}]|undefined|  /.test(note))).toEqual([]);
});

test.each([
  [/snowdrop/i, [1, 2]],
  [/conkers/i, [9, 10]],
  [/Swifts over/, [6, 7]],
  [/carol/i, [12, 1]],
  [/Blossom came down/, [4, 5]],
])('%s is written only in its months', (words, months) => {
  const written = year.moments.filter(({ note }) => note && words.test(note)).map(({ day }) => Number(day.slice(5, 7)));
  expect(written.filter((month) => !months.includes(month))).toEqual([]);
});

test('Frank went from one moment a week to four', () => {
  const frank = demoIds.resident('larch-house', 'frank-ellis');
  const between = (from: number, until: number) =>
    year.moments.filter(
      ({ resident_id, day }) =>
        resident_id === frank && day >= addDays('2026-11-20', -from) && day < addDays('2026-11-20', -until),
    ).length;
  expect(between(364, 168) / 28).toBeLessThan(1.4);
  expect(between(48, 6) / 6).toBeGreaterThan(3.5);
});

test('nobody is in two places at once', () => {
  const spans = new Map<string, [number, number][]>();
  const startedAt = new Map(year.reports.map((report) => [report.id, new Date(report.started_at).getTime()]));
  let overlaps = 0;
  for (const { resident_id, report_id, minutes, response } of year.moments) {
    if (response === 'not_today') continue;
    const from = startedAt.get(report_id) ?? 0;
    const until = from + minutes * 60_000;
    const others = spans.get(resident_id) ?? [];
    if (others.some(([start, end]) => from < end && until > start)) overlaps += 1;
    spans.set(resident_id, [...others, [from, until]]);
  }
  expect(overlaps).toBe(0);
});

test.each(MOMENTS)('at %s Mei-Ling turns 90 on the coming Sunday', (instant) => {
  const today = calendarDay(new Date(instant), 'Europe/London');
  const sunday = comingSunday(today);
  expect(weekdayOf(sunday)).toBe(7);
  expect(daysBetween(today, sunday)).toBeGreaterThan(0);
  expect(daysBetween(today, sunday)).toBeLessThanOrEqual(7);
  const born = dateOfBirth({ turns_on_coming_sunday: 90 }, today);
  expect(Number(sunday.slice(0, 4)) - Number(born.slice(0, 4))).toBe(90);
});

test('a home whose package ended has written nothing since, and package A nothing at all', () => {
  expect(generateYear(homeOf('oak-lodge'), MORNING_IN_NOVEMBER).reports).toEqual([]);
  const days = generateYear(homeOf('elm-court'), MORNING_IN_NOVEMBER).reports.map(({ day }) => day);
  expect(days.toSorted().at(-1)).toBe('2026-11-08');
});

test('a third of the reports tell more, of people who were there, and a home that may not has none', () => {
  const full = year.reports.filter(({ kind }) => kind === 'full');
  expect(full.length / year.reports.length).toBeGreaterThan(0.28);
  expect(full.length / year.reports.length).toBeLessThan(0.38);
  const deep = year.moments.filter(
    ({ engagement, quote }) => (engagement ?? null) !== null || (quote ?? null) !== null,
  );
  expect(deep.length).toBeGreaterThan(1_200);
  expect(deep.filter(({ response }) => response === 'not_today')).toEqual([]);
  expect(year.moments.filter(({ mood_before, mood_source }) => (mood_before ?? null) !== null && !mood_source)).toEqual(
    [],
  );
  expect(year.moment_goals.length).toBeGreaterThan(10);
  expect(generateYear(homeOf('harbour-view'), MORNING_IN_NOVEMBER).reports.some(({ kind }) => kind === 'full')).toBe(
    false,
  );
});

function yearAt(instant: string): Year {
  const found = years.get(instant);
  if (found === undefined) throw new Error(`No year for ${instant}`);
  return found;
}

function homeOf(key: string) {
  const home = demoHomes.find((each) => each.key === key);
  if (home === undefined) throw new Error(`No home ${key}`);
  return home;
}

/** Null below three of them. */
function meanMood(moments: Year['moments']): number | null {
  const moods = moments.flatMap(({ mood_after }) => mood_after ?? []);
  return moods.length < 3 ? null : moods.reduce((sum, mood) => sum + mood, 0) / moods.length;
}

/** What "Who would love some company?" shows, by the same rule. */
function companyList({ moments }: Year, today: string) {
  return larchHouseResidents
    .filter((resident) => resident.died_on === undefined)
    .map((resident) => {
      const id = demoIds.resident('larch-house', resident.key);
      const own = moments.filter((moment) => moment.resident_id === id);
      const engaged = own.filter(
        ({ response }) => response === 'loved' || response === 'enjoyed' || response === 'quiet',
      );
      const last = engaged
        .map(({ day }) => day)
        .toSorted()
        .at(-1);
      const days = last === undefined ? null : daysBetween(last, today);
      const since = (length: number) => engaged.filter(({ day }) => day > addDays(today, -length));
      const need = companyNeed({
        days_since_engaged: days,
        engaged_7_days: since(7).length,
        engaged_28_days: since(28).length,
        sides_of_life_28_days: new Set(since(28).map(({ category }) => category)).size,
        one_to_ones_7_days: since(7).filter(({ format }) => format === 'one_to_one').length,
        mood_7_days: meanMood(own.filter(({ day }) => day > addDays(today, -7))),
        mood_21_days_before: meanMood(own.filter(({ day }) => day > addDays(today, -28) && day <= addDays(today, -7))),
        weekly_target: resident.weekly_target,
      });
      return { known_as: resident.known_as, days, need };
    })
    .filter(({ need }) => need !== null)
    .toSorted((one, other) => (other.need ?? 0) - (one.need ?? 0));
}
