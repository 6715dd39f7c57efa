import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { keepTour } from '@heartsease/domain/tour/tour.endpoints.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
let home: MadeHome;
beforeAll(async () => {
  world = await openWorld();
  await asOwner(world.ownerUrl, async (client) => {
    home = await addHome(client, { canary: 'Honeysuckle' });
  });
});
afterAll(async () => await world.close());

test('where somebody is in the tour goes with them to every device, and is theirs alone [PR-7]', async () => {
  const [phone, tablet] = [await world.as('carer@honeysuckle.example'), await world.as('carer@honeysuckle.example')];
  const keeps = (tour: { stop: string | null; is_over: boolean }) =>
    phone.asks(keepTour, { client_id: uuidv7(), care_home_id: home.care_home_id, ...tour });
  const onTablet = async () => (await tablet.asks(me, {})).body.tour;
  expect(await onTablet()).toEqual({ stop: null, is_over: false });
  expect((await keeps({ stop: 'residents', is_over: false })).body).toEqual({ stop: 'residents', is_over: false });
  expect(await onTablet()).toEqual({ stop: 'residents', is_over: false });
  await keeps({ stop: 'residents', is_over: true });
  expect(await onTablet()).toEqual({ stop: 'residents', is_over: true });
  // Taken anew from Help.
  await keeps({ stop: 'day', is_over: false });
  expect(await onTablet()).toEqual({ stop: 'day', is_over: false });
  const manager = await world.as('manager@honeysuckle.example');
  expect((await manager.asks(me, {})).body.tour).toEqual({ stop: null, is_over: false });
});

test('a relative keeps theirs as well, and only the name of a stop is taken', async () => {
  const relative = await world.as('relative@honeysuckle.example');
  const write = { client_id: uuidv7(), care_home_id: home.care_home_id };
  expect((await relative.asks(keepTour, { ...write, stop: 'person', is_over: false })).status).toBe(200);
  const wrong = await relative.sends(keepTour.path, {
    ...write,
    client_id: uuidv7(),
    stop: 'Two Words',
    is_over: false,
  });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { stop: [expect.any(String)] } } });
});
