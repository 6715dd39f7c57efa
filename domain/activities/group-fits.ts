import { z } from 'zod';
import { CheckFirst, FitActivity, LeftOutFor } from '../interests/fit.ts';
import { SupportBand } from '../pal/instrument.ts';
import { CalendarDate, Id } from '../text.ts';

/** A true reason for some of these people, as data; the app says it in the reader's language. */
export const GroupReason = z.discriminatedUnion('kind', [
  /** Whose interests it answers; the one or two that most of these share. */
  z.object({ kind: z.literal('interest'), labels: z.array(z.string()), resident_ids: z.array(Id) }),
  /** Of all the times that one of them was there, how often it was loved or enjoyed. */
  z.object({ kind: z.literal('went_well'), well: z.number().int(), times: z.number().int() }),
  /** Its sheet says how, for every way of joining in among all of them. */
  z.object({ kind: z.literal('bands'), bands: z.array(SupportBand) }),
  /** Nobody of them had it within the half year that is looked back on. */
  z.object({ kind: z.literal('not_tried') }),
  /** Nobody of them had it within four weeks. */
  z.object({ kind: z.literal('long_ago') }),
  /** They had nothing of this side of life in the last 7 days. */
  z.object({ kind: z.literal('missing_side'), category: z.string(), resident_ids: z.array(Id) }),
  z.object({ kind: z.literal('short'), minutes: z.number().int() }),
]);
export type GroupReason = z.infer<typeof GroupReason>;

/** Why it is nothing for somebody. */
export const Against = z.discriminatedUnion('kind', [
  ...LeftOutFor.options,
  z.object({ kind: z.literal('in_bed') }),
  z.object({ kind: z.literal('band'), support_band: SupportBand }),
]);
export type Against = z.infer<typeof Against>;

export const NotFor = z.object({ resident_id: Id, because: Against });
export type NotFor = z.infer<typeof NotFor>;

export const GroupFits = z.object({
  fits: z.array(
    z.object({
      activity: FitActivity,
      reasons: z.array(GroupReason),
      /** Whom it does not suit, though it does the others. */
      not_for: z.array(NotFor),
      /** What to look up first, and for whom. */
      check_first: z.array(z.object({ check: CheckFirst, resident_ids: z.array(Id) })),
    }),
  ),
  /** What is not suggested, because it would hurt somebody of them. */
  left_out: z.array(z.object({ activity: FitActivity, not_for: z.array(NotFor) })),
  /** What is not suggested, because it suits fewer than half of them. */
  unsuited: z.array(z.object({ activity: FitActivity, not_for: z.array(NotFor) })),
  /** What they had last, that which most of them had first: for the same again. */
  lately: z.array(z.object({ activity: FitActivity, last_on: CalendarDate, resident_ids: z.array(Id) })),
  /** The same of what is in no library, as whoever logged it last called it. */
  own_words: z.array(z.object({ title: z.string(), last_on: CalendarDate, resident_ids: z.array(Id) })),
});
export type GroupFits = z.infer<typeof GroupFits>;
