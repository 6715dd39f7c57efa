import { z } from 'zod';
import { ActivitySeason, WelshCard } from '../activities/activity-detail.ts';
import { Activity } from '../activities/activity.ts';
import { SupportBand } from '../pal/instrument.ts';
import { CalendarDate, Id } from '../text.ts';
import { Feast } from '../activities/feasts.ts';
import { told } from './told.ts';

/**
 * Why an activity is worth choosing now: a true reason, as data; the app says it in the reader's language. The ids
 * are of residents whom the reader may see, and of no others.
 */
export const FeaturedWhy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('feast'), feast: Feast, on: CalendarDate }),
  /** Something for somebody whose birthday is near. */
  z.object({
    kind: z.literal('birthday'),
    resident_id: Id,
    on: CalendarDate,
    days_away: z.number().int(),
    label: z.string(),
  }),
  /** They had nothing of this side of life in the last 7 days, and it would speak to them. */
  z.object({ kind: z.literal('gap'), category: z.string(), resident_ids: z.array(Id) }),
  /** Who loves or likes it; the one or two things that most of them name. */
  z.object({ kind: z.literal('interest'), labels: z.array(z.string()), resident_ids: z.array(Id) }),
  z.object({ kind: z.literal('season'), season: ActivitySeason }),
  /** Nobody who lives here had it in the last half year. */
  z.object({ kind: z.literal('new') }),
  z.object({ kind: z.literal('short'), minutes: z.number().int() }),
]);
export type FeaturedWhy = z.infer<typeof FeaturedWhy>;

/** More than a dozen is a library again. */
export const MOST_FEATURED = 12;

export const FeaturedActivity = Activity.pick({
  title: true,
  summary: true,
  icon: true,
  tint: true,
  category: true,
  minutes: true,
  formats: true,
  licence: true,
}).extend({
  activity_id: Id,
  /** A drawn scene; null without one. */
  image: z.string().nullable(),
  bands: z.array(SupportBand),
  /** The first is what it was chosen for. */
  whys: z.array(FeaturedWhy).min(1).max(2),
  /** How it goes, for whoever has no library to look it up in. */
  steps: z.array(z.string()),
  needs: z.array(z.string()),
  welsh: WelshCard.nullable(),
});
export type FeaturedActivity = z.infer<typeof FeaturedActivity>;

export const Featured = z.object({
  ...told,
  day: CalendarDate,
  items: z.array(FeaturedActivity).max(MOST_FEATURED),
  /** Everybody whom a reason names, once. */
  people: z.array(z.object({ id: Id, known_as: z.string() })),
});
export type Featured = z.infer<typeof Featured>;
