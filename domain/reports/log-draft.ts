import { z } from 'zod';
import { RiskWord } from '../risk-assessment/overlay.ts';
import { ResidentFace } from '../residents/resident.ts';
import { Id, Instant } from '../text.ts';
import { MomentDepth, ReportDepth } from './depth.ts';
import { Basis, MomentResponse, NotTodayReason } from './response.ts';

/** One person in a log that is being written. */
export const LogPerson = z.object({
  resident: ResidentFace,
  /** Null while the answer for most people stands for this one. */
  answer: z
    .object({
      /** Null when it was saved without a word on how it was. */
      response: MomentResponse.nullable(),
      basis: Basis,
      reason: NotTodayReason.nullable(),
      answered_at: Instant,
    })
    .nullable(),
  note: z.string(),
  /** Was on the list beforehand. Without an answer nobody knows whether such a person came. */
  is_expected: z.boolean(),
  /** There once somebody opened it: then what it says is sent, also when it says nothing any more. */
  depth: MomentDepth.optional(),
});
export type LogPerson = z.infer<typeof LogPerson>;

/** A log while it is being written, as the device keeps it. */
export const LogDraft = z.object({
  /** Made when the log begins, so that saving it twice makes one report. */
  client_id: Id,
  planned_session_id: Id.nullable(),
  /** The event that is being turned into a report. */
  event_id: Id.optional(),
  activity_id: Id.nullable(),
  title: z.string(),
  started_at: Instant,
  minutes: z.number().int(),
  place: z.string(),
  /** The answer for most people. */
  usual: z.object({ response: MomentResponse, answered_at: Instant }).nullable(),
  people: z.array(LogPerson),
  note: z.string(),
  /** As that of a person. */
  depth: ReportDepth.optional(),
  /** How it is safe for somebody for whom it stops. */
  risk_words: z.array(RiskWord).optional(),
});
export type LogDraft = z.infer<typeof LogDraft>;

/** A log with what is chosen on the screen just now. */
export interface Log {
  draft: LogDraft;
  /** Whose answer the tray asks for; nobody means most people. */
  chosen: string[];
  /** The tray has been answered: the next tap on a face begins anew instead of adding to these. */
  is_answered: boolean;
}

export type LogEvent =
  | { kind: 'tapped'; resident_id: string }
  | { kind: 'tray_closed' }
  | { kind: 'answered'; response: MomentResponse; at: string }
  | { kind: 'reason_given'; reason: NotTodayReason | null; at: string }
  | { kind: 'joined'; resident: ResidentFace }
  | { kind: 'left_out'; resident_ids: string[] }
  /** No person: about the whole of it. */
  | { kind: 'noted'; resident_id: string | null; note: string }
  | { kind: 'details_changed'; details: Partial<LogDetails> }
  | { kind: 'deepened'; resident_id: string; depth: MomentDepth }
  | { kind: 'all_deepened'; depth: ReportDepth }
  | { kind: 'said_safe'; word: RiskWord };

export type LogDetails = Pick<LogDraft, 'activity_id' | 'title' | 'started_at' | 'minutes' | 'place'>;

/** A log as it is when it begins or is opened again. */
export function openLog(draft: LogDraft): Log {
  return { draft, chosen: [], is_answered: false };
}

/** The log after a tap. The same object when the tap changes nothing. */
export function logAfter(log: Log, event: LogEvent): Log {
  const { draft } = log;
  switch (event.kind) {
    case 'tapped':
      return { ...log, chosen: chosenAfterTap(log, event.resident_id), is_answered: false };
    case 'tray_closed':
      return log.chosen.length === 0 ? log : { ...log, chosen: [], is_answered: false };
    case 'answered':
      return answered(log, event);
    case 'reason_given':
      return withPeople(log, (person) => withReason(draft, person, event));
    case 'joined':
      if (draft.people.some(({ resident }) => resident.id === event.resident.id)) return log;
      return {
        draft: { ...draft, people: [...draft.people, personWho(event.resident, { is_expected: false })] },
        chosen: [],
        is_answered: false,
      };
    case 'left_out':
      return {
        draft: { ...draft, people: draft.people.filter(({ resident }) => !event.resident_ids.includes(resident.id)) },
        chosen: [],
        is_answered: false,
      };
    case 'noted':
      return { ...log, draft: noted(draft, event) };
    case 'details_changed':
      return { ...log, draft: withDetails(draft, event.details) };
    case 'deepened':
      return withOne(log, event.resident_id, (person) => ({ ...person, depth: event.depth }));
    case 'all_deepened':
      return { ...log, draft: { ...draft, depth: event.depth } };
    case 'said_safe':
      return { ...log, draft: { ...draft, risk_words: withWord(draft.risk_words ?? [], event.word) } };
  }
}

/** What was said of one activity is not said of another. */
function withDetails(draft: LogDraft, details: Partial<LogDetails>): LogDraft {
  const after = { ...draft, ...details };
  if (after.activity_id === draft.activity_id) return after;
  const { risk_words: _, ...rest } = after;
  return rest;
}

/** What is said anew takes the place of what was said before. */
function withWord(said: readonly RiskWord[], word: RiskWord): RiskWord[] {
  const isSame = (one: RiskWord) => one.resident_id === word.resident_id && one.hazard === word.hazard;
  return [...said.filter((one) => !isSame(one)), word];
}

export function personWho(resident: ResidentFace, { is_expected }: { is_expected: boolean }): LogPerson {
  return { resident, answer: null, note: '', is_expected };
}

function chosenAfterTap({ chosen, is_answered }: Log, resident_id: string): string[] {
  const isChosen = chosen.includes(resident_id);
  if (is_answered) return isChosen && chosen.length === 1 ? [] : [resident_id];
  return isChosen ? chosen.filter((id) => id !== resident_id) : [...chosen, resident_id];
}

/** With nobody chosen the answer is for most people; for somebody who is there alone it is their own. */
function answered(log: Log, { response, at }: { response: MomentResponse; at: string }): Log {
  const [only, ...others] = log.draft.people;
  const alone = only !== undefined && others.length === 0 ? [only.resident.id] : [];
  const chosen = log.chosen.length === 0 ? alone : log.chosen;
  if (chosen.length === 0) return { ...log, draft: { ...log.draft, usual: { response, answered_at: at } } };
  const answer = { response, basis: 'individual', reason: null, answered_at: at } as const;
  return { ...withPeople({ ...log, chosen }, (person) => ({ ...person, answer })), is_answered: true };
}

/** A second tap on a reason takes it back. A reason is one person's, so the answer becomes their own. */
function withReason(
  draft: LogDraft,
  person: LogPerson,
  { reason, at }: { reason: NotTodayReason | null; at: string },
): LogPerson {
  if (responseOf(draft, person) !== 'not_today') return person;
  const next = person.answer?.reason === reason ? null : reason;
  return { ...person, answer: { response: 'not_today', basis: 'individual', reason: next, answered_at: at } };
}

function withPeople(log: Log, change: (person: LogPerson) => LogPerson): Log {
  const people = log.draft.people.map((person) => (log.chosen.includes(person.resident.id) ? change(person) : person));
  return { ...log, draft: { ...log.draft, people } };
}

function withOne(log: Log, resident_id: string, change: (person: LogPerson) => LogPerson): Log {
  const people = log.draft.people.map((person) => (person.resident.id === resident_id ? change(person) : person));
  return { ...log, draft: { ...log.draft, people } };
}

function noted(draft: LogDraft, { resident_id, note }: { resident_id: string | null; note: string }): LogDraft {
  if (resident_id === null) return { ...draft, note };
  return {
    ...draft,
    people: draft.people.map((person) => (person.resident.id === resident_id ? { ...person, note } : person)),
  };
}

/** How it was for this person, by their own answer or by the one for most people. */
export function responseOf(draft: LogDraft, person: LogPerson): MomentResponse | null {
  if (person.answer !== null) return person.answer.response;
  return draft.usual?.response ?? null;
}

/** Somebody expected is in the report only once there is an answer; somebody added was seen there. */
export function isInReport(draft: LogDraft, person: LogPerson): boolean {
  return responseOf(draft, person) !== null || !person.is_expected;
}

/** What the screen counts. */
export function tally(draft: LogDraft): {
  came: number;
  not_today: number;
  own: number;
  group: number;
  unknown: number;
} {
  const inReport = draft.people.filter((person) => isInReport(draft, person));
  const notToday = inReport.filter((person) => responseOf(draft, person) === 'not_today').length;
  const own = draft.people.filter((person) => person.answer?.basis === 'individual').length;
  return {
    came: inReport.length - notToday,
    not_today: notToday,
    own,
    group: inReport.length - own,
    unknown: draft.people.length - inReport.length,
  };
}

/** The first thing that a log still needs before it can be saved. */
export function missingIn(draft: LogDraft): 'title' | 'people' | 'answer' | null {
  if (draft.title.trim() === '') return 'title';
  if (draft.people.length === 0) return 'people';
  return draft.people.some((person) => isInReport(draft, person)) ? null : 'answer';
}

/**
 * What somebody changed in a log, done to the log as it stands now. Whatever they left alone stays as
 * it stands.
 *
 * @param before the log as it was when they began
 */
export function onTopOf(stands: LogDraft, before: LogDraft, mine: LogDraft): LogDraft {
  const was = new Map(before.people.map((person) => [person.resident.id, person]));
  const own = new Map(mine.people.map((person) => [person.resident.id, person]));
  const isMine = (id: string) => !isSame(was.get(id), own.get(id));
  const isThere = new Set(stands.people.map(({ resident }) => resident.id));
  const pick = <Key extends keyof LogDraft>(key: Key) => (isSame(before[key], mine[key]) ? stands[key] : mine[key]);
  return {
    ...stands,
    activity_id: pick('activity_id'),
    title: pick('title'),
    started_at: pick('started_at'),
    minutes: pick('minutes'),
    place: pick('place'),
    note: pick('note'),
    depth: pick('depth'),
    risk_words: pick('risk_words'),
    usual: pick('usual'),
    people: [
      ...stands.people.flatMap((person) => {
        if (!isMine(person.resident.id)) return [person];
        const changed = own.get(person.resident.id);
        return changed === undefined ? [] : [changed];
      }),
      ...mine.people.filter(({ resident }) => !isThere.has(resident.id) && isMine(resident.id)),
    ],
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
