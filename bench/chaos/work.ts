import { v7 as uuidv7 } from 'uuid';
import type { Chance } from '../../server/demo/chance.ts';
import type { HandedPhoto, HandedWrite } from './app-hands.ts';
import type { Here } from './doorway.ts';
import type { HomeFacts } from './homes.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { Kind, Second, Work } from './plan.ts';

/** What goes through the screens, tap by tap. */
export type Tapped =
  | { kind: 'moment'; report: Entry; answer: Entry; resident: string }
  | { kind: 'message'; message: Entry; chat_thread_id: string };

export interface Handing {
  /** The number of its first record. */
  first: number;
  writes: HandedWrite[];
  photos: HandedPhoto[];
  taps: Tapped[];
}

export interface Author {
  here: Here;
  home: HomeFacts;
  /** The room of all who work there. */
  chat_thread_id: string;
  device: number;
  isOffline: boolean;
}

/** Where a home has no events and no photos, something else is written down. */
const WITHOUT_EVENTS: Partial<Record<Kind, Kind>> = {
  event_answer: 'message',
  photo: 'one_to_one',
  report_with_photo: 'report_and_answer',
};

/** Makes of what was drawn the writes as the app's screens would make them, and puts each into the ledger. */
export function handingOf(works: readonly Work[], author: Author, ledger: Ledger, chance: Chance): Handing {
  const handing: Handing = { first: ledger.entries.length + 1, writes: [], photos: [], taps: [] };
  const drawn = works.map(({ kind, second }) => ({ kind: kindFor(kind, author), second }));
  // What is tapped is done after the rest is handed over, and messages are to stand in that order.
  const inOrder = drawn.toSorted((one, other) => Number(isTapped(one.kind)) - Number(isTapped(other.kind)));
  for (const { kind, second } of inOrder)
    MAKE[kind]({ handing, author, chance, second, ...entriesFor(kind, author, ledger) });
  return handing;
}

function isTapped(kind: Kind): boolean {
  return kind === 'tapped_moment' || kind === 'tapped_message';
}

function kindFor(kind: Kind, { home, isOffline }: Author): Kind {
  // A thread that is opened anew is read from the server.
  if (kind === 'tapped_message' && isOffline) return 'message';
  return home.events.length === 0 ? (WITHOUT_EVENTS[kind] ?? kind) : kind;
}

interface Making extends Entries {
  handing: Handing;
  author: Author;
  chance: Chance;
  second: Second | null;
}

interface Entries {
  ledger: Ledger;
  enter: (path: string, more?: Partial<Pick<Entry, 'about' | 'second' | 'client_id'>>) => Entry;
}

const MAKE: Record<Kind, (making: Making) => void> = {
  one_to_one: (making) => void report(making, 1),
  group: (making) => void report(making, making.chance.between(2, 5)),
  report_and_answer: (making) => {
    const { report_client_id, resident_id } = report({ ...making, second: null }, 1);
    const answer = making.enter('/api/v2/report/answer');
    const note = making.ledger.wordsOf(answer.n);
    const moment = { resident_id, response: 'loved', basis: 'individual', note, answered_at: now() };
    write(making, answer, { report_client_id, moment });
  },
  report_undone: (making) => {
    const { report_client_id } = report({ ...making, second: null }, 1);
    write(making, making.enter('/api/v2/report/undo', { about: report_client_id }), { report_client_id });
  },
  report_with_photo: (making) => {
    const { report_client_id } = report({ ...making, second: null }, 2);
    const { n } = making.enter('/api/v2/photo/begin', { client_id: null, about: report_client_id });
    making.handing.photos.push({ n, report_client_id });
  },
  observation: (making) => {
    const entry = making.enter('/api/v2/observation/add', { second: making.second });
    const about = making.chance.one(making.author.home.reports);
    const said = { kind: 'wellbeing', text: making.ledger.wordsOf(entry.n), visibility: 'staff', effect: null };
    write(making, entry, { ...about, at: now(), ...said, signs: [], preference: null, follow_up: null }, 'text');
  },
  event_answer: (making) => {
    const { events } = making.author.home;
    // Each device has events of its own, so that it is known which answer is the last.
    const event_id = events[making.author.device % events.length] ?? '';
    const entry = making.enter('/api/v2/event/answer', { about: event_id });
    const answer = making.chance.one(['yes', 'maybe', 'no']);
    write(making, entry, { event_id, resident_id: null, answer, guests: 0, note: making.ledger.wordsOf(entry.n) });
  },
  message: (making) => {
    const { chat_thread_id } = making.author;
    const entry = making.enter('/api/v2/chat/send', { about: chat_thread_id, second: making.second });
    const text = making.ledger.wordsOf(entry.n);
    write(making, entry, { chat_thread_id, text, reply_to_id: null }, 'text');
  },
  photo: (making) => {
    const { n } = making.enter('/api/v2/photo/begin', { client_id: null });
    making.handing.photos.push({ n, report_client_id: null });
  },
  tapped_moment: ({ handing, author, chance, enter }) => {
    const report = enter('/api/v2/report/log', { client_id: null });
    const answer = enter('/api/v2/report/answer', { client_id: null });
    handing.taps.push({ kind: 'moment', report, answer, resident: chance.one(author.home.residents).known_as });
  },
  tapped_message: ({ handing, author, enter }) => {
    const { chat_thread_id } = author;
    const message = enter('/api/v2/chat/send', { client_id: null, about: chat_thread_id });
    handing.taps.push({ kind: 'message', message, chat_thread_id });
  },
};

function entriesFor(kind: Kind, { here, device, isOffline }: Author, ledger: Ledger): Entries {
  const of = { of: kind, ...here, device, isOffline };
  return {
    ledger,
    enter: (path, more = {}) => ledger.add({ ...of, path, client_id: uuidv7(), about: null, second: null, ...more }),
  };
}

function report(making: Making, people: number): { report_client_id: string; resident_id: string } {
  const { author, chance, ledger, second } = making;
  const entry = making.enter('/api/v2/report/log', { second });
  const residents = chance.shuffled(author.home.residents).slice(0, people);
  const isGroup = residents.length > 1;
  write(
    making,
    entry,
    {
      title: ledger.wordsOf(entry.n),
      format: isGroup ? 'group' : 'one_to_one',
      started_at: now(),
      minutes: 15,
      usual_response: isGroup ? 'enjoyed' : null,
      moments: residents.map(({ id }) => ({
        resident_id: id,
        response: isGroup ? 'enjoyed' : null,
        basis: isGroup ? 'group' : 'individual',
        answered_at: now(),
      })),
    },
    'title',
  );
  return { report_client_id: entry.client_id ?? '', resident_id: residents[0]?.id ?? '' };
}

/** @param words the field that is changed, where its author changes it */
function write({ handing, ledger }: Making, entry: Entry, input: Record<string, unknown>, words?: 'title' | 'text') {
  const change = words && { change: { [words]: ledger.changedWordsOf(entry.n) } };
  const after = entry.second === 'discard' ? 'discard' : entry.second === 'change' ? (change ?? null) : null;
  handing.writes.push({ n: entry.n, path: entry.path, input: { ...input, client_id: entry.client_id }, after });
}

/** By the clock of whoever writes it down. */
function now(): string {
  return new Date().toISOString();
}
