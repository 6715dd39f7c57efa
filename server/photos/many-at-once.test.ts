import { afterAll, beforeAll, expect, test } from 'vitest';
import { factsOf } from '../test/facts.ts';
import { photoUploadsOf } from '../test/photo-uploads.ts';
import { jpegOf } from '../test/pictures.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let tomasz: Asker;
let uploads: ReturnType<typeof photoUploadsOf>;
beforeAll(async () => {
  world = await openWorld({ data_dir: temporaryFolder() });
  tomasz = await world.as('carer@larch-house.example');
  const { care_home_id } = await factsOf(world.ownerUrl, 'Larch House');
  uploads = photoUploadsOf(world, care_home_id);
});
afterAll(async () => await world.close());

test('ten people bring photos at once, and the memory of the server stays small', async () => {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  const photo = await jpegOf(2_048, 1_536);
  await Promise.all([...Array(10).keys()].map(async () => await uploads.bring(tomasz, photo)));
  clearInterval(watch);
  expect((most - before) / 1_048_576).toBeLessThan(150);
}, 60_000);
