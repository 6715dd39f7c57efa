import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { larchHouse } from '../test/leavers.ts';
import type { LarchHouse } from '../test/leavers.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
let larch: LarchHouse;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());
beforeEach(async () => {
  world.clock.now = null;
  larch = await larchHouse(world);
});

test('whatever else an entry says, only what its call knows is kept, and the list stays readable', async () => {
  const tom = await larch.carer();
  await tom.leaves();
  const log = larch.logOf('With more than it should say');
  const crafted = { ...log.input, text: 5, moment: 'x', report_id: 'x', resident_id: 'x' };
  expect((await larch.afterLeaving(tom.asker, { ...log, input: crafted })).body.taken).toEqual([log.client_id]);
  expect(await larch.waitingOf('With more than it should say')).toHaveLength(1);
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query(`select input ? 'text' as is_kept from handed_in_writes where client_id = $1`, [log.client_id]),
  );
  expect(rows).toEqual([{ is_kept: false }]);
});

test('one that can’t be told any more hides none of the others', async () => {
  const tom = await larch.carer();
  await tom.leaves();
  const [good, bad] = [larch.logOf('Can be read'), larch.logOf('Can’t be read')];
  await larch.afterLeaving(tom.asker, good, bad);
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update handed_in_writes set input = input || '{"resident_id": "x"}' where client_id = $1`, [
      bad.client_id,
    ]),
  );
  const theirs = (await larch.handedIn()).filter(({ author }) => author.id === tom.id);
  expect(theirs.map(({ title }) => title)).toEqual(['Can be read', null]);
});
