import type { CalendarEntry } from '@heartsease/domain/events/icalendar.ts';
import type { Config } from '../config.ts';
import type { EventRow } from './events.queries.ts';
import type { sessionsLedBy } from './feeds.queries.ts';

/** An event as a calendar outside shows it: what, when and where, and nobody's name. */
export function calendarEntry(
  { id, version, words, changed_at, starts_at, ends_at, cancelled_at }: EventRow,
  config: Pick<Config, 'public_url'>,
): CalendarEntry {
  const { title, place, description, cost, transport, is_all_day, first_day, last_day } = words;
  return {
    id,
    sequence: version - 1,
    changed_at,
    title,
    place,
    description: [description, cost, transport].filter(Boolean).join('\n\n'),
    url: `${config.public_url}/event-add/${id}`,
    is_all_day,
    first_day,
    last_day,
    starts_at,
    ends_at,
    is_cancelled: cancelled_at !== null,
  };
}

type LedSession = Awaited<ReturnType<typeof sessionsLedBy>>[number];

/** A planned session as the calendar of whoever leads it or helps there shows it. */
export function sessionEntry(session: LedSession, config: Pick<Config, 'public_url'>): CalendarEntry {
  const { id, version, title, place, day, starts_at, ends_at, cancelled_at, updated_at } = session;
  return {
    id,
    sequence: version - 1,
    changed_at: updated_at,
    title,
    place,
    description: '',
    url: `${config.public_url}/planned-session/${id}?day=${day}`,
    is_all_day: false,
    first_day: day,
    last_day: day,
    starts_at,
    ends_at,
    is_cancelled: cancelled_at !== null,
  };
}
