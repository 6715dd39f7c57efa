import type { BookPhoto } from '@heartsease/domain/photo-book/photo-book.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { fullDate } from '../print/paper-words.ts';

/** What a printed book says by itself. */
interface AroundBook {
  /** "Eileen’s book" */
  somebodys_book: (known_as: string) => string;
  in_memory: string;
  from_us: (home: string) => string;
  photo_of: (known_as: string, day: string) => string;
  your_words: string;
}

export const AROUND_BOOK: Record<PaperLanguage, AroundBook> = {
  en: {
    somebodys_book: (known_as) => `${known_as}’s book`,
    in_memory: 'In memory of',
    from_us: (home) => `With love from everybody at ${home}`,
    photo_of: (known_as, day) => `Photo of ${known_as}, ${day}`,
    your_words: 'Room for your own words',
  },
  cy: {
    somebodys_book: (known_as) => `Llyfr ${known_as}`,
    in_memory: 'Er cof am',
    from_us: (home) => `Gyda chariad oddi wrth bawb yn ${home}`,
    photo_of: (known_as, day) => `Llun o ${known_as}, ${day}`,
    your_words: 'Lle i’ch geiriau chi',
  },
};

/** What a photo shows, for whoever has the book read aloud. */
export function altOf({ caption, taken_on }: BookPhoto, known_as: string, language: PaperLanguage): string {
  return caption || AROUND_BOOK[language].photo_of(known_as, fullDate(taken_on, language));
}
