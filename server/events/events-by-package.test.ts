import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEvent, listEvents, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { addEvent, partyOn } from '../test/events.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
let day: string;
beforeAll(async () => {
  world = await openWorld();
  day = addDays(new Date().toISOString().slice(0, 10), 12);
});
afterAll(async () => await world.close());

const homeOf = async (email: string) => {
  const asker = await world.as(email);
  return { asker, care_home_id: (await asker.asks(me, {})).body.carehome.id };
};

test.each([
  ['whose package has expired', 'manager@elm-court.example'],
  ['on a basic package', 'manager@rowan-bank.example'],
])('a home %s adds no event, and still sees and changes those that it has [PE-9]', async (_which, email) => {
  const { asker, care_home_id } = await homeOf(email);
  expect((await asker.asks(saveEvent, partyOn(day, { care_home_id }))).status).toBe(403);
  const event_id = await asOwner(world.ownerUrl, (client) => addEvent(client, { care_home_id, canary: 'Harvest' }));
  expect((await asker.asks(getEvent, { event_id })).status).toBe(200);
  const change = partyOn(day, { care_home_id, event_id, base_version: 1, title: 'Harvest supper' });
  expect((await asker.asks(saveEvent, change)).body).toMatchObject({ title: 'Harvest supper', version: 2 });
});

test('on Package A staff have events, and nobody’s residents with them', async () => {
  const { asker, care_home_id } = await homeOf('coordinator@oak-lodge.example');
  const made = await asker.asks(saveEvent, partyOn(day, { care_home_id, title: 'Open day' }));
  expect(made.status).toBe(200);
  const { items } = (await asker.asks(listEvents, { from: day, to: day })).body;
  expect(items.map(({ title }) => title)).toContain('Open day');
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `insert into event_residents (care_home_id, event_id, resident_id)
       select care_home_id, $2, id from residents where care_home_id = $1 and deleted_at is null order by id limit 1`,
      [care_home_id, made.body.id],
    ),
  );
  const seen = (await asker.asks(getEvent, { event_id: made.body.id })).body;
  expect([seen.resident_ids, seen.invited.residents]).toEqual([[], []]);
  // Who is invited without being seen stays invited.
  const again = partyOn(day, { care_home_id, event_id: made.body.id, base_version: 1, title: 'Open house' });
  await asker.asks(saveEvent, again);
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select count(*) as count from event_residents where event_id = $1', [made.body.id]),
  );
  expect(Number(rows[0]?.count)).toBe(1);
});
