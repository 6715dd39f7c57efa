import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { cancelEvent, findEventClashes, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { findPlanClashes, listPlanStaff, savePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { saveGroup } from '@heartsease/domain/resident-groups/resident-groups.endpoints.ts';
import { endStay } from '@heartsease/domain/residents/profile.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

test('at the same time are also those of an invited group, and whoever has left keeps nobody from being told', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const anita = await world.as('manager@larch-house.example');
  const care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  const { items: everybody } = (await nadia.asks(listResidents, {})).body;
  const [arthur, leaver] = [everybody[0]?.id ?? '', everybody.at(-1)?.id ?? ''];
  const today = new Date().toISOString().slice(0, 10);
  const on = addDays(today, 41);
  const party = (but: Partial<InputOf<typeof saveEvent>>) => partyOn(on, { care_home_id, ...but });
  const when = { is_all_day: false, first_day: on, last_day: on, from_time: '14:30', to_time: '16:30' };
  await nadia.asks(saveEvent, party({ ...when, place: 'Chapel', title: 'Evensong', resident_ids: [arthur] }));
  const group = { resident_group_id: null, base_version: 0, name: 'Choir', tint: 'duck' as const };
  const rule = { kind: 'by_hand' as const, resident_ids: [arthur] };
  const write = { client_id: uuidv7(), care_home_id };
  const { id: choir } = (await nadia.asks(saveGroup, { ...write, ...group, rule })).body;
  const invited = { member_ids: [], resident_ids: [leaver], resident_group_ids: [choir] };
  const { id: event_id } = (await nadia.asks(saveEvent, party({ ...when, ...invited, title: 'Choir practice' }))).body;
  const end = { resident_id: leaver, status: 'moved_on' as const, on: today };
  expect((await anita.asks(endStay, { ...write, client_id: uuidv7(), ...end })).status).toBe(200);
  const asked = { ...when, place: '', repeat: null, ...invited };
  const { items } = (await nadia.asks(findEventClashes, { event_id, ...asked })).body;
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([['people', 'Evensong']]);
  expect((await nadia.asks(findEventClashes, { event_id: null, ...asked })).status).toBe(404);
});

test('of a session are told who leads and helps there, and who comes through a group', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  const [arthur, joyce] = (await nadia.asks(listResidents, {})).body.items;
  const [leader, helper] = (await nadia.asks(listPlanStaff, {})).body.items;
  const day = addDays(new Date().toISOString().slice(0, 10), 55);
  const write = () => ({ client_id: uuidv7(), care_home_id });
  const rule = { kind: 'by_hand' as const, resident_ids: [arthur?.id ?? ''] };
  const group = { resident_group_id: null, base_version: 0, name: 'Painters', tint: 'duck' as const, rule };
  const { id: painters } = (await nadia.asks(saveGroup, { ...write(), ...group })).body;
  const painting = {
    planned_session_id: null,
    base_version: 0,
    which: 'this' as const,
    day,
    activity_id: null,
    title: 'Painting',
    time: '10:00',
    minutes: 60,
    place: 'Studio',
    is_open_to_everyone: false,
    capacity: null,
    repeat: null,
    leader_id: leader?.id ?? null,
    helper_ids: [helper?.id ?? ''],
    resident_ids: [],
    resident_group_ids: [painters],
  };
  expect((await nadia.asks(savePlan, { ...write(), ...painting })).status).toBe(200);
  const when = { is_all_day: false, first_day: day, last_day: day, from_time: '10:30', to_time: '12:00' };
  const with_whom = { member_ids: [helper?.id ?? ''], resident_ids: [arthur?.id ?? '', joyce?.id ?? ''] };
  const asked = { event_id: null, repeat: null, ...when, place: '', ...with_whom, resident_group_ids: [] };
  const { items } = (await nadia.asks(findEventClashes, asked)).body;
  expect(items).toMatchObject([
    { of: 'planned_session', kind: 'staff', names: [helper?.known_as] },
    { of: 'planned_session', kind: 'people', names: [arthur?.known_as] },
  ]);
});

test('an event at the time of a session is told to whoever plans it: its place, its staff and its people', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  const [arthur, joyce] = (await nadia.asks(listResidents, {})).body.items;
  const [leader] = (await nadia.asks(listPlanStaff, {})).body.items;
  const day = addDays(new Date().toISOString().slice(0, 10), 56);
  const write = () => ({ client_id: uuidv7(), care_home_id });
  const rule = { kind: 'by_hand' as const, resident_ids: [arthur?.id ?? ''] };
  const group = { resident_group_id: null, base_version: 0, name: 'Walkers', tint: 'duck' as const, rule };
  const { id: walkers } = (await nadia.asks(saveGroup, { ...write(), ...group })).body;
  const outing = { title: 'To the sea', is_all_day: true, place: 'Minibus', member_ids: [leader?.id ?? ''] };
  const { body: event } = await nadia.asks(
    saveEvent,
    partyOn(day, { care_home_id, ...outing, resident_group_ids: [walkers] }),
  );
  const asked = {
    planned_session_id: null,
    day,
    repeat: null,
    time: '10:30',
    minutes: 30,
    place: 'minibus',
    leader_id: leader?.id ?? null,
    helper_ids: [],
    resident_ids: [arthur?.id ?? '', joyce?.id ?? ''],
    resident_group_ids: [],
  };
  const told = { of: 'event', id: event.id, is_all_day: true };
  const { body } = await nadia.asks(findPlanClashes, asked);
  expect(body).toMatchObject({
    total: 3,
    items: [
      { ...told, kind: 'place', names: [] },
      { ...told, kind: 'staff', names: [leader?.known_as] },
      { ...told, kind: 'people', names: [arthur?.known_as] },
    ],
  });
  const byGroup = { ...asked, place: '', leader_id: null, resident_ids: [], resident_group_ids: [walkers] };
  expect((await nadia.asks(findPlanClashes, byGroup)).body.items).toMatchObject([{ ...told, kind: 'people' }]);
  const cancel = { event_id: event.id, base_version: event.version, which: 'this' as const, reason: 'Rain' };
  expect((await nadia.asks(cancelEvent, { ...write(), ...cancel })).status).toBe(200);
  expect((await nadia.asks(findPlanClashes, asked)).body.items).toEqual([]);
});

test('what is at the same time is told: in the place, or with the people', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  const arthur = (await nadia.asks(listResidents, {})).body.items[0]?.id ?? '';
  const on = addDays(new Date().toISOString().slice(0, 10), 49);
  await nadia.asks(saveEvent, partyOn(on, { care_home_id, place: 'Chapel', title: 'Hymns', resident_ids: [arthur] }));
  const asked = {
    event_id: null,
    repeat: null,
    is_all_day: false,
    first_day: on,
    last_day: on,
    from_time: '16:00',
    to_time: '17:00',
    member_ids: [],
    resident_ids: [arthur],
    resident_group_ids: [],
  };
  const { items } = (await nadia.asks(findEventClashes, { ...asked, place: ' chapel' })).body;
  expect(items.map(({ kind, title, names }) => [kind, title, names])).toEqual([
    ['place', 'Hymns', []],
    ['people', 'Hymns', [expect.any(String)]],
  ]);
  const later = { ...asked, from_time: '16:30', place: 'Chapel' };
  expect((await nadia.asks(findEventClashes, later)).body.total).toBe(0);
});
