import { FEASTS_OF, feastsNear } from './feasts.ts';
import type { ActivitySeason } from './activity-detail.ts';
import { seasonOf } from './seasons.ts';

/** What of an activity says when in the year it is for. */
export interface YearOfActivity {
  /** Its name in the library that every home has; empty for a home's own. */
  slug: string;
  /** None means all the year. */
  seasons: readonly ActivitySeason[];
}

/**
 * Whether a day is one for it: in its season, and what is kept on a feast only when that is near.
 *
 * @param daysAhead how many days before a feast count as near; 0 for the day itself
 */
export function isOfTheDay({ slug, seasons }: YearOfActivity, day: string, daysAhead?: number): boolean {
  const feasts = FEASTS_OF[slug];
  if (feasts !== undefined) return feastsNear(day, daysAhead).some(({ feast }) => feasts.includes(feast));
  return seasons.length === 0 || seasons.includes(seasonOf(day));
}
