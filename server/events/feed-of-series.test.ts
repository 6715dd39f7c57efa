import fc from 'fast-check';
import ical from 'node-ical';
import type { VEvent } from 'node-ical';
import { RRule, RRuleSet } from 'rrule';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedCovers } from '@heartsease/domain/events/event.ts';
import { makeCalendarFeed } from '@heartsease/domain/events/calendar-feeds.endpoints.ts';
import { cancelEvent, listEvents, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { cancelPlan, movePlan, savePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { daysOfRepeat } from '@heartsease/domain/planner/repeat.ts';
import type { RepeatRule, Weekday, WhichOfMonth } from '@heartsease/domain/planner/repeat.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

// Any series, with sessions moved and cancelled alone, goes out in the feed and is read by one library; on which days
// and at which hours it should be, another expands. Neither had a part in writing it.

/** The days of both changes of the clock within what a feed reaches, and hours that each of these nights has. */
const ZONES = {
  'Europe/London': { changes: ['2027-03-28', '2027-10-31'], hours: ['00:15', '02:30', '09:00', '23:45'] },
  'America/New_York': {
    changes: ['2027-03-14', '2027-11-07'],
    hours: ['00:15', '01:30', '14:00', '23:45'],
  },
} as const;
const LEAP_DAY = '2028-02-29';
/** A feed reaches a year; what is moved alone by three days is still within it. */
const LAST_DAY = '2028-03-01';
/** Hours that no series has, for what is moved alone. */
const MOVED_TO = ['00:40', '12:20', '23:10'] as const;

let world: World;
let nadia: Asker;
let care_home_id: string;
let nadias_id: string;
let feed: string;
let ledFeed: string;

beforeAll(async () => {
  world = await openWorld();
  world.clock.now = new Date('2027-03-05T09:00:00Z');
  nadia = await world.as('coordinator@larch-house.example');
  const profile = (await nadia.asks(me, {})).body;
  care_home_id = profile.carehome.id;
  nadias_id = profile.id;
  feed = await addressOf('all');
  ledFeed = await addressOf('lead');
});
afterAll(async () => await world.close());

const sql = (text: string, ...values: unknown[]) => asOwner(world.ownerUrl, (client) => client.query(text, values));

const weekdays = fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7);
const rules: fc.Arbitrary<RepeatRule> = fc.oneof(
  fc.constant({ kind: 'daily' } as const),
  fc.record({
    kind: fc.constant('weekly' as const),
    every: fc.integer({ min: 1, max: 3 }),
    weekdays: fc
      .uniqueArray(weekdays, { minLength: 1, maxLength: 7 })
      .map((of) => of.toSorted((one, other) => one - other)),
  }),
  fc.record({
    kind: fc.constant('monthly' as const),
    which: fc.constantFrom<WhichOfMonth[]>(1, 2, 3, 4, -1),
    weekday: weekdays,
  }),
);

type Zone = keyof typeof ZONES;

/** A series around a change of the clock, or a leap day, with one of it moved alone and one cancelled. */
function plansIn(zone: Zone) {
  const { changes, hours } = ZONES[zone];
  const first = fc
    .tuple(fc.constantFrom(...changes, LEAP_DAY), fc.integer({ min: -7, max: 0 }))
    .map(([day, by]) => addDays(day, by));
  return fc.record({
    rule: rules,
    from: first,
    length: fc.integer({ min: 9, max: 45 }),
    time: fc.constantFrom(...hours),
    moved: fc.nat(),
    movedBy: fc.integer({ min: 0, max: 3 }),
    movedTo: fc.constantFrom(...MOVED_TO),
    cancelled: fc.nat(),
  });
}

/** What of a series stands in the plan, in the order of its days. */
interface Standing {
  id: string;
  day: string;
}

/** What makes a series in one part of the app, and changes one of it alone. */
interface Kind {
  runs: number;
  /** Of nothing but what it plans itself. */
  read(): Promise<VEvent[]>;
  plan(series: { day: string; time: string; rule: RepeatRule; last: string }): Promise<Standing[]>;
  move(of: Standing, to: { day: string; time: string }): Promise<void>;
  cancel(of: Standing, base_version: number): Promise<void>;
}

const ZONE_NAMES = ['Europe/London', 'America/New_York'] as const satisfies readonly Zone[];

const events: Kind = {
  runs: 60,
  read: async () => eventsIn(await fetched(feed)),
  async plan({ day, time, rule, last }) {
    await sql('delete from events where care_home_id = $1', care_home_id);
    const repeat = { rule, end: { kind: 'until' as const, day: last } };
    await save(day, { from_time: time, to_time: later(time), repeat });
    const { items } = (await nadia.asks(listEvents, { from: day, to: last })).body;
    return items.map(({ id, first_day }) => ({ id, day: first_day }));
  },
  async move({ id }, { day, time }) {
    await save(day, { from_time: time, to_time: later(time), ...just(id, 1) });
  },
  async cancel({ id }, base_version) {
    const change = { ...just(id, base_version), ...write(), reason: 'Rain' };
    expect((await nadia.asks(cancelEvent, change)).status).toBe(200);
  },
};

const TITLE = 'Skittles on the green';

const sessions: Kind = {
  // Fewer: each writes a whole series anew, and what reads it is the same.
  runs: 20,
  read: async () => eventsIn(await fetched(ledFeed)).filter(({ summary }) => summary === TITLE),
  async plan({ day, time, rule, last }) {
    await sql('delete from planned_sessions where care_home_id = $1 and title = $2', care_home_id, TITLE);
    const nobody = { helper_ids: [], resident_ids: [], resident_group_ids: [], is_open_to_everyone: true };
    const words = { ...nobody, activity_id: null, title: TITLE, time, minutes: 10, place: 'Green', capacity: null };
    const repeat = { rule, end: { kind: 'until' as const, day: last } };
    const made = { ...write(), planned_session_id: null, base_version: 0, which: 'this' as const, day, repeat };
    expect((await nadia.asks(savePlan, { ...made, ...words, leader_id: nadias_id })).status).toBe(200);
    const { rows } = await sql(
      'select id, day from planned_sessions where care_home_id = $1 and title = $2 order by starts_at',
      care_home_id,
      TITLE,
    );
    return rows.map(({ id, day: on }) => ({ id: String(id), day: String(on) }));
  },
  async move({ id }, to) {
    const { status } = await nadia.asks(movePlan, { ...write(), planned_session_id: id, base_version: 1, ...to });
    expect(status).toBe(200);
  },
  async cancel({ id }, base_version) {
    const change = { ...write(), planned_session_id: id, base_version, which: 'this' as const, reason: 'Rain' };
    expect((await nadia.asks(cancelPlan, change)).status).toBe(200);
  },
};

test.each(
  ZONE_NAMES.flatMap((zone) => [
    { zone, of: 'events', kind: events },
    { zone, of: 'sessions that one leads', kind: sessions },
  ]),
)(
  'in $zone a series of $of in the feed is what rrule expands, with those that were moved or cancelled alone',
  async ({ zone, kind }) => {
    await sql('update care_homes set timezone = $1 where id = $2', zone, care_home_id);
    await fc.assert(
      fc.asyncProperty(plansIn(zone), async ({ rule, from, length, time, moved, movedBy, movedTo, cancelled }) => {
        const meantLast = addDays(from, length);
        const last = meantLast < LAST_DAY ? meantLast : LAST_DAY;
        const days = daysOfRepeat({ rule, end: { kind: 'until', day: last } }, from);
        fc.pre(days.length > 1);
        const [day = ''] = days;
        const series = await kind.plan({ day, time, rule, last });

        const set = new RRuleSet();
        set.rrule(asRRule(rule, { from, time, last }));
        const away = series[moved % series.length];
        const off = series[cancelled % series.length];
        if (away === undefined || off === undefined) throw new Error('the series is empty');
        const to = addDays(away.day, movedBy);
        await kind.move(away, { day: to, time: movedTo });
        set.exdate(shown(away.day, time));
        set.rdate(shown(to, movedTo));
        const its = off.id === away.id ? shown(to, movedTo) : shown(off.day, time);
        await kind.cancel(off, off.id === away.id ? 2 : 1);

        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
        const seen = (await kind.read()).map(({ start, status }) => `${clock.format(start)} ${status}`).toSorted();
        const isOff = (one: Date) => one.getTime() === its.getTime();
        const meant = set.all().map((one) => `${words(one)} ${isOff(one) ? 'CANCELLED' : 'CONFIRMED'}`);
        expect(seen).toEqual(meant.toSorted());
      }),
      { numRuns: kind.runs },
    );
  },
);

const write = () => ({ client_id: uuidv7(), care_home_id });
const just = (event_id: string, base_version: number) => ({ event_id, base_version, which: 'this' as const });
const fetched = async (path: string) => await (await fetch(`${world.address}${path}`)).text();
const addressOf = async (covers: FeedCovers) =>
  new URL((await nadia.asks(makeCalendarFeed, { name: covers, covers })).body.url).pathname;
const eventsIn = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');

async function save(day: string, but: Partial<Parameters<typeof partyOn>[1]>): Promise<void> {
  const { status } = await nadia.asks(saveEvent, partyOn(day, { ...but, care_home_id }));
  expect(status).toBe(200);
}

/** A quarter of an hour later, on the same day. */
function later(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  return `${hour}:${minutes === '45' ? '59' : String(Number(minutes) + 15).padStart(2, '0')}`;
}

/** What a clock on the wall shows, written down as if it were UTC: nothing of a zone is in it. */
const shown = (day: string, time: string) => new Date(`${day}T${time}:00Z`);
const words = (wall: Date) => wall.toISOString().slice(0, 16).replace('T', ' ');
const WEEKDAYS = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU] as const;

function asRRule(rule: RepeatRule, { from, time, last }: { from: string; time: string; last: string }): RRule {
  const bounds = { dtstart: shown(from, time), until: shown(last, '23:59'), wkst: RRule.MO };
  switch (rule.kind) {
    case 'daily':
      return new RRule({ freq: RRule.DAILY, ...bounds });
    case 'weekly':
      return new RRule({
        freq: RRule.WEEKLY,
        interval: rule.every,
        byweekday: rule.weekdays.map((weekday) => weekday - 1),
        ...bounds,
      });
    case 'monthly': {
      const weekday = WEEKDAYS[rule.weekday - 1] ?? RRule.MO;
      return new RRule({ freq: RRule.MONTHLY, byweekday: weekday.nth(rule.which), ...bounds });
    }
  }
}
