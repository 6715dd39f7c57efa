import { z } from 'zod';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id, Line, Short, words } from '../text.ts';

/** The shelves of the catalogue, in the order in which they stand (domain.md 2.10). */
export const INTEREST_GROUPS = [
  'music',
  'dance_and_movement',
  'words',
  'games',
  'sport',
  'nature',
  'animals',
  'food_and_drink',
  'making',
  'arts',
  'home_and_family',
  'work_and_service',
  'faith_and_culture',
  'travel_and_places',
  'news_and_learning',
] as const;
export const InterestGroup = z.enum(INTEREST_GROUPS);
export type InterestGroup = z.infer<typeof InterestGroup>;

/**
 * How it is for the person (screens.md 3.5). Five ways of feeling about something, and `avoid`: what must not
 * happen, whoever asks. `used_to` was loved once and may be again; `curious` was never tried.
 */
export const INTEREST_LEVELS = ['loves', 'likes', 'used_to', 'curious', 'dislikes', 'avoid'] as const;
export const InterestLevel = z.enum(INTEREST_LEVELS, { error: 'Say how it is for them' });
export type InterestLevel = z.infer<typeof InterestLevel>;

/** How we know. */
export const INTEREST_SOURCES = ['resident', 'relative', 'staff_observed', 'import'] as const;
export const InterestSource = z.enum(INTEREST_SOURCES, { error: 'Say how we know' });
export type InterestSource = z.infer<typeof InterestSource>;

/** More than this nobody reads. */
export const INTERESTS_LIMIT = 120;

/** A code of the catalogue. Which codes there are, `interestOf` knows. */
export const InterestCode = z.string().regex(/^[a-z0-9_]{2,40}$/, 'This is not an interest that we know');

/** The name of an interest that the catalogue lacks. */
export const OwnLabel = words(60);

/** What a person may change of an interest. */
export const InterestWords = z.object({
  level: InterestLevel,
  /** Which, when, how; their own words where there are some. */
  note: Line,
  source: InterestSource,
  /** "Sarah, daughter" */
  told_by: Short,
});
export type InterestWords = z.infer<typeof InterestWords>;

export const ResidentInterest = InterestWords.extend({
  id: Id,
  version: z.number().int(),
  /** Null for an interest in own words. */
  code: z.string().nullable(),
  label: z.string(),
  group: InterestGroup.nullable(),
  icon: z.string(),
  tint: z.string(),
  changed_at: z.string(),
  /** What the one who changed it last is called. */
  changed_by: z.string().nullable(),
});
export type ResidentInterest = z.infer<typeof ResidentInterest>;

/** The report in which it was noticed, before somebody took it up among the interests. */
export const InterestOrigin = z.object({
  /** Null for whoever may not open it. */
  report_id: Id.nullable(),
  day: CalendarDate,
  /** What the one who noticed it is called. */
  seen_by: z.string(),
});

/** An interest as the screen shows it: with when it was last enjoyed, and who else has it. */
export const ListedInterest = ResidentInterest.extend({
  /** The last day on which they joined in something that is about it; null when nothing was, or nobody can tell. */
  last_enjoyed_on: CalendarDate.nullable(),
  /** Whether an activity of the library is about it, so that not having had it means something. */
  can_be_had: z.boolean(),
  /** Null where nobody noticed it in a report. An answer that a device kept from before has none. */
  came_from: InterestOrigin.nullish(),
  /** The others who live here and love or like it. */
  shared_by: z.array(Id),
});
export type InterestOrigin = z.infer<typeof InterestOrigin>;
export type ListedInterest = z.infer<typeof ListedInterest>;

export const ResidentInterests = z.object({
  resident: ResidentFace,
  items: z.array(ListedInterest),
  /** Everybody who shares something, once. */
  companions: z.array(ResidentFace),
});
export type ResidentInterests = z.infer<typeof ResidentInterests>;

/** A step in the story of an interest. */
export const InterestChange = InterestWords.extend({
  resident_interest_id: Id,
  label: z.string(),
  version: z.number().int(),
  kind: z.enum(['noted', 'changed', 'taken_away', 'put_back']),
  at: z.string(),
  by: z.string().nullable(),
});
export type InterestChange = z.infer<typeof InterestChange>;

/** Loved things that somebody has not had for so long are worth a thought (screens.md 3.6). */
export const STALE_AFTER_DAYS = 60;

const ORDER = new Map(INTEREST_LEVELS.map((level, place) => [level, place]));

/** What is loved first; what to avoid last. Within a level by name. */
export function byLevel(
  one: Pick<ResidentInterest, 'level' | 'label'>,
  other: Pick<ResidentInterest, 'level' | 'label'>,
): number {
  const levels = (ORDER.get(one.level) ?? 0) - (ORDER.get(other.level) ?? 0);
  return levels || one.label.localeCompare(other.label, 'en-GB');
}

/** The levels at which two people have something to share. */
export const isShared = (level: InterestLevel): boolean => level === 'loves' || level === 'likes';

/** What an activity may be suggested for. */
export const isWelcome = (level: InterestLevel): boolean => level !== 'dislikes' && level !== 'avoid';

/** "brass  Bands" and "Brass bands" are one interest. */
export function sameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

export function plainName(label: string): string {
  return label.normalize('NFC').toLocaleLowerCase('en-GB').split(/\s+/u).join(' ').trim();
}
