import { z } from 'zod';
import { ACTIVITY_CATEGORIES } from '../activities/activity-detail.ts';
import { Favourite, ResidentFace } from './resident.ts';

/** A true reason for a suggestion, as data; the app says it in the reader's language. */
export const CompanyReason = z.discriminatedUnion('kind', [
  /** A sentence of the person's own life. */
  z.object({ kind: z.literal('life'), text: z.string() }),
  z.object({ kind: z.literal('favourite'), label: z.string() }),
  z.object({ kind: z.literal('loved_lately'), title: z.string(), days_ago: z.number().int() }),
  /** Said no this often in the last 7 days: the advice changes, the need does not rise. */
  z.object({ kind: z.literal('said_no'), times: z.number().int() }),
]);
export type CompanyReason = z.infer<typeof CompanyReason>;

/** Somebody below the number of moments that suits them, and what would suit. */
export const CompanyWish = z.object({
  resident: ResidentFace,
  /** Whole days since the last engaged moment; null when there is none yet. */
  days_since_engaged: z.number().int().nullable(),
  moments_7_days: z.number().int(),
  weekly_target: z.number().int(),
  suggestion: Favourite.nullable(),
  reasons: z.array(CompanyReason),
});
export type CompanyWish = z.infer<typeof CompanyWish>;

/** What a person's need of company is reckoned from: engaged moments, but for the mood, which any moment may tell. */
export interface SeenLately {
  /** Whole days since the last one; null when there is none yet. */
  days_since_engaged: number | null;
  engaged_7_days: number;
  engaged_28_days: number;
  /** Of how many sides of life those of 28 days were, 0 to 8. */
  sides_of_life_28_days: number;
  one_to_ones_7_days: number;
  /** The mean mood after a moment in the last 7 days and in the 21 before them; null below three of them. */
  mood_7_days: number | null;
  mood_21_days_before: number | null;
  /** Moments a week; null for whoever prefers to be left in peace. */
  weekly_target: number | null;
}

/** Days that the need looks back on, today among them. */
export const NEED_DAYS = 28;

/** A mean of fewer moods than this tells nothing (as in `resident-insights`). */
export const LEAST_MOODS = 3;

/** Whoever was not met for so long waits as long as anybody can. (By their own targets most would after two days.) */
const LONGEST_WAIT_DAYS = 7;

/** A mood is told from -2 to 2; one step lower is a fall. */
const FALL_OF_MOOD = 1;

/**
 * How much somebody needs company, 0 to 1 (screens.md 3.7): days since the last engaged moment, what is missing of their
 * own target over four weeks, sides of life that they were not met in, a week without a one-to-one, and a mood that
 * fell against their own. A "no" counts neither way. Null for whoever is at their target this week, and for whoever
 * has none.
 */
export function companyNeed(person: SeenLately): number | null {
  const { weekly_target: target, days_since_engaged: days } = person;
  if (target === null || target === 0 || person.engaged_7_days >= target) return null;
  const waiting = days === null ? 1 : Math.min(1, days / LONGEST_WAIT_DAYS);
  const missing = Math.max(0, 1 - person.engaged_28_days / (target * (NEED_DAYS / 7)));
  const sides = 1 - person.sides_of_life_28_days / ACTIVITY_CATEGORIES.length;
  const isWithoutOneToOne = person.one_to_ones_7_days === 0;
  return 0.5 * waiting + 0.2 * missing + 0.1 * sides + (isWithoutOneToOne ? 0.1 : 0) + (hasFallen(person) ? 0.1 : 0);
}

function hasFallen({ mood_7_days, mood_21_days_before }: SeenLately): boolean {
  return mood_7_days !== null && mood_21_days_before !== null && mood_21_days_before - mood_7_days >= FALL_OF_MOOD;
}

/** From so many days without an engaged moment on, somebody counts as not seen lately. */
export const NOT_SEEN_LATELY_DAYS = 3;
