import { z } from 'zod';
import { Portrait } from '../portraits/portrait.ts';
import { MomentResponse } from '../reports/response.ts';
import { CalendarDate, Id } from '../text.ts';

export const ResidentStatus = z.enum(['active', 'respite', 'away', 'moved_on', 'died']);
export type ResidentStatus = z.infer<typeof ResidentStatus>;

/** What the person said about being photographed; the camera-off badge shows `declines`. */
export const PhotoWish = z.enum(['agrees', 'declines', 'not_asked']);
export type PhotoWish = z.infer<typeof PhotoWish>;

/** A person as a face with a name: what grids, lists and charts show. */
export const ResidentFace = z.object({
  id: Id,
  known_as: z.string(),
  last_name: z.string(),
  room: z.string(),
  wing: z.string(),
  portrait: Portrait.nullable(),
  /** A link that lives for minutes; null without a photo, or where whoever asks may not see it. */
  photo_url: z.string().nullable().optional(),
  photo_wish: PhotoWish,
});
export type ResidentFace = z.infer<typeof ResidentFace>;

/** A line of the residents list. */
export const ResidentCard = ResidentFace.extend({
  status: ResidentStatus,
  /** Whole days since the last engaged moment, in the home's calendar; null when there is none yet. */
  days_since_engaged: z.number().int().nullable(),
  moments_7_days: z.number().int(),
  language: z.string(),
});
export type ResidentCard = z.infer<typeof ResidentCard>;

/** Something that this person is known to love, with the name that it has for them. */
export const Favourite = z.object({
  activity_id: Id,
  label: z.string(),
  icon: z.string(),
  tint: z.string(),
});
export type Favourite = z.infer<typeof Favourite>;

/** The read-only card of a resident; the full profile stands on it later. */
export const Resident = ResidentCard.extend({
  first_name: z.string(),
  pronouns: z.string(),
  date_of_birth: CalendarDate.nullable(),
  /** The birthday is told, the age is not. */
  is_age_hidden: z.boolean(),
  moved_in_on: CalendarDate,
  /** The day on which the stay ended, for whoever died or moved away. */
  ended_on: CalendarDate.nullable(),
  /** Why somebody is away, in a few words. */
  status_note: z.string(),
  summary: z.string(),
  life: z.string(),
  approach: z.string(),
  favourites: z.array(Favourite),
  /** Moments a week that suit this person; null for whoever prefers to be left in peace. */
  weekly_target: z.number().int().nullable(),
  /** The last 7 days, oldest first, in the home's calendar. */
  week: z.array(z.object({ day: CalendarDate, responses: z.array(MomentResponse.nullable()) })),
  version: z.number().int(),
});
export type Resident = z.infer<typeof Resident>;
