import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  endCalendarFeed,
  listCalendarFeeds,
  makeCalendarFeed,
  renewCalendarFeed,
} from '@heartsease/domain/events/calendar-feeds.endpoints.ts';
import { answerEvent, cancelEvent, deleteEvent, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { EVENT_LIMITS } from '@heartsease/domain/events/event.ts';
import type { FeedCovers } from '@heartsease/domain/events/event.ts';
import { cancelPlan, listPlanStaff, savePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let sarah: Asker;
let graham: Asker;
let care_home_id: string;
let day: string;

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  graham = await world.as('member@teme-valley.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  day = addDays(new Date().toISOString().slice(0, 10), 20);
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });
const add = async (but: Partial<InputOf<typeof saveEvent>> = {}) =>
  (await nadia.asks(saveEvent, partyOn(day, { care_home_id, ...but }))).body;
const addressOf = async (asker: Asker, covers: FeedCovers = 'all') =>
  new URL((await asker.asks(makeCalendarFeed, { name: 'Mine', covers })).body.url).pathname;
const feedsOf = async (asker: Asker) => (await asker.asks(listCalendarFeeds, {})).body.items;
const session = (title: string): InputOf<typeof savePlan> => ({
  ...write(),
  planned_session_id: null,
  base_version: 0,
  which: 'this',
  day,
  activity_id: null,
  title,
  time: '14:00',
  minutes: 60,
  place: 'Library',
  leader_id: null,
  helper_ids: [],
  resident_ids: [],
  resident_group_ids: [],
  is_open_to_everyone: false,
  capacity: null,
  repeat: null,
});
const fetched = async (path: string) => {
  const answer = await fetch(`${world.address}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

test('a calendar of one’s own fetches what one sees, and knows each event again when it changes', async () => {
  const shown = await add({ title: 'Open to all' });
  const hidden = await add({ title: 'Fire drill', audience: 'staff' });
  const path = await addressOf(sarah);
  const first = await fetched(path);
  expect(first).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
  expect(first.text).toContain(`UID:${shown.id}@heartsease\r\n`);
  expect(first.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(first.text).not.toContain(hidden.title);
  await nadia.asks(cancelEvent, { ...write(), event_id: shown.id, base_version: 1, which: 'this', reason: 'Snow' });
  const again = (await fetched(path)).text;
  const entry = again.slice(again.indexOf(`UID:${shown.id}`));
  expect(entry).toMatch(/SEQUENCE:1\r\n[^]*?STATUS:CANCELLED/u);
  await nadia.asks(deleteEvent, { ...write(), event_id: shown.id, base_version: 2, which: 'this' });
  expect((await fetched(path)).text).not.toContain(shown.id);
  expect((await feedsOf(sarah)).at(-1)?.last_fetched_at).not.toBeNull();
});

test('it may bring just what one means to come to', async () => {
  const [mine, other] = [await add({ title: 'Mine' }), await add({ title: 'Not mine' })];
  await sarah.asks(answerEvent, {
    ...write(),
    event_id: mine.id,
    resident_id: null,
    answer: 'maybe',
    guests: 0,
    note: '',
  });
  const { text } = await fetched(await addressOf(sarah, 'mine'));
  expect(text).toContain(mine.id);
  expect(text).not.toContain(other.id);
});

test('of several addresses each is renewed and stopped by itself', async () => {
  const made = await graham.asks(makeCalendarFeed, { name: 'Phone', covers: 'all' });
  const other = await addressOf(graham, 'mine');
  const { id: feed_id } = made.body.feed;
  const first = new URL(made.body.url).pathname;
  const renewed = await graham.asks(renewCalendarFeed, { feed_id });
  const second = new URL(renewed.body.url).pathname;
  expect(renewed.body.feed).toMatchObject({ id: feed_id, name: 'Phone', covers: 'all', last_fetched_at: null });
  expect((await fetched(first)).status).toBe(404);
  expect((await fetched(second)).text).toContain('X-WR-CALNAME:Phone');
  await graham.asks(endCalendarFeed, { feed_id });
  expect((await fetched(second)).status).toBe(404);
  expect((await fetched(other)).status).toBe(200);
  expect((await feedsOf(graham)).map(({ id }) => id)).not.toContain(feed_id);
  expect((await graham.asks(endCalendarFeed, { feed_id })).status).toBe(404);
});

test('nobody renews or stops the address of somebody else', async () => {
  const { feed } = (await nadia.asks(makeCalendarFeed, { name: 'Nadia’s', covers: 'lead' })).body;
  const anita = await world.as('manager@larch-house.example');
  for (const call of [renewCalendarFeed, endCalendarFeed]) {
    expect((await anita.asks(call, { feed_id: feed.id })).status).toBe(404);
  }
  expect((await feedsOf(nadia)).map(({ id }) => id)).toContain(feed.id);
});

test('what somebody has an address for fits who they are, and there is an end to them', async () => {
  const offered = async (asker: Asker) => (await asker.asks(listCalendarFeeds, {})).body.offered;
  expect(await offered(nadia)).toEqual(['all', 'mine', 'lead']);
  expect(await offered(sarah)).toEqual(['all', 'mine', 'people']);
  const hilary = await world.as('organiser@teme-valley.example');
  expect(await offered(hilary)).toEqual(['all', 'mine']);
  const make = (covers: FeedCovers) => hilary.asks(makeCalendarFeed, { name: 'One more', covers });
  expect(await make('lead')).toMatchObject({ status: 422, body: { errors: { covers: [expect.any(String)] } } });
  for (let made = 0; made < EVENT_LIMITS.feeds; made += 1) expect((await make('all')).status).toBe(200);
  expect(await make('all')).toMatchObject({
    status: 422,
    body: { errors: { form: [expect.stringContaining(String(EVENT_LIMITS.feeds))] } },
  });
});

test('what staff lead or help at is in their calendar, with the events that they made', async () => {
  const staff = (await nadia.asks(listPlanStaff, {})).body.items;
  const own = (await nadia.asks(me, {})).body.id;
  const other = staff.find(({ id }) => id !== own)?.id ?? '';
  const plan = async (title: string, who: { leader_id: string | null; helper_ids: string[] }) =>
    (await nadia.asks(savePlan, { ...session(title), ...who })).body.plan;
  const led = await plan('Chess', { leader_id: own, helper_ids: [] });
  const helped = await plan('Bowls', { leader_id: other, helper_ids: [own] });
  const theirs = await plan('Bingo', { leader_id: other, helper_ids: [] });
  const event = await add({ title: 'Nadia’s party' });
  const path = await addressOf(nadia, 'lead');
  const { text } = await fetched(path);
  for (const { id } of [led, helped, event]) expect(text).toContain(`UID:${id}@heartsease`);
  expect(text).not.toContain(theirs.id);
  expect(text).not.toMatch(/Nadia(?!’s party)/u);
  await nadia.asks(cancelPlan, {
    ...write(),
    planned_session_id: led.id,
    base_version: 1,
    which: 'this',
    reason: 'No chess set',
  });
  const again = (await fetched(path)).text;
  expect(again.slice(again.indexOf(`UID:${led.id}`))).toMatch(/SEQUENCE:1\r\n[^]*?STATUS:CANCELLED/u);
});

test('what is for the people somebody is family of is in a calendar of its own', async () => {
  const her_person = (await sarah.asks(listMyPeople, {})).body.items[0]?.resident_id ?? '';
  const hers = await add({ title: 'Her birthday', audience: 'chosen', resident_ids: [her_person] });
  const answered = await add({ title: 'Tea for all' });
  const other = await add({ title: 'Something else' });
  await nadia.asks(answerEvent, {
    ...write(),
    event_id: answered.id,
    resident_id: her_person,
    answer: 'yes',
    guests: 0,
    note: '',
  });
  const { text } = await fetched(await addressOf(sarah, 'people'));
  for (const { id } of [hers, answered]) expect(text).toContain(id);
  expect(text).not.toContain(other.id);
});

test('the secret itself is kept nowhere', async () => {
  const path = await addressOf(graham);
  const token = path.slice('/cal/'.length, -'.ics'.length);
  const rows = await asOwner(world.ownerUrl, async (client) => {
    const { rows: found } = await client.query<{ text: string }>(
      `select row_to_json(w)::text as text from writes w union all select row_to_json(a)::text from audit_events a
        union all select row_to_json(f)::text from calendar_feeds f`,
    );
    return found;
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
});

test('whose access has ended fetches nothing any more', async () => {
  const path = await addressOf(sarah);
  const set = (status: string) =>
    asOwner(world.ownerUrl, (client) =>
      client.query(
        `update relative_links set status = $1
          where account_id = (select id from accounts where email = 'relative@larch-house.example')`,
        [status],
      ),
    );
  await set('paused');
  expect((await fetched(path)).status).toBe(404);
  await set('active');
  expect((await fetched(path)).status).toBe(200);
});

test.each(['/cal/nothing.ics', `/cal/${'A'.repeat(64)}.ics`, '/cal/%00.ics', `/cal/${'-'.repeat(64)}.ics`])(
  '%s is no address',
  async (path) => {
    expect((await fetched(path)).status).toBe(404);
  },
);
