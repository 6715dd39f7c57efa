import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPlace, listTutorials } from '@heartsease/domain/tutorials/tutorials.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const TOMASZ = 'carer@larch-house.example';

let world: World;
let care_home_id: string;
beforeAll(async () => {
  world = await openWorld();
  ({ care_home_id } = await factsOf(world.ownerUrl, 'Larch House'));
});
afterAll(async () => await world.close());

const keep = async (asker: Asker, tutorial: string, step: number, is_done = false) =>
  await asker.asks(keepPlace, { client_id: uuidv7(), care_home_id, tutorial, step, is_done });
const placeOf = async (asker: Asker, tutorial: string) =>
  (await asker.asks(listTutorials, {})).body.items.find(({ id }) => id === tutorial)?.place;

test('a carer gets the tutorials of their work, whole and with how long they take', async () => {
  const { status, body } = await (await world.as(TOMASZ)).asks(listTutorials, {});
  expect(status).toBe(200);
  expect(body.total).toBe(body.items.length);
  expect(body.total).toBeGreaterThanOrEqual(12);
  for (const { steps, seconds, route, done, place } of body.items) {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(seconds).toBeGreaterThan(10);
    expect(route).toMatch(/^\//);
    expect(done).toBe(place.state === 'done');
  }
});

test('what was begun on one device goes on on another, and once done it stays done', async () => {
  const phone = await world.as(TOMASZ);
  expect(await placeOf(phone, 'no-connection')).toEqual({ state: 'new' });
  expect((await keep(phone, 'no-connection', 2)).status).toBe(200);
  const tablet = await world.as(TOMASZ);
  expect(await placeOf(tablet, 'no-connection')).toEqual({ state: 'begun', step: 2 });
  await keep(tablet, 'no-connection', 3, true);
  expect(await placeOf(phone, 'no-connection')).toEqual({ state: 'done' });
  await keep(phone, 'no-connection', 0);
  expect(await placeOf(phone, 'no-connection')).toEqual({ state: 'done' });
});

test('progress is one’s own', async () => {
  const [tomasz, nadia] = [await world.as(TOMASZ), await world.as('coordinator@larch-house.example')];
  const before = await placeOf(nadia, 'log-a-group');
  await keep(tomasz, 'log-a-group', 1);
  expect(await placeOf(nadia, 'log-a-group')).toEqual(before);
});

test('nobody keeps a place in a tutorial that is not for them, nor on a card that is not there', async () => {
  const tomasz = await world.as(TOMASZ);
  expect((await keep(tomasz, 'people-from-a-spreadsheet', 0)).status).toBe(404);
  expect((await keep(tomasz, 'no-such-thing', 0)).status).toBe(404);
  expect(await keep(tomasz, 'no-connection', 9)).toMatchObject({
    status: 422,
    body: { errors: { step: ['This tutorial has no such card'] } },
  });
  const odd = { client_id: uuidv7(), care_home_id, tutorial: '../etc', step: -1, is_done: 'yes' };
  expect(await tomasz.sends(keepPlace.path, odd)).toMatchObject({
    status: 422,
    body: { errors: { tutorial: ['This is not a tutorial that we know'] } },
  });
});

test.each([
  ['a relative', 'relative@larch-house.example', 403],
  ['staff on Package A', 'carer@oak-lodge.example', 200],
  ['staff where the package has expired', 'carer@elm-court.example', 200],
  ['an organiser of a family organisation', 'organiser@teme-valley.example', 200],
  ['a member of a family organisation', 'member@teme-valley.example', 200],
])('tutorials for %s [PE-7]', async (_who, email, status) => {
  const asker = await world.as(email);
  const answer = await asker.sends(listTutorials.path, { preset: '28d', format: ['group'] });
  expect(answer.status).toBe(status);
  expect((await asker.sends(keepPlace.path, {})).status).toBe(status === 200 ? 422 : 403);
});
