import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPeopleWhoClick } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import { getFeatured } from '@heartsease/domain/dashboard/dashboard.endpoints.ts';
import { getCompany, getMeadow } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { listTutorials } from '@heartsease/domain/tutorials/tutorials.endpoints.ts';
import { listVideos } from '@heartsease/domain/videos/videos.endpoints.ts';
import { drawnFilters } from '../test/drawn-filters.ts';
import { daysApart, factsOf, figuresOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { isHere, mostGiven, peopleInNeed } from '../test/recount-company.ts';
import { londonDayOf, rawHome } from '../test/recount.ts';
import type { RawHome } from '../test/recount.ts';
import { unusualYear } from '../test/unusual-year.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const FILTERS = 20;
const group_id = uuidv7();

let world: World;
let anita: Asker;
let facts: Facts;
let home: RawHome;

beforeAll(async () => {
  world = await openWorld();
  // The afternoon: a run over midnight changes no day.
  world.clock.now = new Date(`${londonDayOf(new Date())}T15:00:00Z`);
  anita = await world.as('manager@larch-house.example');
  const { care_home_id, today } = await factsOf(world.ownerUrl, 'Larch House');
  await unusualYear(world.ownerUrl, { care_home_id, group_id, today });
  facts = await factsOf(world.ownerUrl, 'Larch House');
  home = await rawHome(world.ownerUrl, care_home_id);
});
afterAll(async () => await world.close());

test('the meadow of an unusual year is the same counted by hand', async () => {
  const { body } = await anita.asks(getMeadow, {});
  const here = facts.residents.filter(({ status }) => isHere(status));
  expect(here.length).toBeLessThan(facts.residents.length);
  expect(body.flowers.map(({ resident }) => resident.id).toSorted()).toEqual(here.map(({ id }) => id).toSorted());
  for (const { resident, moments, usual_response } of body.flowers) {
    expect(moments, resident.known_as).toBe(figuresOf(facts, resident.id).moments_7_days);
    expect(mostGiven(facts, resident.id)).toContain(usual_response);
  }
});

test('those who would love some company in an unusual year are the same reckoned by hand', async () => {
  const { body } = await anita.asks(getCompany, {});
  const inNeed = peopleInNeed(facts).slice(0, 12);
  expect(body.items.map(({ resident }) => resident.known_as)).toEqual(inNeed.map(({ known_as }) => known_as));
  // The unusual is in it: moods, and somebody who was never met for five weeks.
  expect(inNeed.some(({ figures }) => figures.mood_21_days_before !== null)).toBe(true);
  expect(inNeed.some(({ figures }) => figures.engaged_28_days === 0)).toBe(true);
});

test('no pair of people who click is missing, and none is wrong', async () => {
  const { body } = await anita.asks(getPeopleWhoClick, {});
  const pairs = await pairsByHand();
  const keyOf = (ids: string[]) => ids.toSorted().join();
  const shown = body.items.map(({ people }) => keyOf(people.map(({ id }) => id)));
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown).size).toBe(shown.length);
  const weights = shown.map((key) => pairs.get(key) ?? Number.NaN);
  // What shares more and rarer comes first; a pair that may not be shown has no weight.
  for (const [place, weight] of weights.entries())
    expect(weight).toBeLessThanOrEqual((weights[place - 1] ?? 99) + 1e-9);
  const often = Map.groupBy(
    shown.flatMap((key) => key.split(',')),
    (id) => id,
  );
  expect(Math.max(...[...often.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
  const lightest = weights.at(-1) ?? 0;
  const missing = [...pairs].filter(([key, weight]) => {
    const isSpokenFor = key.split(',').some((id) => (often.get(id)?.length ?? 0) >= 2);
    return !shown.includes(key) && !isSpokenFor && (shown.length < 12 || weight > lightest + 1e-9);
  });
  expect(missing).toEqual([]);
});

test('what is featured, the films and the tutorials are those that the filter asks for, whatever it is', async () => {
  const [all, allFilms, allTutorials] = [
    (await anita.asks(getFeatured, {})).body,
    (await anita.asks(listVideos, {})).body.items,
    (await anita.asks(listTutorials, {})).body.items,
  ];
  expect(all.items).toHaveLength(12);
  const { told, untold } = drawnFilters({ home, group_id, today: facts.today }, FILTERS);
  let narrowed = 0;
  for (const filter of [...told, ...untold]) {
    const { resident_id = [], unit_id = [], group_id: groups = [], format = [], domain = [] } = filter;
    const meant = home.residents.filter(
      ({ id, wing }) =>
        (resident_id.length === 0 || resident_id.includes(id)) &&
        (unit_id.length === 0 || unit_id.includes(wing)) &&
        groups.every((group) => home.members.some((one) => one.resident_group_id === group && one.resident_id === id)),
    );
    const { body, status } = await anita.asks(getFeatured, filter);
    expect(status, JSON.stringify(filter)).toBe(200);
    const ids = meant.map(({ id }) => id);
    const wrong = body.items.filter(
      ({ category, formats }) =>
        (domain.length > 0 && !domain.some((one) => one === category)) ||
        (format.length > 0 && !formats.some((one) => format.includes(one))),
    );
    expect(wrong, JSON.stringify(filter)).toEqual([]);
    const named = body.items.flatMap(({ whys }) =>
      whys.flatMap((why) => [
        ...('resident_ids' in why ? why.resident_ids : []),
        ...('resident_id' in why ? [why.resident_id] : []),
      ]),
    );
    expect(ids).toEqual(expect.arrayContaining(named));
    expect(ids).toEqual(expect.arrayContaining(body.people.map(({ id }) => id)));
    if (meant.length < home.residents.length && body.people.length > 0) narrowed += 1;
    // A film is of sides of life; who is asked about, and how, changes neither films nor tutorials.
    const films = allFilms.filter(({ domains }) => domain.length === 0 || domains.some((one) => domain.includes(one)));
    expect((await anita.asks(listVideos, filter)).body.items.map(({ id }) => id)).toEqual(films.map(({ id }) => id));
    expect((await anita.asks(listTutorials, filter)).body.items).toEqual(allTutorials);
  }
  expect(narrowed).toBeGreaterThan(3);
  // A list of nothing narrows nothing.
  const nothing = { resident_id: [], unit_id: [], group_id: [], format: [], domain: [] };
  expect((await anita.asks(getFeatured, nothing)).body.items).toEqual(all.items);
});

/** By both ids what two people share, each interest the more the fewer like it; of those who met in no group for a year. */
async function pairsByHand(): Promise<Map<string, number>> {
  const { rows: likes } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ resident_id: string; what: string }>(
      `select resident_id, coalesce(code, lower(custom_label)) as what from resident_interests
        where care_home_id = $1 and removed_at is null and level in ('loves', 'likes')`,
      [facts.care_home_id],
    ),
  );
  const people = facts.residents.filter(({ status, weekly_target }) => isHere(status) && weekly_target !== null);
  const likedBy = (id: string) =>
    new Set(likes.filter(({ resident_id }) => resident_id === id).map(({ what }) => what));
  const together = new Map<string, Set<string>>();
  for (const { format, day, title, started_at, resident_id } of facts.moments) {
    if (format !== 'group' || daysApart(day, facts.today) >= 365) continue;
    const key = `${title} ${started_at.toISOString()}`;
    together.set(key, (together.get(key) ?? new Set()).add(resident_id));
  }
  const pairs = new Map<string, number>();
  for (const one of people) {
    for (const other of people) {
      if (one.id >= other.id) continue;
      if ([...together.values()].some((ids) => ids.has(one.id) && ids.has(other.id))) continue;
      let weight = 0;
      for (const what of likedBy(one.id)) {
        if (!likedBy(other.id).has(what)) continue;
        weight += 1 / people.filter(({ id }) => likedBy(id).has(what)).length;
      }
      if (weight > 0) pairs.set([one.id, other.id].join(), weight);
    }
  }
  return pairs;
}
