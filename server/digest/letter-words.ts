import type { Cadence } from '@heartsease/domain/digest/digest.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';

/** What stands around the five sentences, on paper and in a mail. */
export interface AroundWords {
  /** Names nobody who lives there: a subject is read over shoulders. */
  subject: (home: string) => string;
  title: Record<Cadence, (name: string) => string>;
  dear: (reader: string) => string;
  with_love: (home: string) => string;
  read_more: string;
  why: (home: string) => string;
  stop: string;
  private: string;
  file: string;
}

const ENGLISH: AroundWords = {
  subject: (home) => `A letter for you from ${home}`,
  title: {
    weekly: (name) => `${name}’s week`,
    fortnightly: (name) => `${name}’s fortnight`,
    monthly: (name) => `${name}’s month`,
  },
  dear: (reader) => `Dear ${reader},`,
  with_love: (home) => `With love from everybody at ${home}`,
  read_more: 'See more in Heartsease',
  why: (home) => `${home} sends this letter to the people close to somebody who lives there.`,
  stop: 'Stop these letters',
  private: 'About somebody’s life. Share it as they would.',
  file: 'Letters to families',
};

const WELSH: AroundWords = {
  subject: (home) => `Llythyr i chi gan ${home}`,
  title: {
    weekly: (name) => `Wythnos ${name}`,
    fortnightly: (name) => `Pythefnos ${name}`,
    monthly: (name) => `Mis ${name}`,
  },
  dear: (reader) => `Annwyl ${reader},`,
  with_love: (home) => `Gyda chariad gan bawb yn ${home}`,
  read_more: 'Gweld mwy yn Heartsease',
  why: (home) => `Mae ${home} yn anfon y llythyr hwn at y bobl sy’n agos at rywun sy’n byw yno.`,
  stop: 'Rhoi’r gorau i’r llythyrau hyn',
  private: 'Am fywyd rhywun. Rhannwch fel y byddent hwy.',
  file: 'Llythyrau at deuluoedd',
};

export const AROUND_WORDS: Record<PaperLanguage, AroundWords> = { en: ENGLISH, cy: WELSH };
