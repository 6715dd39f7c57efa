import { z } from 'zod';
import { FrameworkId } from '../evidence/frameworks.ts';
import { PaperLanguage } from '../print/print.ts';
import { ExportState } from '../exports/export.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id, Line, words } from '../text.ts';
import { addDays, daysBetween, mondayOf } from '../time/calendar.ts';

/** What a pack can hold, in the order of its pages. */
export const PACK_PARTS = [
  'key_questions',
  'month_in_the_life',
  'what_matters',
  'not_joining_in',
  'weekly_planners',
] as const;
export const PackPart = z.enum(PACK_PARTS);
export type PackPart = z.infer<typeof PackPart>;

export const PACK_RULES = {
  /** A pack is kept for so long, and while a link to it is open. */
  hours: 24,
  /** A year and the day that a leap year has more. */
  most_days: 366,
  most_people: 6,
  /** "A month in the life" is the last four weeks of the period. */
  month_days: 28,
  /** The latest weeks of a longer period; a wall has no more of a year to tell. */
  most_planners: 14,
  /** How long a link may stay open. */
  link_days: [7, 14, 28],
} as const;

/** A week belongs to a pack when so many of its seven days do. */
const LEAST_DAYS_OF_WEEK = 4;

/**
 * The Mondays of the weeks that a pack shows: those that lie mostly within its days, the latest of a long time. Where
 * there is none, as of three days, the week in which most of them lie.
 */
export function weeksInPack({ from, to }: { from: string; to: string }): string[] {
  const weeks: { monday: string; days: number }[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6);
    const days = daysBetween(from > monday ? from : monday, to < sunday ? to : sunday) + 1;
    weeks.push({ monday, days });
  }
  const least = Math.min(LEAST_DAYS_OF_WEEK, Math.max(...weeks.map(({ days }) => days)));
  return weeks
    .filter(({ days }) => days >= least)
    .map(({ monday }) => monday)
    .slice(-PACK_RULES.most_planners);
}

/** What is said to whoever asks for a pack that is for nobody any more. */
export const PACK_OUTDATED = 'A photo in this pack may not be shown any more. Make the pack anew.';

export const LinkDays = z.union([z.literal(7), z.literal(14), z.literal(28)], { error: 'Choose how long it works' });
export type LinkDays = z.infer<typeof LinkDays>;

/** What goes into a pack. */
export const PackAsk = z.object({
  from: CalendarDate,
  to: CalendarDate,
  /** Null: that of the home's region. */
  framework: FrameworkId.nullable().default(null),
  parts: z
    .array(PackPart)
    .min(1, 'Choose at least one part')
    .max(PACK_PARTS.length)
    .refine((parts) => new Set(parts).size === parts.length, 'Name each part once'),
  resident_ids: z
    .array(Id)
    .max(PACK_RULES.most_people, 'Choose up to six people')
    .refine((ids) => new Set(ids).size === ids.length, 'Name each person once'),
  /** Initials in place of every name, in notes too. */
  has_names: z.boolean(),
  /** What a pack with names is for. */
  reason: Line.default(''),
  language: PaperLanguage,
});
export type PackAsk = z.infer<typeof PackAsk>;

/** What the fields must say together. @returns messages by field */
export function packProblems({
  from,
  to,
  parts,
  resident_ids,
  has_names,
  reason,
}: Pick<PackAsk, 'from' | 'to' | 'parts' | 'resident_ids' | 'has_names' | 'reason'>): Record<string, string[]> {
  if (to < from) return { to: ['Enter a last day that is not before the first'] };
  if (daysBetween(from, to) >= PACK_RULES.most_days) return { from: ['Choose a year or less'] };
  if (parts.includes('month_in_the_life') && resident_ids.length === 0)
    return { resident_ids: ['Choose whose month it tells, or leave that part out'] };
  if (has_names && reason === '') return { reason: ['Write what it is for: it names people who live here'] };
  return {};
}

/** One time that a pack was opened by a link: when, and over which kind of network. Nothing else is kept. */
export const PackView = z.object({ at: z.string(), network: z.enum(['ipv4', 'ipv6']) });
export type PackView = z.infer<typeof PackView>;

export const PackLink = z.object({
  id: Id,
  for_whom: z.string(),
  made_by: z.string(),
  made_at: z.string(),
  expires_at: z.string(),
  state: z.enum(['open', 'over', 'taken_back']),
  view_count: z.int(),
  /** The latest first, and no more than a screen shows. */
  views: z.array(PackView),
});
export type PackLink = z.infer<typeof PackLink>;

/** A pack of the home, as its managers see it. */
export const EvidencePack = z.object({
  id: Id,
  from: CalendarDate,
  to: CalendarDate,
  has_names: z.boolean(),
  state: ExportState,
  /** A photo in it may not be shown any more as it stands there: nobody has the file, and its links show nothing. */
  is_outdated: z.boolean(),
  /** In hundredths. */
  progress: z.int().min(0).max(100),
  pages: z.int().nullable(),
  asked_by: z.string(),
  asked_at: z.string(),
  expires_at: z.string(),
  links: z.array(PackLink),
});
export type EvidencePack = z.infer<typeof EvidencePack>;

/** Somebody whose month a pack could tell. */
export const PackPerson = z.object({
  resident: ResidentFace,
  /** In the last four weeks of the period. */
  moments: z.int(),
  /** Those whom a pack tells of unless somebody chooses others. */
  is_suggested: z.boolean(),
});
export type PackPerson = z.infer<typeof PackPerson>;

export const ForWhom = words(120).pipe(z.string().min(1, 'Write who it is for'));
