import { z } from 'zod';
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

/**
 * How much somebody needs company, 0 to 0.7 (screens.md 3.7, the two terms that a home has data for
 * from its first week): days since the last engaged moment against the days that the person's own
 * target leaves between two, and the part of the week's target that is missing. A "no" counts neither
 * way. Null for whoever is at their target, and for whoever has none.
 */
export function companyNeed(person: {
  days_since_engaged: number | null;
  engaged_7_days: number;
  weekly_target: number | null;
}): number | null {
  const { weekly_target: target } = person;
  if (target === null || target === 0 || person.engaged_7_days >= target) return null;
  const daysBetween = 7 / target;
  const waiting =
    person.days_since_engaged === null ? 1 : Math.min(1, person.days_since_engaged / Math.max(daysBetween, 7));
  const missing = 1 - person.engaged_7_days / target;
  return 0.5 * waiting + 0.2 * missing;
}

/** From so many days without an engaged moment on, somebody counts as not seen lately. */
export const NOT_SEEN_LATELY_DAYS = 3;
