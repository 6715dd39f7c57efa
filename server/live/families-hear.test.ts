import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPersonsHome } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { setPackage } from '../test/homes.ts';
import type { PackageState } from '../test/homes.ts';
import { openStream } from '../test/live.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());

const PACKAGES: PackageState[] = (['A', 'B', 'C', 'D', 'E'] as const).flatMap((letter) => [
  { letter, is_expired: false, is_basic: false },
  { letter, is_expired: true, is_basic: false },
  { letter, is_expired: false, is_basic: true },
]);

// Chat is on three of them, and its stream carries what families are shown too.
const ON = 'Package $letter, expired: $is_expired, basic: $is_basic';
test.each(PACKAGES)(`what is withdrawn is told to a family at once: ${ON}`, async (state) => {
  const resident_id = facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
  await asOwner(world.ownerUrl, (client) => setPackage(client, facts.care_home_id, state));
  const say = (sql: string) => asOwner(world.ownerUrl, (client) => client.query(sql, [resident_id]));
  await say('update family_updates set withdrawn_at = null, withdrawn_why = null where resident_id = $1');
  const sarah = await world.as('relative@larch-house.example');
  const shown = async () => {
    const { today, earlier } = (await sarah.asks(getPersonsHome, { resident_id })).body;
    return today.length + earlier.length;
  };
  expect(await shown()).toBeGreaterThan(0);
  const stream = await openStream(world.address, sarah.token);
  expect(stream.status).toBe(200);
  await stream.next('begin');
  await say(`update family_updates set withdrawn_at = now(), withdrawn_why = 'x' where resident_id = $1`);
  expect(await stream.next('changed')).toEqual({ what: 'changed', topic: 'family', id: null });
  expect(await shown()).toBe(0);
  stream.close();
});
