import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAboutMe, getMyPersonsAboutMe } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

test('a life story that somebody does not want their family to read is read by staff alone', async () => {
  const { care_home_id, residents } = await factsOf(world.ownerUrl, 'Larch House');
  const resident_id = residents.find(({ known_as }) => known_as === 'Frank')?.id ?? '';
  const [linda, nadia] = await Promise.all([
    world.as('linda.grant@larch-house.example'),
    world.as('coordinator@larch-house.example'),
  ]);
  const read = async () => (await linda.asks(getMyPersonsAboutMe, { resident_id })).body.life_story;
  expect(await read()).not.toEqual([]);
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on)
       values ($1, $2, $3, 'share_life_story', 1, 'refused', 'resident', current_date)`,
      [uuidv7(), care_home_id, resident_id],
    ),
  );
  expect(await read()).toEqual([]);
  expect((await nadia.asks(getAboutMe, { resident_id })).body.life_story).not.toEqual([]);
});
