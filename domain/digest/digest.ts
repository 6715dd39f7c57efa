import { z } from 'zod';
import { ResidentFace } from '../residents/resident.ts';
import { Language } from '../session/profile.ts';
import { CalendarDate, Id } from '../text.ts';
import { addDays, daysBetween } from '../time/calendar.ts';

/** How often somebody's letter is made; `off` is no letter. */
export const CADENCES = ['weekly', 'fortnightly', 'monthly'] as const;
export const Cadence = z.enum(CADENCES);
export type Cadence = z.infer<typeof Cadence>;

/** How many days a letter tells of, the day it is made the last of them. */
export const DAYS_TOLD: Record<Cadence, number> = { weekly: 7, fortnightly: 14, monthly: 28 };

/**
 * Letters are made on Fridays, so that families read them at the weekend. Fortnights and months of four weeks are
 * counted from this one, so that every server counts alike.
 */
const FIRST_FRIDAY = '2026-01-02';

/** The Friday on or before a day: the letters of a week are known by it. */
export function lettersDayOf(day: string): string {
  return addDays(day, -within(daysBetween(FIRST_FRIDAY, day), 7));
}

/** Which letters are due on a Friday. */
export function cadencesOf(friday: string): Cadence[] {
  const days = daysBetween(FIRST_FRIDAY, friday);
  return CADENCES.filter((cadence) => within(days, DAYS_TOLD[cadence]) === 0);
}

const within = (days: number, length: number) => ((days % length) + length) % length;

export const DIGEST_LIMITS = { sentences: 5, sentence: 300 } as const;

/** One of the five sentences, as somebody left it. An empty one is left out. */
export const Sentence = z
  .string()
  .transform((text) => text.replaceAll(/\s+/gu, ' ').trim())
  .pipe(z.string().max(DIGEST_LIMITS.sentence, `Use ${DIGEST_LIMITS.sentence} characters or fewer`));

export const Sentences = z
  .array(Sentence)
  .max(DIGEST_LIMITS.sentences, `Use ${DIGEST_LIMITS.sentences} sentences or fewer`);

/**
 * `draft`: made, and nobody has looked yet; `sent`: somebody looked and sent it; `left_out`: somebody decided that
 * this time there is none.
 */
export const DIGEST_STATES = ['draft', 'sent', 'left_out'] as const;
export const DigestState = z.enum(DIGEST_STATES);
export type DigestState = z.infer<typeof DigestState>;

/** Whom a letter goes to, as the staff see them. */
export const DigestReader = z.object({
  relative_link_id: Id,
  name: z.string(),
  relationship: z.string(),
  by: z.enum(['email', 'print', 'post']),
});
export type DigestReader = z.infer<typeof DigestReader>;

/** A letter about one person, to everybody who gets it as often and in this language. */
export const DigestLetter = z.object({
  id: Id,
  version: z.int(),
  resident: ResidentFace,
  cadence: Cadence,
  language: Language,
  from: CalendarDate,
  to: CalendarDate,
  sentences: z.array(z.string()),
  state: DigestState,
  readers: z.array(DigestReader),
  /** Who sent it or left it out, and who changed its words. */
  by: z.string().nullable(),
});
export type DigestLetter = z.infer<typeof DigestLetter>;
