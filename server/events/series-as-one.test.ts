import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { Event } from '@heartsease/domain/events/event.ts';
import { answerSeries, getEvent, listEvents, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { meanwhile } from '../test/meanwhile.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let care_home_id: string;
/** A Monday, three weeks before the clocks of London go forward on the Sunday. */
const MONDAY = '2027-03-08';

beforeAll(async () => {
  world = await openWorld();
  world.clock.now = new Date('2027-03-01T09:00:00Z');
  nadia = await world.as('coordinator@larch-house.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
});
afterAll(async () => await world.close());

type Saved = InputOf<typeof saveEvent>;
const weekly = (weekday: 1 | 7): NonNullable<Saved['repeat']> => ({
  rule: { kind: 'weekly', every: 1, weekdays: [weekday] },
  end: { kind: 'count', count: 4 },
});
const save = async (but: Partial<Saved>) =>
  await nadia.asks(saveEvent, partyOn(MONDAY, { care_home_id, repeat: weekly(1), ...but }));
/** All of one title, in the order of their days. */
async function eventsOf(title: string): Promise<Event[]> {
  const { items } = (await nadia.asks(listEvents, { from: MONDAY, to: addDays(MONDAY, 40) })).body;
  const ids = items.filter((one) => one.title === title).map(({ id }) => id);
  return await Promise.all(ids.map(async (event_id) => (await nadia.asks(getEvent, { event_id })).body));
}
/** Changes one with what stands, and what is said otherwise. */
async function change(event: Event, which: Saved['which'], but: Partial<Saved>) {
  const { title, first_day, last_day, from_time, to_time, audience, resident_ids } = event;
  const stands = { title, first_day, last_day, from_time, to_time, audience, resident_ids };
  const repeat = event.series && {
    rule: event.series.rule,
    end: { kind: 'until' as const, day: event.series.last_day },
  };
  const at = { event_id: event.id, base_version: event.version, which };
  return await save({ ...stands, ...at, repeat, ...but });
}

test('one whose hours were changed alone keeps them when the others move', async () => {
  const { body: event } = await save({ title: 'Yoga', from_time: '10:00', to_time: '11:00' });
  const [, second] = await eventsOf('Yoga');
  await change(second ?? event, 'this', { to_time: '10:30' });
  expect((await change(event, 'all', { from_time: '11:00', to_time: '12:00' })).status).toBe(200);
  expect((await eventsOf('Yoga')).map(({ from_time, to_time }) => `${from_time}–${to_time}`)).toEqual([
    '11:00–12:00',
    '10:00–10:30',
    '11:00–12:00',
    '11:00–12:00',
  ]);
});

test('what can’t be so for one of them is told at its field, and none is changed', async () => {
  const [one] = (await nadia.asks(listResidents, {})).body.items;
  const { body: event } = await save({ title: 'Chess', resident_ids: [one?.id ?? ''] });
  const [, second] = await eventsOf('Chess');
  await change(second ?? event, 'this', { audience: 'chosen' });
  const refusal = await change(event, 'all', { resident_ids: [], place: 'Hall' });
  expect(refusal).toMatchObject({
    status: 422,
    body: { errors: { audience: ['Invite somebody, or choose for whom it is'] } },
  });
  expect((await eventsOf('Chess')).map(({ place }) => place)).not.toContain('Hall');
});

const SUNDAY = '2027-03-14';
const sundays = { first_day: SUNDAY, last_day: SUNDAY, repeat: weekly(7) };
const night = { from_time: '01:30', to_time: '02:10' };
const refused = { status: 422, body: { errors: { to_time: ['The end is not after the beginning'] } } };

test('an event that can’t be in the night when the clocks go forward is not planned for it', async () => {
  expect(await save({ title: 'Owls', ...sundays, ...night })).toMatchObject(refused);
  expect(await eventsOf('Owls')).toEqual([]);
});

test('nor does one that stands repeat into that night, or move into it with its series', async () => {
  const { body: alone } = await save({ title: 'Bats', ...sundays, ...night, repeat: null });
  expect(await change(alone, 'this', { repeat: weekly(7) })).toMatchObject(refused);
  const { body: event } = await save({ title: 'Stars', ...sundays });
  expect(await change(event, 'all', night)).toMatchObject(refused);
  expect((await eventsOf('Stars')).map(({ from_time }) => from_time)).not.toContain('01:30');
});

test('an answer to all counts those that are of the series once a change of it is through', async () => {
  const { body: event } = await save({ title: 'Bingo' });
  const [first, second] = await eventsOf('Bingo');
  const said = { event_id: event.id, resident_id: null, answer: 'yes', guests: 0, note: '' } as const;
  const { body } = await meanwhile(
    world.ownerUrl,
    async (client) =>
      await client.query(
        `with apart as (
           insert into event_series (care_home_id, id, rule, first_day, last_day)
           values ($1, $2, $3, $4, $5) returning id)
         update events set series_id = apart.id from apart where events.care_home_id = $1 and events.id = any($6::uuid[])`,
        [care_home_id, uuidv7(), JSON.stringify(weekly(1).rule), MONDAY, addDays(MONDAY, 7), [first?.id, second?.id]],
      ),
    async () => await nadia.asks(answerSeries, { client_id: uuidv7(), care_home_id, ...said }),
  );
  expect(body).toMatchObject({ answered: 2, full: 0 });
  expect((await eventsOf('Bingo')).map(({ counts }) => counts.going)).toEqual([1, 1, 0, 0]);
});
