import type { MomentResponse, NotTodayReason } from '@heartsease/domain/reports/response.ts';
import { daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { Chance } from '../chance.ts';
import { monthOf } from '../dates.ts';
import type { Sentence, SentencesAbout } from '../larch-house/note-sentences/sentence.ts';
import type { SessionNote } from '../larch-house/session-notes.ts';
import type { YearPerson } from './people-of-year.ts';
import type { YearOfHome } from './year-input.ts';

/** No sentence twice for one person in so many days (product.md, section 7). */
const FOR_ONE_PERSON_DAYS = 60;
/** Nor twice anywhere in the home in so many, so that no two people share a page's words. */
const IN_THE_HOME_DAYS = 14;

const EVENING_FROM = 17;

export type Occasion = {
  person: YearPerson;
  activity: string;
  format: 'group' | 'one_to_one';
  response: MomentResponse;
  day: string;
  hour: number;
  /** What somebody else who enjoyed it is called. */
  friend: string | null;
};

/** `reason` only where the words say why it was not today. */
export type Note = { text: string; reason: NotTodayReason | null };

export type NoteBook = {
  /** A sentence that is true of the occasion and fresh, or null. */
  write: (occasion: Occasion, chance: Chance) => Note | null;
  writeOfSession: (
    session: { activity: string; day: string; today: string; came: readonly string[] },
    chance: Chance,
  ) => string | null;
};

type Entry = Exclude<Sentence, string> & {
  activities: ReadonlySet<string> | null;
  format: SentencesAbout['format'];
  response: MomentResponse;
  needs_friend: boolean;
};

/** Remembers what has been written about whom. */
export function noteBookOf(home: YearOfHome): NoteBook {
  const libraries = new Map<string, readonly Entry[]>();
  const lastWritten = new Map<string, string>();

  const entriesFor = (person: YearPerson): readonly Entry[] => {
    const own = home.ownStories[person.key];
    const library = own ? `own ${person.key}` : person.languages[0];
    const known = libraries.get(library);
    if (known) return known;
    const entries = entriesOf(own ? own.sentences : home.sentencesIn(person.languages[0]));
    libraries.set(library, entries);
    return entries;
  };

  const isFresh = (key: string, day: string, days: number) => {
    const last = lastWritten.get(key);
    return last === undefined || daysBetween(last, day) > days;
  };

  return {
    write(occasion, chance) {
      const { person, day } = occasion;
      const fitting = entriesFor(person).filter(
        (entry) =>
          fits(entry, occasion) &&
          isFresh(`${person.key} ${entry.text}`, day, FOR_ONE_PERSON_DAYS) &&
          isFresh(entry.text, day, IN_THE_HOME_DAYS),
      );
      if (fitting.length === 0) return null;
      const entry = chance.weighted(fitting, ({ activities, months }) => (activities ? 4 : 1) * (months ? 2 : 1));
      lastWritten.set(`${person.key} ${entry.text}`, day);
      lastWritten.set(entry.text, day);
      return { text: filled(entry.text, person, occasion.friend), reason: entry.reason ?? null };
    },
    writeOfSession({ activity, day, today, came }, chance) {
      const notes = (home.sessionNotes[activity] ?? []).map(asNote).filter((note) => {
        const isTrueYet = note.within_months === undefined || daysBetween(day, today) <= note.within_months * 30;
        const areThere = note.with?.every((key) => came.includes(key)) ?? true;
        return isTrueYet && areThere && isFresh(note.text, day, FOR_ONE_PERSON_DAYS);
      });
      if (notes.length === 0) return null;
      const { text } = chance.one(notes);
      lastWritten.set(text, day);
      return text
        .replaceAll('{came}', numberWord(came.length))
        .replaceAll('{Came}', capitalised(numberWord(came.length)));
    },
  };
}

function entriesOf(library: readonly SentencesAbout[]): Entry[] {
  const responses = ['loved', 'enjoyed', 'quiet', 'not_today', 'unsettled'] as const;
  return library.flatMap((about) =>
    responses.flatMap((response) =>
      (about[response] ?? []).map((sentence) => {
        const entry = typeof sentence === 'string' ? { text: sentence } : sentence;
        return {
          ...entry,
          activities: about.activities ? new Set(about.activities) : null,
          format: about.format,
          response,
          needs_friend: entry.text.includes('{friend}'),
        };
      }),
    ),
  );
}

function fits(entry: Entry, { person, activity, format, response, day, hour, friend }: Occasion): boolean {
  if (entry.response !== response) return false;
  if (entry.activities !== null && !entry.activities.has(activity)) return false;
  if (entry.format !== undefined && entry.format !== format) return false;
  if (entry.needs_friend && (friend === null || format === 'one_to_one')) return false;
  if (entry.months !== undefined && !entry.months.includes(monthOf(day))) return false;
  if (entry.evening && hour < EVENING_FROM) return false;
  if (entry.theme !== undefined && !person.interests.has(entry.theme)) return false;
  return !entry.unless?.some((theme) => person.interests.has(theme));
}

/** The sentence with the person's own name and pronouns in it. */
export function filled(text: string, person: { known_as: string; pronouns: string }, friend: string | null): string {
  const [he, him, his] = person.pronouns === 'he/him' ? ['he', 'him', 'his'] : ['she', 'her', 'her'];
  return text
    .replaceAll('{name}', person.known_as)
    .replaceAll('{himself}', `${him}self`)
    .replaceAll('{him}', him)
    .replaceAll('{his}', his)
    .replaceAll('{he}', he)
    .replaceAll('{His}', capitalised(his))
    .replaceAll('{He}', capitalised(he))
    .replaceAll('{friend}', friend ?? '');
}

function asNote(note: SessionNote): Exclude<SessionNote, string> {
  return typeof note === 'string' ? { text: note } : note;
}

const NUMBERS = [
  'nobody',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function numberWord(number: number): string {
  return NUMBERS[number] ?? String(number);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
