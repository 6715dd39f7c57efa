import { expect, test } from 'vitest';
import type { ResidentFace } from '../residents/resident.ts';
import {
  LogDraft,
  isInReport,
  logAfter,
  missingIn,
  onTopOf,
  openLog,
  personWho,
  responseOf,
  tally,
} from './log-draft.ts';
import { logOfReport, reportDraftOf } from './log-report.ts';
import type { Log, LogEvent } from './log-draft.ts';
import { ReportDraft } from './report.ts';
import type { Report } from './report.ts';
import type { MomentResponse } from './response.ts';

const NAMES = ['Eileen', 'Winston', 'Joyce', 'Gurdev', 'Mei-Ling', 'Arthur', 'Dilys', 'Sushila'] as const;
const [eileen, winston, , , , arthur, dilys] = NAMES;
const SAVED_AT = '2026-11-20T11:20:00.000Z';

test('nobody differs: one answer and everybody carries it, marked as a group answer', () => {
  const log = after(chairYoga(), answer('enjoyed'));
  const sent = sentBy(log);
  expect(sent.usual_response).toBe('enjoyed');
  expect(sent.moments.map(({ response, basis }) => `${response} ${basis}`)).toEqual(NAMES.map(() => 'enjoyed group'));
  expect(tally(log.draft)).toEqual({ came: 8, not_today: 0, own: 0, group: 8, unknown: 0 });
});

test('whoever differs is answered for alone, the others stay as they were', () => {
  const log = after(chairYoga(), answer('enjoyed'), tap(arthur), answer('quiet'), tap(dilys), answer('not_today'));
  expect(responsesIn(log)).toEqual({
    Eileen: 'enjoyed group',
    Winston: 'enjoyed group',
    Joyce: 'enjoyed group',
    Gurdev: 'enjoyed group',
    'Mei-Ling': 'enjoyed group',
    Arthur: 'quiet individual',
    Dilys: 'not_today individual',
    Sushila: 'enjoyed group',
  });
  expect(tally(log.draft)).toEqual({ came: 7, not_today: 1, own: 2, group: 6, unknown: 0 });
});

test('after an answer the next face begins anew, so that one differing takes two taps and two take four', () => {
  const log = after(chairYoga(), answer('enjoyed'), tap(arthur), answer('quiet'));
  expect(log.chosen).toEqual([idOf(arthur)]);
  expect(after(log, tap(dilys)).chosen).toEqual([idOf(dilys)]);
});

test('several faces may be answered together', () => {
  const log = after(chairYoga(), answer('enjoyed'), tap(eileen), tap(winston), answer('loved'));
  expect(responsesIn(log)).toMatchObject({
    Eileen: 'loved individual',
    Winston: 'loved individual',
    Joyce: 'enjoyed group',
  });
});

test.each<[string, LogEvent[], string[]]>([
  ['a second tap takes a face back', [tap(eileen), tap(eileen)], []],
  ['a tap adds a face', [tap(eileen), tap(winston)], [eileen, winston]],
  ['closing the tray asks for most people again', [tap(eileen), { kind: 'tray_closed' }], []],
  ['a tap on the face just answered closes the tray', [tap(eileen), answer('loved'), tap(eileen)], []],
  [
    'a tap on one of several just answered chooses that one',
    [tap(eileen), tap(winston), answer('loved'), tap(eileen)],
    [eileen],
  ],
])('%s', (_name, events, chosen) => {
  expect(after(chairYoga(), ...events).chosen).toEqual(chosen.map(idOf));
});

test('a changed answer for most people leaves those alone who were answered for themselves', () => {
  const log = after(
    chairYoga(),
    answer('enjoyed'),
    tap(arthur),
    answer('quiet'),
    { kind: 'tray_closed' },
    answer('loved'),
  );
  expect(responsesIn(log)).toMatchObject({ Arthur: 'quiet individual', Eileen: 'loved group' });
});

test('the same answer given to one person is their own all the same', () => {
  const log = after(chairYoga(), answer('enjoyed'), tap(arthur), answer('enjoyed'));
  expect(responsesIn(log)).toMatchObject({ Arthur: 'enjoyed individual' });
});

test('a reason goes with "not today" only, and a second tap takes it back', () => {
  const asleep = reason('asleep');
  const log = after(chairYoga(), answer('enjoyed'), tap(dilys), answer('not_today'), asleep);
  expect(momentOf(log, dilys)).toMatchObject({ response: 'not_today', not_today_reason: 'asleep' });
  expect(momentOf(after(log, asleep), dilys)).toMatchObject({ response: 'not_today', not_today_reason: null });
  expect(momentOf(after(log, answer('quiet')), dilys)).toMatchObject({ response: 'quiet', not_today_reason: null });
  expect(momentOf(after(chairYoga(), answer('enjoyed'), tap(dilys), asleep), dilys)).toMatchObject({
    response: 'enjoyed',
  });
});

test('whoever was expected and got no answer is left out: nobody knows whether they came', () => {
  const log = after(chairYoga(), tap(eileen), answer('loved'));
  expect(sentBy(log).moments).toHaveLength(1);
  expect(tally(log.draft)).toEqual({ came: 1, not_today: 0, own: 1, group: 0, unknown: 7 });
});

test('somebody who joined in takes the answer for most people, and is in the report without one too', () => {
  const joined = after(chairYoga(), { kind: 'joined', resident: face('Halina') });
  expect(sentBy(joined).moments).toMatchObject([{ resident_id: idOf('Halina'), response: null, basis: 'individual' }]);
  expect(momentOf(after(joined, answer('enjoyed')), 'Halina')).toMatchObject({ response: 'enjoyed', basis: 'group' });
  expect(after(joined, { kind: 'joined', resident: face('Halina') })).toBe(joined);
});

test('somebody who did not come is taken off', () => {
  const log = after(chairYoga(), answer('enjoyed'), { kind: 'left_out', resident_ids: [idOf(dilys)] });
  expect(log.draft.people.map(({ resident }) => resident.known_as)).not.toContain(dilys);
  expect(tally(log.draft).came).toBe(7);
});

test('a few words stay with the person or with the whole of it', () => {
  const log = after(
    chairYoga(),
    answer('enjoyed'),
    { kind: 'noted', resident_id: idOf(eileen), note: ' Led the arm circles ' },
    { kind: 'noted', resident_id: null, note: 'Priya brought scarves' },
  );
  expect(sentBy(log).note).toBe('Priya brought scarves');
  expect(momentOf(log, eileen)).toMatchObject({ note: 'Led the arm circles', basis: 'group' });
});

test.each<[string, (log: Log) => Log, ReturnType<typeof missingIn>]>([
  ['what it was', (log) => after(log, details({ title: ' ' })), 'title'],
  ['who was there', (log) => ({ ...log, draft: { ...log.draft, people: [] } }), 'people'],
  ['how it was', (log) => log, 'answer'],
  ['nothing', (log) => after(log, answer('unsettled')), null],
])('a log that still needs %s says so', (_what, change, missing) => {
  expect(missingIn(change(chairYoga()).draft)).toBe(missing);
});

test('one person without a plan is a one-to-one, more are a group', () => {
  const empty = after(
    { ...chairYoga(), draft: { ...chairYoga().draft, planned_session_id: null, people: [] } },
    answer('loved'),
  );
  const one = after(empty, { kind: 'joined', resident: face(eileen) });
  expect(sentBy(one).format).toBe('one_to_one');
  expect(sentBy(after(one, { kind: 'joined', resident: face(arthur) })).format).toBe('group');
  expect(sentBy(after(chairYoga(), tap(eileen), answer('loved'))).format).toBe('group');
});

test('whoever is there alone gets an answer of their own, never one for most people', () => {
  const alone = { ...chairYoga(), draft: { ...chairYoga().draft, people: chairYoga().draft.people.slice(0, 1) } };
  const log = after(alone, answer('not_today'), reason('asleep'));
  expect(sentBy(log)).toMatchObject({
    usual_response: null,
    moments: [{ response: 'not_today', basis: 'individual', not_today_reason: 'asleep' }],
  });
  const answeredFirst = after({ ...alone, draft: { ...alone.draft, people: [] } }, answer('loved'), {
    kind: 'joined',
    resident: face(eileen),
  });
  expect(sentBy(answeredFirst)).toMatchObject({
    usual_response: null,
    moments: [{ response: 'loved', basis: 'individual' }],
  });
});

test('unsettled counts as having been there', () => {
  expect(tally(after(chairYoga(), answer('unsettled')).draft).came).toBe(8);
});

test('what the device kept opens again with every tap', () => {
  const log = after(chairYoga(), answer('enjoyed'), tap(dilys), answer('not_today'), reason('unwell'));
  const kept: unknown = JSON.parse(JSON.stringify(log.draft));
  expect(openLog(LogDraft.parse(kept))).toEqual({ draft: log.draft, chosen: [], is_answered: false });
});

test('a saved report opens as the log that it was', () => {
  const log = after(
    chairYoga(),
    answer('enjoyed'),
    tap(arthur),
    answer('quiet'),
    tap(dilys),
    answer('not_today'),
    reason('asleep'),
  );
  const sent = sentBy(log);
  const again = ReportDraft.parse(reportDraftOf(logOfReport(reportOf(sent)), SAVED_AT));
  const told = (draft: ReportDraft) => draft.moments.map(({ answered_at: _at, ...moment }) => moment);
  expect(told(again)).toEqual(told(sent));
  expect({ ...again, moments: [] }).toEqual({ ...sent, moments: [] });
});

test('what one changed goes on top of what a colleague changed meanwhile', () => {
  const before = after(chairYoga(), answer('enjoyed')).draft;
  const mine = after(
    openLog(before),
    tap(arthur),
    answer('quiet'),
    { kind: 'left_out', resident_ids: [idOf(dilys)] },
    details({ title: 'Chair yoga outside' }),
  ).draft;
  const stands = after(
    openLog(before),
    tap(eileen),
    answer('loved'),
    { kind: 'noted', resident_id: null, note: 'Windy' },
    { kind: 'joined', resident: face('Halina') },
  ).draft;
  const both = openLog(onTopOf(stands, before, mine));
  expect(both.draft).toMatchObject({ title: 'Chair yoga outside', note: 'Windy' });
  expect(responsesIn(both)).toMatchObject({
    Arthur: 'quiet individual',
    Eileen: 'loved individual',
    Halina: 'enjoyed group',
  });
  expect(responsesIn(both)).not.toHaveProperty(dilys);
});

test('a moment without an answer keeps none when its report is opened again', () => {
  const log = after(chairYoga(), answer('enjoyed'));
  const report = reportOf(sentBy(log));
  const [first, ...others] = report.moments;
  if (first === undefined) throw new Error('A report has moments');
  const draft = logOfReport({ ...report, moments: [{ ...first, response: null, basis: 'individual' }, ...others] });
  expect(draft.people.map((person) => responseOf(draft, person)).slice(0, 2)).toEqual([null, 'enjoyed']);
  expect(draft.people.every((person) => isInReport(draft, person))).toBe(true);
});

function chairYoga(): Log {
  return openLog({
    client_id: '0197a000-0000-7000-8000-000000000001',
    planned_session_id: '0197a000-0000-7000-8000-000000000002',
    activity_id: null,
    title: 'Chair yoga',
    started_at: '2026-11-20T10:30:00.000Z',
    minutes: 45,
    place: 'Garden lounge',
    usual: null,
    people: NAMES.map((name) => personWho(face(name), { is_expected: true })),
    note: '',
  });
}

function face(known_as: string): ResidentFace {
  return {
    id: idOf(known_as),
    known_as,
    last_name: 'Of Larch House',
    room: '1',
    wing: 'Garden',
    portrait: null,
    photo_wish: 'agrees',
  };
}

function idOf(known_as: string): string {
  const place = [...NAMES, 'Halina'].indexOf(known_as);
  return `0197a000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`;
}

function after(log: Log, ...events: LogEvent[]): Log {
  return events.reduce(logAfter, log);
}

function answer(response: MomentResponse): LogEvent {
  return { kind: 'answered', response, at: '2026-11-20T11:10:00.000Z' };
}

function tap(known_as: string): LogEvent {
  return { kind: 'tapped', resident_id: idOf(known_as) };
}

function reason(of: 'asleep' | 'unwell'): LogEvent {
  return { kind: 'reason_given', reason: of, at: '2026-11-20T11:11:00.000Z' };
}

function details(changed: { title: string }): LogEvent {
  return { kind: 'details_changed', details: changed };
}

/** What the contract makes of it, so that a draft that the server would refuse fails here. */
function sentBy(log: Log) {
  return ReportDraft.parse(reportDraftOf(log.draft, SAVED_AT));
}

function momentOf(log: Log, known_as: string) {
  return sentBy(log).moments.find(({ resident_id }) => resident_id === idOf(known_as));
}

function responsesIn(log: Log): Record<string, string> {
  const names = new Map(log.draft.people.map(({ resident }) => [resident.id, resident.known_as]));
  return Object.fromEntries(
    sentBy(log).moments.map(({ resident_id, response, basis }) => [
      names.get(resident_id) ?? '',
      `${response} ${basis}`,
    ]),
  );
}

const NOTHING_WAITS = { overlaps: [], waits_for_approval: false, can_return: false, can_approve: false };

function reportOf(sent: ReturnType<typeof sentBy>): Report {
  const author = { id: idOf('Halina'), known_as: 'Nadia', last_name: 'Rahman', portrait: null };
  return {
    ...sent,
    id: idOf('Halina'),
    version: 1,
    client_id: '0197a000-0000-7000-8000-000000000001',
    state: 'submitted',
    kind: 'basic',
    icon: 'flower-lotus',
    tint: 'moss',
    is_added_later: false,
    recorded_at: SAVED_AT,
    author,
    authors: [author],
    depth: undefined,
    ...NOTHING_WAITS,
    moments: sent.moments.map(({ resident_id, depth: _none, ...moment }) => ({
      ...moment,
      id: resident_id,
      resident: face(NAMES.find((name) => idOf(name) === resident_id) ?? 'Halina'),
      author,
    })),
    history: [],
    can_change: true,
  };
}
