import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const RELATIVE = 'relative@larch-house.example';

let world: World;
let asker: Asker;
beforeAll(async () => {
  world = await openWorld();
  asker = await world.as(RELATIVE);
});
afterAll(async () => await world.close());

interface Link {
  resident_id: string;
  relationship: string;
  known_as: string;
}

const linksOf = async (email: string): Promise<Link[]> =>
  await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<Link>(
      `select l.resident_id, l.relationship, r.known_as from relative_links l
         join residents r on r.id = l.resident_id join accounts a on a.id = l.account_id
        where a.email = $1 and l.status = 'active' order by r.known_as`,
      [email],
    );
    return rows;
  });

const setStatus = (status: string) =>
  asOwner(world.ownerUrl, (client) =>
    client.query(
      `update relative_links set status = $2 where account_id = (select id from accounts where email = $1)`,
      [RELATIVE, status],
    ),
  );

test('a relative sees the person that they are linked to, and what they are to each other', async () => {
  const { status, body } = await asker.asks(listMyPeople, {});
  const links = await linksOf(RELATIVE);
  expect(status).toBe(200);
  expect(
    body.items.map(({ resident_id, known_as, relationship }) => ({ resident_id, known_as, relationship })),
  ).toEqual(links);
  expect(links.length).toBeGreaterThan(0);
});

test('nobody else of the home is on that list, and nothing of their care', async () => {
  const { body } = await asker.asks(listMyPeople, {});
  expect(body.total).toBeLessThan(3);
  for (const person of body.items) {
    expect(Object.keys(person).toSorted()).toEqual([
      'are_updates_open',
      'circle',
      'digest',
      'digest_by',
      'invited',
      'is_shown_to_circle',
      'known_as',
      'may_give',
      'photo_url',
      'portrait',
      'reads_until',
      'relationship',
      'resident_id',
    ]);
  }
});

test.each(['invited', 'paused', 'ended'])('a link that is %s shows nobody, from the next call on', async (status) => {
  await setStatus(status);
  expect((await asker.asks(listMyPeople, {})).status).toBe(403);
  await setStatus('active');
  expect((await asker.asks(listMyPeople, {})).body.total).toBeGreaterThan(0);
});

test('two relatives of different people see different people', async () => {
  const other = await world.as('relative@ty-rhosyn.example');
  const [here, there] = [await asker.asks(listMyPeople, {}), await other.asks(listMyPeople, {})];
  expect(there.body.total).toBeGreaterThan(0);
  const ids = new Set(here.body.items.map(({ resident_id }) => resident_id));
  expect(there.body.items.filter(({ resident_id }) => ids.has(resident_id))).toEqual([]);
});

test.each([
  ['a carer', 'carer@larch-house.example'],
  ['a manager', 'manager@larch-house.example'],
  ['an organiser of a family organisation', 'organiser@teme-valley.example'],
])('%s has no list of relatives’ people', async (_who, email) => {
  const staff = await world.as(email);
  expect((await staff.asks(listMyPeople, {})).status).toBe(403);
});

test('a relative keeps their list where the package has expired and on Package A', async () => {
  for (const email of ['relative@elm-court.example', 'relative@oak-lodge.example']) {
    const relative = await world.as(email);
    const { status, body } = await relative.asks(listMyPeople, {});
    expect([email, status]).toEqual([email, 200]);
    expect(body.total).toBe((await linksOf(email)).length);
  }
});
