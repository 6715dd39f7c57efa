import { daysOfEvent } from '@heartsease/domain/events/event-rules.ts';
import { EVENT_STAMPS } from '@heartsease/domain/events/event-stamps.ts';
import { mayResidentCome } from '@heartsease/domain/events/who-sees-event.ts';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { eventRows } from '../events/events.queries.ts';
import type { EventRow } from '../events/events.queries.ts';
import { seenAmong } from '../events/event-now.ts';
import type { Db } from '../db/database.ts';
import { peopleOfSession, plannedSessionsBetween } from '../planner/planner.queries.ts';
import type { CareHome } from '../session/session.ts';
import { titlesOf } from './print.queries.ts';
import type { ActivityTitles } from './print.queries.ts';

/** What something is called; in two languages where it has two names. */
export interface Title {
  text: string;
  /** Undefined for words of the home's own, of which nobody said what language they are. */
  language: PaperLanguage | undefined;
}

/** One thing of a day as paper shows it. */
export interface PrintedItem {
  day: string;
  /** `10:30`; null: all day. */
  from: string | null;
  titles: Title[];
  place: string;
  icon: string;
  tint: string;
  is_for_everyone: boolean;
}

interface Asked {
  db: Db;
  careHome: CareHome;
  now: Date;
}

type Span = { from: string; to: string };

/**
 * What a wall tells of some days: sessions and the events that residents come to. Not what was cancelled, and not
 * what is for one person alone, because that is nobody else's business.
 */
export async function programmeOf(
  asked: Asked,
  span: Span,
  languages: readonly PaperLanguage[],
): Promise<PrintedItem[]> {
  const sessions = (await sessionsOf(asked, span)).filter(
    ({ is_open_to_everyone, people_count }) => is_open_to_everyone || people_count !== 1,
  );
  const events = (await eventsOf(asked, span)).filter(
    ({ seen }) => seen.audience === 'all' || seen.audience === 'residents',
  );
  return await itemsOf(
    asked,
    sessions,
    events.map(({ row }) => row),
    { ...span, languages },
  );
}

/** What a day holds for one person: what they are expected at, and what everybody may come to. */
export async function dayOfResident(
  asked: Asked,
  { resident_id, day }: { resident_id: string; day: string },
  languages: readonly PaperLanguage[],
): Promise<PrintedItem[]> {
  const span = { from: day, to: day };
  const sessions = [];
  for (const session of await sessionsOf(asked, span)) {
    const people = await peopleOfSession(asked.db, asked.careHome, session.id);
    if (people.some(({ id }) => id === resident_id)) sessions.push({ ...session, is_open_to_everyone: false });
    else if (session.is_open_to_everyone) sessions.push(session);
  }
  const events = (await eventsOf(asked, span)).filter(
    ({ seen }) =>
      seen.invited_resident_ids.includes(resident_id) || seen.audience === 'all' || seen.audience === 'residents',
  );
  return await itemsOf(
    asked,
    sessions,
    events.map(({ row }) => row),
    { ...span, languages },
  );
}

async function sessionsOf({ db, careHome, now }: Asked, span: Span): Promise<PlannedSession[]> {
  const planned = await plannedSessionsBetween(db, careHome, span, now, { people: true, reports: false });
  return planned.filter(({ state }) => state !== 'cancelled');
}

/** Nobody's answers and nobody's names are looked at: only for whom the event is. */
async function eventsOf({ db, careHome, now }: Asked, span: Span) {
  const rows = (await eventRows(db, careHome, span)).filter(({ cancelled_at }) => cancelled_at === null);
  const everything = {
    viewer: { kind: 'staff', account_id: '' },
    people: new Map<string, string>(),
    seesResidents: true,
    today: calendarDay(now, careHome.timezone),
  } as const;
  return (await seenAmong({ db, careHome }, everything, rows)).filter(({ seen }) => mayResidentCome(seen));
}

async function itemsOf(
  { db, careHome: { timezone } }: Asked,
  sessions: readonly PlannedSession[],
  events: readonly EventRow[],
  { from, to, languages }: Span & { languages: readonly PaperLanguage[] },
): Promise<PrintedItem[]> {
  const ids = sessions.flatMap(({ activity_id }) => (activity_id === null ? [] : [activity_id]));
  const titles = await titlesOf(db, [...new Set(ids)]);
  const items = sessions.map(({ starts_at, title, activity_id, place, icon, tint, is_open_to_everyone }) => ({
    day: calendarDay(new Date(starts_at), timezone),
    from: clock(new Date(starts_at), timezone),
    titles: titlesIn(languages, title, titles.get(activity_id ?? '')),
    place,
    icon,
    tint,
    is_for_everyone: is_open_to_everyone,
  }));
  const ofEvents = events
    .flatMap((event) => printedDays(event, timezone))
    .filter(({ day }) => day >= from && day <= to);
  return [...items, ...withoutDoubles(ofEvents, items)].toSorted(byTime);
}

/** The name in each language asked for; a name that the home gave itself is the same in all. */
export function titlesIn(
  languages: readonly PaperLanguage[],
  title: string,
  activity: ActivityTitles | undefined,
): Title[] {
  if (!activity || (title !== activity.title && title !== activity.welsh)) {
    return [{ text: title, language: undefined }];
  }
  const names = { en: activity.title, cy: activity.welsh };
  const known = languages.flatMap((language) => {
    const text = names[language];
    return text === null ? [] : [{ text, language }];
  });
  return known.length > 0 ? known : [{ text: activity.title, language: 'en' }];
}

/** An event of several days stands on each of them; its hour only on the first. */
function printedDays({ words, starts_at }: EventRow, timezone: string): PrintedItem[] {
  const { first_day, is_all_day, title, place, type, audience } = words;
  return daysOfEvent(words).map((day) => ({
    day,
    from: is_all_day || day > first_day ? null : clock(starts_at, timezone),
    titles: [{ text: title, language: undefined }],
    place,
    ...EVENT_STAMPS[type],
    is_for_everyone: audience === 'all' || audience === 'residents',
  }));
}

/** A tea party that is both an event and a session is one thing to whoever reads the wall: events that no session is. */
function withoutDoubles(events: readonly PrintedItem[], sessions: readonly PrintedItem[]): PrintedItem[] {
  const keyOf = ({ day, from, titles }: PrintedItem) => `${day} ${from} ${titles[0]?.text.toLowerCase()}`;
  const there = new Set(sessions.map(keyOf));
  return events.filter((event) => !there.has(keyOf(event)));
}

function byTime(one: PrintedItem, other: PrintedItem): number {
  return `${one.day} ${one.from ?? ''}`.localeCompare(`${other.day} ${other.from ?? ''}`);
}

export function clock(instant: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
