import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  answerEvent,
  cancelEvent,
  deleteEvent,
  getEvent,
  listEvents,
  saveEvent,
} from '@heartsease/domain/events/events.endpoints.ts';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { mintToken } from '../test/sign-ins.ts';
import { addRelative } from '../test/relatives.ts';
import { askerAt, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let owner: pg.Client;
let nadia: Asker;
let sarah: Asker;
let care_home_id: string;
let day: string;
let her_person: string;
let somebody_else: string;

beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  nadia = await world.as('coordinator@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  her_person = (await sarah.asks(listMyPeople, {})).body.items[0]?.resident_id ?? '';
  const { items } = (await nadia.asks(listResidents, {})).body;
  somebody_else = items.find(({ id }) => id !== her_person)?.id ?? '';
  day = addDays(new Date().toISOString().slice(0, 10), 6);
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

type Saved = InputOf<typeof saveEvent>;
const write = () => ({ client_id: uuidv7(), care_home_id });
const made = (but: Partial<Saved> = {}): Saved => partyOn(day, { care_home_id, ...but });
const add = async (but: Partial<Saved> = {}) => (await nadia.asks(saveEvent, made(but))).body;
const answer = (asker: Asker, event_id: string, but: Partial<InputOf<typeof answerEvent>> = {}) =>
  asker.asks(answerEvent, { ...write(), event_id, resident_id: null, answer: 'yes', guests: 0, note: '', ...but });

/** Fifty relatives, each with a session of their own. */
async function relatives(count: number): Promise<Asker[]> {
  const askers: Asker[] = [];
  for (let number = 0; number < count; number += 1) {
    const home = { care_home_id, canary: 'Priya' };
    const { account_id } = await addRelative(owner, home, { resident_id: somebody_else, status: 'active' });
    askers.push(askerAt(world.address, await mintToken(owner, { account_id, care_home_id })));
  }
  return askers;
}

test('of fifty who answer at once exactly as many come as there is room for', async () => {
  const event = await add({ places: 12 });
  const askers = await relatives(50);
  const answers = await Promise.all(askers.map((asker) => answer(asker, event.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
  const late = answers.filter(({ status }) => status !== 200);
  for (const one of late)
    expect(one).toMatchObject({ status: 422, body: { errors: { answer: ['All places are taken'] } } });
  const { counts, answers: kept } = (await nadia.asks(getEvent, { event_id: event.id })).body;
  expect(counts).toEqual({ yes: 12, maybe: 0, no: 0, going: 12 });
  expect(kept).toHaveLength(12);
});

test('guests take places too, and all of them come or none', async () => {
  const event = await add({ places: 10 });
  const askers = await relatives(8);
  const answers = await Promise.all(askers.map((asker) => answer(asker, event.id, { guests: 2 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refusal = answers.find(({ status }) => status !== 200);
  expect(refusal?.body).toMatchObject({ errors: { guests: ['There is one place left'] } });
  expect((await nadia.asks(getEvent, { event_id: event.id })).body.counts.going).toBe(9);
});

test('whoever changes their mind gives their place to somebody else', async () => {
  const event = await add({ places: 1 });
  const [first, second] = await relatives(2);
  if (!first || !second) throw new Error('there are two');
  expect((await answer(first, event.id)).status).toBe(200);
  expect((await answer(second, event.id)).status).toBe(422);
  expect((await answer(second, event.id, { answer: 'maybe' })).status).toBe(200);
  expect((await answer(first, event.id, { answer: 'no', guests: 4 })).body.counts).toMatchObject({ no: 1, going: 0 });
  expect((await answer(second, event.id)).body.counts).toMatchObject({ yes: 1, maybe: 0, going: 1 });
});

test('a relative answers for themselves and for their person, with guests and a few words', async () => {
  const event = await add();
  await answer(sarah, event.id, { guests: 2, note: 'With the twins' });
  const { body } = await answer(sarah, event.id, { resident_id: her_person, answer: 'maybe' });
  expect(body.answer_for.map(({ resident_id, answer: given }) => [resident_id, given?.answer, given?.guests])).toEqual([
    [null, 'yes', 2],
    [her_person, 'maybe', 0],
  ]);
  const { answers } = (await nadia.asks(getEvent, { event_id: event.id })).body;
  expect(answers.map(({ resident_id, answered_by, note }) => [resident_id, answered_by, note])).toEqual([
    [null, null, 'With the twins'],
    [her_person, 'Sarah', ''],
  ]);
});

test('nobody answers for somebody for whom they do not speak', async () => {
  const event = await add();
  expect((await answer(sarah, event.id, { resident_id: somebody_else })).status).toBe(404);
  expect((await answer(sarah, event.id, { resident_id: uuidv7() })).status).toBe(404);
  const home = { care_home_id, canary: 'Priya' };
  const { account_id } = await addRelative(owner, home, {
    resident_id: somebody_else,
    status: 'active',
    access_level: 'friend',
  });
  const friend = askerAt(world.address, await mintToken(owner, { account_id, care_home_id }));
  expect((await answer(friend, event.id)).status).toBe(200);
  expect((await answer(friend, event.id, { resident_id: somebody_else })).status).toBe(404);
  const relativesOnly = await add({ audience: 'relatives' });
  expect((await answer(sarah, relativesOnly.id, { resident_id: her_person })).status).toBe(404);
  expect((await answer(nadia, relativesOnly.id, { resident_id: her_person })).status).toBe(404);
});

test('staff answer for whoever lives here', async () => {
  const event = await add({ audience: 'residents' });
  const { status, body } = await answer(nadia, event.id, { resident_id: somebody_else, answer: 'no', note: 'Too far' });
  expect(status).toBe(200);
  expect(body.answers).toMatchObject([{ resident_id: somebody_else, answer: 'no', answered_by: 'Nadia' }]);
});

test('answers stay when an event changes, and tell what has changed since', async () => {
  const event = await add();
  await answer(sarah, event.id, { guests: 1 });
  await nadia.asks(
    saveEvent,
    made({ event_id: event.id, base_version: 1, place: 'Conservatory', description: 'Bring a hat' }),
  );
  const seen = (await sarah.asks(getEvent, { event_id: event.id })).body;
  expect(seen.counts.going).toBe(2);
  expect(seen.answer_for[0]?.answer).toMatchObject({ answer: 'yes', guests: 1, changed_since: ['place'] });
  const again = await answer(sarah, event.id, { guests: 1 });
  expect(again.body.answer_for[0]?.answer?.changed_since).toEqual([]);
});

test('whoever means to come hears by mail that it has changed, its author and those who said no do not', async () => {
  const event = await add();
  await answer(sarah, event.id);
  await answer(nadia, event.id);
  const [other] = await relatives(1);
  if (!other) throw new Error('there is one');
  await answer(other, event.id, { answer: 'no' });
  await owner.query(`delete from outgoing_mails where notification = 'event_changed'`);
  await nadia.asks(saveEvent, made({ event_id: event.id, base_version: 1, from_time: '10:00' }));
  const told = await mailsOfChanges();
  expect(told.map(({ email }) => email)).toEqual(['relative@larch-house.example']);
  expect(told[0]?.body).not.toMatch(/Eileen|Terrace|party/u);
});

test('a cancellation is mailed though the change before it was, and so is a deletion', async () => {
  const [moved, gone] = [await add(), await add()];
  await answer(sarah, moved.id);
  await answer(sarah, gone.id, { answer: 'maybe' });
  await owner.query(`delete from outgoing_mails where notification = 'event_changed'`);
  await nadia.asks(saveEvent, made({ event_id: moved.id, base_version: 1, from_time: '10:00' }));
  const this_one = { ...write(), which: 'this' } as const;
  await nadia.asks(cancelEvent, { ...this_one, event_id: moved.id, base_version: 2, reason: 'Snow' });
  await nadia.asks(deleteEvent, { ...this_one, client_id: uuidv7(), event_id: gone.id, base_version: 1 });
  expect(await mailsOfChanges()).toHaveLength(3);
});

test('nobody is mailed about what is over', async () => {
  const event = await add();
  await answer(sarah, event.id);
  await owner.query(`delete from outgoing_mails where notification = 'event_changed'`);
  await owner.query(`update events set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
    where id = '${event.id}'`);
  await nadia.asks(cancelEvent, { ...write(), event_id: event.id, base_version: 1, which: 'this', reason: 'Late' });
  expect(await mailsOfChanges()).toEqual([]);
});

test('whoever has left since keeps no place', async () => {
  const event = await add({ places: 1 });
  await answer(nadia, event.id, { resident_id: somebody_else });
  expect((await answer(sarah, event.id)).status).toBe(422);
  await owner.query(`update residents set status = 'moved_on', ended_on = current_date where id = '${somebody_else}'`);
  expect(await answer(sarah, event.id)).toMatchObject({ status: 200, body: { counts: { going: 1 } } });
  expect((await nadia.asks(getEvent, { event_id: event.id })).body.answers).toHaveLength(1);
  await owner.query(`update residents set status = 'active', ended_on = null where id = '${somebody_else}'`);
});

async function mailsOfChanges(): Promise<{ email: string; body: string }[]> {
  const { rows } = await owner.query<{ email: string; body: string }>(
    `select a.email, m.body from outgoing_mails m join accounts a on a.id = m.account_id
      where m.notification = 'event_changed'`,
  );
  return rows;
}

test('there is never less room than people who come', async () => {
  const event = await add({ places: 5 });
  await answer(sarah, event.id, { guests: 3 });
  const fewer = await nadia.asks(saveEvent, made({ event_id: event.id, base_version: 1, places: 3 }));
  expect(fewer).toMatchObject({ status: 422, body: { errors: { places: ['4 are coming already'] } } });
});

test('what was cancelled takes no answers', async () => {
  const event = await add();
  await nadia.asks(cancelEvent, { ...write(), event_id: event.id, base_version: 1, which: 'this', reason: 'Snow' });
  expect(await answer(sarah, event.id)).toMatchObject({
    status: 422,
    body: { errors: { answer: ['This was cancelled'] } },
  });
});

test('the line of the calendar says that an answer is asked for, until there is one', async () => {
  const event = await add({ audience: 'chosen', resident_ids: [her_person] });
  const line = async () =>
    (await sarah.asks(listEvents, { from: day, to: day })).body.items.find(({ id }) => id === event.id);
  expect(await line()).toMatchObject({ is_asked: true, my_answer: null, going: 0 });
  await answer(sarah, event.id);
  expect(await line()).toMatchObject({ is_asked: false, my_answer: 'yes', going: 1 });
});

test('the line of the calendar says whether a yes is still taken: there is room, and the day to answer has not passed', async () => {
  const event = await add({ places: 2 });
  const isTaken = async () =>
    (await sarah.asks(listEvents, { from: day, to: day })).body.items.find(({ id }) => id === event.id)
      ?.is_taking_answers;
  expect(await isTaken()).toBe(true);
  await owner.query('update events set answer_by = current_date - 2 where id = $1', [event.id]);
  expect(await isTaken()).toBe(false);
  await owner.query('update events set answer_by = null where id = $1', [event.id]);
  await answer(nadia, event.id, { guests: 1 });
  expect(await isTaken()).toBe(false);
});
