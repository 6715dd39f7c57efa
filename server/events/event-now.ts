import type { AnswerFor, Event, EventAnswer, EventWords } from '@heartsease/domain/events/event.ts';
import { isEventToCome } from '@heartsease/domain/events/event-series.ts';
import { isAnsweringOpen, toldSince } from '@heartsease/domain/events/event-rules.ts';
import { isInvited, residentsToAnswerFor, seesEvent } from '@heartsease/domain/events/who-sees-event.ts';
import type { EventViewer, SeenEvent } from '@heartsease/domain/events/who-sees-event.ts';
import { isFamilyUser, isRelative } from '@heartsease/domain/access/viewer.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { peopleOf } from '../relatives/relatives.queries.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { readPortrait } from '../residents/faces.ts';
import { sessionMay } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { answersTo, countsOf } from './answers.queries.ts';
import { eventRows, historyOf, isEditingNarrowed, reportOfEvent, seriesRow } from './events.queries.ts';
import type { FoundAnswer } from './answers.queries.ts';
import type { EventRow } from './events.queries.ts';
import { facesOfMembers, groupsAmong, livingAmong, relativesToInvite } from './guests.queries.ts';

export interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** Who is looking, with the people that they are linked to. */
export interface Looking {
  viewer: EventViewer;
  /** Of a relative: the residents, by id, as they are called. */
  people: ReadonlyMap<string, string>;
  /** Staff with residents on their package; nobody else is told who of them is invited. */
  seesResidents: boolean;
  today: string;
}

export async function lookingAt({ db, session, now }: Asked): Promise<Looking> {
  const { account_id, careHome, viewer } = session;
  const is_organiser = session.role === 'organiser';
  const kind = isRelative(viewer) ? 'relative' : isFamilyUser(viewer) ? 'family_organisation' : 'staff';
  const seesResidents = sessionMay(session, 'residents.view');
  return { ...(await lookingAs(db, careHome, { account_id, kind, is_organiser }, now)), seesResidents };
}

/** Who somebody is to the events of a home; nothing is told to them of residents yet. */
export async function lookingAs(
  db: Db,
  careHome: CareHome,
  { account_id, kind, is_organiser }: { account_id: string; kind: EventViewer['kind']; is_organiser: boolean },
  now: Date,
): Promise<Looking> {
  const today = calendarDay(now, careHome.timezone);
  const nobody = { people: new Map<string, string>(), seesResidents: false, today };
  if (kind === 'staff') return { ...nobody, viewer: { kind, account_id } };
  if (kind === 'family_organisation') return { ...nobody, viewer: { kind, account_id, is_organiser } };
  const rows = await peopleOf(db, careHome, account_id, today);
  const links = rows.map(({ relative_link_id, resident_id, access_level, ended_on }) => ({
    id: relative_link_id,
    resident_id,
    access_level,
    is_living_here: ended_on === null,
  }));
  const people = new Map(rows.map(({ resident_id, known_as }) => [resident_id, known_as]));
  return { ...nobody, people, viewer: { kind, account_id, links } };
}

/** Rows with as much of each as decides who sees it, just those that this person sees. */
export async function seenAmong(
  { db, careHome }: { db: Db; careHome: CareHome },
  { viewer }: Looking,
  rows: readonly EventRow[],
): Promise<{ row: EventRow; seen: SeenEvent }[]> {
  return (await withInvitedPeople(db, careHome, rows)).filter(({ seen }) => seesEvent(viewer, seen));
}

/** Rows with as much of each as decides who sees it, and who is asked to come. */
export async function withInvitedPeople(
  db: Db,
  careHome: CareHome,
  rows: readonly EventRow[],
): Promise<{ row: EventRow; seen: SeenEvent }[]> {
  const groups = await membersOfGroups(db, careHome, [
    ...new Set(rows.flatMap(({ words }) => words.resident_group_ids)),
  ]);
  return rows.map((row) => {
    const { audience, member_ids, relative_link_ids, resident_ids, resident_group_ids } = row.words;
    const ofGroups = resident_group_ids.flatMap((id) => (groups.get(id) ?? []).map((resident) => resident.id));
    const invited_resident_ids = [...new Set([...resident_ids, ...ofGroups])];
    const seen = { audience, made_by_id: row.made_by_id, member_ids, relative_link_ids, invited_resident_ids };
    return { row, seen };
  });
}

/** @throws 404 for what is not there, was deleted, or is not for whoever asks: one answer for all three */
export async function seenEvent(asked: Asked, id: string, { isDeleted = false } = {}) {
  const looking = await lookingAt(asked);
  const rows = await eventRows(asked.db, asked.session.careHome, { id });
  const [found] = await seenAmong({ db: asked.db, careHome: asked.session.careHome }, looking, rows);
  if (!found || (found.row.deleted_at !== null) !== isDeleted) throw notFound();
  return { ...found, looking };
}

/** Does whoever asks see this event? */
export async function isSeen(asked: Asked, id: string): Promise<boolean> {
  const { db, session } = asked;
  const rows = await eventRows(db, session.careHome, { id });
  return (await seenAmong({ db, careHome: session.careHome }, await lookingAt(asked), rows)).length > 0;
}

/** May this person change the event, where the home has narrowed that (product.md, D-1)? */
export async function mayChange({ db, session }: Asked, row: EventRow, looking: Looking): Promise<boolean> {
  if (looking.viewer.kind === 'staff' || row.made_by_id === session.account_id) return true;
  return !(await isEditingNarrowed(db, session.careHome));
}

/** All of the series that this person sees, the deleted ones too; of an event of no series, nothing. */
export async function seriesSeen(
  { db, session: { careHome } }: Asked,
  looking: Looking,
  { series_id }: EventRow,
): Promise<EventRow[]> {
  if (series_id === null) return [];
  const seen = await seenAmong({ db, careHome }, looking, await eventRows(db, careHome, { series_id }));
  return seen.map(({ row }) => row);
}

/** The others of its series that were cancelled, or deleted, by the same act. */
export function goneWith(row: EventRow, series: readonly EventRow[], what: 'cancelled_at' | 'deleted_at'): EventRow[] {
  const at = row[what]?.getTime();
  return series.filter((one) => one.id !== row.id && at !== undefined && one[what]?.getTime() === at);
}

/** Those that were cancelled with it and could still take place. */
export function cancelledWith(row: EventRow, series: readonly EventRow[], now: Date): EventRow[] {
  return goneWith(row, series, 'cancelled_at').filter(
    ({ deleted_at, starts_at }) => deleted_at === null && starts_at > now,
  );
}

/** The event as whoever asks may see it. */
export async function eventNow(asked: Asked, id: string): Promise<Event> {
  const { db, session, now } = asked;
  const { row, seen, looking } = await seenEvent(asked, id);
  const answers = await answersTo(db, session.careHome, [id]);
  const isAllowed = await mayChange(asked, row, looking);
  const { starts_at, ends_at } = { starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() };
  const is_cancelled = row.cancelled_at !== null;
  const is_staff = looking.viewer.kind === 'staff';
  const { words, invited } = await invitedSeenBy(asked, looking, row.words);
  const series = await seriesSeen(asked, looking, row);
  return {
    ...words,
    id,
    version: row.version,
    starts_at,
    ends_at,
    series:
      row.series_id === null
        ? null
        : {
            ...(await seriesRow(db, session.careHome, row.series_id)),
            to_come: series.filter((one) => isEventToCome(one, now)).length,
          },
    cancelled: row.cancelled_at && {
      at: row.cancelled_at.toISOString(),
      why: row.cancelled_why ?? '',
      by: row.cancelled_by,
      others: cancelledWith(row, series, now).length,
    },
    made_by: row.made_by,
    changed_by: row.changed_by,
    changed_at: row.changed_at.toISOString(),
    can_edit: isAllowed && sessionMay(session, 'events.edit'),
    can_delete: isAllowed && sessionMay(session, 'events.delete'),
    can_invite: looking.viewer.kind !== 'relative',
    is_invited: isInvited(looking.viewer, seen),
    is_answering_open: isAnsweringOpen(
      { answer_by: words.answer_by, ends_at, is_cancelled },
      { now, today: looking.today, is_staff },
    ),
    counts: countsOf(answers),
    answer_for: await answersFor(asked, looking, { id, seen }, answers),
    report_id: sessionMay(session, 'reports.view') ? await reportOfEvent(db, session.careHome, id) : null,
    answers: looking.viewer.kind === 'relative' ? [] : answers.filter(isShownTo(looking)).map(asAnswer),
    invited,
  };
}

function isShownTo({ seesResidents }: Looking): (answer: FoundAnswer) => boolean {
  return ({ resident_id }) => resident_id === null || seesResidents;
}

function asAnswer(row: FoundAnswer): EventAnswer {
  const { resident_id, account_id, answer, guests, note, answered_at } = row;
  return {
    resident_id,
    account_id,
    name: row.resident_known_as ?? [row.known_as, row.last_name].filter(Boolean).join(' '),
    portrait: readPortrait(row.resident_portrait ?? row.portrait),
    answer,
    guests,
    note,
    answered_at: answered_at.toISOString(),
    answered_by: row.answered_by_id === account_id ? null : row.answered_by,
  };
}

/** Oneself first, then those for whom one speaks; each with what was said and what has changed since. */
async function answersFor(
  { db, session }: Asked,
  { viewer, people }: Looking,
  { id, seen }: { id: string; seen: SeenEvent },
  answers: readonly FoundAnswer[],
): Promise<AnswerFor[]> {
  const history = await historyOf(db, session.careHome, id);
  const of = (given: FoundAnswer | undefined): AnswerFor['answer'] => {
    if (!given) return null;
    const { answer, guests, note } = given;
    const answered_at = given.answered_at.toISOString();
    return { answer, guests, note, answered_at, changed_since: toldSince(history, answered_at) };
  };
  const meanwhile = (given: FoundAnswer | undefined, isAsked: boolean) =>
    given === undefined && isAsked ? { changed_meanwhile: toldSince(history, '') } : {};
  const own = answers.find(({ account_id }) => account_id === viewer.account_id);
  const residents = viewer.kind === 'relative' ? residentsToAnswerFor(viewer.links, seen) : [];
  return [
    {
      resident_id: null,
      known_as: session.row.known_as,
      answer: of(own),
      ...meanwhile(own, isInvited(viewer, seen)),
    },
    ...residents.map((resident_id) => {
      const given = answers.find((one) => one.resident_id === resident_id);
      return {
        resident_id,
        known_as: people.get(resident_id) ?? '',
        answer: of(given),
        ...meanwhile(given, seen.invited_resident_ids.includes(resident_id)),
      };
    }),
  ];
}

/** The words with the lists of those invited as far as they are seen, and their faces. */
async function invitedSeenBy({ db, session }: Asked, looking: Looking, all: EventWords) {
  const { careHome } = session;
  const words = { ...all, ...seenLists(looking, all) };
  const invited = {
    members: await facesOfMembers(db, words.member_ids),
    residents: await livingAmong(db, careHome, words.resident_ids),
    groups: await groupsAmong(db, careHome, words.resident_group_ids),
    relatives: await relativesToInvite(db, careHome, words.relative_link_ids),
  };
  return { words, invited };
}

type Lists = Pick<EventWords, 'member_ids' | 'resident_ids' | 'resident_group_ids' | 'relative_link_ids'>;

/** Relatives are told that they are invited, and nothing of who else is. */
function seenLists({ viewer, seesResidents }: Looking, all: Lists): Lists {
  if (seesResidents) return all;
  const member_ids = viewer.kind === 'relative' ? [] : all.member_ids;
  return { member_ids, resident_ids: [], resident_group_ids: [], relative_link_ids: [] };
}
