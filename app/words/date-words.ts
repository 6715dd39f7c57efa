import type { Locale } from 'date-fns';

const learnt = new Map<string, Locale>();

/** The days and months of a language that was fetched; English is always there. */
export function learnDates(language: string, words: Locale): void {
  learnt.set(language, words);
}

export function datesOf(language: string): Locale | undefined {
  return learnt.get(language);
}
