import { z } from 'zod';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id } from '../text.ts';

export const GAP_KEYS = [
  'faith',
  'below_target',
  'about_me_old',
  'consents_due',
  'reviews_due',
  'goals_unreviewed',
  'risks_overdue',
] as const;
export const GapKey = z.enum(GAP_KEYS);
export type GapKey = z.infer<typeof GapKey>;

/** Who does something about it: whoever knows the person best, or whoever has the role. */
export const Doer = z.enum(['key_worker', 'coordinator', 'manager']);
export type Doer = z.infer<typeof Doer>;

/** A gap of so many days makes a card old, or a goal not looked at. */
export const GAP_DAYS = { about_me: 180, goal: 90 } as const;

interface GapWords {
  /** On a chip, with how many: "Faith: 3 people". */
  short: string;
  /** A sentence about all of them. */
  title: string;
  todo: string;
  doer: Doer;
}

/** What is missing, in words, what to do about it, and who. No score and no self-rating (product.md). */
export const GAPS: Record<GapKey, GapWords> = {
  faith: {
    short: 'Faith',
    title: 'They love something of their faith, and in these days nothing of it was recorded',
    todo: 'Ask what they would like: a service, a prayer, a hymn, a visit from their own community.',
    doer: 'key_worker',
  },
  below_target: {
    short: 'Fewer moments than suit them',
    title: 'They had fewer moments a week than suit them',
    todo: 'Look at what went well before and plan one small thing; look again at what suits them.',
    doer: 'coordinator',
  },
  about_me_old: {
    short: 'About me',
    title: 'No card of their “About me” was looked at in the last 180 days',
    todo: 'Sit down together, or with their family, and ask what is still true.',
    doer: 'key_worker',
  },
  consents_due: {
    short: 'Consent',
    title: 'They are to be asked, or asked again, about a consent',
    todo: 'Ask them, or whoever may decide, and write the answer down.',
    doer: 'coordinator',
  },
  reviews_due: {
    short: 'Ways of joining in',
    title: 'How they join in was not looked at, or not in time',
    todo: 'Watch how they join in this week, and sign what you saw.',
    doer: 'coordinator',
  },
  goals_unreviewed: {
    short: 'Goals',
    title: 'A goal of theirs was not reviewed in the last 90 days',
    todo: 'Ask them how it is going, and write it down.',
    doer: 'key_worker',
  },
  risks_overdue: {
    short: 'Risk assessments',
    title: 'The review of these risk assessments is overdue',
    todo: 'Look at it again and have a second person sign it.',
    doer: 'coordinator',
  },
};

export const GapItem = z.object({
  /** Of a person or of a risk assessment. */
  id: Id,
  resident: ResidentFace.nullable(),
  /** What it is called, where it is about no person. */
  title: z.string().nullable(),
  /** Since when, or when it was due; null where there is none yet. */
  day: CalendarDate.nullable(),
  /** How many there were, and how many there should have been; null where nothing is counted. */
  had: z.number().nullable(),
  of: z.number().nullable(),
  /** The one who knows the person best; null where nobody was named. */
  key_worker: z.string().nullable(),
});
export type GapItem = z.infer<typeof GapItem>;

export const Gap = z.object({
  key: GapKey,
  doer: Doer,
  /** The questions of the framework that it is a gap of. */
  questions: z.array(z.string()),
  items: z.array(GapItem),
});
export type Gap = z.infer<typeof Gap>;

/** Fewer days than these tell nothing about what somebody has in a week. */
const LEAST_DAYS = 7;

/** Whether so much is known of somebody's weeks that they can be held against what suits them. */
export function hasTarget({ days, weekly_target }: { days: number; weekly_target: number | null }): boolean {
  return weekly_target !== null && days >= LEAST_DAYS;
}

/** What somebody had in a week, to one decimal, where it is less than suits them; else null. */
export function belowTarget({
  engaged,
  days,
  weekly_target,
}: {
  engaged: number;
  /** On how many days they were here. */
  days: number;
  /** Null: prefers to be left in peace, and that is right. */
  weekly_target: number | null;
}): number | null {
  if (weekly_target === null || days < LEAST_DAYS) return null;
  const had = (7 * engaged) / days;
  return had < weekly_target ? Math.floor(10 * had) / 10 : null;
}
