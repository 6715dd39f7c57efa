import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { ACTIVITY_CATEGORIES } from '@heartsease/domain/activities/activity-detail.ts';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import {
  countActivities,
  getFairness,
  getFeedback,
  getKeyFigures,
  getResidentsEngaged,
} from '@heartsease/domain/dashboard/figures.endpoints.ts';
import type { DashboardFilter } from '@heartsease/domain/dashboard/filter.ts';
import { drawnFilters } from '../test/drawn-filters.ts';
import { factsOf } from '../test/facts.ts';
import {
  bandOf,
  between,
  comparedDays,
  daysMeant,
  daysSince,
  isAsked,
  londonDayOf,
  momentsMeant,
  rawHome,
  recountActivities,
  recountFaces,
  recountFeedback,
  recountGini,
  recountPeople,
  recountShare,
  tenth,
} from '../test/recount.ts';
import { recountBest, recountOften, recountPoor } from '../test/recount-ranks.ts';
import type { RawHome } from '../test/recount.ts';
import { recountKeyFigures, recountMargin, recountReasons } from '../test/recount-key-figures.ts';
import { rawPapers, recountPapers } from '../test/recount-papers.ts';
import type { RawPapers } from '../test/recount-papers.ts';
import { unusualPapers } from '../test/unusual-papers.ts';
import { unusualYear } from '../test/unusual-year.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const FILTERS = 20;

let world: World;
let anita: Asker;
let home: RawHome;
let papers: RawPapers;
let today: string;
let group_id: string;
let filters: DashboardFilter[];
/** Those that ask for what a moment does not tell. */
let untold: DashboardFilter[];

beforeAll(async () => {
  world = await openWorld();
  // The afternoon: a run over midnight changes no day.
  world.clock.now = new Date(`${londonDayOf(new Date())}T15:00:00Z`);
  anita = await world.as('manager@larch-house.example');
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  today = facts.today;
  group_id = uuidv7();
  await unusualYear(world.ownerUrl, { care_home_id: facts.care_home_id, group_id, today });
  await unusualPapers(world.ownerUrl, facts.care_home_id, today);
  papers = await rawPapers(world.ownerUrl, facts.care_home_id);
  home = await rawHome(world.ownerUrl, facts.care_home_id);
  ({ told: filters, untold } = drawnFilters({ home, group_id, today }, FILTERS));
});
afterAll(async () => await world.close());

test('what took place is what is written down, whatever the filter', async () => {
  for (const filter of filters) {
    const { status, body } = await anita.asks(countActivities, filter);
    expect(status, JSON.stringify(filter)).toBe(200);
    const days = daysMeant(filter, today);
    const moments = momentsMeant(home, filter, days);
    const { by_domain, titles, ...own } = recountActivities(moments, days);
    expect(body, JSON.stringify(filter)).toMatchObject({ ...own, n: moments.length });
    expect(body.period).toEqual({ from: days[0], to: days.at(-1), days: days.length });
    expect(body.by_domain.map(({ domain }) => domain).toSorted()).toEqual(ACTIVITY_CATEGORIES.toSorted());
    for (const { domain, moments: count } of body.by_domain) expect(count).toBe(by_domain[domain] ?? 0);
    const often = Object.values(titles).map(({ activities }) => activities.size);
    expect(body.top.map(({ activities }) => activities)).toEqual(often.toSorted((a, b) => b - a).slice(0, 10));
    for (const { activity_id, title, ...counts } of body.top) {
      const one = titles[`${activity_id}/${title}`];
      expect(counts).toEqual({ activities: one?.activities.size, moments: one?.moments });
    }
    const before = comparedDays(days, filter.compare);
    expect(body.compare === null).toBe(before === null);
    if (before === null) continue;
    const earlier = momentsMeant(home, filter, before);
    expect(body.compare).toMatchObject({
      moments: earlier.length,
      activities: new Set(earlier.map(({ report_id }) => report_id)).size,
      period: { from: before[0], to: before.at(-1) },
    });
  }
});

test('how it was is what people said, whatever the filter', async () => {
  for (const filter of filters) {
    const { body } = await anita.asks(getFeedback, filter);
    const days = daysMeant(filter, today);
    const { activities, mood, ...own } = recountFeedback(momentsMeant(home, filter, days));
    expect(body, JSON.stringify(filter)).toMatchObject(own);
    expect(body.mood_delta.n).toBe(mood.n);
    expect(isNear(body.mood_delta.mean, mood.mean)).toBe(true);
    expect(body.by_activity).toHaveLength(Math.min(40, Object.keys(activities).length));
    for (const { activity_id, title, n, well, faces } of [...body.by_activity, ...body.best, ...body.poor]) {
      const of = activities[`${activity_id}/${title}`] ?? [];
      expect(faces).toEqual(recountFaces(of));
      expect(n).toBe(of.length);
      const good = of.filter(({ response }) => response === 'loved' || response === 'enjoyed').length;
      expect(well).toBe(Math.round((1000 * good) / of.length) / 10);
    }
    for (const list of [body.by_activity, body.best, body.poor])
      expect(new Set(list.map(({ activity_id, title }) => `${activity_id}/${title}`)).size).toBe(list.length);
    expect(body.by_activity.map(({ n }) => n)).toEqual(recountOften(activities).slice(0, 40));
    // Shares as they are told: what rounds alike is alike.
    const best = recountBest(activities).map(([share, n]) => [Math.round(1000 * share) / 10, n] as const);
    expect(body.best.map(({ well, n }) => [well, n])).toEqual(
      best.toSorted(([one, n], [other, m]) => other - one || m - n).slice(0, 5),
    );
    expect(body.poor.map(({ faces, n }) => [(faces.not_today + faces.unsettled) / n, n])).toEqual(
      recountPoor(activities).slice(0, 5),
    );
    const before = comparedDays(days, filter.compare);
    expect(body.compare?.faces ?? null).toEqual(before && recountFaces(momentsMeant(home, filter, before)));
  }
});

test('who joined in, and who did not, is counted out of those who were here, whatever the filter', async () => {
  for (const filter of filters) {
    const { body } = await anita.asks(getResidentsEngaged, filter);
    const days = daysMeant(filter, today);
    const people = recountPeople(home, filter, days, today);
    expect(body, JSON.stringify(filter)).toMatchObject({ ...recountShare(people), n: people.length });
    for (const { from, to, ...share } of body.series)
      expect(share).toEqual(recountShare(recountPeople(home, filter, between(from, to), today)));
    expect(body.series.flatMap(({ from, to }) => between(from, to))).toEqual(days);
    expect(body.by_unit.map(({ unit_id }) => unit_id)).toEqual(partsOf(people, ({ person }) => person.wing));
    for (const { unit_id, ...share } of body.by_unit)
      expect(share).toEqual(recountShare(people.filter(({ person }) => person.wing === unit_id)));
    const bands = partsOf(people, ({ person }) => String(bandOf(home, person.id)));
    expect(body.by_band.map(({ band }) => String(band)).toSorted()).toEqual(bands);
    for (const { band, ...share } of body.by_band)
      expect(share).toEqual(recountShare(people.filter(({ person }) => bandOf(home, person.id) === band)));
    const quiet = people.filter(({ joined }) => joined === 0);
    expect(body.not_engaged.map(({ resident }) => resident.id).toSorted()).toEqual(
      quiet.map(({ person }) => person.id).toSorted(),
    );
    const upTo = [days.at(-1) ?? '', today].toSorted()[0] ?? '';
    for (const { resident, days: since, offered, declined, is_left_in_peace } of body.not_engaged) {
      const one = quiet.find(({ person }) => person.id === resident.id);
      expect({ offered, declined }).toEqual({ offered: one?.offered, declined: one?.declined });
      expect(is_left_in_peace).toBe(one?.person.weekly_target === null);
      expect(since).toBe(daysSince(home, resident.id, upTo));
    }
    const before = comparedDays(days, filter.compare);
    const { period: _days, ...share } = body.compare ?? { period: null };
    expect(share).toEqual(before === null ? {} : recountShare(recountPeople(home, filter, before, today)));
  }
});

test('who has how much of it is the same counted by hand, whatever the filter', async () => {
  for (const filter of filters) {
    const { body } = await anita.asks(getFairness, filter);
    const days = daysMeant(filter, today);
    const people = recountPeople(home, filter, days, today);
    expect(body.n).toBe(people.length);
    const gini = recountGini(people.map((one) => one.minutes / one.days));
    expect(isNear(body.gini, gini)).toBe(true);
    expect(body.by_wing.map(({ key }) => key)).toEqual(partsOf(people, ({ person }) => person.wing));
    expect(body.by_language.map(({ key }) => key)).toEqual(partsOf(people, ({ person }) => person.language));
    const bands = partsOf(people, ({ person }) => String(bandOf(home, person.id) ?? ''));
    expect(body.by_band.map(({ key }) => key).toSorted()).toEqual(bands);
    const parts = [
      ...body.by_wing.map((part) => ({ part, of: people.filter(({ person }) => person.wing === part.key) })),
      ...body.by_language.map((part) => ({ part, of: people.filter(({ person }) => person.language === part.key) })),
      ...body.by_band.map((part) => ({
        part,
        of: people.filter(({ person }) => String(bandOf(home, person.id) ?? '') === part.key),
      })),
    ];
    for (const { part, of } of parts) {
      const all = { days: 0, joined: 0, minutes: 0 };
      for (const one of of) {
        all.days += one.days;
        all.joined += one.joined;
        all.minutes += one.minutes;
      }
      expect(part).toMatchObject({
        people: of.length,
        resident_days: all.days,
        engaged_people: recountShare(of).numerator,
        engaged_moments: all.joined,
        engaged_minutes: all.minutes,
        a_week: Math.round((70 * all.joined) / all.days) / 10,
      });
    }
    const joined = momentsMeant(home, filter, days).filter(({ response }) =>
      ['loved', 'enjoyed', 'quiet'].includes(response ?? ''),
    );
    expect(body.by_weekday.reduce((sum, { engaged_moments }) => sum + engaged_moments, 0)).toBe(joined.length);
    expect(body.by_weekday.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const { weekday, days: count, engaged_moments, a_day } of body.by_weekday) {
      const isOn = (day: string) => (new Date(`${day}T09:00Z`).getUTCDay() + 6) % 7 === weekday;
      expect(engaged_moments).toBe(joined.filter(({ day }) => isOn(day)).length);
      const past = days.filter((day) => day <= today && isOn(day)).length;
      expect(count).toBe(past);
      // Told with one decimal.
      expect(Math.abs(a_day - (past === 0 ? 0 : engaged_moments / past))).toBeLessThan(0.050_001);
    }
    expect(body.by_hour).toEqual(recountActivities(joined, days).by_hour);
  }
});

test('the key figures of four weeks, and of the four before, are the same counted by hand', async () => {
  const { body } = await anita.asks(getKeyFigures, {});
  expect(body.items).toHaveLength(27);
  const days = daysMeant({}, today);
  const now = recountKeyFigures(home, days, today);
  const before = recountKeyFigures(home, comparedDays(days, 'previous') ?? [], today);
  const figure = (key: string) => body.items.find((item) => item.key === key);
  for (const [key, { value, n }] of Object.entries(now)) {
    expect(figure(key)?.n, key).toBe(n);
    expect(isNear(figure(key)?.value, value), key).toBe(true);
  }
  for (const [key, { value }] of Object.entries(before)) {
    expect(isNear(figure(key)?.before, value), key).toBe(true);
  }
  const missed = home.residents.filter(
    (person) =>
      person.weekly_target !== null &&
      ['active', 'respite'].includes(person.status) &&
      recountPeople(home, { resident_id: [person.id] }, [today], today).length === 1 &&
      (daysSince(home, person.id, today) ?? 99) > 3,
  );
  expect(figure('missed_now')?.value).toBe(missed.length);
  const margin = recountMargin(home, days) ?? 0;
  const mean = now.mood_lift.value ?? 0;
  const { interval } = figure('mood_lift') ?? {};
  expect(isNear(interval?.low, mean - margin)).toBe(true);
  expect(isNear(interval?.high, mean + margin)).toBe(true);
  const whys = recountReasons(home, days);
  const { reasons = [] } = figure('declined') ?? {};
  expect(reasons.map(({ reason, count }) => whys[reason] === count)).toEqual([true, true, true]);
  expect(reasons.map(({ count }) => count)).toEqual(
    Object.values(whys)
      .toSorted((a, b) => b - a)
      .slice(0, 3),
  );
  let withOthers = 0;
  for (const { type, first_day, cancelled_at, deleted_at } of home.events) {
    const isOfOthers = type === 'community' || type === 'entertainer' || type === 'family';
    if (isOfOthers && days.includes(first_day) && cancelled_at === null && deleted_at === null) withOthers += 1;
  }
  expect(figure('community')?.value).toBe(withOthers);
  expect(home.events.some(({ cancelled_at }) => cancelled_at !== null)).toBe(true);
});

test('the figures of papers are the same counted by hand, paper by paper', async () => {
  const { body } = await anita.asks(getKeyFigures, {});
  const here = recountPeople(home, {}, [today], today).map(({ person }) => person.id);
  const counted = recountPapers({ ...papers, bands: home.bands }, here, today);
  for (const [key, { numerator, n }] of Object.entries(counted)) {
    const figure = body.items.find((item) => item.key === key);
    expect(figure, key).toMatchObject({ numerator, n, value: tenth(numerator, n) });
    // Neither all nor nothing: a count that is wrong shows.
    expect(numerator, key).toBeGreaterThan(0);
    expect(numerator, key).toBeLessThan(n);
  }
});

test('what a moment does not tell is refused, and never answered with something else', async () => {
  expect(untold.length).toBeGreaterThan(0);
  for (const filter of untold)
    for (const call of [countActivities, getFeedback, getResidentsEngaged, getFairness])
      expect(await anita.sends(call.path, filter), JSON.stringify(filter)).toMatchObject({
        status: 422,
        body: { errors: { format: [/in a group or one to one/u] } },
      });
});

test('the filters that are drawn are of every kind, and the unusual is in what they count', () => {
  for (const part of ['from', 'preset', 'unit_id', 'group_id', 'resident_id', 'format', 'domain', 'compare'] as const)
    expect(
      filters.some((filter) => filter[part] !== undefined),
      part,
    ).toBe(true);
  const formats = [...filters, ...untold].flatMap(({ format = [] }) => format);
  expect(new Set(formats)).toEqual(new Set(ActivityFormat.options));
  expect(home.moments.some(({ removed_at }) => removed_at !== null)).toBe(true);
  expect(home.moments.filter(({ title }) => title.startsWith('Night')).length).toBeGreaterThan(4);
  const days = daysMeant({}, today);
  const lately = momentsMeant(home, {}, days);
  const hardlyAsked = recountPeople(home, {}, days, today).filter(({ person, joined, offered }) => {
    const own = lately.filter(({ resident_id }) => resident_id === person.id);
    return joined === 0 && offered > 0 && offered < own.length;
  });
  expect(hardlyAsked.length).toBeGreaterThan(0);
  expect(lately.some((moment) => moment.response === 'not_today' && !isAsked(moment))).toBe(true);
  expect(recountPoor(recountFeedback(lately).activities).length).toBeGreaterThan(1);
});

/** The parts that there must be, each once. */
function partsOf<Of>(people: Of[], keyOf: (one: Of) => string): string[] {
  return [...new Set(people.map(keyOf))].toSorted();
}

/** The same, but for the last digit that was rounded. */
function isNear(one: number | null | undefined, other: number | null): boolean {
  return one === null || one === undefined || other === null ? one === other : Math.abs(one - other) < 0.006;
}
