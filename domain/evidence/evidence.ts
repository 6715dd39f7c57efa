import { z } from 'zod';
import type { MoodSource } from '../reports/depth.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id } from '../text.ts';
import { addDays } from '../time/calendar.ts';
import { daysOf } from '../dashboard/period.ts';
import type { Period } from '../dashboard/period.ts';
import { FrameworkHead } from './framework.ts';
import { GapKey } from './gaps.ts';
import type { Gap } from './gaps.ts';
import { SourceKind } from './sources.ts';

/** Without a word about the days: the last 13 weeks. */
export const EVIDENCE_DAYS = 91;

const Count = z.number().int();
export const EvidencePeriod = z.object({ from: CalendarDate, to: CalendarDate, days: Count });

/** How much one source gives. `count` is null where the home's package does not have it, and never nought then. */
export const SourceCount = z.object({
  source: SourceKind,
  state: z.enum(['recorded', 'nothing_yet', 'not_recorded']),
  count: Count.nullable(),
  /** The same of as many days before. */
  before: Count.nullable(),
});
export type SourceCount = z.infer<typeof SourceCount>;

/** What was recorded, by whom and when, and where it can be read. */
const Recorded = z.object({
  id: z.string(),
  day: CalendarDate,
  /** What it is: the title of a report, a card, an event. */
  title: z.string(),
  /** What was said or written; empty where there are no words. */
  words: z.string(),
  resident: ResidentFace.nullable(),
  /** Who wrote it down; null where they have gone. */
  by: z.string().nullable(),
  recorded_at: z.iso.datetime().nullable(),
  /** Where it is read. */
  opens: z.object({ kind: z.enum(['report', 'resident', 'event', 'risk', 'photo', 'survey']), id: Id }).nullable(),
  /** Of what was tied by hand: the link, why, and who tied it. */
  link: z.object({ id: Id, why: z.string(), by: z.string().nullable() }).nullable(),
});

/** One that answers in several ways, as a choice that was told in somebody's own words, is one piece of several sources. */
export const Piece = Recorded.extend({ sources: z.array(SourceKind).min(1) });
export type Piece = z.infer<typeof Piece>;

/** What speaks for a question best: somebody's own words, or what was seen of them. */
export interface Example extends z.infer<typeof Recorded> {
  source: SourceKind;
  is_own_words: boolean;
  /** How absorbed somebody was and how their mood went, where this is what speaks; null elsewhere. */
  changed: {
    engagement: number | null;
    mood_before: number | null;
    mood_after: number | null;
    mood_source: MoodSource | null;
  } | null;
  /** Somebody said no here: a no is a choice. */
  is_no: boolean;
}

export const EXAMPLES_OF_A_QUESTION = 3;

export const EvidenceQuestion = z.object({
  key: z.string(),
  title: z.string(),
  about: z.string(),
  /** One without sources is shown by other papers of the home. */
  statements: z.array(z.object({ title: z.string(), is_quoted: z.boolean(), sources: z.array(SourceKind) })),
  /** All that its sources gave, and what was tied by hand, each piece once: a moment may be one of several sources. */
  pieces: Count,
  before: Count,
  sources: z.array(SourceCount),
  /** How many people or papers each gap is about; none, no gap. */
  gaps: z.array(z.object({ key: GapKey, count: Count })),
});
export type EvidenceQuestion = z.infer<typeof EvidenceQuestion>;

/** The statements of a question that something recorded here answers. */
export function answeredHere({ statements }: Pick<EvidenceQuestion, 'statements'>): EvidenceQuestion['statements'] {
  return statements.filter(({ sources }) => sources.length > 0);
}

/** Those that a home answers by other papers, such as its care plans. */
export function shownByOthers({ statements }: Pick<EvidenceQuestion, 'statements'>): EvidenceQuestion['statements'] {
  return statements.filter(({ sources }) => sources.length === 0);
}

const Held = z.object({ now: Count, before: Count });

/** The four numbers over everything, each beside as many days before. */
export const Headlines = z.object({
  moments: Held,
  /** Out of the people who were here and whom a number of moments a week suits. */
  at_target: z.object({ people: Count, of: Count, people_before: Count, of_before: Count }),
  one_to_one: Held,
  /** Times when somebody's own words were written down. */
  own_words: Held,
});
export type Headlines = z.infer<typeof Headlines>;

export const WeekOfMoments = z.object({ from: CalendarDate, to: CalendarDate, group: Count, one_to_one: Count });

export const EvidenceMatrix = z.object({
  framework: FrameworkHead,
  period: EvidencePeriod,
  before: EvidencePeriod,
  generated_at: z.iso.datetime(),
  headlines: Headlines,
  weeks: z.array(WeekOfMoments),
  questions: z.array(EvidenceQuestion),
});
export type EvidenceMatrix = z.infer<typeof EvidenceMatrix>;

/** Everything about a framework and some days, as a pack of papers tells it (server/evidence/evidence-of.ts). */
export interface Evidence extends Omit<EvidenceMatrix, 'questions'> {
  questions: (EvidenceQuestion & { examples: Example[] })[];
  gaps: Gap[];
}

/** The days asked for; those that are not said are the last 13 weeks. */
export function evidencePeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): Period {
  const last = to ?? today;
  return { from: from ?? addDays(last, 1 - EVIDENCE_DAYS), to: last };
}

/** As many days just before. */
export function daysBefore(period: Period): Period {
  const back = daysOf(period);
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}
