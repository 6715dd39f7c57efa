import { findForgiving } from '../find-forgiving.ts';
import type { CatalogueInterest } from '../interests/catalogue-interest.ts';
import { INTERESTS } from '../interests/catalogue.ts';
import { ActivityCost } from './activity-detail.ts';
import type { ActivityCategory } from './activity-detail.ts';
import type { LibraryActivity, LibraryChoice } from './library.ts';

/** The activities that were asked for. With words typed the best come first, otherwise they keep their order. */
export function chosenFrom(library: readonly LibraryActivity[], choice: LibraryChoice): LibraryActivity[] {
  const wanted = library.filter((activity) => fits(activity, choice));
  return findForgiving(wanted, choice.q ?? '', ({ title, summary, category, themes, welsh }) => ({
    names: [title, ...(welsh ? [welsh.title] : [])],
    also: themes.flatMap((theme) => [theme, ...wordsOfTheme(theme)]),
    told: [
      summary,
      ...(welsh ? [welsh.summary] : []),
      SAID_OF_SIDE[category] ?? '',
      ...themes.flatMap((theme) => NEAR_THEME.get(theme) ?? []),
    ],
  }));
}

/** What people call the sides of a good week when they search. */
const SAID_OF_SIDE: Readonly<Record<string, string>> = {
  physical: 'physical moving movement fitness active',
  cognitive: 'cognitive brain thinking memory mental',
  creative: 'creative arts crafts making',
  social: 'social company together',
  spiritual: 'spiritual faith religion worship',
  sensory: 'sensory senses touch',
  outdoors: 'outdoors outside nature fresh air',
  everyday_purpose: 'everyday purpose jobs chores helping tasks',
} satisfies Record<ActivityCategory, string>;

/** What people say when they mean a theme, such as "locomotives" for trains. */
export function wordsOfTheme(theme: string): readonly string[] {
  return SAID_OF_THEME.get(theme) ?? [];
}

/** By theme its name, and what the interests that are about it are called. */
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

function fits(activity: LibraryActivity, choice: LibraryChoice) {
  const { format, minutes, place, band, cost, season, own, favourites } = choice;
  return (
    (format === undefined || activity.formats.includes(format)) &&
    (minutes === undefined || activity.minutes <= minutes) &&
    (place === undefined || activity.places.includes(place)) &&
    (band === undefined || activity.bands.includes(band)) &&
    (cost === undefined || (activity.cost !== null && COSTS.indexOf(activity.cost) <= COSTS.indexOf(cost))) &&
    (season === undefined || activity.seasons.length === 0 || activity.seasons.includes(season)) &&
    (own === undefined || activity.is_own) &&
    (favourites === undefined || activity.is_favourite)
  );
}
