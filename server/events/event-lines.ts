import { deletedSince, isAnsweringOpen, toldSince } from '@heartsease/domain/events/event-rules.ts';
import type { EventLine } from '@heartsease/domain/events/event.ts';
import { isInvited, peopleOfViewer } from '@heartsease/domain/events/who-sees-event.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { answersTo, countsOf } from './answers.queries.ts';
import { lookingAt, seenAmong } from './event-now.ts';
import type { Asked } from './event-now.ts';
import { changesOf, eventRows } from './events.queries.ts';
import type { EventRow } from './events.queries.ts';

interface FoundLine {
  row: EventRow;
  line: EventLine;
  /** They were asked to it, or have answered. */
  isAwaited: boolean;
}

/**
 * The calendar from one day to another, both included. What was deleted stays as a line until its day is over, for
 * whoever was asked to come or had answered: they may have it in mind, and nothing else would tell them.
 */
export async function linesBetween(asked: Asked, span: { from: string; to: string }): Promise<EventLine[]> {
  const lines = await eventLines(asked, await eventRows(asked.db, asked.session.careHome, span));
  const gone = await goneLines(asked, span);
  return [...lines.map(({ line }) => line), ...gone].toSorted((one, other) =>
    one.starts_at.localeCompare(other.starts_at),
  );
}

/** Of what was deleted no more stands than what it was called and when it was to be. */
const GONE = {
  place: '',
  places: null,
  going: 0,
  is_repeating: false,
  my_answer: null,
  is_cancelled: true,
  is_deleted: true,
  is_asked: false,
  is_taking_answers: false,
  changed: [],
} satisfies Partial<EventLine>;

async function goneLines(asked: Asked, { from, to }: { from: string; to: string }): Promise<EventLine[]> {
  const { db, session, now } = asked;
  const today = calendarDay(now, session.careHome.timezone);
  // As long as it can be brought back.
  const reaching = { deleted_from: from < today ? today : from, to, deleted_since: deletedSince(now) };
  const lines = await eventLines(asked, await eventRows(db, session.careHome, reaching));
  return lines.flatMap(({ line, isAwaited }) => (isAwaited ? [{ ...line, ...GONE }] : []));
}

/** Lines of the calendar, for what this person sees. */
export async function eventLines(asked: Asked, rows: readonly EventRow[]): Promise<FoundLine[]> {
  if (rows.length === 0) return [];
  const { db, session, now } = asked;
  const { careHome } = session;
  const looking = await lookingAt(asked);
  // A friend of somebody speaks for nobody: what their family answered is not theirs to know.
  const people = new Set(peopleOfViewer(looking.viewer));
  const seen = await seenAmong({ db, careHome }, looking, rows);
  const ids = seen.map(({ row }) => row.id);
  const answers = Map.groupBy(await answersTo(db, careHome, ids), ({ event_id }) => event_id);
  const lines = seen.map(({ row, seen: event }) => {
    const given = answers.get(row.id) ?? [];
    const mine = given.find(({ account_id }) => account_id === looking.viewer.account_id);
    const forMine = given.filter(({ resident_id }) => resident_id !== null && people.has(resident_id));
    const isNamed = isInvited(looking.viewer, event);
    const isOpen = row.cancelled_at === null && row.ends_at > now;
    const is_asked = isOpen && mine === undefined && forMine.length === 0 && isNamed;
    const own = mine === undefined ? forMine : [mine, ...forMine];
    const coming = own.filter(({ answer }) => answer !== 'no').map(({ answered_at }) => answered_at.toISOString());
    // Without an answer, since it was made.
    const [since] = is_asked ? [''] : coming.toSorted();
    const tellsChanges = isOpen && row.deleted_at === null;
    const { type, title, is_all_day, first_day, last_day, place, audience, places, answer_by } = row.words;
    const { going } = countsOf(given);
    const ends_at = row.ends_at.toISOString();
    const is_cancelled = row.cancelled_at !== null;
    const at = { now, today: looking.today, is_staff: looking.viewer.kind === 'staff' };
    const is_taking_answers =
      isAnsweringOpen({ answer_by, ends_at, is_cancelled }, at) && (places === null || going < places);
    return {
      row,
      isAwaited: isNamed || own.length > 0,
      since: tellsChanges ? since : undefined,
      line: {
        id: row.id,
        type,
        title,
        is_all_day,
        first_day,
        last_day,
        place,
        audience,
        places,
        starts_at: row.starts_at.toISOString(),
        ends_at,
        is_cancelled,
        is_repeating: row.series_id !== null,
        going,
        my_answer: mine?.answer ?? null,
        is_asked,
        is_taking_answers,
      },
    };
  });
  const told = lines.flatMap(({ row, since }) => (since === undefined ? [] : [row.id]));
  const changes = await changesOf(db, careHome, told);
  return lines.map(({ row, line, isAwaited, since }) => {
    const changed = since === undefined ? [] : toldSince(changes.get(row.id) ?? [], since);
    return { row, isAwaited, line: { ...line, changed } };
  });
}
