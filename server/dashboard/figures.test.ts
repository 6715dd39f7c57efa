import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFeatured, getFeaturedProducts } from '@heartsease/domain/dashboard/dashboard.endpoints.ts';
import {
  countActivities,
  getFairness,
  getFeedback,
  getKeyFigures,
  getNoticeBoard,
  getPeopleWhoClick,
  getResidentsEngaged,
  getVisitIdeas,
} from '@heartsease/domain/dashboard/figures.endpoints.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { addDays, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { listTutorials } from '@heartsease/domain/tutorials/tutorials.endpoints.ts';
import { listVideos } from '@heartsease/domain/videos/videos.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const GRAPHS = [countActivities, getFeedback, getResidentsEngaged, getKeyFigures, getFairness];

let world: World;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());

const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';

test.each([
  ['a manager', 'manager@larch-house.example', 200],
  ['a carer', 'carer@larch-house.example', 200],
  ['staff on Package A', 'manager@oak-lodge.example', 403],
  ['staff on Package B', 'carer@harbour-view.example', 200],
  ['staff where the package has expired', 'carer@elm-court.example', 200],
  ['staff on a basic package', 'carer@rowan-bank.example', 200],
  ['a relative', 'relative@larch-house.example', 403],
  ['a member of a family organisation', 'member@teme-valley.example', 403],
])('the graphs for %s [PE-5]', async (_who, email, status) => {
  const asker = await world.as(email);
  for (const call of GRAPHS) expect((await asker.sends(call.path, {})).status, call.path).toBe(status);
});

/** Row CA-4: the first six take the filter object, the others nothing. */
const WITH_FILTER = [getFeatured, listVideos, listTutorials, countActivities, getFeedback, getResidentsEngaged];
const WITHOUT_FILTER = [getKeyFigures, getFeaturedProducts, getNoticeBoard, getVisitIdeas];
/** What hangs, stands or is worth choosing today: of one day, and so many as are on the list. */
const LISTS_OF_TODAY = [getFeatured, listVideos, listTutorials, getFeaturedProducts, getNoticeBoard, getVisitIdeas];

const FILTER = { from: '2026-01-05', to: '2026-01-11', format: ['group'], domain: ['creative'] };

const CALLS = [
  ...WITH_FILTER.flatMap(({ path }) => [
    { path, asked: 'without a filter', filter: {} },
    { path, asked: 'with one', filter: FILTER },
  ]),
  ...[...WITHOUT_FILTER, getFairness, getPeopleWhoClick].map(({ path }) => ({
    path,
    asked: 'without a filter',
    filter: {},
  })),
];

test.each(CALLS)(
  '$path, asked $asked, tells its days, out of how many, when it was made and what it counts [CA-4]',
  async ({ path, filter }) => {
    const is = (call: { path: string }) => call.path === path;
    const asker = await world.as(`${is(getVisitIdeas) ? 'relative' : 'manager'}@larch-house.example`);
    const { status, body } = await asker.sends(path, filter);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      period: { from: expect.any(String), to: expect.any(String), days: expect.any(Number) },
      n: expect.any(Number),
      generated_at: expect.any(String),
      definition: expect.stringMatching(/^.{20,}\.$/su),
    });
    const { period, n, items = [] } = body as { period: Period & { days: number }; n: number; items?: unknown[] };
    expect(period.days).toBe(daysBetween(period.from, period.to) + 1);
    const isOfToday = LISTS_OF_TODAY.some(is);
    expect(period.to).toBe(isOfToday || !('to' in filter) ? facts.today : filter.to);
    const daysAndCount = [period.days, n];
    expect(daysAndCount).toEqual(isOfToday ? [1, items.length] : daysAndCount);
  },
);

test('without a word about the days a figure is of the last four weeks', async () => {
  const anita = await world.as('manager@larch-house.example');
  const { body } = await anita.asks(countActivities, {});
  expect(body.period).toEqual({ from: addDays(facts.today, -27), to: facts.today, days: 28 });
});

test('people and groups of another home do not exist, and wings that nobody lives in have nobody [CA-4]', async () => {
  const anita = await world.as('manager@larch-house.example');
  const other = await factsOf(world.ownerUrl, 'Teme Bank');
  const [stranger] = other.residents;
  for (const call of [countActivities, getFeedback, getResidentsEngaged, getFairness]) {
    expect((await anita.asks(call, { resident_id: [stranger?.id ?? ''] })).status).toBe(404);
    expect((await anita.asks(call, { group_id: [stranger?.id ?? ''] })).status).toBe(404);
    expect((await anita.asks(call, { unit_id: ['No such wing'] })).body.n).toBe(0);
  }
});

test('days that make no sense are refused at the field', async () => {
  const anita = await world.as('manager@larch-house.example');
  const backwards = await anita.asks(countActivities, { from: '2026-03-02', to: '2026-03-01' });
  expect(backwards).toMatchObject({ status: 422, body: { errors: { to: ['The last day is before the first'] } } });
  const tooLong = await anita.asks(countActivities, { from: '2016-03-02', to: '2026-03-01' });
  expect(tooLong).toMatchObject({ status: 422, body: { errors: { to: ['Choose two years or less'] } } });
  const longAgo = { status: 422, body: { errors: { to: ['Enter a date'] } } };
  for (const call of [countActivities, getFeedback, getResidentsEngaged, getFairness])
    expect(await anita.asks(call, { to: '0001-01-05' }), call.path).toMatchObject(longAgo);
  expect((await anita.asks(countActivities, { to: '1900-01-01', compare: 'same_last_year' })).status).toBe(200);
});

test('a home without anybody has figures of nobody, and divides nothing by nought', async () => {
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update residents set deleted_at = now() where care_home_id = (select id from care_homes where name = 'Harbour View')`,
    ),
  );
  const asker = await world.as('manager@harbour-view.example');
  expect((await asker.asks(getResidentsEngaged, {})).body).toMatchObject({ percent: null, denominator: 0 });
  expect((await asker.asks(getFairness, { preset: 'today' })).body).toMatchObject({ gini: null, by_wing: [] });
  expect((await asker.asks(getKeyFigures, {})).status).toBe(200);
  expect((await asker.asks(getPeopleWhoClick, {})).body.items).toEqual([]);
});

test('people who click share what is told, live here now, and were together in no group of the last year', async () => {
  const { body } = await (await world.as('coordinator@larch-house.example')).asks(getPeopleWhoClick, {});
  expect(body.items.length).toBeGreaterThan(0);
  const groups = Map.groupBy(
    facts.moments.filter(({ format, day }) => format === 'group' && day > addDays(facts.today, -365)),
    ({ title, started_at }) => `${title} ${started_at.toISOString()}`,
  );
  for (const { people, shared } of body.items) {
    expect(shared.length).toBeGreaterThan(0);
    for (const { id } of people) {
      const person = facts.residents.find((one) => one.id === id);
      expect(['active', 'respite']).toContain(person?.status);
      expect(person?.weekly_target).not.toBeNull();
    }
    const ids = people.map(({ id }) => id);
    const together = [...groups.values()].filter((of) =>
      ids.every((id) => of.some(({ resident_id }) => resident_id === id)),
    );
    expect(together).toEqual([]);
  }
});

test('a relative gets ideas for a visit, a call and a letter from what their own person likes, and nothing of health', async () => {
  const { status, body } = await (await world.as('relative@larch-house.example')).asks(getVisitIdeas, {});
  expect(status).toBe(200);
  expect(new Set(body.items.map(({ for_visit }) => for_visit))).toEqual(
    new Set(['in_room', 'by_phone', 'by_post', ...body.items.map(({ for_visit }) => for_visit)]),
  );
  expect(new Set(body.items.map(({ known_as }) => known_as))).toEqual(new Set(['Eileen']));
  // She likes it, and nobody would ring to ask about it.
  const fromAfar = body.items.filter(({ for_visit }) => for_visit === 'by_phone' || for_visit === 'by_post');
  expect(fromAfar.map(({ why }) => why)).not.toContain('A call from family');
  const liked = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ level: string }>(
      'select level from resident_interests where resident_id = $1 and removed_at is null',
      [idOf('Eileen')],
    );
    return rows;
  });
  expect(liked.length).toBeGreaterThan(0);
  const others = facts.residents.filter(({ known_as }) => known_as !== 'Eileen');
  expect(others.filter(({ id }) => JSON.stringify(body).includes(id))).toEqual([]);
});

test('a friend gets no ideas that tell what somebody likes, and staff ask for them in vain', async () => {
  const { body } = await (await world.as('pam.gittins@larch-house.example')).asks(getVisitIdeas, {});
  expect(body.items).toEqual([]);
  expect((await (await world.as('carer@larch-house.example')).asks(getVisitIdeas, {})).status).toBe(403);
});

test('the notice board is no graph: it hangs for a relative too', async () => {
  const { body } = await (await world.as('relative@larch-house.example')).asks(getNoticeBoard, {});
  expect(body.n).toBe(body.items.length);
  expect(body.items.map(({ title }) => title)).toContain('A singer comes on Friday');
});
