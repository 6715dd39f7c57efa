import { MOST_LATELY } from './group-fit.ts';
import type { GroupFits } from './group-fits.ts';

/** What somebody had on a day that is in no library, as it was called. */
export interface OwnWords {
  resident_id: string;
  title: string;
  day: string;
}

/**
 * What most of these people had lately, in the home's own words; "Knit and natter" and "knit and  natter" are one. It is
 * called as it was the last time.
 */
export function ownWordsLately(had: readonly OwnWords[]): GroupFits['own_words'] {
  return [...Map.groupBy(had, ({ title }) => plain(title)).values()]
    .map((times) => {
      const last = times.reduce((latest, one) => (one.day > latest.day ? one : latest));
      const resident_ids = [...new Set(times.map(({ resident_id }) => resident_id))];
      return { title: last.title.trim(), last_on: last.day, resident_ids };
    })
    .toSorted(
      (one, other) =>
        other.resident_ids.length - one.resident_ids.length ||
        other.last_on.localeCompare(one.last_on) ||
        one.title.localeCompare(other.title),
    )
    .slice(0, MOST_LATELY);
}

function plain(title: string): string {
  return title.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}
