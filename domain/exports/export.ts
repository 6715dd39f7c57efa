import { z } from 'zod';
import { PaperLanguage } from '../print/print.ts';
import { CalendarDate, Id, Line } from '../text.ts';
import { daysBetween } from '../time/calendar.ts';

export const EXPORT_SCOPES = ['report', 'resident', 'group', 'home'] as const;
export const ExportScope = z.enum(EXPORT_SCOPES);
export type ExportScope = z.infer<typeof ExportScope>;

export const EXPORT_FORMATS = ['pdf', 'csv', 'xlsx', 'json'] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

export const EXPORT_RULES = {
  /** A file can be fetched for so long, then it is gone. */
  hours: 24,
  /** A year and the day that a leap year has more. */
  most_days: 366,
  /** For one person: each is work, and a file that leaves the home (screens.md 3.9). */
  most_an_hour: 5,
} as const;

/** What goes into a file. */
export const ExportAsk = z.object({
  scope: ExportScope,
  report_id: Id.nullable().default(null),
  resident_id: Id.nullable().default(null),
  resident_group_id: Id.nullable().default(null),
  /** Of one report its own day is enough. */
  from: CalendarDate.nullable().default(null),
  to: CalendarDate.nullable().default(null),
  format: ExportFormat,
  /** Initials in place of every name, in notes too. */
  has_names: z.boolean(),
  language: PaperLanguage,
  /** A few photos that their family may see too: on paper about one person, by name. */
  has_photos: z.boolean().default(false),
  /** What a file with everybody's names is for. */
  reason: Line.default(''),
});
export type ExportAsk = z.infer<typeof ExportAsk>;

/** A face tells who it is, and a table has no room for one. */
export function mayHavePhotos({
  scope,
  format,
  has_names,
}: Pick<ExportAsk, 'scope' | 'format' | 'has_names'>): boolean {
  return scope === 'resident' && format === 'pdf' && has_names;
}

const ID_OF = { report: 'report_id', resident: 'resident_id', group: 'resident_group_id' } as const;

/** What the fields must say together. @returns messages by field */
export function exportProblems(ask: ExportAsk): Record<string, string[]> {
  const { scope, from, to } = ask;
  const field = scope === 'home' ? null : ID_OF[scope];
  if (field !== null && ask[field] === null) return { [field]: ['Choose who or what it is about'] };
  if (scope === 'home' && ask.has_names && ask.reason === '') {
    return { reason: ['Write what it is for: it names everybody who lives here'] };
  }
  if (scope === 'report') return {};
  if (from === null) return { from: ['Enter the first day'] };
  if (to === null || to < from) return { to: ['Enter a last day that is not before the first'] };
  if (daysBetween(from, to) >= EXPORT_RULES.most_days) return { from: ['Choose a year or less'] };
  return {};
}

/** `waiting` for its turn, being made, there, it went wrong and may be asked for again, or it was called off. */
export const EXPORT_STATES = ['waiting', 'working', 'ready', 'failed', 'cancelled'] as const;
export const ExportState = z.enum(EXPORT_STATES);
export type ExportState = z.infer<typeof ExportState>;

/** A file that somebody asked for, as they see it. */
export const Export = z.object({
  id: Id,
  scope: ExportScope,
  /** Whom or what it is about; empty for the home. */
  about: z.string(),
  from: CalendarDate,
  to: CalendarDate,
  format: ExportFormat,
  has_names: z.boolean(),
  state: ExportState,
  /** In hundredths. */
  progress: z.int().min(0).max(100),
  asked_at: z.string(),
  expires_at: z.string(),
  downloads: z.int(),
});
export type Export = z.infer<typeof Export>;
