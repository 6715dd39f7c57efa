import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFeatured, getFeaturedProducts } from '@heartsease/domain/dashboard/dashboard.endpoints.ts';
import type { Resource } from '@heartsease/domain/resources/resource.ts';
import {
  archiveResource,
  borrowResource,
  listResources,
  returnResource,
  saveResource,
} from '@heartsease/domain/resources/resources.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let care_home_id: string;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  ({ care_home_id } = await factsOf(world.ownerUrl, 'Larch House'));
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });
const BALLS = {
  kind: 'have' as const,
  name: 'Soft balls',
  also: '',
  place: 'Lounge, blue box',
  quantity: 4,
  note: '',
  icon: 'tennis-ball',
  tint: 'moss' as const,
};

async function add(words: Partial<typeof BALLS>): Promise<Resource> {
  const { status, body } = await nadia.asks(saveResource, {
    ...write(),
    resource_id: null,
    base_version: 0,
    ...BALLS,
    ...words,
  });
  expect(status).toBe(200);
  return body;
}

const save = async (asker: Asker, { id, version }: Resource, words: object) =>
  await asker.sends(saveResource.path, { ...write(), resource_id: id, base_version: version, ...BALLS, ...words });

const borrow = async (resource_id: string, quantity: number, more: object = {}) =>
  await tomasz.sends(borrowResource.path, {
    ...write(),
    resource_id,
    quantity,
    borrower: 'Tomasz',
    due_on: null,
    ...more,
  });

test('Larch House has a cupboard with places, something out of it, and a wish list', async () => {
  const { status, body } = await tomasz.asks(listResources, {});
  expect(status).toBe(200);
  expect(body.items.length).toBeGreaterThanOrEqual(12);
  expect(body.items.filter(({ kind }) => kind === 'wish').length).toBeGreaterThanOrEqual(2);
  expect(body.items.filter(({ loans }) => loans.length > 0).length).toBeGreaterThanOrEqual(2);
  for (const { kind, place } of body.items) expect(kind === 'wish' || place !== '').toBe(true);
});

test('what is put in is found again by everybody, and changed by whoever plans', async () => {
  const made = await add({ name: 'Soft balls to squeeze' });
  const listed = (await tomasz.asks(listResources, {})).body.items.find(({ id }) => id === made.id);
  expect(listed).toMatchObject({ place: 'Lounge, blue box', quantity: 4, version: 1, changed_by: 'Nadia' });
  const changed = await save(nadia, made, { name: made.name, place: 'Garden room' });
  expect(changed).toMatchObject({ status: 200, body: { place: 'Garden room', version: 2 } });
  expect((await save(tomasz, made, { name: made.name })).status).toBe(403);
});

test('when two change one thing, the later one is shown what stands', async () => {
  const made = await add({ name: 'Parachute' });
  await save(nadia, made, { name: 'Parachute', place: 'Hall' });
  const late = await save(await world.as('manager@larch-house.example'), made, { name: 'Parachute', quantity: 9 });
  expect(late).toMatchObject({ status: 409, body: { current: { place: 'Hall', version: 2 } } });
  // The same as stands is no change, whoever says it.
  expect(await save(nadia, made, { name: 'Parachute', place: 'Hall' })).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
});

test('something is borrowed until a day and put back, and there is never more out than there is', async () => {
  const { id } = await add({ name: 'Bells', quantity: 3 });
  const first = await borrow(id, 2, { due_on: '2027-01-05' });
  expect(first).toMatchObject({
    status: 200,
    body: { loans: [{ borrower: 'Tomasz', quantity: 2, due_on: '2027-01-05' }] },
  });
  expect(await borrow(id, 2)).toMatchObject({
    status: 422,
    body: { errors: { quantity: ['There are 1 in their place now'] } },
  });
  expect((await borrow(id, 1)).status).toBe(200);
  expect(await borrow(id, 1)).toMatchObject({
    status: 422,
    body: { errors: { quantity: ['None of it is in its place now'] } },
  });
  const loans = ((await tomasz.asks(listResources, {})).body.items.find((one) => one.id === id)?.loans ?? []).map(
    (loan) => loan.id,
  );
  const back = await tomasz.asks(returnResource, { ...write(), resource_id: id, loan_id: loans[0] ?? '' });
  expect(back.body.loans).toHaveLength(1);
  expect((await tomasz.asks(returnResource, { ...write(), resource_id: id, loan_id: loans[0] ?? '' })).status).toBe(
    200,
  );
  expect((await borrow(id, 2)).status).toBe(200);
});

test('of twenty who want the last one at once, one gets it', async () => {
  const { id } = await add({ name: 'Karaoke box', quantity: 1 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => borrow(id, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
});

test('a wish is not lent, and what is out is no wish', async () => {
  const wish = await add({ name: 'A piano', kind: 'wish' as 'have', place: '', quantity: 1 });
  expect((await borrow(wish.id, 1)).status).toBe(422);
  const lamp = await add({ name: 'Salt lamp', quantity: 2 });
  await borrow(lamp.id, 2);
  expect(await save(nadia, lamp, { name: 'Salt lamp', kind: 'wish', quantity: 2 })).toMatchObject({
    status: 422,
    body: { errors: { kind: [expect.any(String)] } },
  });
  expect(await save(nadia, lamp, { name: 'Salt lamp', quantity: 1 })).toMatchObject({
    status: 422,
    body: { errors: { quantity: ['2 of them are out now'] } },
  });
});

test('what is taken off the list comes back, unless its name is taken', async () => {
  const { id } = await add({ name: 'Hula hoops' });
  const archive = async (is_archived: boolean) =>
    await nadia.asks(archiveResource, { ...write(), resource_id: id, is_archived });
  expect((await archive(true)).status).toBe(200);
  expect((await borrow(id, 1)).status).toBe(404);
  const names = async () => (await tomasz.asks(listResources, {})).body.items.map(({ name }) => name);
  expect(await names()).not.toContain('Hula hoops');
  expect((await archive(false)).status).toBe(200);
  expect(await names()).toContain('Hula hoops');
  await archive(true);
  await add({ name: 'hula  HOOPS' });
  expect((await archive(false)).status).toBe(422);
});

test('what is out is put back before its thing is taken off the list', async () => {
  const { id } = await add({ name: 'Skittles' });
  await borrow(id, 1);
  const takeOff = async () => await nadia.asks(archiveResource, { ...write(), resource_id: id, is_archived: true });
  expect(await takeOff()).toMatchObject({
    status: 422,
    body: { errors: { form: ['Some of it is out. Put it back first'] } },
  });
});

test('a name that is taken, an empty one and odd numbers are refused at their fields', async () => {
  await add({ name: 'Quoits' });
  const put = async (words: object) =>
    await nadia.sends(saveResource.path, { ...write(), resource_id: null, base_version: 0, ...BALLS, ...words });
  expect(await put({ name: 'quoits ' })).toMatchObject({
    status: 422,
    body: { errors: { name: ['There is something of that name already'] } },
  });
  expect(await put({ name: '  ' })).toMatchObject({ status: 422, body: { errors: { name: ['Say what it is'] } } });
  for (const quantity of [0, 1000, 1.5, '4']) expect((await put({ name: 'Odd', quantity })).status).toBe(422);
  expect((await put({ name: 'Odd\u0000' })).status).toBe(422);
});

test('from the cupboard comes what today’s ideas ask for, and never an advert [CA-4]', async () => {
  const { status, body } = await tomasz.asks(getFeaturedProducts, {});
  expect(status).toBe(200);
  const ideas = (await tomasz.asks(getFeatured, {})).body.items.map(({ activity_id }) => activity_id);
  const fromCupboard = body.items.filter(({ kind }) => kind === 'cupboard');
  expect(fromCupboard.length).toBeGreaterThan(0);
  for (const { helps_with, left, sponsored } of fromCupboard) {
    expect(left).toBeGreaterThan(0);
    expect(sponsored).toBe(false);
    expect(ideas).toEqual(expect.arrayContaining(helps_with.map(({ activity_id }) => activity_id)));
  }
  const welsh = fromCupboard.flatMap(({ helps_with }) => helps_with.map((one) => one.welsh?.title ?? ''));
  expect(welsh.some((title) => title !== '')).toBe(true);
  expect(body.items.filter(({ kind }) => kind === 'wishlist').length).toBeGreaterThan(0);
});

test.each([
  ['a carer on Package A', 'carer@oak-lodge.example', 200],
  ['a carer where the package has expired', 'carer@elm-court.example', 200],
  ['a relative', 'relative@larch-house.example', 403],
  ['a member of a family organisation', 'member@teme-valley.example', 403],
])('the cupboard for %s', async (_who, email, status) => {
  const asker = await world.as(email);
  expect((await asker.asks(listResources, {})).status).toBe(status);
  expect((await asker.asks(getFeaturedProducts, {})).status).toBe(status);
});

test('nobody sees or borrows from another home’s cupboard', async () => {
  const { id } = await add({ name: 'Whistle' });
  const elsewhere = await world.as('coordinator@ty-rhosyn.example');
  const { care_home_id: theirs } = await factsOf(world.ownerUrl, 'Tŷ Rhosyn');
  const loan = {
    client_id: uuidv7(),
    care_home_id: theirs,
    resource_id: id,
    borrower: 'Me',
    quantity: 1,
    due_on: null,
  };
  expect((await elsewhere.asks(borrowResource, loan)).status).toBe(404);
  expect(JSON.stringify((await elsewhere.asks(listResources, {})).body)).not.toContain(id);
});
