import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  cancelEvent,
  deleteEvent,
  eventHistory,
  getEvent,
  getEventFile,
  listDeletedEvents,
  listEventGuests,
  listEvents,
  reopenEvent,
  restoreEvent,
  saveEvent,
  saveEventSettings,
} from '@heartsease/domain/events/events.endpoints.ts';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { tidy } from '../jobs/tidy.ts';
import { diskStore } from '../files/store.ts';
import pg from 'pg';
import { partyOn } from '../test/events.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let anita: Asker;
let sarah: Asker;
let hilary: Asker;
let graham: Asker;
let care_home_id: string;
let circle_id: string;
let day: string;
const residents = new Map<string, string>();
let her_person: string;

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  anita = await world.as('manager@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  hilary = await world.as('organiser@teme-valley.example');
  graham = await world.as('member@teme-valley.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  circle_id = (await hilary.asks(me, {})).body.carehome.id;
  for (const { id, known_as } of (await nadia.asks(listResidents, {})).body.items) residents.set(known_as, id);
  her_person = (await sarah.asks(listMyPeople, {})).body.items[0]?.resident_id ?? '';
  day = addDays(new Date().toISOString().slice(0, 10), 9);
});
afterAll(async () => await world.close());

type Saved = InputOf<typeof saveEvent>;
const write = () => ({ client_id: uuidv7(), care_home_id });
const made = (but: Partial<Saved> = {}): Saved => partyOn(day, { care_home_id, ...but });
const add = async (but: Partial<Saved> = {}, by = nadia) => (await by.asks(saveEvent, made(but))).body;
const titlesFor = async (asker: Asker) =>
  (await asker.asks(listEvents, { from: day, to: day })).body.items.map(({ title }) => title);
const others = () => [...residents.values()].filter((id) => id !== her_person);

test('what staff make stands in the calendar of everybody it is for', async () => {
  const { status, body } = await nadia.asks(saveEvent, made({ title: 'Carols on the terrace' }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ version: 1, made_by: 'Nadia', can_edit: true, counts: { going: 0 } });
  expect(await titlesFor(sarah)).toContain('Carols on the terrace');
  expect(await titlesFor(hilary)).not.toContain('Carols on the terrace');
});

test('a relative sees what is for them or their person, and for everything else there is nothing', async () => {
  const [arthur = ''] = others();
  const shown = [
    await add({ title: 'Relatives’ evening', audience: 'relatives' }),
    await add({ title: 'Her own birthday', audience: 'chosen', resident_ids: [her_person] }),
  ];
  const hidden = [
    await add({ title: 'Fire drill', audience: 'staff' }),
    await add({ title: 'Residents’ committee', audience: 'residents' }),
    await add({ title: 'His own birthday', audience: 'chosen', resident_ids: [arthur] }),
  ];
  const titles = await titlesFor(sarah);
  for (const { title, id } of shown) {
    expect(titles).toContain(title);
    expect((await sarah.asks(getEvent, { event_id: id })).status).toBe(200);
  }
  for (const { title, id, version: base_version } of hidden) {
    expect(titles).not.toContain(title);
    const event_id = id;
    expect((await sarah.asks(getEvent, { event_id })).status).toBe(404);
    expect((await sarah.asks(eventHistory, { event_id })).status).toBe(404);
    expect((await sarah.asks(deleteEvent, { ...write(), event_id, base_version, which: 'this' })).status).toBe(404);
    expect((await sarah.asks(saveEvent, made({ event_id, base_version }))).status).toBe(404);
    expect((await nadia.asks(getEvent, { event_id })).body.title).toBe(title);
  }
});

test('a relative is told that they are invited, and nothing of who else is', async () => {
  const event = await add({ audience: 'chosen', resident_ids: [her_person, ...others().slice(0, 3)] });
  const { body } = await sarah.asks(getEvent, { event_id: event.id });
  expect(body).toMatchObject({ is_invited: true, resident_ids: [], answers: [], can_invite: false });
  expect(body.invited).toEqual({ members: [], residents: [], groups: [], relatives: [] });
  expect(event.invited.residents).toHaveLength(4);
});

test('a relative changes the words, as specified, and leaves for whom it is as it was', async () => {
  const event = await add({ audience: 'chosen', resident_ids: [her_person, ...others().slice(0, 2)], places: 20 });
  const seen = (await sarah.asks(getEvent, { event_id: event.id })).body;
  const change = { event_id: event.id, base_version: seen.version, place: 'Conservatory', audience: 'all', places: 1 };
  const { status, body } = await sarah.asks(saveEvent, made(change as Partial<Saved>));
  expect(status).toBe(200);
  expect(body.place).toBe('Conservatory');
  const stands = (await nadia.asks(getEvent, { event_id: event.id })).body;
  expect(stands).toMatchObject({ audience: 'chosen', places: 20, changed_by: 'Sarah' });
  expect(stands.resident_ids).toHaveLength(3);
});

test('a relative adds no event', async () => {
  expect((await sarah.asks(saveEvent, made())).status).toBe(403);
});

test('where the home has narrowed it, only staff and whoever made an event change and delete it', async () => {
  const event = await add();
  expect((await nadia.asks(saveEventSettings, { ...write(), is_editing_narrowed: true })).status).toBe(403);
  await anita.asks(saveEventSettings, { ...write(), is_editing_narrowed: true });
  const at = { event_id: event.id, base_version: event.version };
  expect((await sarah.asks(getEvent, { event_id: event.id })).body).toMatchObject({
    can_edit: false,
    can_delete: false,
  });
  expect((await sarah.asks(saveEvent, made({ ...at, title: 'Mine' }))).status).toBe(403);
  expect((await sarah.asks(cancelEvent, { ...write(), ...at, which: 'this', reason: 'No' })).status).toBe(403);
  expect((await sarah.asks(deleteEvent, { ...write(), ...at, which: 'this' })).status).toBe(403);
  expect((await nadia.asks(saveEvent, made({ ...at, title: 'Ours' }))).status).toBe(200);
  await anita.asks(saveEventSettings, { ...write(), is_editing_narrowed: false });
  expect((await sarah.asks(getEvent, { event_id: event.id })).body.can_edit).toBe(true);
});

test('of two who change the same, the second gets what stands, and nothing is lost', async () => {
  const event = await add();
  const at = { event_id: event.id, base_version: event.version };
  await anita.asks(saveEvent, made({ ...at, place: 'Kitchen' }));
  const { status, body } = await nadia.asks(saveEvent, made({ ...at, title: 'Tea' }));
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'version_conflict',
    current: { place: 'Kitchen', version: 2, changed_by: 'Anita' },
  });
});

test('the history tells who did what, and what it was before', async () => {
  const event = await add({ title: 'Quiz' });
  const changed = await anita.asks(saveEvent, made({ event_id: event.id, base_version: 1, title: 'Big quiz' }));
  const cancelled = await nadia.asks(cancelEvent, {
    ...write(),
    event_id: event.id,
    base_version: changed.body.version,
    which: 'this',
    reason: 'The quizmaster has a cold',
  });
  expect(cancelled.body.cancelled).toMatchObject({ why: 'The quizmaster has a cold', by: 'Nadia' });
  await nadia.asks(reopenEvent, {
    ...write(),
    event_id: event.id,
    base_version: cancelled.body.version,
    with_others: false,
  });
  const historyFor = async (asker: Asker) => (await asker.asks(eventHistory, { event_id: event.id })).body.items;
  const items = await historyFor(nadia);
  expect(items.map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
    ['reopened', 'Nadia', ''],
    ['cancelled', 'Nadia', 'The quizmaster has a cold'],
    ['changed', 'Anita', ''],
    ['made', 'Nadia', ''],
  ]);
  expect(items[2]?.changes).toEqual([{ field: 'title', before: 'Quiz', after: 'Big quiz' }]);
  // It may have been called something else before families were to see it.
  expect((await historyFor(sarah))[2]?.changes).toEqual([{ field: 'title', before: null, after: null }]);
});

test('saving what stands already leaves no trace', async () => {
  const event = await add();
  const again = await nadia.asks(saveEvent, made({ event_id: event.id, base_version: 1 }));
  expect(again.body.version).toBe(1);
  expect((await nadia.asks(eventHistory, { event_id: event.id })).body.items).toHaveLength(1);
});

test('what was cancelled is changed again when it takes place again', async () => {
  const event = await add();
  const at = { event_id: event.id, base_version: 1 };
  await nadia.asks(cancelEvent, { ...write(), ...at, which: 'this', reason: 'Snow' });
  const refusal = await nadia.asks(saveEvent, made({ ...at, base_version: 2, title: 'Tea' }));
  expect(refusal).toMatchObject({ status: 422, body: { errors: { form: [expect.stringContaining('cancelled')] } } });
});

test('a deleted event is gone for all, and comes back with everything for 30 days', async () => {
  const event = await add({ title: 'Gone and back' });
  const at = { event_id: event.id };
  const deleted = await sarah.asks(deleteEvent, { ...write(), ...at, base_version: 1, which: 'this' });
  expect(deleted.status).toBe(200);
  expect(await titlesFor(nadia)).not.toContain('Gone and back');
  for (const asker of [nadia, sarah]) expect((await asker.asks(getEvent, at)).status).toBe(404);
  const { items } = (await nadia.asks(listDeletedEvents, {})).body;
  expect(items.find(({ id }) => id === event.id)).toMatchObject({
    deleted_by: 'Sarah',
    restore_until: deleted.body.restore_until,
  });
  const back = await nadia.asks(restoreEvent, { ...write(), ...at, with_others: false });
  expect(back.body).toMatchObject({ title: 'Gone and back', place: 'Terrace', version: 3 });
  expect((await nadia.asks(restoreEvent, { ...write(), ...at, with_others: false })).status).toBe(404);
});

const setDeletedDaysAgo = (id: string, days: number) =>
  asOwner(world.ownerUrl, (client) =>
    client.query(`update events set deleted_at = now() - make_interval(days => $2) where id = $1`, [id, days]),
  );

test('after 30 days it can’t be brought back, and then it goes for good', async () => {
  const [lately, before] = [await add(), await add()];
  const bringBack = (event_id: string) => nadia.asks(restoreEvent, { ...write(), event_id, with_others: false });
  await setDeletedDaysAgo(lately.id, 29);
  await setDeletedDaysAgo(before.id, 33);
  expect((await bringBack(before.id)).status).toBe(404);
  const pool = new pg.Pool({ connectionString: world.ownerUrl });
  await tidy(pool, diskStore(world.app.config.data_dir));
  const { rows } = await pool.query('select id from events where id = any($1)', [[lately.id, before.id]]);
  await pool.end();
  expect(rows).toEqual([{ id: lately.id }]);
  expect((await bringBack(lately.id)).status).toBe(200);
});

test('somebody of another home can’t be invited', async () => {
  const theirs = (await hilary.asks(listEventGuests, {})).body.members[0]?.id ?? '';
  for (const field of ['member_ids', 'resident_ids', 'resident_group_ids', 'relative_link_ids']) {
    const answer = await nadia.asks(saveEvent, made({ [field]: [theirs] }));
    expect([field, answer.status]).toEqual([field, 404]);
  }
});

test('a family organisation has its own events, some for everybody and some for a few', async () => {
  const { members, relatives } = (await hilary.asks(listEventGuests, {})).body;
  expect(members.length).toBeGreaterThan(3);
  expect(relatives).toEqual([]);
  const beth = members.find(({ known_as }) => known_as === 'Beth')?.id ?? '';
  const of = { care_home_id: circle_id };
  const all = await hilary.asks(saveEvent, made({ ...of, title: 'Coffee morning' }));
  const some = await hilary.asks(
    saveEvent,
    made({ ...of, title: 'Beth’s surprise', audience: 'chosen', member_ids: [beth] }),
  );
  expect([all.status, some.status]).toEqual([200, 200]);
  expect(await titlesFor(graham)).toContain('Coffee morning');
  expect(await titlesFor(graham)).not.toContain('Beth’s surprise');
  expect((await graham.asks(getEvent, { event_id: some.body.id })).status).toBe(404);
  const staff = await hilary.asks(saveEvent, made({ ...of, audience: 'staff' }));
  expect(staff).toMatchObject({
    status: 422,
    body: { errors: { audience: ['Choose everybody, or those you invite'] } },
  });
});

test('nobody takes an event from their own sight by changing it', async () => {
  const coffee = { care_home_id: circle_id, title: 'Coffee at Jan’s' };
  const event = await add(coffee, hilary);
  const { members } = (await hilary.asks(listEventGuests, {})).body;
  const member_ids = members.filter(({ known_as }) => known_as === 'Beth').map(({ id }) => id);
  const narrowed = { ...coffee, event_id: event.id, base_version: 1, audience: 'chosen' as const, member_ids };
  expect(await graham.asks(saveEvent, made(narrowed))).toMatchObject({
    status: 422,
    body: { errors: { audience: ['You would not see it any more yourself'] } },
  });
  expect((await graham.asks(getEvent, { event_id: event.id })).body.audience).toBe('all');
});

test.each([
  ['that ends before it begins', { to_time: '14:00' }, 'to_time'],
  ['of fifteen days', { last_day: '2099-01-01' }, 'first_day'],
  ['of last year', { first_day: '2020-01-01', last_day: '2020-01-01' }, 'first_day'],
  ['for nobody', { audience: 'chosen' }, 'audience'],
  ['of no length of name', { title: ' ' }, 'title'],
])('an event %s is refused at its field', async (_what, but, field) => {
  const first = field === 'first_day' && !('first_day' in but) ? { first_day: '2098-12-31' } : {};
  const answer = await nadia.sends(saveEvent.path, { ...made(), ...first, ...but });
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
});

test('whoever sees an event takes it into their own calendar, and nobody’s name with it', async () => {
  const event = await add({ audience: 'chosen', resident_ids: [her_person] });
  const { status, body } = await sarah.asks(getEventFile, { event_id: event.id });
  expect(status).toBe(200);
  expect(body.text).toContain('SUMMARY:Garden party');
  expect(body.text).toContain(`DTSTART;TZID=Europe/London:${day.replaceAll('-', '')}T143000`);
  expect(body.text).not.toMatch(/Eileen|Sarah|Nadia/u);
  const hidden = await add({ audience: 'staff' });
  expect((await sarah.asks(getEventFile, { event_id: hidden.id })).status).toBe(404);
});

test('more than a quarter of a year is not listed at once', async () => {
  expect((await nadia.asks(listEvents, { from: day, to: addDays(day, 91) })).status).toBe(200);
  expect((await nadia.asks(listEvents, { from: day, to: addDays(day, 92) })).status).toBe(422);
  expect((await nadia.asks(listEvents, { from: day, to: addDays(day, -1) })).status).toBe(422);
});
