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
  /** Of a book that is nobody’s alone. */
  photo: (day: string) => string;
  our_book: string;
  your_words: string;
}

export const AROUND_BOOK: Record<PaperLanguage, AroundBook> = {
  en: {
    somebodys_book: (known_as) => `${known_as}’s book`,
    in_memory: 'In memory of',
    from_us: (home) => `With love from everybody at ${home}`,
    photo_of: (known_as, day) => `Photo of ${known_as}, ${day}`,
    photo: (day) => `Photo, ${day}`,
    our_book: 'Our book',
    your_words: 'Room for your own words',
  },
  cy: {
    somebodys_book: (known_as) => `Llyfr ${known_as}`,
    in_memory: 'Er cof am',
    from_us: (home) => `Gyda chariad oddi wrth bawb yn ${home}`,
    photo_of: (known_as, day) => `Llun o ${known_as}, ${day}`,
    photo: (day) => `Llun, ${day}`,
    our_book: 'Ein llyfr ni',
    your_words: 'Lle i’ch geiriau chi',
  },
};

/** What a photo shows, for whoever has the book read aloud. */
export function altOf({ caption, taken_on }: BookPhoto, known_as: string, language: PaperLanguage): string {
  const day = fullDate(taken_on, language);
  const { photo_of, photo } = AROUND_BOOK[language];
  return caption || (known_as === '' ? photo(day) : photo_of(known_as, day));
}
