import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import { eventWordsOf } from '@heartsease/domain/events/event.ts';
import type { EventWords } from '@heartsease/domain/events/event.ts';
import { onDay } from '@heartsease/domain/events/event-series.ts';
import type { saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import type { Repeat } from '@heartsease/domain/planner/repeat.ts';
import type { Config } from '../config.ts';
import { forbidden, notFound, refused, stale } from '../http/errors.ts';
import { sessionMay } from '../session/session.ts';
import { eventNow, lookingAt, mayChange, seenEvent, seriesSeen } from './event-now.ts';
import type { Asked, Looking } from './event-now.ts';
import { changeSeries, daysOf, eventsOn, newSeries, rewrite } from './change-series.ts';
import type { ChangedEvents } from './change-series.ts';
import { refuseProblems } from './event-problems.ts';
import { setSeries } from './event-series.queries.ts';
import { holdCalendar, holdWithSeries } from './events.queries.ts';
import type { EventRow } from './events.queries.ts';
import { groupsAmong, livingAmong, membersOf, relativesToInvite } from './guests.queries.ts';
import { keepEvents } from './keep-event.queries.ts';
import { invitedNow, takeInvitationsBack, tellOfChange, tellOfInvitation } from './tell-of-change.ts';

type SaveInput = ParsedInputOf<typeof saveEvent>;

/** Makes what is new, and tells those who are asked to come. @returns the id of the first */
export async function makeEvent(asked: Asked, config: Config, input: SaveInput): Promise<string> {
  const ids = await madeEvents(asked, input);
  await tellOfInvitation(asked, config, ids, []);
  const [first = ''] = ids;
  return first;
}

async function madeEvents(asked: Asked, input: SaveInput): Promise<string[]> {
  const { db, session, now } = asked;
  if (!sessionMay(session, 'events.add')) throw forbidden();
  const looking = await lookingAt(asked);
  const words = await checkedWords(asked, looking, eventWordsOf(input), null);
  refuseProblems(asked, words, null);
  const by = { by: session.account_id, now };
  const { repeat } = input;
  if (repeat === null) return await keepEvents(db, session.careHome, [{ words, series: null }], by);
  const days = daysOf(repeat, words);
  const series_id = await newSeries(asked, repeat, days);
  return await keepEvents(db, session.careHome, eventsOn(asked, words, days, series_id), by);
}

/**
 * Changes this event, or it and others of its series. The answers stay, and whoever gave one, or is asked for one, is
 * told, once, of what matters to them; whoever is asked to come from now on is told of that, and whoever is not any
 * more is not told what still waits.
 *
 * @returns the event to go on with
 */
export async function changeEvent(asked: Asked, config: Config, input: SaveInput, id: string): Promise<string> {
  const held = await holdToChange(asked, { event_id: id, base_version: input.base_version });
  const series = input.which === 'this' ? [] : await seriesSeen(asked, held.looking, held.row);
  const standing = [...new Set([id, ...series.map((one) => one.id)])];
  const before = await invitedNow(asked, standing);
  const changed = await changedEvent(asked, input, held);
  const now = [...standing, ...changed.added];
  const invited = await tellOfInvitation(asked, config, now, before);
  await takeInvitationsBack(asked, now, before);
  await tellOfChange(asked, config, changed.told, invited);
  return changed.id;
}

/** @returns the event to go on with, those whose people are to be told, and those that came into the calendar */
async function changedEvent(
  asked: Asked,
  input: SaveInput,
  { row, looking }: { row: EventRow; looking: Looking },
): Promise<ChangedEvents> {
  if (row.cancelled_at !== null) throw refused({ form: ['This is cancelled. Let it take place first.'] });
  const words = await checkedWords(asked, looking, eventWordsOf(input), row.words);
  const { which, repeat } = input;
  if (row.series_id !== null && which !== 'this') {
    // Each stays on its day; only `this` moves.
    const after = onDay(words, row.words.first_day);
    refuseProblems(asked, after, row.words.first_day);
    return await changeSeries(asked, { which, repeat }, { ...row, series_id: row.series_id }, { looking, after });
  }
  refuseProblems(asked, words, row.words.first_day);
  const days = row.series_id !== null || repeat === null ? [words.first_day] : daysOf(repeat, words);
  const [first = words.first_day, ...others] = days;
  const told = await rewrite(asked, row, onDay(words, first));
  const isNewSeries = row.series_id === null && repeat !== null;
  const added = isNewSeries ? await repeatFrom(asked, repeat, { row, words, first, others }) : [];
  return { id: row.id, told, added };
}

/** An event of its own becomes the first of a series. @returns the others */
async function repeatFrom(
  asked: Asked,
  repeat: Repeat,
  { row, words, first, others }: { row: EventRow; words: EventWords; first: string; others: string[] },
): Promise<string[]> {
  const { db, session, now } = asked;
  const { careHome, account_id: by } = session;
  // Whoever may change an event and add none makes no others of it.
  if (!sessionMay(session, 'events.add')) throw forbidden();
  const id = await newSeries(asked, repeat, [first, ...others]);
  await setSeries(db, careHome, [{ id: row.id, series_day: first }], id);
  return await keepEvents(db, careHome, eventsOn(asked, words, others, id), { by, now });
}

/**
 * The event that somebody is about to change, held until the transaction ends, and all of its series with it.
 *
 * @throws 404 for what they don't see, 403 where the home has narrowed who changes events, 409 with the event as it
 * stands when somebody was quicker
 */
export async function holdToChange(
  asked: Asked,
  { event_id, base_version }: { event_id: string; base_version: number },
): Promise<{ row: EventRow; looking: Looking }> {
  const { row, looking } = await heldEvent(asked, event_id);
  if (row.version !== base_version) throw stale(await eventNow(asked, event_id));
  return { row, looking };
}

/** @throws 404 for what they don't see, 403 where the home has narrowed who changes events */
export async function heldEvent(
  asked: Asked,
  event_id: string,
  { isDeleted = false } = {},
): Promise<{ row: EventRow; looking: Looking }> {
  const { db, session } = asked;
  const { careHome } = session;
  await holdCalendar(db, careHome);
  await holdWithSeries(db, careHome, event_id);
  const { row, looking } = await seenEvent(asked, event_id, { isDeleted });
  if (!(await mayChange(asked, row, looking))) throw forbidden(NARROWED);
  return { row, looking };
}

export const NARROWED = 'Here only staff and whoever made an event change it. Ask them, they will help.';

/**
 * What is to be kept. Relatives leave for whom an event is; whoever may not see residents leaves which of them and of
 * their relatives are invited.
 */
async function checkedWords(
  asked: Asked,
  { viewer, seesResidents, today }: Looking,
  words: EventWords,
  stands: EventWords | null,
): Promise<EventWords> {
  await checkInvited(asked, words, stands, today);
  const { resident_ids, resident_group_ids, relative_link_ids, ...before } = stands ?? NOBODY;
  const kept = seesResidents ? words : { ...words, resident_ids, resident_group_ids, relative_link_ids };
  if (viewer.kind !== 'relative' || stands === null) return kept;
  return { ...kept, audience: stands.audience, member_ids: before.member_ids, places: stands.places };
}

const NOBODY = { member_ids: [], resident_ids: [], resident_group_ids: [], relative_link_ids: [] };

/**
 * What stands already is not asked after again: who has left stays named until somebody takes them off.
 *
 * @throws 404 for anybody whom this home does not have
 */
async function checkInvited(
  { db, session: { careHome } }: Asked,
  words: EventWords,
  stands: EventWords | null,
  today: string,
): Promise<void> {
  const added = (field: keyof typeof NOBODY) => {
    const before = new Set<string>(stands?.[field]);
    return words[field].filter((id) => !before.has(id));
  };
  const members = added('member_ids');
  if (members.length > 0) {
    const here = new Set((await membersOf(db, careHome, today)).map(({ id }) => id));
    if (members.some((id) => !here.has(id))) throw notFound();
  }
  const residents = added('resident_ids');
  if ((await livingAmong(db, careHome, residents)).length !== residents.length) throw notFound();
  const groups = added('resident_group_ids');
  if ((await groupsAmong(db, careHome, groups)).length !== groups.length) throw notFound();
  const relatives = added('relative_link_ids');
  if ((await relativesToInvite(db, careHome, relatives)).length !== relatives.length) throw notFound();
}
