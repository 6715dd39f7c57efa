import { z } from 'zod';
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
  /** Written by this home, or shared by another of its organisation. */
  is_own: z.boolean(),
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

/** What it is called in a language, where there is no room for more. */
export function titleIn({ title, welsh }: { title: string; welsh: { title: string } | null }, locale: string): string {
  return (locale.startsWith('cy') ? welsh?.title : undefined) ?? title;
}

/**
 * A title that was saved with an activity, as it is said in a language: the activity's own name there, unless somebody
 * wrote a title of their own.
 */
export function titleKept(
  title: string,
  activity: { title: string; welsh: { title: string } | null } | undefined,
  locale: string,
): string {
  const isItsOwn = activity !== undefined && (title === activity.title || title === activity.welsh?.title);
  return isItsOwn ? titleIn(activity, locale) : title;
}

/** What is always near at hand (screens.md, choose-activity): just chatting, and a visit to somebody's room. */
const ALWAYS_ON_TOP = ['good-chat', 'five-minute-hello'];

export function withTheUsualOnTop<Listed extends Pick<Activity, 'slug'>>(activities: readonly Listed[]): Listed[] {
  const usual = ALWAYS_ON_TOP.flatMap((slug) => activities.find((activity) => activity.slug === slug) ?? []);
  return [...usual, ...activities.filter((activity) => !usual.includes(activity))];
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
  own: z.literal(true).optional(),
  favourites: z.literal(true).optional(),
});
export type LibraryChoice = z.infer<typeof LibraryChoice>;
