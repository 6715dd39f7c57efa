import { z } from 'zod';
import { ActivityHazard } from '../activities/activity-detail.ts';
import { CalendarDate, Id, Line, Short, orNone, words } from '../text.ts';
import { addDays } from '../time/calendar.ts';
import { MOST_LIKELY, levelOf, residualOf } from './risk-score.ts';

/** A home with more of them than this could not look at each once a year. */
export const RISK_LIMITS = { assessments: 400, lines: 40, review_days: 365 } as const;

/** Looked at again in this many days or fewer: due soon. */
const DUE_SOON_DAYS = 30;

/** What it is about: an activity wherever it is done, one session or its series, or a place whatever is done there. */
export const RiskScope = z.enum(['activity', 'session', 'place'], { error: 'Say what it is about' });
export type RiskScope = z.infer<typeof RiskScope>;

/** Expired is none of these: a signed one is, once its day to look again has passed. */
export const RiskState = z.enum(['draft', 'in_review', 'approved', 'superseded', 'archived']);
export type RiskState = z.infer<typeof RiskState>;

export const HARMED = ['residents', 'staff', 'volunteers', 'visitors', 'children'] as const;
export const WHEN = ['before', 'during', 'after'] as const;

const Score = z.int('Choose from 1 to 5').min(1, 'Choose from 1 to 5').max(MOST_LIKELY, 'Choose from 1 to 5');

/** One thing that can go wrong. What is not written yet is empty. */
export const RiskLine = z.object({
  /** Null for something that none of the starter hazards names. */
  hazard: ActivityHazard.nullable(),
  what: words(200).pipe(z.string().min(1, 'Say what can go wrong')),
  who: z
    .array(z.enum(HARMED))
    .min(1, 'Say who could be harmed')
    .max(HARMED.length)
    .transform((who) => HARMED.filter((one) => who.includes(one))),
  harm: Line,
  /** What is done about it already, and how likely and how bad it is with that. */
  controls: words(1_000),
  likelihood: Score,
  severity: Score,
  /** What is done besides, by whom and by when; and what is left then. */
  further: words(1_000),
  owner: words(80),
  due: orNone(CalendarDate),
  when: z.enum(WHEN),
  residual_likelihood: Score,
  residual_severity: Score,
});
export type RiskLine = z.infer<typeof RiskLine>;

/** What the editor holds. A draft may be half written; `missingFrom` says what is missing before it is sent. */
export const RiskFields = z.object({
  scope: RiskScope,
  title: Short.pipe(z.string().min(1, 'Say what it is called')),
  activity_id: Id.nullable(),
  planned_session_id: Id.nullable(),
  /** Where it is done; of an assessment of a place, the place. */
  place: Short,
  assessed_on: CalendarDate,
  review_due: CalendarDate,
  staff_ratio: Short,
  benefits: words(2_000),
  emergency_plan: words(2_000),
  lines: z.array(RiskLine).max(RISK_LIMITS.lines, 'Write 40 lines or fewer'),
});
export type RiskFields = z.infer<typeof RiskFields>;

type Problem = { field: keyof RiskFields; message: string };

/** What contradicts itself, whatever else is missing. */
export function contradictionsIn(fields: RiskFields): Problem[] {
  const { scope, assessed_on, review_due } = fields;
  const problems: Problem[] = [];
  if (scope === 'activity' && fields.activity_id === null)
    problems.push({ field: 'activity_id', message: 'Choose the activity' });
  if (scope === 'session' && fields.planned_session_id === null)
    problems.push({ field: 'planned_session_id', message: 'Begin it from the page of the session' });
  if (scope === 'place' && fields.place === '') problems.push({ field: 'place', message: 'Say which place' });
  if (review_due <= assessed_on || review_due > addDays(assessed_on, RISK_LIMITS.review_days))
    problems.push({ field: 'review_due', message: 'Look again within 365 days' });
  return problems;
}

/** What has to be there before somebody can sign it. Benefits come first: without them there is nothing to weigh. */
export function missingFrom({ benefits, lines }: Pick<RiskFields, 'benefits' | 'lines'>): Problem[] {
  const problems: Problem[] = [];
  if (benefits === '')
    problems.push({ field: 'benefits', message: 'Say what people gain, and what is lost if we say no' });
  if (lines.length === 0) problems.push({ field: 'lines', message: 'Name at least one thing that can go wrong' });
  if (lines.some(({ controls }) => controls === ''))
    problems.push({ field: 'lines', message: 'Say at each line what you do about it' });
  if (levelOf(residualOf(lines)) === 'stop')
    problems.push({ field: 'lines', message: 'One line is at 16 or more. Do more about it, or don’t do it' });
  return problems;
}

/** Who did what with it, oldest first. */
export const RiskSignOff = z.object({
  kind: z.enum(['submitted', 'returned', 'approved', 'archived', 'restored']),
  by: z.string().nullable(),
  at: z.string(),
  /** What was said when it was returned. */
  word: z.string(),
});
export type RiskSignOff = z.infer<typeof RiskSignOff>;

/** One of the list. */
export const ListedRisk = z.object({
  id: Id,
  version: z.int(),
  edition: z.int(),
  scope: RiskScope,
  state: RiskState,
  title: z.string(),
  activity: z.object({ id: Id, title: z.string(), icon: z.string(), tint: z.string() }).nullable(),
  planned_session_id: Id.nullable(),
  place: z.string(),
  review_due: CalendarDate,
  residual: z.int(),
  lines_count: z.int(),
  assessed_by: z.string().nullable(),
  /** The reader wrote it or sent it. */
  is_mine: z.boolean(),
  /** Changes to it are being written, or wait for a signature. */
  is_being_changed: z.boolean(),
  changed_by: z.string().nullable(),
  changed_at: z.string(),
});
export type ListedRisk = z.infer<typeof ListedRisk>;

/** All of one, with its history and its other editions. */
export const RiskAssessment = ListedRisk.extend({
  ...RiskFields.shape,
  lines: z.array(RiskLine.extend({ what: z.string(), who: z.array(z.enum(HARMED)), due: CalendarDate.nullable() })),
  title: z.string(),
  word: z.string(),
  approved_by: z.string().nullable(),
  approved_on: CalendarDate.nullable(),
  sign_offs: z.array(RiskSignOff),
  editions: z.array(z.object({ id: Id, edition: z.int(), state: RiskState, approved_on: CalendarDate.nullable() })),
});
export type RiskAssessment = z.infer<typeof RiskAssessment>;

/** How a signed one stands: expired once its day has passed. */
export type Standing = 'draft' | 'in_review' | 'expired' | 'due' | 'settled' | 'superseded' | 'archived';

export function standingOf({ state, review_due }: Pick<ListedRisk, 'state' | 'review_due'>, today: string): Standing {
  if (state !== 'approved') return state;
  if (review_due < today) return 'expired';
  return review_due <= addDays(today, DUE_SOON_DAYS) ? 'due' : 'settled';
}
