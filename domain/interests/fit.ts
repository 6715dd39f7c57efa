import { z } from 'zod';
import { WelshCard } from '../activities/activity-detail.ts';
import { ActivityFormat } from '../activities/activity.ts';
import { CalendarDate, Id } from '../text.ts';
import { InterestLevel } from './interest.ts';

/** A true reason, as data; the app says it in the reader's language. */
export const FitReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interest'), code: z.string().nullable(), label: z.string(), level: InterestLevel }),
  /** Of the last times that they were there, how often it was loved or enjoyed. */
  z.object({ kind: z.literal('went_well'), well: z.number().int(), times: z.number().int() }),
  /** Not within the half year that is looked back on. */
  z.object({ kind: z.literal('not_tried') }),
  z.object({ kind: z.literal('long_ago'), on: CalendarDate }),
  /** Nothing of this side of life in the last 7 days. */
  z.object({ kind: z.literal('missing_side'), category: z.string() }),
  z.object({ kind: z.literal('short'), minutes: z.number().int() }),
]);
export type FitReason = z.infer<typeof FitReason>;

/** What whoever runs it has to look up first, from the access needs. */
export const CheckFirst = z.enum(['allergies', 'diet_texture', 'fluid']);
export type CheckFirst = z.infer<typeof CheckFirst>;

export const FitActivity = z.object({
  id: Id,
  title: z.string(),
  icon: z.string(),
  tint: z.string(),
  minutes: z.number().int(),
  formats: z.array(ActivityFormat),
  /** What it is called in Welsh; null where nobody has written it. */
  welsh: WelshCard.pick({ title: true }).nullable(),
});
export type FitActivity = z.infer<typeof FitActivity>;

/** What of somebody's care rules an activity out for them. */
export const CareStop = z.discriminatedUnion('kind', [
  /** In the words in which it was written down. It keeps it from whoever is with them too, where it would be in the room. */
  z.object({ kind: z.literal('allergy'), allergy: z.string(), is_in_the_room: z.boolean() }),
  z.object({ kind: z.literal('diet_texture'), level: z.int() }),
  z.object({ kind: z.literal('fluid'), level: z.int() }),
]);
export type CareStop = z.infer<typeof CareStop>;

/** Why something would hurt somebody, or is not what they like. */
export const LeftOutFor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interest'), code: z.string().nullable(), label: z.string(), level: InterestLevel }),
  /** A topic that nobody should raise with them. */
  z.object({ kind: z.literal('topic'), title: z.string() }),
  ...CareStop.options,
]);
export type LeftOutFor = z.infer<typeof LeftOutFor>;

export const ActivityFits = z.object({
  fits: z.array(z.object({ activity: FitActivity, reasons: z.array(FitReason), check_first: z.array(CheckFirst) })),
  /** What is not suggested, and because of what. */
  left_out: z.array(z.object({ activity: FitActivity, because: LeftOutFor })),
});
export type ActivityFits = z.infer<typeof ActivityFits>;
