import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handInAfterLeaving } from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import { LIMITS } from '../http/limits.ts';
import { openPage } from '../test/browser-page.ts';
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

/** A carer in a browser whose last day passes by itself. */
async function onThePageOfALeaver() {
  const tom = await larch.carer();
  const page = openPage(world);
  await page.signsIn(tom.email);
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update memberships set ends_on = current_date - 1 where account_id = $1`, [tom.id]),
  );
  return page;
}

test('a browser is heard the morning after, when its session is long over', async () => {
  const page = await onThePageOfALeaver();
  const log = larch.logOf('Written in the garden');
  world.clock.now = new Date(Date.now() + 20 * 3_600_000);
  const { status, body } = await page.sends(handInAfterLeaving.path, { entries: [log] });
  expect([status, body]).toEqual([200, { taken: [log.client_id] }]);
});

test('without the browser that it is bound to, a leaver’s token is as good as none', async () => {
  const page = await onThePageOfALeaver();
  const entries = [larch.logOf('From another machine')];
  const authorization = `Bearer ${page.token}`;
  const alone = await world.anyone.sends(handInAfterLeaving.path, { entries }, { authorization });
  const elsewhere = await openPage(world).sends(handInAfterLeaving.path, { entries }, { token: page.token });
  const withoutPair = await page.sends(handInAfterLeaving.path, { entries }, { xsrf: null });
  for (const { status, body } of [alone, elsewhere, withoutPair]) expect([status, body]).toEqual([200, { taken: [] }]);
  expect(await larch.waitingOf('From another machine')).toEqual([]);
});

test('what a leaver hands in counts against nobody behind the same address, and what a stranger tries does', async () => {
  const tom = await larch.carer();
  await tom.leaves();
  const begins = new Date();
  // A quarter of an hour of its own.
  world.clock.now = new Date(begins.getTime() + LIMITS.hand_in_address.seconds * 1_000);
  const counted = async () => {
    const { rows } = await asOwner(world.ownerUrl, (client) =>
      client.query<{ count: number }>('select count from attempts where window_starts_at between $1 and $2', [
        begins,
        world.clock.now,
      ]),
    );
    return rows.map(({ count }) => count);
  };
  expect((await larch.afterLeaving(tom.asker, larch.logOf('One of many'))).body.taken).toHaveLength(1);
  expect(await counted()).toEqual([0]);
  expect((await larch.afterLeaving(world.anyone, larch.logOf('Of nobody'))).status).toBe(200);
  expect(await counted()).toEqual([1]);
});

test('what its author changed and hands in again is as they said it last, until somebody has answered', async () => {
  const tom = await larch.carer();
  await tom.leaves();
  const log = larch.logOf('Tea in the sun');
  const says = async (note: string) => {
    const { body } = await larch.afterLeaving(tom.asker, { ...log, input: { ...log.input, note } });
    return body.taken.length;
  };
  expect([await says('First'), await says('Better')]).toEqual([1, 1]);
  const waiting = await larch.waitingOf('Tea in the sun');
  expect(waiting.map(({ note }) => note)).toEqual(['Better']);
  expect((await larch.puts(waiting[0])).status).toBe(200);
  expect([await says('Better'), await says('Too late')]).toEqual([1, 0]);
});
