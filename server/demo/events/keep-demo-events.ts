import { timesOfEvent } from '@heartsease/domain/events/event-rules.ts';
import { weekdayOf } from '@heartsease/domain/planner/repeat.ts';
import type { RepeatRule } from '@heartsease/domain/planner/repeat.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { comingSunday } from '../dates.ts';
import { demoId, demoIds } from '../ids.ts';
import { demoEventsOf } from './demo-events.ts';
import type { DemoAnswer, DemoEvent } from './demo-events.ts';

interface Home {
  key: string;
  timezone: string;
}

/** The events of a demo home, seen from today, each with its history and its answers. */
export async function keepDemoEvents(db: Db, home: Home, today: string): Promise<void> {
  const { events, made_by } = demoEventsOf[home.key] ?? { events: [], made_by: '' };
  for (const event of events) await keepEvent(db, { ...home, made_by }, event, today);
}

/** Anew when all that there was is over: a calendar with nothing in it invites nobody. */
export async function refreshDemoEvents(db: Db, home: Home, now: Date): Promise<void> {
  const ahead = await db
    .selectFrom('events')
    .select('id')
    .where('care_home_id', '=', demoIds.home(home.key))
    .where('ends_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (ahead === undefined) await keepDemoEvents(db, home, calendarDay(now, home.timezone));
}

/** An event, or a series of them: each is a row. Who answered did so of the first. */
async function keepEvent(db: Db, home: Home & { made_by: string }, event: DemoEvent, today: string): Promise<void> {
  const first_day = dayOf(event.on, today);
  if (event.weeks === undefined) {
    await keepOne(db, home, event, { first_day, series_id: null, today });
    return;
  }
  const series_id = demoId(`event series ${home.key} ${event.key} ${first_day}`);
  const rule: RepeatRule = { kind: 'weekly', every: 1, weekdays: [weekdayOf(first_day)] };
  const last_day = addDays(first_day, 7 * (event.weeks - 1));
  const care_home_id = demoIds.home(home.key);
  const series = { care_home_id, id: series_id, rule: JSON.stringify(rule), first_day, last_day };
  await db
    .insertInto('event_series')
    .values({ ...series, created_by: demoIds.account(home.made_by) })
    .execute();
  const { answers = [], ...alike } = event;
  for (let week = 0; week < event.weeks; week += 1) {
    const day = addDays(first_day, 7 * week);
    await keepOne(db, home, week === 0 ? { ...alike, answers } : alike, { first_day: day, series_id, today });
  }
}

async function keepOne(
  db: Db,
  home: Home & { made_by: string },
  event: DemoEvent,
  { first_day, series_id, today }: { first_day: string; series_id: string | null; today: string },
): Promise<void> {
  const care_home_id = demoIds.home(home.key);
  const isAllDay = 'days' in event.time;
  const last_day = 'days' in event.time ? addDays(first_day, event.time.days - 1) : first_day;
  const { from, to } = 'from' in event.time ? event.time : { from: '10:00', to: '16:00' };
  const when = { is_all_day: isAllDay, first_day, last_day, from_time: from, to_time: to };
  const id = demoId(`event ${home.key} ${event.key} ${first_day}`);
  const by = demoIds.account(home.made_by);
  const [made_at, cancelled_at] = [
    new Date(`${addDays(today, -9)}T10:00:00Z`),
    new Date(`${addDays(today, -1)}T15:00:00Z`),
  ];
  await db
    .insertInto('events')
    .values({
      care_home_id,
      id,
      version: event.cancelled_why === undefined ? 1 : 2,
      type: event.type,
      title: event.title,
      series_id,
      series_day: series_id && first_day,
      ...when,
      ...timesOfEvent(when, home.timezone),
      place: event.place,
      description: event.description ?? '',
      cost: event.cost ?? '',
      transport: event.transport ?? '',
      is_step_free: true,
      audience: event.audience,
      places: event.places ?? null,
      answer_by: event.answer_days_before === undefined ? null : addDays(first_day, -event.answer_days_before),
      created_at: made_at,
      created_by: by,
      updated_at: made_at,
      updated_by: by,
      ...(event.cancelled_why !== undefined && { cancelled_at, cancelled_why: event.cancelled_why, cancelled_by: by }),
    })
    .execute();
  const row = { care_home_id, event_id: id };
  if (event.residents) {
    const residents = event.residents.map((key) => ({ ...row, resident_id: demoIds.resident(home.key, key) }));
    await db.insertInto('event_residents').values(residents).execute();
  }
  if (event.members) {
    const members = event.members.map((email) => ({ ...row, account_id: demoIds.account(email) }));
    await db.insertInto('event_members').values(members).execute();
  }
  const change = { ...row, changed_by: by };
  await db
    .insertInto('event_changes')
    .values([
      { ...change, id: demoId(`made ${id}`), kind: 'made', changed_at: made_at },
      ...(event.cancelled_why === undefined
        ? []
        : [
            {
              ...change,
              id: demoId(`cancelled ${id}`),
              kind: 'cancelled' as const,
              changed_at: cancelled_at,
              reason: event.cancelled_why,
            },
          ]),
    ])
    .execute();
  const answers = (event.answers ?? []).map((answer, place) => answerRow(home, row, answer, { place, by, today }));
  if (answers.length > 0) await db.insertInto('event_answers').values(answers).execute();
}

/** Residents are answered for by whoever made the event, everybody else answers by themselves. */
function answerRow(
  home: Home,
  row: { care_home_id: string; event_id: string },
  [who, answer, guests = 0, note = '']: DemoAnswer,
  { place, by, today }: { place: number; by: string; today: string },
) {
  const isAccount = who.includes('@');
  const account_id = isAccount ? demoIds.account(who) : null;
  return {
    ...row,
    id: demoId(`answer ${row.event_id} ${who}`),
    account_id,
    resident_id: isAccount ? null : demoIds.resident(home.key, who),
    answer,
    guests,
    note,
    answered_at: new Date(`${addDays(today, -6 + (place % 5))}T${10 + (place % 8)}:20:00Z`),
    answered_by: account_id ?? by,
  };
}

function dayOf(on: DemoEvent['on'], today: string): string {
  if (on === 'coming Sunday') return comingSunday(today);
  return on === 'the Saturday after' ? addDays(comingSunday(today), 6) : addDays(today, on);
}
