import { z } from 'zod';
import { findForgiving } from '../find-forgiving.ts';
import type { CatalogueInterest } from '../interests/catalogue-interest.ts';
import { INTERESTS } from '../interests/catalogue.ts';
import { SupportBand } from '../pal/instrument.ts';
import { Short } from '../text.ts';
import { ActivityCost, ActivityPlace, ActivitySeason, WelshCard } from './activity-detail.ts';
import { Activity, ActivityFormat } from './activity.ts';

/** An entry of the library with all that it is chosen by. Where nobody has written its sheet yet, it says nothing of it. */
export const LibraryActivity = Activity.extend({
  themes: z.array(z.string()),
  /** The ways of joining in that its sheet speaks to. */
  bands: z.array(SupportBand),
  places: z.array(ActivityPlace),
  /** None means all the year. */
  seasons: z.array(ActivitySeason),
  cost: ActivityCost.nullable(),
  /** Its card in Welsh; null where nobody has written it. */
  welsh: WelshCard.nullable(),
  /** Kept by whoever asks. */
  is_favourite: z.boolean(),
});
export type LibraryActivity = z.infer<typeof LibraryActivity>;

/** The card as it is said in a language: `cy`, or English for everything else. */
export function cardIn(
  activity: Pick<Activity, 'title' | 'summary'> & { welsh: z.infer<typeof WelshCard> | null },
  locale: string,
): Pick<Activity, 'title' | 'summary'> {
  return (locale.startsWith('cy') ? activity.welsh : null) ?? activity;
}

/** How long there is, in minutes. */
export const TIME_LIMITS = [10, 20, 40] as const;

/** What of the library is wanted; whatever is not said may be anything. */
export const LibraryChoice = z.object({
  q: Short.optional(),
  format: ActivityFormat.optional(),
  /** At most so many minutes. */
  minutes: z.literal(TIME_LIMITS).optional(),
  place: ActivityPlace.optional(),
  band: SupportBand.optional(),
  cost: ActivityCost.optional(),
  season: ActivitySeason.optional(),
  favourites: z.literal(true).optional(),
});
export type LibraryChoice = z.infer<typeof LibraryChoice>;

/** The activities that were asked for. With words typed the best come first, otherwise they keep their order. */
export function chosenFrom(library: readonly LibraryActivity[], choice: LibraryChoice): LibraryActivity[] {
  const wanted = library.filter((activity) => fits(activity, choice));
  return findForgiving(wanted, choice.q ?? '', ({ title, summary, themes, welsh }) => ({
    names: [title, ...(welsh ? [welsh.title] : [])],
    also: themes.flatMap((theme) => [theme, ...(SAID_OF_THEME.get(theme) ?? [])]),
    told: [summary, ...themes.flatMap((theme) => NEAR_THEME.get(theme) ?? [])],
  }));
}

/** What people say when they mean a theme: its name, and what the interests that are about it are called. */
const SAID_OF_THEME = saidBy(({ is }) => is);
/** And what lies next to it: who looks for an allotment may find the garden. */
const NEAR_THEME = saidBy(({ near }) => near.slice(0, 1));

function saidBy(themesOf: (interest: CatalogueInterest) => readonly string[]): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const interest of INTERESTS) {
    const words = [interest.label, ...interest.also];
    for (const theme of themesOf(interest)) said.set(theme, [...(said.get(theme) ?? []), ...words]);
  }
  return said;
}

const COSTS = ActivityCost.options;

function fits(activity: LibraryActivity, { format, minutes, place, band, cost, season, favourites }: LibraryChoice) {
  return (
    (format === undefined || activity.formats.includes(format)) &&
    (minutes === undefined || activity.minutes <= minutes) &&
    (place === undefined || activity.places.includes(place)) &&
    (band === undefined || activity.bands.includes(band)) &&
    (cost === undefined || (activity.cost !== null && COSTS.indexOf(activity.cost) <= COSTS.indexOf(cost))) &&
    (season === undefined || activity.seasons.length === 0 || activity.seasons.includes(season)) &&
    (favourites === undefined || activity.is_favourite)
  );
}
