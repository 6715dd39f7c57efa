import { z } from 'zod';
import { AccessLevel } from '../relatives/relative.ts';
import { SharedPhoto } from '../photos/photo.ts';
import { Portrait } from '../portraits/portrait.ts';
import { ResidentFace } from '../residents/resident.ts';
import type { MomentResponse } from '../reports/response.ts';
import { CalendarDate, Id, Line, words } from '../text.ts';
import { addDays, calendarDay } from '../time/calendar.ts';
import { instantAt } from '../time/wall-clock.ts';

/**
 * How long what staff share rests before families see it: not at all, until four in the afternoon, or until a
 * coordinator or manager has looked at it.
 */
export const HOLDS = ['at_once', 'afternoon', 'approval'] as const;
export const Hold = z.enum(HOLDS);
export type Hold = z.infer<typeof Hold>;

/** When the afternoon's news go out. */
export const AFTERNOON = '16:00';

/** When something shared now reaches the families; null: when somebody has approved it. */
export function opensAt(hold: Hold, now: Date, timezone: string): Date | null {
  if (hold === 'approval') return null;
  if (hold === 'at_once') return now;
  const today = calendarDay(now, timezone);
  const at = new Date(instantAt(today, AFTERNOON, timezone));
  return at >= now ? at : new Date(instantAt(addDays(today, 1), AFTERNOON, timezone));
}

/** What is told to families: that somebody was upset, or did not come, is told by a person and never pushed. */
export const TOLD_TO_FAMILIES = ['loved', 'enjoyed', 'quiet'] as const satisfies MomentResponse[];
export const ToldResponse = z.enum(TOLD_TO_FAMILIES);
export type ToldResponse = z.infer<typeof ToldResponse>;

export const toldResponse = (response: MomentResponse | null): ToldResponse | null =>
  TOLD_TO_FAMILIES.find((told) => told === response) ?? null;

/** Why a moment of somebody can't be shared with their family. */
export const WHY_NOT = ['not_told', 'no_consent', 'nobody', 'stay_ended'] as const;
export const WhyNotShared = z.enum(WHY_NOT);
export type WhyNotShared = z.infer<typeof WhyNotShared>;

/** As long as a family reads without scrolling on a phone. */
export const FamilyWords = words(500);
/** What a relative writes under a moment, and what staff answer. */
export const CommentText = words(1_000).pipe(z.string().min(1, 'Write a few words'));
export const WithdrawReason = Line.pipe(z.string().min(1, 'Say why, in a few words'));

/** Who else was there: by name those who agreed to it or are one's own people, the others by their number. */
export const Companions = z.object({ names: z.array(z.string()), friends: z.int() });
export type Companions = z.infer<typeof Companions>;

/** A moment of somebody as their family reads it. Nothing in it is of another's care. */
export const FamilyUpdate = z.object({
  id: Id,
  day: CalendarDate,
  started_at: z.string(),
  title: z.string(),
  icon: z.string(),
  tint: z.string(),
  scene: z.string().nullable(),
  /** Of this moment, with their person in it, where there is one that whoever reads may see. */
  photo: SharedPhoto.nullable(),
  response: ToldResponse,
  /** Staff's words for the family; empty: none. */
  words: z.string(),
  quote: z.string().nullable(),
  companions: Companions,
  by: z.object({ known_as: z.string(), portrait: Portrait.nullable() }),
  /** Has whoever reads it sent love for it today? */
  is_love_sent: z.boolean(),
  is_kept: z.boolean(),
  comments: z.int(),
});
export type FamilyUpdate = z.infer<typeof FamilyUpdate>;

/** A word under a moment. A relative who does not show themselves to the circle has no name in it. */
export const FamilyComment = z.object({
  id: Id,
  by: z.string().nullable(),
  relationship: z.string(),
  portrait: Portrait.nullable(),
  is_by_staff: z.boolean(),
  is_mine: z.boolean(),
  text: z.string(),
  written_at: z.string(),
});
export type FamilyComment = z.infer<typeof FamilyComment>;

const Somebody = z.object({ known_as: z.string(), relationship: z.string() });

/** A shared moment as staff see it: how it stands, who had it on a screen, what came back. */
export const SharedUpdate = z.object({
  id: Id,
  resident: ResidentFace,
  report_id: Id,
  title: z.string(),
  started_at: z.string(),
  words: z.string(),
  for_friends: z.boolean(),
  shared_by: z.string(),
  shared_at: z.string(),
  /** Null: it waits for approval. */
  opens_at: z.string().nullable(),
  is_open: z.boolean(),
  withdrawn: z.object({ at: z.string(), by: z.string().nullable(), why: z.string() }).nullable(),
  seen_by: z.array(Somebody.extend({ at: z.string() })),
  love_from: z.array(Somebody),
  comments: z.array(FamilyComment),
});
export type SharedUpdate = z.infer<typeof SharedUpdate>;

/** One person of a report, and what their family could read. */
export const Shareable = z.object({
  resident: ResidentFace,
  why_not: WhyNotShared.nullable(),
  /** Who reads it: friends only where it is for them too. */
  readers: z.array(Somebody.extend({ access_level: AccessLevel })),
  /** What staff wrote of this person, to begin from. */
  note: z.string(),
  quote: z.string().nullable(),
  /** What was noticed later and may be shared, the newest first: it is offered, and goes out by a tap as all else. */
  noticed: z.array(z.string()),
  shared: SharedUpdate.nullable(),
});
export type Shareable = z.infer<typeof Shareable>;
