import { z } from 'zod';
import { ActivitySeason } from '../activities/activity-detail.ts';
import { Feast } from '../activities/feasts.ts';
import { FeaturedActivity } from '../dashboard/featured.ts';
import { MomentResponse } from '../reports/response.ts';
import { CalendarDate, Id } from '../text.ts';
import { Energy } from './energy.ts';

/** Why an idea is there: a true reason, as data; the app says it in the reader’s language. */
export const FamilyWhy = z.discriminatedUnion('kind', [
  /** It is about these of the interests that they chose. */
  z.object({ kind: z.literal('chosen'), labels: z.array(z.string()) }),
  z.object({ kind: z.literal('feast'), feast: Feast, on: CalendarDate }),
  z.object({ kind: z.literal('season'), season: ActivitySeason }),
  z.object({ kind: z.literal('energy'), energy: Energy, minutes: z.number().int() }),
]);
export type FamilyWhy = z.infer<typeof FamilyWhy>;

/** Something for today, with all that its steps need. */
export const FamilyIdea = FeaturedActivity.omit({ bands: true, whys: true }).extend({
  energy: Energy,
  whys: z.array(FamilyWhy).max(2),
});
export type FamilyIdea = z.infer<typeof FamilyIdea>;

/** More than these are a library again. */
export const MOST_INTERESTS = 12;

/** How it was for those who did it together: nobody is named, so of the answers those that are left say that it was done. */
export const DoneResponse = MomentResponse.extract(['loved', 'enjoyed', 'quiet']);
export type DoneResponse = z.infer<typeof DoneResponse>;

/** Something that was done on a day. It is no report: it tells of no person and enters no figure. */
export const DoneIdea = FeaturedActivity.pick({ title: true, icon: true, tint: true, welsh: true }).extend({
  activity_id: Id,
  day: CalendarDate,
  /** Null where nobody said. */
  response: DoneResponse.nullable(),
});
export type DoneIdea = z.infer<typeof DoneIdea>;

/** A tap that waited for a connection may be so old. */
export const KEPT_WITHIN_DAYS = 14;
