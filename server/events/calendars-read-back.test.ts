import fc from 'fast-check';
import ical from 'node-ical';
import type { VEvent } from 'node-ical';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { makeCalendarFeed } from '@heartsease/domain/events/calendar-feeds.endpoints.ts';
import { cancelEvent, getEventFile, reopenEvent, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { calendarFile } from '@heartsease/domain/events/icalendar.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { partyOn } from '../test/events.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

// What we write is read here by a library that had no part in writing it.

const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';

let world: World;
let nadia: Asker;
let care_home_id: string;
let feed: string;

beforeAll(async () => {
  world = await openWorld();
  // From here a feed reaches over all four changes of the clock and the leap day of 2028.
  world.clock.now = new Date('2027-03-05T09:00:00Z');
  nadia = await world.as('coordinator@larch-house.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  feed = new URL((await nadia.asks(makeCalendarFeed, { name: 'Events of Larch House', covers: 'all' })).body.url)
    .pathname;
});
afterAll(async () => await world.close());

const liveIn = (timezone: string) =>
  asOwner(world.ownerUrl, (client) =>
    client.query('update care_homes set timezone = $1 where id = $2', [timezone, care_home_id]),
  );

type Saved = InputOf<typeof saveEvent>;
const add = async (but: Partial<Saved> & { first_day: string }) =>
  (await nadia.asks(saveEvent, partyOn(but.first_day, { care_home_id, ...but }))).body;

const eventsIn = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');

const fetched = async () => await (await fetch(`${world.address}${feed}`)).text();
const fileOf = async (event_id: string) => (await nadia.asks(getEventFile, { event_id })).body.text;

/** The event as the other library finds it in its single file and in the feed: the same in both. */
async function readBack(event_id: string): Promise<VEvent> {
  const text = await fileOf(event_id);
  const [single, ...more] = eventsIn(text);
  const inFeed = eventsIn(await fetched()).find(({ uid }) => uid === `${event_id}@heartsease`);
  if (single === undefined || inFeed === undefined) throw new Error(`nobody reads ${event_id}`);
  expect(more).toEqual([]);
  expect(inFeed).toEqual(single);
  return single;
}

const HOURS: [string, string, string, string][] = [
  ['2027-03-27', '14:00', '15:30', 'the day before London’s spring'],
  ['2027-03-28', '00:30', '03:30', 'over London’s lost hour'],
  ['2027-03-28', '14:00', '15:30', 'on London’s spring day'],
  ['2027-10-31', '00:15', '04:15', 'over London’s hour twice'],
  ['2027-10-31', '18:00', '19:00', 'on London’s autumn day'],
  ['2027-11-01', '09:00', '10:00', 'the day after'],
  ['2027-03-14', '01:30', '03:30', 'over New York’s lost hour'],
  ['2027-03-14', '10:30', '11:15', 'on New York’s spring day'],
  ['2027-11-07', '00:30', '05:00', 'over New York’s hour twice'],
  ['2027-11-07', '23:00', '23:45', 'late on New York’s autumn day'],
  ['2028-02-29', '10:30', '11:30', 'on a leap day'],
];

test.each([LONDON, NEW_YORK])('another library reads the hours that we mean, on every day: %s', async (zone) => {
  await liveIn(zone);
  for (const [day, from_time, to_time, what] of HOURS) {
    const event = await add({ first_day: day, from_time, to_time, title: what });
    const read = await readBack(event.id);
    expect([what, read.start.toISOString(), read.end?.toISOString()]).toEqual([what, event.starts_at, event.ends_at]);
    expect(read.start.tz).toBe(zone);
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    expect(clock.format(read.start)).toBe(`${day} ${from_time}`);
  }
  await liveIn(LONDON);
});

test.each([LONDON, NEW_YORK])('our VTIMEZONE alone says the same, under a name that nobody knows: %s', async (zone) => {
  await liveIn(zone);
  for (const [day, from_time, to_time, what] of HOURS) {
    const event = await add({ first_day: day, from_time, to_time, title: what });
    // By this name the library looks into VTIMEZONE, which it would otherwise leave for its own tables.
    const [read] = eventsIn((await fileOf(event.id)).replaceAll(zone, 'Customized Time Zone'));
    expect([what, read?.start.toISOString(), read?.end?.toISOString()]).toEqual([what, event.starts_at, event.ends_at]);
  }
  await liveIn(LONDON);
});

test.each([
  ['2027-03-28', '2027-03-28', [2027, 3, 29]],
  ['2027-10-30', '2027-10-31', [2027, 11, 1]],
  ['2027-11-07', '2027-11-07', [2027, 11, 8]],
  ['2028-02-28', '2028-02-29', [2028, 3, 1]],
])('whole days from %s to %s are days, and end with the first that is free', async (first_day, last_day, free) => {
  for (const zone of [LONDON, NEW_YORK]) {
    await liveIn(zone);
    const { id } = await add({ first_day, last_day, is_all_day: true });
    const read = await readBack(id);
    const plain = (date: Date | undefined) => date && [date.getFullYear(), date.getMonth() + 1, date.getDate()];
    expect([read.datetype, read.start.dateOnly, read.transparency]).toEqual(['date', true, 'TRANSPARENT']);
    expect(plain(read.start)).toEqual(first_day.split('-').map(Number));
    expect(plain(read.end)).toEqual(free);
  }
  await liveIn(LONDON);
});

test('an event keeps its UID, and its SEQUENCE rises with every change, also when it is cancelled', async () => {
  const event = await add({ first_day: '2027-05-01', title: 'May walk' });
  const uid = `${event.id}@heartsease`;
  const at = (base_version: number) => ({ care_home_id, client_id: uuidv7(), event_id: event.id, base_version });
  const seen = async () => {
    const { sequence, status, summary, start, uid: its } = await readBack(event.id);
    return { uid: its, sequence: Number(sequence), status, summary, hour: start.toISOString().slice(11, 16) };
  };
  expect(await seen()).toEqual({ uid, sequence: 0, status: 'CONFIRMED', summary: 'May walk', hour: '13:30' });
  const later = partyOn('2027-05-01', { care_home_id, event_id: event.id, base_version: 1, title: 'May walk' });
  await nadia.asks(saveEvent, { ...later, from_time: '15:00' });
  expect(await seen()).toMatchObject({ uid, sequence: 1, hour: '14:00' });
  await nadia.asks(cancelEvent, { ...at(2), which: 'this', reason: 'Rain' });
  expect(await seen()).toMatchObject({ uid, sequence: 2, status: 'CANCELLED' });
  await nadia.asks(reopenEvent, { ...at(3), with_others: false });
  expect(await seen()).toMatchObject({ uid, sequence: 3, status: 'CONFIRMED' });
});

test('each of a series is an event of its own, over the change of the clock, with a UID that stays', async () => {
  const rule = { kind: 'weekly' as const, every: 1, weekdays: [1 as const] };
  await add({ first_day: '2027-03-08', title: 'Yoga', repeat: { rule, end: { kind: 'count', count: 4 } } });
  const read = async () =>
    eventsIn(await fetched())
      .filter(({ summary }) => summary === 'Yoga')
      .map(({ uid, start, sequence }) => ({ uid, at: start.toISOString().slice(5, 16), sequence: Number(sequence) }));
  const before = await read();
  expect(before.map(({ at }) => at)).toEqual(['03-08T14:30', '03-15T14:30', '03-22T14:30', '03-29T13:30']);
  const event_id = before[1]?.uid.replace('@heartsease', '') ?? '';
  const following = { event_id, base_version: 1, which: 'following' as const, title: 'Yoga', from_time: '14:00' };
  const repeat = { rule, end: { kind: 'until' as const, day: '2027-03-29' } };
  await nadia.asks(saveEvent, partyOn('2027-03-15', { care_home_id, ...following, repeat }));
  const after = await read();
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after.map(({ at, sequence }) => [at, sequence])).toEqual([
    ['03-08T14:30', 0],
    ['03-15T14:00', 1],
    ['03-22T14:00', 1],
    ['03-29T13:00', 1],
  ]);
});

const WELSH =
  'Te prynhawn, canu; a chwedlau gyda’r teulu a’r cymdogion yn yr ystafell wydr: dewch â’ch hetiau haul! 🌼🎶';

test.each([
  ['a long Welsh title with commas and emoji', WELSH],
  ['faces made of several', '👩🏽‍🤝‍👨🏻 Coffee with 👨‍👩‍👧‍👦, then 🏴󠁧󠁢󠁷󠁬󠁳󠁿 singing '.repeat(2).trim()],
  ['commas, semicolons, colons and quotes', 'Tea, cake; "scones": BEGIN:VEVENT, 50% off'],
  ['letters of two octets at the fold', 'ŵ'.repeat(110)],
  ['letters of four octets at the fold', '🌼'.repeat(55)],
])('%s come back as they were written', async (_what, title) => {
  const description = `${title}\nSecond line, with a comma; and more.\n\nFourth: ${title}`;
  const event = await add({ first_day: '2027-06-12', title, place: title, description, cost: '£4, or free' });
  const read = await readBack(event.id);
  expect(read).toMatchObject({
    summary: event.title,
    location: event.place,
    description: `${event.description}\n\n£4, or free`,
    url: `${world.app.config.public_url}/event-add/${event.id}`,
  });
});

test('whatever somebody writes comes back, and nothing else becomes of it', () => {
  // Left out is what this reader gets wrong itself (RFC 5545, 3.3.11): it takes the second half of `\\n` for a line
  // break, takes off quotation marks around a text, and trims. Our own reader in the domain's test has them.
  const words = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .filter((text) => !/[\p{Cc}\u2028\u2029\\]|^"|"$|^\s|\s$/u.test(text));
  fc.assert(
    fc.property(words, words, (title, description) => {
      const file = calendarFile(
        [
          {
            id: 'one',
            sequence: 0,
            changed_at: new Date('2027-03-05T09:00:00Z'),
            title,
            place: '',
            description: `${description}\n${title}`,
            url: 'https://example.org/event-add/one',
            is_all_day: false,
            first_day: '2027-03-28',
            last_day: '2027-03-28',
            starts_at: new Date('2027-03-28T09:00:00Z'),
            ends_at: new Date('2027-03-28T10:00:00Z'),
            is_cancelled: false,
          },
        ],
        { name: 'Larch House', timezone: LONDON },
      );
      const [read, ...more] = eventsIn(file);
      expect(more).toEqual([]);
      expect(read).toMatchObject({ summary: title, description: `${description}\n${title}`, status: 'CONFIRMED' });
    }),
    { numRuns: 200 },
  );
});

test('the feed bears the name that its owner gave it', async () => {
  const { vcalendar } = ical.sync.parseICS(await fetched());
  expect(vcalendar).toMatchObject({ version: '2.0', method: 'PUBLISH', 'WR-CALNAME': 'Events of Larch House' });
});
