import type { DemoResident, DemoStaffMember } from '../cast.ts';
import type { SentencesAbout } from '../larch-house/note-sentences/sentence.ts';
import type { OwnStory } from '../larch-house/own-stories/own-story.ts';
import type { SessionNote } from '../larch-house/session-notes.ts';
import type { Thread } from '../larch-house/threads/thread.ts';
import type { Programme } from '../programme.ts';

/** What a year is told from: the people of a home, its programme, and the words for it. */
export type YearOfHome = {
  key: string;
  timezone: string;
  residents: readonly DemoResident[];
  staff: readonly DemoStaffMember[];
  programme: Programme;
  threads: readonly Thread[];
  ownStories: Readonly<Record<string, OwnStory>>;
  sentencesIn: (language: string) => readonly SentencesAbout[];
  sessionNotes: Readonly<Record<string, readonly SessionNote[]>>;
  /** Titles in the home's language, by the activity's slug; the library's own otherwise. */
  titles: Readonly<Record<string, string>>;
  /** Why a session did not take place, in the home's language; in English where nothing is told. */
  cancelled_why?: readonly string[];
  /** One-to-one moments a day, at the beginning of the year and today. */
  one_to_ones_a_day: readonly [number, number];
  /** People whose last moment lies so many days back. */
  short_of_company: readonly { resident: string; days: number }[];
  /** People with a pace of their own: moments a week, by months ago. */
  paces: readonly { resident: string; a_week: readonly (readonly [from_months_ago: number, moments: number])[] }[];
  has_birthday_teas: boolean;
  /** A third of its reports tell more of people; on Package B none may. */
  writes_full_reports: boolean;
  /** Reports end so many days ago: the package expired, or has none. `null`: they go on. */
  reports_ended_days_ago: number | null;
};
