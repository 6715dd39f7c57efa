import { z } from 'zod';
import { CalendarDate, Id, Instant, Line, Note } from '../text.ts';
import { daysBetween } from '../time/calendar.ts';
import { Key, SupportBand } from './instrument.ts';
import type { Instrument } from './instrument.ts';
import { NOT_SURE } from './outcome.ts';

/** More lines than any instrument has. */
const MOST_LINES = 60;

function byLine<Value extends z.ZodType>(value: Value) {
  return z
    .record(Key, value)
    .refine((lines) => Object.keys(lines).length <= MOST_LINES, `There are at most ${MOST_LINES} lines`);
}

/** What whoever looks writes down, from the first line on. */
export const AssessmentFields = z.object({
  /** By line: the key of the statement that fits best, or `not_sure`. */
  answers: byLine(Key),
  /** By line: what helps there. */
  helps: byLine(Line),
  observed_from: CalendarDate,
  observed_to: CalendarDate,
  /** Who else was asked: "Tomasz, her daughter Sarah". */
  observers: Line,
  notes: Note,
});
export type AssessmentFields = z.infer<typeof AssessmentFields>;

export const AssessmentDraft = AssessmentFields.extend({
  id: Id,
  version: z.number().int(),
  /** Null: our own profile. */
  instrument_pack_id: Id.nullable(),
  started_by: z.string().nullable(),
  changed_by: z.string().nullable(),
  changed_at: Instant,
});
export type AssessmentDraft = z.infer<typeof AssessmentDraft>;

/** One line of the strip. `band` is null where whoever looked was not sure. */
export const AssessedLine = z.object({
  section: Key,
  label: z.string(),
  band: SupportBand.nullable(),
  /** The band as its own instrument calls it: 2, or E. */
  mark: z.string(),
});
export type AssessedLine = z.infer<typeof AssessedLine>;

/** An assessment that somebody signed. It is never changed; the next one counts. */
export const Assessment = z.object({
  id: Id,
  /** `result`: a paper of which only the letters are here. */
  method: z.enum(['own', 'pack', 'result']),
  /** "Ways of joining in" */
  title: z.string(),
  /** The line that a licensed pack asks to stand by its words; empty where none of them are shown. */
  copyright: z.string(),
  /** A licensed pack whose words are not ours to show any more: the letters are what is left. */
  is_letters_alone: z.boolean(),
  assessed_on: CalendarDate,
  assessed_by: z.string().nullable(),
  review_on: CalendarDate,
  observed_from: CalendarDate.nullable(),
  observed_to: CalendarDate.nullable(),
  observers: z.string(),
  notes: z.string(),
  /** Null where the answers make no band: too many were "not sure". */
  support_band: SupportBand.nullable(),
  /** The band's name in its own instrument: "Leads", "Planned". */
  band_name: z.string().nullable(),
  /** The band of less support that comes within reach when things are set up well. */
  may_reach: SupportBand.nullable(),
  lines: z.array(AssessedLine),
  helps: z.record(z.string(), z.string()),
});
export type Assessment = z.infer<typeof Assessment>;

/** The longest time that one look back may span. */
export const LONGEST_LOOK_DAYS = 60;

/** What is wrong with an assessment, by field; empty when it can be kept as a draft. */
export function draftFaults(
  instrument: Instrument,
  { answers, helps, observed_from, observed_to }: AssessmentFields,
  today: string,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const sections = new Map(instrument.sections.map((section) => [section.key, section]));
  for (const [line, answer] of Object.entries(answers)) {
    const section = sections.get(line);
    const isThere = answer === NOT_SURE || section?.options.some(({ key }) => key === answer) === true;
    if (section === undefined || !isThere) faults[`answers.${line}`] = ['This is not one of the statements'];
  }
  for (const line of Object.keys(helps)) {
    if (!sections.has(line)) faults[`helps.${line}`] = ['This line is not asked here'];
  }
  if (observed_to > today) faults['observed_to'] = ['Choose today or a day before it'];
  else if (observed_from > observed_to) faults['observed_from'] = ['Choose a day before the last one'];
  else if (daysBetween(observed_from, observed_to) > LONGEST_LOOK_DAYS)
    faults['observed_from'] = [`Look back over ${LONGEST_LOOK_DAYS} days or fewer`];
  return faults;
}
