import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { factsOf, figuresOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let tomasz: Asker;
let facts: Facts;
let everybody: ResidentCard[];
beforeAll(async () => {
  world = await openWorld();
  tomasz = await world.as('carer@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
  everybody = (await tomasz.asks(listResidents, {})).body.items;
});
afterAll(async () => await world.close());

const LIVES_HERE = new Set(['active', 'respite', 'away']);

function known(name: string): ResidentCard {
  const found = everybody.find(({ known_as }) => known_as === name);
  if (!found) throw new Error(`${name} lives at Larch House`);
  return found;
}

test('a carer sees everybody who lives in the home, and nobody who has died or moved away', async () => {
  const expected = facts.residents.filter(({ status }) => LIVES_HERE.has(status));
  expect(everybody.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  expect(expected.length).toBeGreaterThan(30);
  expect(expected.length).toBeLessThan(facts.residents.length);
});

test('the list is in the order of the names that people go by', () => {
  const names = everybody.map(({ known_as }) => known_as);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('days since and moments of the week are those that were logged, for every single person', () => {
  for (const { id, known_as, days_since_engaged, moments_7_days } of everybody) {
    const counted = figuresOf(facts, id);
    expect({ known_as, days_since_engaged, moments_7_days }).toEqual({
      known_as,
      days_since_engaged: counted.days_since_engaged,
      moments_7_days: counted.moments_7_days,
    });
  }
  expect(everybody.some(({ moments_7_days }) => moments_7_days > 3)).toBe(true);
});

test('somebody who last joined in months ago is not told to have never joined in', async () => {
  const arthur = known('Arthur');
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(
      `update moments set removed_at = now() where resident_id = $1 and is_engaged and day > current_date - 130`,
      [arthur.id],
    );
  });
  const counted = figuresOf(await factsOf(world.ownerUrl, 'Larch House'), arthur.id);
  expect(counted.days_since_engaged).toBeGreaterThanOrEqual(130);
  const list = await tomasz.asks(listResidents, { q: 'Arthur' });
  expect(list.body.items.find(({ id }) => id === arthur.id)?.days_since_engaged).toBe(counted.days_since_engaged);
  const card = await tomasz.asks(getResident, { resident_id: arthur.id });
  expect(card.body.days_since_engaged).toBe(counted.days_since_engaged);
});

test.each([
  ['the beginning of a name', 'eil', ['Eileen']],
  ['two beginnings', 'hart eil', ['Eileen']],
  ['a name without its accents and hyphens', 'mei ling', ['Mei-Ling']],
  ['a name that nobody has', 'zyxqv', []],
])('somebody is found by %s', async (_what, q, names) => {
  const { body } = await tomasz.asks(listResidents, { q });
  expect(body.items.map(({ known_as }) => known_as)).toEqual(names);
  expect(body.total).toBe(names.length);
});

test('somebody is found by the room', async () => {
  const frank = known('Frank');
  const { body } = await tomasz.asks(listResidents, { q: frank.room });
  expect(body.items.map(({ id }) => id)).toContain(frank.id);
});

test('a wing shows its own people, and all wings are named', async () => {
  const wings = [...new Set(everybody.map(({ wing }) => wing))].toSorted();
  expect(wings.length).toBeGreaterThan(1);
  for (const wing of wings) {
    const { body } = await tomasz.asks(listResidents, { wing });
    expect(body.items.map(({ id }) => id)).toEqual(everybody.filter((one) => one.wing === wing).map(({ id }) => id));
    expect(body.wings).toEqual(wings);
  }
});

test('not seen lately finds exactly those whose last moment is so long ago, and those without any', async () => {
  const now = (await tomasz.asks(listResidents, {})).body.items;
  for (const not_seen_days of [1, 3, 7, 30]) {
    const { body } = await tomasz.asks(listResidents, { not_seen_days });
    const expected = now.filter(({ days_since_engaged }) => (days_since_engaged ?? Infinity) >= not_seen_days);
    expect(body.items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
});

test('page by page everybody comes once', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await tomasz.asks(listResidents, { limit: 7, ...(cursor && { cursor }) });
    expect(body.total).toBe(everybody.length);
    expect(body.items.length).toBeLessThanOrEqual(7);
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(everybody.map(({ id }) => id));
});

test('the card of a person tells who they are and how their week was', async () => {
  const eileen = known('Eileen');
  const { status, body } = await tomasz.asks(getResident, { resident_id: eileen.id });
  expect(status).toBe(200);
  expect(body).toMatchObject({ known_as: 'Eileen', last_name: 'Hartley', moments_7_days: eileen.moments_7_days });
  expect(body.life.length).toBeGreaterThan(100);
  expect(body.favourites.length).toBeGreaterThan(0);
  expect(body.week.map(({ day }) => day).at(-1)).toBe(facts.today);
  for (const { day, responses } of body.week) {
    const logged = facts.moments.filter((moment) => moment.resident_id === eileen.id && moment.day === day);
    expect(responses.map(String).toSorted()).toEqual(logged.map(({ response }) => String(response)).toSorted());
  }
});

test('the card of somebody who has died can still be read', async () => {
  const died = facts.residents.find(({ status }) => status === 'died');
  const { status, body } = await tomasz.asks(getResident, { resident_id: died?.id ?? '' });
  expect([status, body.status]).toEqual([200, 'died']);
});

test('a person whose entry was deleted is not there any more', async () => {
  const id = known('Winston').id;
  await asOwner(world.ownerUrl, (client) =>
    client.query('update residents set deleted_at = now() where id = $1', [id]),
  );
  expect((await tomasz.asks(getResident, { resident_id: id })).status).toBe(404);
  expect((await tomasz.asks(listResidents, { q: 'Winston' })).body.items).toEqual([]);
});

test.each([
  ['a relative', 'relative@larch-house.example'],
  ['an organiser of a family organisation', 'organiser@teme-valley.example'],
  ['a carer of a home on Package A', 'carer@oak-lodge.example'],
  ['a manager of a home on Package A', 'manager@oak-lodge.example'],
])('%s may not see the residents', async (_who, email) => {
  const asker = await world.as(email);
  for (const answer of [
    await asker.asks(listResidents, {}),
    await asker.asks(getResident, { resident_id: known('Eileen').id }),
  ]) {
    expect(answer).toMatchObject({ status: 403, body: { message: 'You are not allowed to perform this action' } });
  }
});

test('where the package has expired the residents can still be seen', async () => {
  const asker = await world.as('carer@elm-court.example');
  const { status, body } = await asker.asks(listResidents, {});
  expect(status).toBe(200);
  expect(body.items.length).toBeGreaterThan(10);
});

test('a resident of another home does not exist here', async () => {
  const asker = await world.as('manager@ty-rhosyn.example');
  const theirs = await asker.asks(getResident, { resident_id: known('Eileen').id });
  const nobodys = await asker.asks(getResident, { resident_id: uuidv7() });
  expect(theirs.status).toBe(404);
  expect(theirs.body).toEqual(nobodys.body);
  const names = (await asker.asks(listResidents, {})).body.items.map(({ id }) => id);
  expect(names.filter((id) => everybody.some((one) => one.id === id))).toEqual([]);
});

test.each([
  ['a limit of none', { limit: 0 }, 'limit'],
  ['a limit without end', { limit: 501 }, 'limit'],
  ['half a day', { not_seen_days: 0.5 }, 'not_seen_days'],
  ['a place in the list that nobody handed out', { cursor: 'from-the-start' }, 'cursor'],
  ['an endless search', { q: 'a'.repeat(121) }, 'q'],
])('%s is refused at its field', async (_what, input, field) => {
  const answer = await tomasz.asks(listResidents, input);
  expect(answer.status).toBe(422);
  expect(Object.keys((answer.body as unknown as { errors: object }).errors)).toEqual([field]);
});
