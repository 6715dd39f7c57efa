import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { answerEvent, cancelEvent, getEvent, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { saveNotificationSettings } from '@heartsease/domain/notifications/notifications.endpoints.ts';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { addRelative } from '../test/relatives.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const NADIA = 'coordinator@larch-house.example';
const SARAH = 'relative@larch-house.example';
const TOMASZ = 'carer@larch-house.example';

let world: World;
let owner: pg.Client;
let nadia: Asker;
let sarah: Asker;
let care_home_id: string;
let eileen: string;
let tomasz: string;
let nadias_id: string;
let day: string;

beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  nadia = await world.as(NADIA);
  sarah = await world.as(SARAH);
  const profile = (await nadia.asks(me, {})).body;
  care_home_id = profile.carehome.id;
  nadias_id = profile.id;
  tomasz = (await (await world.as(TOMASZ)).asks(me, {})).body.id;
  eileen = (await sarah.asks(listMyPeople, {})).body.items[0]?.resident_id ?? '';
  day = addDays(new Date().toISOString().slice(0, 10), 6);
});
afterAll(async () => {
  await owner.end();
  await world.close();
});
beforeEach(async () => {
  await owner.query(`delete from outgoing_mails where notification like 'event%'`);
  await owner.query(`delete from outgoing_pushes`);
  await owner.query(`update accounts set in_app_only = '{}', quiet_from = null, quiet_until = null`);
});

type Saved = InputOf<typeof saveEvent>;
const write = () => ({ client_id: uuidv7(), care_home_id });
const chosen = (but: Partial<Saved>) => partyOn(day, { care_home_id, audience: 'chosen', ...but });
const save = async (but: Partial<Saved>) => {
  const { status, body } = await nadia.asks(saveEvent, chosen(but));
  expect(status).toBe(200);
  return body;
};
const answer = (asker: Asker, event_id: string, resident_id: string | null, said: 'yes' | 'no') =>
  asker.asks(answerEvent, { ...write(), event_id, resident_id, answer: said, guests: 0, note: '' });
const cancelled = (event_id: string, base_version = 1) =>
  nadia.asks(cancelEvent, { ...write(), event_id, base_version, which: 'this', reason: 'Snow' });

/** Whom the mails reach that were written and not taken back. */
async function told(kind: 'event_invited' | 'event_changed'): Promise<string[]> {
  const { rows } = await owner.query<{ email: string }>(
    `select a.email from outgoing_mails m join accounts a on a.id = m.account_id
      where m.notification = $1 and m.held_back_at is null order by a.email`,
    [kind],
  );
  return rows.map(({ email }) => email);
}

/** The relatives whose link to this person shows something. */
async function familyOf(resident_id: string): Promise<string[]> {
  const { rows } = await owner.query<{ email: string }>(
    `select a.email from relative_links l join accounts a on a.id = l.account_id
      where l.resident_id = $1 and l.status = 'active' and l.access_level <> 'friend' order by a.email`,
    [resident_id],
  );
  return rows.map(({ email }) => email);
}

test('whoever is invited hears of it, with their family and not their friends, and its author does not', async () => {
  const home = { care_home_id, canary: 'Priya' };
  const friend = await addRelative(owner, home, { resident_id: eileen, status: 'active', access_level: 'friend' });
  const ended = await addRelative(owner, home, { resident_id: eileen, status: 'ended' });
  await save({ member_ids: [tomasz, nadias_id], resident_ids: [eileen] });
  const family = await familyOf(eileen);
  expect(family).toContain(SARAH);
  expect(await told('event_invited')).toEqual([TOMASZ, ...family].toSorted());
  const { rows } = await owner.query<{ account_id: string; body: string; resident_id: string | null }>(
    `select account_id, body, resident_id from outgoing_mails where notification = 'event_invited'`,
  );
  expect(rows.map(({ account_id }) => account_id)).not.toContain(friend.account_id);
  expect(rows.map(({ account_id }) => account_id)).not.toContain(ended.account_id);
  // No name, and of family whose person it is: it is held back where the stay ends first.
  for (const { account_id, body, resident_id } of rows) {
    expect(body).not.toMatch(/Eileen|Terrace|party/iu);
    expect(resident_id).toBe(account_id === tomasz ? null : eileen);
  }
});

test('a friend is told when they are invited by name', async () => {
  const home = { care_home_id, canary: 'Priya' };
  const friend = await addRelative(owner, home, { resident_id: eileen, status: 'active', access_level: 'friend' });
  await save({ relative_link_ids: [friend.relative_link_id] });
  expect(await told('event_invited')).toEqual([`relative-${friend.account_id}@larch-house.example`]);
});

test('only those who are new hear of it when an event is saved again, and of its change the others', async () => {
  const event = await save({ member_ids: [tomasz] });
  await owner.query(`delete from outgoing_mails where notification = 'event_invited'`);
  await save({ event_id: event.id, base_version: 1, member_ids: [tomasz], description: 'Bring a hat' });
  expect(await told('event_invited')).toEqual([]);
  await save({ event_id: event.id, base_version: 2, member_ids: [tomasz], resident_ids: [eileen], place: 'Library' });
  expect(await told('event_invited')).toEqual(await familyOf(eileen));
  expect(await told('event_changed')).toEqual([TOMASZ]);
});

test('an event for everybody invites nobody by name, and a series invites once', async () => {
  await save({ audience: 'all' });
  expect(await told('event_invited')).toEqual([]);
  await save({
    member_ids: [tomasz],
    repeat: { rule: { kind: 'daily' }, end: { kind: 'count', count: 4 } },
  });
  expect(await told('event_invited')).toEqual([TOMASZ]);
});

test('nobody is told of an invitation that they want in the app alone', async () => {
  const carer = await world.as(TOMASZ);
  await carer.asks(saveNotificationSettings, { ...write(), in_app_only: ['event_invited'], quiet: null });
  await save({ member_ids: [tomasz] });
  expect(await told('event_invited')).toEqual([]);
});

test('nobody is told of an invitation to what is over already', async () => {
  const event = await save({ resident_ids: [eileen] });
  await owner.query(`delete from outgoing_mails where notification = 'event_invited'`);
  const standing = { event_id: event.id, base_version: 1 };
  await owner.query(
    `update events set first_day = current_date - 3, last_day = current_date - 3,
       starts_at = now() - interval '74 hours', ends_at = now() - interval '72 hours' where id = $1`,
    [event.id],
  );
  const past = addDays(new Date().toISOString().slice(0, 10), -3);
  await save({ ...standing, first_day: past, last_day: past, member_ids: [tomasz], resident_ids: [eileen] });
  expect(await told('event_invited')).toEqual([]);
});

test('whoever is asked and has not answered sees what has changed', async () => {
  const event = await save({ member_ids: [tomasz] });
  const carer = await world.as(TOMASZ);
  const asked = async () => (await carer.asks(getEvent, { event_id: event.id })).body.answer_for[0];
  expect(await asked()).toMatchObject({ answer: null, changed_meanwhile: [] });
  await save({ event_id: event.id, base_version: 1, member_ids: [tomasz], place: 'Library' });
  expect(await asked()).toMatchObject({ answer: null, changed_meanwhile: ['place'] });
  await answer(carer, event.id, null, 'yes');
  expect(await asked()).not.toHaveProperty('changed_meanwhile');
});

test('whoever was invited and has not answered hears that it is cancelled; whoever said no does not', async () => {
  const event = await save({ member_ids: [tomasz], resident_ids: [eileen] });
  await cancelled(event.id);
  expect(await told('event_changed')).toEqual([TOMASZ, ...(await familyOf(eileen))].toSorted());

  const other = await save({ member_ids: [tomasz], resident_ids: [eileen] });
  await owner.query(`delete from outgoing_mails where notification = 'event_changed'`);
  await answer(await world.as(TOMASZ), other.id, null, 'no');
  await answer(sarah, other.id, eileen, 'no');
  await cancelled(other.id);
  expect(await told('event_changed')).toEqual([]);
});

test.each<'all' | 'following'>(['all', 'following'])(
  'whoever is asked from a day that is over to %s that are to come hears of it, once',
  async (which) => {
    const daily = { rule: { kind: 'daily' as const }, end: { kind: 'count' as const, count: 4 } };
    const event = await save({ title: 'Choir', member_ids: [nadias_id], repeat: daily });
    await owner.query(
      `update events set first_day = current_date - 3, last_day = current_date - 3, series_day = current_date - 3,
         starts_at = now() - interval '74 hours', ends_at = now() - interval '72 hours' where id = $1`,
      [event.id],
    );
    const past = addDays(new Date().toISOString().slice(0, 10), -3);
    const on = { first_day: past, last_day: past, title: 'Choir' };
    const end = { kind: 'until' as const, day: event.series?.last_day ?? '' };
    const repeat = { rule: daily.rule, end };
    const { series } = await save({ event_id: event.id, base_version: 1, which, repeat, ...on, member_ids: [tomasz] });
    expect(series?.to_come).toBe(3);
    expect(await told('event_invited')).toEqual([TOMASZ]);
    expect(await told('event_changed')).toEqual([]);

    await save({ event_id: event.id, base_version: 2, which, repeat, ...on, member_ids: [tomasz], place: 'Library' });
    expect(await told('event_invited')).toEqual([TOMASZ]);
    expect(await told('event_changed')).toEqual([TOMASZ]);
  },
);

test('whoever is asked to something that is over hears of it when it begins to repeat', async () => {
  const event = await save({ member_ids: [tomasz] });
  await owner.query(`delete from outgoing_mails where notification = 'event_invited'`);
  const past = addDays(new Date().toISOString().slice(0, 10), -3);
  await owner.query(
    `update events set first_day = $2, last_day = $2, starts_at = now() - interval '74 hours',
       ends_at = now() - interval '72 hours' where id = $1`,
    [event.id, past],
  );
  const repeat = { rule: { kind: 'daily' as const }, end: { kind: 'count' as const, count: 7 } };
  const standing = { event_id: event.id, base_version: 1, first_day: past, last_day: past };
  await save({ ...standing, repeat, member_ids: [tomasz] });
  expect(await told('event_invited')).toEqual([TOMASZ]);
});

test('whoever comes already hears what has changed, also when they are invited by name in the same act', async () => {
  const event = await save({ audience: 'all' });
  expect((await answer(sarah, event.id, eileen, 'yes')).status).toBe(200);
  expect((await answer(await world.as(TOMASZ), event.id, null, 'yes')).status).toBe(200);
  const standing = { event_id: event.id, base_version: 1, audience: 'all' as const };
  await save({ ...standing, place: 'Library', member_ids: [tomasz], resident_ids: [eileen] });
  expect(await told('event_changed')).toEqual([TOMASZ, SARAH].toSorted());
  // The rest of her family has not answered, and is asked.
  expect(await told('event_invited')).toEqual((await familyOf(eileen)).filter((email) => email !== SARAH));
});

test('whoever is taken off before they were told of it hears nothing, and is told when they are asked again', async () => {
  const event = await save({ member_ids: [tomasz], resident_ids: [eileen] });
  await owner.query(
    `insert into outgoing_pushes (care_home_id, id, account_id, notification, created_at)
     values ($1, $2, $3, 'event_invited', now())`,
    [care_home_id, uuidv7(), tomasz],
  );
  await save({ event_id: event.id, base_version: 1, resident_ids: [eileen] });
  expect(await told('event_invited')).toEqual(await familyOf(eileen));
  const { rows } = await owner.query(`select held_back_at is not null as held from outgoing_pushes`);
  expect(rows).toEqual([{ held: true }]);

  await save({ event_id: event.id, base_version: 2, member_ids: [tomasz], resident_ids: [eileen] });
  expect(await told('event_invited')).toEqual([TOMASZ, ...(await familyOf(eileen))].toSorted());
});

test('what is called off before anybody was told of it invites nobody any more', async () => {
  const event = await save({ member_ids: [tomasz] });
  expect(await told('event_invited')).toEqual([TOMASZ]);
  await cancelled(event.id);
  expect(await told('event_invited')).toEqual([]);
});

test('one mail of a night waits as long as one of the events that it tells of still asks them', async () => {
  // From an hour ago to two hours from now, by the clock of the home, whatever the hour is.
  await owner.query(
    `update accounts a set quiet_from = to_char(now() at time zone h.timezone - interval '1 hour', 'HH24:MI'),
       quiet_until = to_char(now() at time zone h.timezone + interval '2 hours', 'HH24:MI')
       from care_homes h where h.id = $1 and a.id = $2`,
    [care_home_id, tomasz],
  );
  const first = await save({ member_ids: [tomasz] });
  const second = await save({ member_ids: [tomasz], title: 'Choir' });
  expect(await told('event_invited')).toEqual([TOMASZ]);
  await save({ event_id: first.id, base_version: 1, member_ids: [nadias_id] });
  expect(await told('event_invited')).toEqual([TOMASZ]);
  await save({ event_id: second.id, base_version: 1, title: 'Choir', member_ids: [nadias_id] });
  expect(await told('event_invited')).toEqual([]);
});

test('what has gone out stays gone out', async () => {
  const event = await save({ member_ids: [tomasz] });
  await owner.query(`update outgoing_mails set sent_at = now() where notification = 'event_invited'`);
  await save({ event_id: event.id, base_version: 1, member_ids: [nadias_id] });
  expect(await told('event_invited')).toEqual([TOMASZ]);
});
