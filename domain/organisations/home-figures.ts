import { z } from 'zod';
import type { KeyFigureKey } from '../dashboard/key-figures.ts';
import { isTooSmallToLeave } from '../dashboard/small-numbers.ts';

/** What head office sees of each home, in this order: the figures that say how people live, none of how work is done. */
export const HOME_FIGURE_KEYS = [
  'residents_engaged',
  'moments_a_week',
  'one_to_one',
  'evenings_and_weekends',
  'fairness',
  'about_me',
  'ability_reviews',
] as const satisfies readonly KeyFigureKey[];
export const HomeFigureKey = z.enum(HOME_FIGURE_KEYS);
export type HomeFigureKey = z.infer<typeof HomeFigureKey>;

/**
 * A figure of one home and one span of days, or why there is none: `nothing` to count, `too_few` people to leave the
 * home, `not_kept` of the past, `not_begun` because the home recorded nothing yet when the days began. Out of how many
 * is not told: with it, what is kept of one week could be worked out from the days around it.
 */
export const HomeValue = z.discriminatedUnion('state', [
  z.object({ state: z.literal('told'), value: z.number() }),
  z.object({ state: z.enum(['nothing', 'too_few', 'not_kept', 'not_begun']) }),
]);
export type HomeValue = z.infer<typeof HomeValue>;

export const HomeFigure = z.object({
  key: HomeFigureKey,
  now: HomeValue,
  /** As many days just before. */
  before: HomeValue,
  /** The same weekdays 52 weeks ago. */
  last_year: HomeValue,
  /** One of each of the weeks that the answer names; none where only today can be told. */
  weeks: z.array(HomeValue),
});
export type HomeFigure = z.infer<typeof HomeFigure>;

/**
 * What a figure may tell outside its home.
 *
 * @param counted undefined where it can't be told of these days; its `people` have a part in it, where they are not all
 *   who were here: what is told of few people tells of one of them, however many moments they had
 * @param people who were here on at least one of the days
 */
export function valueToLeave(
  counted: { value: number | null; n: number; people?: number } | undefined,
  people: number,
): z.infer<typeof HomeValue> {
  if (counted === undefined) return { state: 'not_kept' };
  const { value, n } = counted;
  if (value === null || people === 0) return { state: 'nothing' };
  if (isTooSmallToLeave(Math.min(people, counted.people ?? people)) || isTooSmallToLeave(n))
    return { state: 'too_few' };
  return { state: 'told', value };
}
