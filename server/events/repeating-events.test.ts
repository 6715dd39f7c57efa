import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { Event } from '@heartsease/domain/events/event.ts';
import {
  answerEvent,
  answerSeries,
  cancelEvent,
  deleteEvent,
  findEventClashes,
  getEvent,
  listDeletedEvents,
  listEvents,
  reopenEvent,
  restoreEvent,
  saveEvent,
} from '@heartsease/domain/events/events.endpoints.ts';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let anita: Asker;
let sarah: Asker;
let care_home_id: string;
/** A Monday, three weeks before the clocks of London go forward. */
const MONDAY = '2027-03-08';

beforeAll(async () => {
  world = await openWorld();
  world.clock.now = new Date('2027-03-01T09:00:00Z');
  nadia = await world.as('coordinator@larch-house.example');
  anita = await world.as('manager@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
});
afterAll(async () => await world.close());

type Saved = InputOf<typeof saveEvent>;
type Repeat = NonNullable<Saved['repeat']>;
const write = () => ({ client_id: uuidv7(), care_home_id });
const mondays = (count: number): Repeat => ({
  rule: { kind: 'weekly', every: 1, weekdays: [1] },
  end: { kind: 'count', count },
});
const party = (but: Partial<Saved>): Saved => partyOn(MONDAY, { care_home_id, ...but });
async function add(title: string, but: Partial<Saved> = {}): Promise<Event> {
  const { status, body } = await nadia.asks(saveEvent, party({ title, repeat: mondays(4), ...but }));
  expect(status).toBe(200);
  return body;
}
/** What stands in the calendar of one title, for whoever looks. */
async function listed(title: string, asker = nadia) {
  const { items } = (await asker.asks(listEvents, { from: MONDAY, to: addDays(MONDAY, 80) })).body;
  return items.filter((one) => one.title === title);
}
const daysOf = async (title: string) => (await listed(title)).map(({ first_day }) => first_day.slice(5));
const eventOf = async (event_id: string, asker = nadia) => (await asker.asks(getEvent, { event_id })).body;
const standing = ({ series }: Event): Repeat | null =>
  series && { rule: series.rule, end: { kind: 'until', day: series.last_day } };
/** Changes an event as its form does: with all that stands, and what is said otherwise. */
async function change(event: Event, which: Saved['which'], but: Partial<Saved>, asker = nadia) {
  const { title, place, first_day, last_day, from_time, to_time, audience, places, answer_by } = event;
  const stands = { title, place, first_day, last_day, from_time, to_time, audience, places, answer_by };
  const at = { event_id: event.id, base_version: event.version, which, repeat: standing(event) };
  return await asker.asks(saveEvent, party({ ...stands, ...at, ...but }));
}
const answer = (asker: Asker, event_id: string) =>
  asker.asks(answerEvent, { ...write(), event_id, resident_id: null, answer: 'yes', guests: 0, note: '' });

test('an event that repeats stands on each of its days, at its hour, over the change of the clock', async () => {
  const event = await add('Choir', { answer_by: addDays(MONDAY, -2) });
  expect(event.series).toMatchObject({ first_day: MONDAY, last_day: '2027-03-29', to_come: 4 });
  const found = await listed('Choir');
  expect(found.map(({ starts_at, is_repeating }) => [starts_at.slice(5, 16), is_repeating])).toEqual([
    ['03-08T14:30', true],
    ['03-15T14:30', true],
    ['03-22T14:30', true],
    ['03-29T13:30', true],
  ]);
  expect(await eventOf(found[3]?.id ?? '')).toMatchObject({ answer_by: '2027-03-27' });
  expect((await listed('Choir', sarah)).length).toBe(4);
});

test('events of several days keep their length, and do not begin before the one before ends', async () => {
  const rule = { kind: 'monthly', which: 1, weekday: 6 } as const;
  await add('Weekend', {
    first_day: '2027-04-03',
    last_day: '2027-04-04',
    is_all_day: true,
    repeat: { rule, end: { kind: 'count', count: 2 } },
  });
  expect((await listed('Weekend')).map(({ first_day, last_day }) => [first_day, last_day])).toEqual([
    ['2027-04-03', '2027-04-04'],
    ['2027-05-01', '2027-05-02'],
  ]);
  const daily = { rule: { kind: 'daily' }, end: { kind: 'count', count: 3 } } as const;
  const refusal = await nadia.asks(saveEvent, party({ last_day: addDays(MONDAY, 1), repeat: daily }));
  expect(refusal).toMatchObject({ status: 422, body: { errors: { repeat: ['It would begin again before it ends'] } } });
});

test('a rule that leads nowhere is told at its field', async () => {
  const until = { ...mondays(1), end: { kind: 'until', day: '2027-03-01' } } as const;
  const refusal = await nadia.asks(saveEvent, party({ repeat: until }));
  expect(refusal).toMatchObject({ status: 422, body: { errors: { repeat: ['The last day is before the first'] } } });
});

test('this alone moves, and a change of all leaves what it says otherwise', async () => {
  const event = await add('Skittles');
  const [, second, third] = await listed('Skittles');
  const alone = await eventOf(second?.id ?? '');
  const moved = await change(alone, 'this', { first_day: '2027-03-16', last_day: '2027-03-16', place: 'Hall' });
  expect(moved.body).toMatchObject({ id: alone.id, first_day: '2027-03-16', series: event.series });
  await change(event, 'all', { place: 'Conservatory', from_time: '14:00' });
  const found = await Promise.all((await listed('Skittles')).map(({ id }) => eventOf(id)));
  expect(found.map(({ first_day, from_time, place }) => [first_day.slice(5), from_time, place])).toEqual([
    ['03-08', '14:00', 'Conservatory'],
    ['03-16', '14:00', 'Hall'],
    ['03-22', '14:00', 'Conservatory'],
    ['03-29', '14:00', 'Conservatory'],
  ]);
  expect(third).toBeDefined();
});

test('this and the following change, those before stay, and answers with them', async () => {
  await add('Quiz');
  const found = await listed('Quiz');
  for (const { id } of found) await answer(sarah, id);
  const third = await eventOf(found[2]?.id ?? '');
  const later = {
    rule: { kind: 'weekly', every: 1, weekdays: [1, 3] },
    end: { kind: 'until', day: '2027-04-07' },
  } as const;
  const { status } = await change(third, 'following', {
    title: 'Big quiz',
    repeat: { rule: { ...later.rule, weekdays: [...later.rule.weekdays] }, end: later.end },
  });
  expect(status).toBe(200);
  expect(await daysOf('Quiz')).toEqual(['03-08', '03-15']);
  expect(await daysOf('Big quiz')).toEqual(['03-22', '03-24', '03-29', '03-31', '04-05', '04-07']);
  const going = (await listed('Big quiz')).map((one) => one.going);
  expect(going).toEqual([1, 0, 1, 0, 0, 0]);
  const [before] = await listed('Quiz');
  expect((await eventOf(before?.id ?? '')).series).toMatchObject({ last_day: '2027-03-15', to_come: 2 });
});

test('where the day of an event is no longer meant, it goes, can come back, and another one is gone on with', async () => {
  const event = await add('Bowls');
  const tuesdays: Repeat = { rule: { kind: 'weekly', every: 1, weekdays: [2] }, end: { kind: 'count', count: 3 } };
  const { body } = await change(event, 'all', { repeat: tuesdays });
  expect(body.first_day).toBe('2027-03-09');
  expect(await daysOf('Bowls')).toEqual(['03-09', '03-16', '03-23']);
  const { items } = (await nadia.asks(listDeletedEvents, {})).body;
  expect(items.filter(({ title }) => title === 'Bowls')).toHaveLength(4);
  const back = await nadia.asks(restoreEvent, { ...write(), event_id: event.id, with_others: true });
  expect(back.body).toMatchObject({ first_day: MONDAY, series: null });
});

test('once again, the others go', async () => {
  await add('Bingo');
  const [, second] = await listed('Bingo');
  await change(await eventOf(second?.id ?? ''), 'following', { repeat: null });
  expect(await daysOf('Bingo')).toEqual(['03-08', '03-15']);
  expect((await eventOf(second?.id ?? '')).series).toBeNull();
});

test('an event of its own becomes the first of a series', async () => {
  const event = await add('Tai chi', { repeat: null });
  expect(event.series).toBeNull();
  const { body } = await change(event, 'this', { repeat: mondays(3) });
  expect(body).toMatchObject({ id: event.id, series: { to_come: 3 } });
  expect(await daysOf('Tai chi')).toEqual(['03-08', '03-15', '03-22']);
});

test('a series is cancelled and takes place again as one, and what was cancelled before stays so', async () => {
  const event = await add('Walk');
  const [, second, third] = await listed('Walk');
  const cancel = (one: Event, which: Saved['which'], reason: string) =>
    nadia.asks(cancelEvent, { ...write(), event_id: one.id, base_version: one.version, which, reason });
  await cancel(await eventOf(third?.id ?? ''), 'this', 'The minister comes');
  world.clock.now = new Date('2027-03-01T09:05:00Z');
  const { body } = await cancel(await eventOf(second?.id ?? ''), 'following', 'Rain');
  expect(body.cancelled).toMatchObject({ why: 'Rain', others: 1 });
  const states = async () => (await listed('Walk')).map(({ is_cancelled }) => is_cancelled);
  expect(await states()).toEqual([false, true, true, true]);
  const again = { ...write(), event_id: body.id, base_version: body.version, with_others: true };
  await nadia.asks(reopenEvent, again);
  expect(await states()).toEqual([false, false, true, false]);
  expect((await eventOf(event.id)).series?.to_come).toBe(3);
});

test('a series is deleted and comes back as one', async () => {
  const event = await add('Karaoke');
  const gone = await nadia.asks(deleteEvent, { ...write(), event_id: event.id, base_version: 1, which: 'all' });
  expect(gone.body.events).toBe(4);
  expect(await daysOf('Karaoke')).toEqual([]);
  const { items } = (await nadia.asks(listDeletedEvents, {})).body;
  const lines = items.filter(({ title }) => title === 'Karaoke');
  expect(lines.map(({ id, others }) => [id, others])).toEqual([[event.id, 3]]);
  await nadia.asks(restoreEvent, { ...write(), event_id: event.id, with_others: true });
  expect(await daysOf('Karaoke')).toEqual(['03-08', '03-15', '03-22', '03-29']);
  const [first, ...others] = await listed('Karaoke');
  await nadia.asks(deleteEvent, { ...write(), event_id: first?.id ?? '', base_version: 3, which: 'this' });
  expect(await daysOf('Karaoke')).toHaveLength(others.length);
});

test('whoever means to come to several of a series hears of a change once', async () => {
  await add('Film');
  const found = await listed('Film');
  for (const { id } of found) await answer(sarah, id);
  const mails = (sql: string) =>
    asOwner(world.ownerUrl, async (client) => (await client.query<{ email: string }>(sql)).rows);
  await mails(`delete from outgoing_mails where notification = 'event_changed'`);
  await change(await eventOf(found[0]?.id ?? ''), 'all', { place: 'Library' });
  const told = await mails(
    `select a.email from outgoing_mails m join accounts a on a.id = m.account_id where m.notification = 'event_changed'`,
  );
  expect(told).toEqual([{ email: 'relative@larch-house.example' }]);
});

test('one answer is for all that are still to come, and where there is no room it is not kept', async () => {
  const event = await add('Supper', { places: 1 });
  const [, second] = await listed('Supper');
  await answer(anita, second?.id ?? '');
  const said = { ...write(), event_id: event.id, resident_id: null, answer: 'yes', guests: 0, note: '' } as const;
  const { body } = await sarah.asks(answerSeries, said);
  expect(body).toMatchObject({ answered: 3, full: 1, event: { counts: { going: 1 } } });
  expect((await listed('Supper', sarah)).map(({ my_answer }) => my_answer)).toEqual(['yes', null, 'yes', 'yes']);
});

test('for somebody who is not asked to one of the series, the others take the answer', async () => {
  const her_person = (await sarah.asks(listMyPeople, {})).body.items[0]?.resident_id ?? '';
  const event = await add('Book club', { audience: 'chosen', resident_ids: [her_person] });
  const [, second] = await listed('Book club');
  await change(await eventOf(second?.id ?? ''), 'this', { audience: 'relatives', resident_ids: [] });
  const said = { ...write(), event_id: event.id, resident_id: her_person, answer: 'yes', guests: 0, note: '' } as const;
  expect((await sarah.asks(answerSeries, said)).body).toMatchObject({ answered: 3, full: 0 });
});

test('fewer places than people who come are refused for every event of the series', async () => {
  const event = await add('Lunch', { places: 5 });
  const [, second] = await listed('Lunch');
  for (const asker of [nadia, anita, sarah]) await answer(asker, second?.id ?? '');
  const refusal = await change(event, 'all', { places: 2 });
  expect(refusal).toMatchObject({ status: 422, body: { errors: { places: ['3 are coming already'] } } });
  expect((await eventOf(event.id)).places).toBe(5);
});

test('of two who change a series at once nobody waits for ever, and nothing is lost unsaid', async () => {
  const event = await add('Race');
  const [, , third] = await listed('Race');
  const other = await eventOf(third?.id ?? '');
  const [one, two] = await Promise.all([
    change(event, 'all', { place: 'Hall' }),
    change(other, 'following', { from_time: '14:00' }, anita),
  ]);
  // Whoever comes second with an old copy is told; from the first event the change of those after it is no old copy.
  expect(one.status).toBe(200);
  expect([200, 409]).toContain(two.status);
  const now = await eventOf(third?.id ?? '');
  expect(now).toMatchObject({ place: 'Hall', from_time: two.status === 200 ? '14:00' : other.from_time });
});

test('what else is at the time of any of them is told, and the series itself is not', async () => {
  const event = await add('Hymns', { place: 'Chapel' });
  const [, , third] = await listed('Hymns');
  const asked = {
    event_id: null,
    is_all_day: false,
    first_day: '2027-03-02',
    last_day: '2027-03-02',
    from_time: '15:00',
    to_time: '16:00',
    place: 'Chapel',
    member_ids: [],
    resident_ids: [],
    resident_group_ids: [],
    repeat: { rule: { kind: 'daily' as const }, end: { kind: 'count' as const, count: 7 } },
  };
  const { items } = (await nadia.asks(findEventClashes, asked)).body;
  expect(items.map(({ title, starts_at }) => [title, starts_at.slice(0, 10)])).toEqual([['Hymns', MONDAY]]);
  const own = { ...asked, event_id: event.id, repeat: mondays(4), first_day: MONDAY, last_day: MONDAY };
  expect((await nadia.asks(findEventClashes, own)).body.total).toBe(0);
  expect(third).toBeDefined();
});

test('a relative changes of a series just what they see', async () => {
  const event = await add('Sing along');
  const [, second] = await listed('Sing along');
  await change(await eventOf(second?.id ?? ''), 'this', { audience: 'staff' });
  const theirs = await eventOf(event.id, sarah);
  expect(theirs.series?.to_come).toBe(3);
  expect((await change(theirs, 'all', { place: 'Kitchen' }, sarah)).status).toBe(200);
  const places = (await Promise.all((await listed('Sing along')).map(({ id }) => eventOf(id)))).map(
    ({ place }) => place,
  );
  expect(places).toEqual(['Kitchen', 'Terrace', 'Kitchen', 'Kitchen']);
});

test('whoever may change an event and add none makes no others of it', async () => {
  const alone = await add('Bell ringing', { repeat: null });
  expect((await change(await eventOf(alone.id, sarah), 'this', { repeat: mondays(3) }, sarah)).status).toBe(403);
  const event = await add('Hand bells');
  expect((await change(await eventOf(event.id, sarah), 'all', { repeat: mondays(9) }, sarah)).status).toBe(403);
  expect(await daysOf('Bell ringing')).toEqual(['03-08']);
  expect(await daysOf('Hand bells')).toHaveLength(4);
});
