import { z } from 'zod';
import { CheckFirst, FitActivity } from '../interests/fit.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, ClockTime, Id, Short } from '../text.ts';

/** Why a session is suggested for a week: true of the facts that it was suggested from. The app says it in words. */
export const WeekReason = z.discriminatedUnion('kind', [
  /** They joined in nothing within the last 7 days. */
  z.object({ kind: z.literal('missed'), resident_ids: z.array(Id) }),
  /** Without it fewer moments are planned for them than suit them. */
  z.object({ kind: z.literal('below_target'), resident_ids: z.array(Id) }),
  /** Invited once more: without it they have fewer moments in the week than suit most people here. */
  z.object({ kind: z.literal('fewer'), moments: z.int(), resident_ids: z.array(Id) }),
  /** Whose interests it answers; the one or two that most of these share. */
  z.object({ kind: z.literal('interest'), labels: z.array(Short), resident_ids: z.array(Id) }),
  /** Nothing else of this side of life is in the week. */
  z.object({ kind: z.literal('missing_side'), category: Short }),
  /** Nothing else is on that evening. */
  z.object({ kind: z.literal('evening') }),
  /** Nothing else is on that Saturday or Sunday. */
  z.object({ kind: z.literal('weekend') }),
  /** Of all wings the least is planned for this one, and most of these people live there. */
  z.object({ kind: z.literal('wing'), wing: Short }),
]);
export type WeekReason = z.infer<typeof WeekReason>;

/** So many tell why; more would be a list that nobody reads. */
export const MOST_REASONS = 3;

/** Why a session was suggested, as things stood on a day: it stays with the session once that is planned. */
export const SuggestedBecause = z.object({ on: CalendarDate, reasons: z.array(WeekReason) });
export type SuggestedBecause = z.infer<typeof SuggestedBecause>;

/** A session that nobody has planned yet. It clashes with nothing that stands, nor with another suggestion. */
export const WeekSuggestion = z.object({
  activity: FitActivity,
  day: CalendarDate,
  time: ClockTime,
  minutes: z.int(),
  /** Where the home usually has it; empty where nothing tells. */
  place: z.string(),
  /** One of them: a visit. */
  resident_ids: z.array(Id),
  /** One to three. */
  reasons: z.array(WeekReason),
  /** What to look up first, and for whom. */
  check_first: z.array(z.object({ check: CheckFirst, resident_ids: z.array(Id) })),
});
export type WeekSuggestion = z.infer<typeof WeekSuggestion>;

/** What is expected for how many, of those who have a number of moments that suits them. */
const Share = z.object({
  /** For so many as many moments as suit them, or more. */
  reached: z.int(),
  /** How unevenly the moments of the week are shared; see gini.ts. */
  gini: z.number(),
});

export const SuggestedWeek = z.object({
  suggestions: z.array(WeekSuggestion),
  /** The faces of all who are named in it. */
  residents: z.array(ResidentFace),
  fairness: z.object({ people: z.int(), as_planned: Share, with_these: Share }),
});
export type SuggestedWeek = z.infer<typeof SuggestedWeek>;
