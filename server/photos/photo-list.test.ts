import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPhotos, listSharedPhotos, withdrawPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
/** Eileen’s daughter. */
let sarah: Asker;
let care_home_id: string;
/** Of the home, and those that Sarah sees, the latest first. */
let all: string[];
let hers: string[];
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  ({ care_home_id } = await factsOf(world.ownerUrl, 'Larch House'));
  all = idsIn(await nadia.asks(listPhotos, { limit: 100 }));
  hers = idsIn(await sarah.asks(listSharedPhotos, { limit: 100 }));
});
afterAll(async () => await world.close());

const idsIn = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);
const orNone = (cursor: string | null) => (cursor === null ? {} : { cursor });

test('the list begins with any photo, and goes on from there in both directions', async () => {
  const middle = Math.floor(all.length / 2);
  const page = await nadia.asks(listPhotos, { from_photo_id: all[middle], limit: 3 });
  expect(idsIn(page)).toEqual(all.slice(middle, middle + 3));
  expect(page.body.total).toBe(all.length);
  const next = await nadia.asks(listPhotos, { ...orNone(page.body.next_cursor), limit: 3 });
  expect(idsIn(next)).toEqual(all.slice(middle + 3, middle + 6));
  const before = await nadia.asks(listPhotos, { ...orNone(page.body.previous_cursor), limit: 3 });
  expect(idsIn(before)).toEqual(all.slice(middle - 3, middle));
  const rest = await nadia.asks(listPhotos, { ...orNone(before.body.previous_cursor), limit: 100 });
  expect(idsIn(rest)).toEqual(all.slice(0, middle - 3));
  expect(rest.body.previous_cursor).toBeNull();
});

test('a relative goes in both directions through just what she may see', async () => {
  expect(hers.length).toBeGreaterThan(2);
  const page = await sarah.asks(listSharedPhotos, { from_photo_id: hers[1], limit: 1 });
  expect(idsIn(page)).toEqual(hers.slice(1, 2));
  const next = await sarah.asks(listSharedPhotos, { ...orNone(page.body.next_cursor), limit: 100 });
  expect(idsIn(next)).toEqual(hers.slice(2));
  const before = await sarah.asks(listSharedPhotos, { ...orNone(page.body.previous_cursor), limit: 100 });
  expect(idsIn(before)).toEqual(hers.slice(0, 1));
});

test('a stretch that is asked anew ends where it ended, with whatever came into it or went', async () => {
  const page = await nadia.asks(listPhotos, { limit: 4 });
  const { next_cursor } = page.body;
  const { cursor = '' } = orNone(next_cursor);
  const added = await addedBeside(all[1] ?? '');
  const anew = await nadia.asks(listPhotos, { until: cursor });
  expect(new Set(idsIn(anew))).toEqual(new Set([...all.slice(0, 4), added]));
  expect(anew.body.next_cursor).toBe(next_cursor);
  await asOwner(world.ownerUrl, (client) => client.query('delete from photos where id = $1', [added]));
  expect(idsIn(await nadia.asks(listPhotos, { until: cursor }))).toEqual(all.slice(0, 4));
  expect((await nadia.asks(listPhotos, { until: 'the-end' })).status).toBe(422);
});

test('beginning with a photo that she may not see is beginning with one that is not there', async () => {
  const others = all.find((id) => !hers.includes(id));
  expect(others).toBeDefined();
  const hidden = await sarah.asks(listSharedPhotos, { from_photo_id: others });
  const nothing = await sarah.asks(listSharedPhotos, { from_photo_id: uuidv7() });
  expect([hidden.status, nothing.status]).toEqual([404, 404]);
  expect(hidden.body).toEqual(nothing.body);
  const [photo_id = ''] = hers;
  await nadia.asks(withdrawPhoto, { client_id: uuidv7(), care_home_id, photo_id });
  expect((await sarah.asks(listSharedPhotos, { from_photo_id: photo_id })).status).toBe(404);
  expect((await nadia.asks(listPhotos, { from_photo_id: photo_id })).status).toBe(200);
});

/** Another photo of the same day. */
async function addedBeside(photo_id: string): Promise<string> {
  const id = uuidv7();
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `insert into photos (care_home_id, id, bytes, received, ready_at, width, height, screen_id, thumb_id, scene, taken_on)
       select care_home_id, $2, bytes, received, ready_at, width, height, screen_id, thumb_id, scene, taken_on
         from photos where id = $1`,
      [photo_id, id],
    ),
  );
  return id;
}
