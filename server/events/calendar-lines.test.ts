import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  answerEvent,
  cancelEvent,
  deleteEvent,
  getEvent,
  listEvents,
  restoreEvent,
  saveEvent,
} from '@heartsease/domain/events/events.endpoints.ts';
import type { Event } from '@heartsease/domain/events/event.ts';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { addRelative } from '../test/relatives.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

// What stands in the calendar of whoever is asked or comes, when it is changed or deleted.

let world: World;
let nadia: Asker;
let anita: Asker;
let tomasz: Asker;
let sarah: Asker;
let care_home_id: string;
let tomaszs_id: string;
let eileen: string;
let today: string;
let day: string;

beforeAll(async () => {
  world = await openWorld();
  // Noon of today, whatever the hour is.
  today = calendarDay(new Date(), 'Europe/London');
  world.clock.now = new Date(`${today}T12:00:00Z`);
  nadia = await world.as('coordinator@larch-house.example');
  anita = await world.as('manager@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  tomaszs_id = (await tomasz.asks(me, {})).body.id;
  eileen = (await sarah.asks(listMyPeople, {})).body.items[0]?.resident_id ?? '';
  day = addDays(today, 6);
});
afterAll(async () => await world.close());
beforeEach(later);

/** What is done next is done after what was done before. */
function later(): void {
  world.clock.now = new Date((world.clock.now?.getTime() ?? 0) + 60_000);
}

type Saved = InputOf<typeof saveEvent>;
const write = () => ({ client_id: uuidv7(), care_home_id });

async function save(but: Partial<Saved>): Promise<Event> {
  later();
  const { status, body } = await nadia.asks(saveEvent, partyOn(day, { care_home_id, audience: 'chosen', ...but }));
  expect(status).toBe(200);
  return body;
}

async function says(asker: Asker, event_id: string, answer: 'yes' | 'maybe' | 'no', resident_id: string | null = null) {
  later();
  const said = { ...write(), event_id, resident_id, answer, guests: 0, note: '' };
  expect((await asker.asks(answerEvent, said)).status).toBe(200);
}

async function deletes(event_id: string, base_version = 1): Promise<void> {
  later();
  const gone = { ...write(), event_id, base_version, which: 'this' as const };
  expect((await nadia.asks(deleteEvent, gone)).status).toBe(200);
}

/** The line of an event in somebody's calendar. */
async function lineFor(asker: Asker, id: string, from = day) {
  return (await asker.asks(listEvents, { from, to: addDays(from, 9) })).body.items.find((one) => one.id === id);
}

test('a line tells whoever comes what has changed since they answered, until they answer again', async () => {
  const event = await save({ member_ids: [tomaszs_id] });
  const changed = async (asker = tomasz) => (await lineFor(asker, event.id))?.changed;
  await says(tomasz, event.id, 'yes');
  expect(await changed()).toEqual([]);
  const standing = { event_id: event.id, member_ids: [tomaszs_id] };
  await save({ ...standing, base_version: 1, place: 'Library' });
  expect(await changed()).toEqual(['place']);
  // What does not ask anything else of them is no change to tell.
  await save({ ...standing, base_version: 2, place: 'Library', description: 'Bring a friend.' });
  expect(await changed()).toEqual(['place']);
  // Somebody who sees it and was not asked is told nothing.
  expect(await changed(anita)).toEqual([]);
  await says(tomasz, event.id, 'yes');
  expect(await changed()).toEqual([]);
});

test('whoever is asked and has not answered is told what has changed since it was made', async () => {
  const event = await save({ member_ids: [tomaszs_id] });
  expect(await lineFor(tomasz, event.id)).toMatchObject({ is_asked: true, changed: [] });
  const standing = { event_id: event.id, base_version: 1, member_ids: [tomaszs_id] };
  await save({ ...standing, from_time: '15:00', first_day: addDays(day, 1), last_day: addDays(day, 1) });
  expect((await lineFor(tomasz, event.id))?.changed?.toSorted()).toEqual(['first_day', 'from_time', 'last_day']);
});

test('whoever does not come, or would come to what is cancelled, is told of no change', async () => {
  const event = await save({ member_ids: [tomaszs_id], audience: 'all' });
  await says(tomasz, event.id, 'no');
  await says(anita, event.id, 'maybe');
  const standing = { event_id: event.id, base_version: 1, member_ids: [tomaszs_id] };
  await save({ ...standing, audience: 'all', place: 'Library' });
  expect((await lineFor(tomasz, event.id))?.changed).toEqual([]);
  expect((await lineFor(anita, event.id))?.changed).toEqual(['place']);
  const off = { ...write(), event_id: event.id, base_version: 2, which: 'this', reason: 'Snow' } as const;
  expect((await nadia.asks(cancelEvent, off)).status).toBe(200);
  expect(await lineFor(anita, event.id)).toMatchObject({ is_cancelled: true, changed: [] });
});

test('family is told what has changed since they answered for their person', async () => {
  const event = await save({ audience: 'all' });
  await says(sarah, event.id, 'yes', eileen);
  await save({ event_id: event.id, base_version: 1, audience: 'all', place: 'Library', cost: '£3' });
  expect((await lineFor(sarah, event.id))?.changed?.toSorted()).toEqual(['cost', 'place']);
  await says(sarah, event.id, 'yes', eileen);
  expect((await lineFor(sarah, event.id))?.changed).toEqual([]);
});

/** A friend sees what everybody is asked to, and speaks for nobody. */
async function aFriendOfEileen(): Promise<Asker> {
  const canary = 'Priya';
  const { account_id } = await asOwner(world.ownerUrl, (client) =>
    addRelative(client, { care_home_id, canary }, { resident_id: eileen, status: 'active', access_level: 'friend' }),
  );
  return await world.as(`relative-${account_id}@larch-house.example`);
}

test('a friend is not told by any line what the family answered', async () => {
  const friend = await aFriendOfEileen();
  const event = await save({ audience: 'all' });
  await says(sarah, event.id, 'yes', eileen);
  await save({ event_id: event.id, base_version: 1, audience: 'all', place: 'Library' });
  expect(await lineFor(friend, event.id)).toMatchObject({ place: 'Library', changed: [] });
  await deletes(event.id, 2);
  expect(await lineFor(sarah, event.id)).toMatchObject({ is_deleted: true });
  expect(await lineFor(friend, event.id)).toBeUndefined();
});

test('what was deleted stays as a line, with no more than its name and when it was, for whoever was asked', async () => {
  const friends = await aFriendOfEileen();
  const event = await save({ title: 'Kite flying', member_ids: [tomaszs_id], resident_ids: [eileen] });
  await deletes(event.id);
  for (const asker of [tomasz, sarah]) {
    const line = await lineFor(asker, event.id);
    expect(line).toMatchObject({ title: 'Kite flying', is_deleted: true, is_cancelled: true, is_asked: false });
    expect(line).toMatchObject({ first_day: day, place: '', changed: [] });
    expect((await asker.asks(getEvent, { event_id: event.id })).status).toBe(404);
  }
  // Who was not asked has nothing in mind; a friend of hers did not even see it.
  for (const asker of [nadia, anita, friends]) expect(await lineFor(asker, event.id)).toBeUndefined();

  expect((await anita.asks(restoreEvent, { ...write(), event_id: event.id, with_others: false })).status).toBe(200);
  const back = await lineFor(tomasz, event.id);
  expect(back).toMatchObject({ is_cancelled: false, is_asked: true, place: 'Terrace' });
  expect(back).not.toHaveProperty('is_deleted');
});

test('what was deleted stays as a line for whoever had answered, and for nobody who might not see it', async () => {
  const event = await save({ audience: 'all' });
  await says(anita, event.id, 'maybe');
  await says(sarah, event.id, 'yes', eileen);
  await deletes(event.id);
  for (const asker of [anita, sarah]) expect(await lineFor(asker, event.id)).toMatchObject({ is_deleted: true });
  for (const asker of [nadia, tomasz]) expect(await lineFor(asker, event.id)).toBeUndefined();

  const closed = await save({ audience: 'all' });
  await says(anita, closed.id, 'yes');
  await says(sarah, closed.id, 'yes', eileen);
  await save({ event_id: closed.id, base_version: 1, audience: 'staff' });
  await deletes(closed.id, 2);
  expect(await lineFor(anita, closed.id)).toMatchObject({ is_deleted: true });
  expect(await lineFor(sarah, closed.id)).toBeUndefined();
});

test('whoever was taken off before it was deleted is not told', async () => {
  const event = await save({ member_ids: [tomaszs_id], resident_ids: [eileen] });
  await save({ event_id: event.id, base_version: 1, resident_ids: [eileen] });
  await deletes(event.id, 2);
  expect(await lineFor(tomasz, event.id)).toBeUndefined();
  expect(await lineFor(sarah, event.id)).toMatchObject({ is_deleted: true });
});

test('the line of what was deleted goes when its day is over, or when nobody can bring it back', async () => {
  const event = await save({ member_ids: [tomaszs_id] });
  await deletes(event.id);
  const wasDeleted = (daysAgo: number) =>
    asOwner(world.ownerUrl, (client) =>
      client.query(`update events set deleted_at = $2 where id = $1`, [
        event.id,
        new Date((world.clock.now?.getTime() ?? 0) - daysAgo * 86_400_000),
      ]),
    );
  await wasDeleted(29);
  expect(await lineFor(tomasz, event.id)).toMatchObject({ is_deleted: true });
  await wasDeleted(32);
  expect(await lineFor(tomasz, event.id)).toBeUndefined();
  await wasDeleted(0);
  const wasOn = (on: string) =>
    asOwner(world.ownerUrl, (client) =>
      client.query(
        `update events set first_day = $2, last_day = $2, starts_at = $2::date + time '08:00',
           ends_at = $2::date + time '09:00' where id = $1`,
        [event.id, on],
      ),
    );
  // Over since this morning, and still to be read this evening.
  await wasOn(today);
  expect(await lineFor(tomasz, event.id, today)).toMatchObject({ is_deleted: true });
  await wasOn(addDays(today, -1));
  expect(await lineFor(tomasz, event.id, addDays(today, -1))).toBeUndefined();
});
