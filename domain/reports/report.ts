import { z } from 'zod';
import { ResidentFace } from '../residents/resident.ts';
import { Portrait } from '../portraits/portrait.ts';
import { Id, Instant, Short, words } from '../text.ts';
import { DEPTH_LIMITS, MomentDepth, ReportDepth, saysAnything } from './depth.ts';
import { Basis, MomentResponse, NotTodayReason } from './response.ts';

export const Format = z.enum(['group', 'one_to_one']);
export type Format = z.infer<typeof Format>;

/** Limits of a report, with their reasons. */
export const REPORT_LIMITS = {
  /** A log that is open for longer was put aside in between. */
  writing_seconds: 3_600,
  /** The longest outing is a working day. */
  minutes: { least: 1, most: 480 },
  /** The largest home we know has 200 places. */
  moments: 200,
  /** "added later" up to here; beyond, nobody remembers faithfully, and it takes a manager and a reason. */
  backfill_days: 14,
  /** So long a log may have waited on a device. One that says it was written earlier has a wrong clock. */
  waiting_days: 28,
  /** Device clocks run ahead. */
  ahead_minutes: 10,
  /** The author may change it freely for so long. */
  author_hours: 24,
} as const;

/** One person's part in a report, as the device sends it. */
export const MomentDraft = z
  .object({
    resident_id: Id,
    /** Null when nobody has said yet how it was; answers are never pre-filled. */
    response: MomentResponse.nullable(),
    basis: Basis,
    not_today_reason: NotTodayReason.nullable().default(null),
    /** Longer than a paragraph only as it was put together of two, and as it stands (server/reports/check-depth.ts). */
    note: words(DEPTH_LIMITS.merged_note).nullable().default(null),
    /** When this answer was given, by the device's clock; decides which of two devices stands. */
    answered_at: Instant,
    /** Left out, whatever stands of it stays. */
    depth: MomentDepth.optional(),
  })
  .refine((moment) => moment.not_today_reason === null || moment.response === 'not_today', {
    path: ['not_today_reason'],
    message: 'A reason goes with “Not today” only',
  })
  .refine(({ depth, response }) => response !== 'not_today' || !saysAnything(depth), {
    path: ['depth'],
    message: 'Of somebody who did not join in there is no more to tell',
  });
export type MomentDraft = z.input<typeof MomentDraft>;

/** What happened, as the device sends it. */
export const ReportDraft = z.object({
  planned_session_id: Id.nullable().default(null),
  /** The event that it tells of, where it was not a planned session. */
  event_id: Id.nullable().default(null),
  activity_id: Id.nullable().default(null),
  title: Short.pipe(z.string().min(1, 'Say what it was')),
  format: Format,
  started_at: Instant,
  minutes: z
    .int('Enter whole minutes')
    .min(REPORT_LIMITS.minutes.least, 'Enter at least 1 minute')
    .max(REPORT_LIMITS.minutes.most, 'Enter 480 minutes or fewer'),
  place: Short.nullable().default(null),
  /** The answer given for most people; null when everybody was answered for alone. */
  usual_response: MomentResponse.nullable().default(null),
  note: words(DEPTH_LIMITS.merged_note).nullable().default(null),
  /** Left out, whatever stands of it stays. */
  depth: ReportDepth.optional(),
  moments: z
    .array(MomentDraft)
    .min(1, 'Choose at least one person')
    .max(REPORT_LIMITS.moments, `Choose ${REPORT_LIMITS.moments} people or fewer`)
    .refine(
      (moments) => new Set(moments.map((moment) => moment.resident_id)).size === moments.length,
      'Each person can be in it once',
    ),
});
export type ReportDraft = z.input<typeof ReportDraft>;

/** What somebody on a package without full reports is told (row PE-11). */
export const NO_FULL_REPORTS = 'Full reports are part of Package C and above';

/** A report with any depth is a full one; so is one with more than a few words. */
export function kindOfReport(report: {
  note: string | null;
  depth?: ReportDepth | undefined;
  moments: readonly { note?: string | null; depth?: MomentDepth | undefined }[];
}): ReportKind {
  const isFull =
    (report.note ?? '').length > DEPTH_LIMITS.basic_note ||
    saysAnything(report.depth) ||
    report.moments.some(
      ({ note, depth }) => (note ?? '').length > DEPTH_LIMITS.basic_moment_note || saysAnything(depth),
    );
  return isFull ? 'full' : 'basic';
}

/** A staff member as the maker of something. */
export const StaffFace = z.object({
  id: Id,
  known_as: z.string(),
  last_name: z.string(),
  portrait: Portrait.nullable(),
});
export type StaffFace = z.infer<typeof StaffFace>;

export const Moment = z.object({
  id: Id,
  resident: ResidentFace,
  response: MomentResponse.nullable(),
  basis: Basis,
  not_today_reason: NotTodayReason.nullable(),
  note: z.string().nullable(),
  author: StaffFace,
  answered_at: z.string(),
  /** Only of somebody of whom more was told. */
  depth: MomentDepth.optional(),
});
export type Moment = z.infer<typeof Moment>;

/** How it was for one person, as far as a history tells it. */
export const Answer = Moment.pick({ response: true, not_today_reason: true, note: true, depth: true });
export type Answer = z.infer<typeof Answer>;

/**
 * The details of a report that a history tells; `started_at` an instant, `minutes`, `cost_pence` and
 * `overall_enjoyment` in digits, names in a row, `is_risk_checked` "true" or "false".
 */
export const DETAILS = [
  'title',
  'started_at',
  'minutes',
  'place',
  'note',
  'staff_present',
  'relatives_present',
  'resources_used',
  'cost_pence',
  'overall_enjoyment',
  'went_well',
  'change_next_time',
  'is_risk_checked',
] as const;

/** One thing that a change changed: null where a person was not in the report, or a detail was empty. */
export const ReportEdit = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('person'),
    resident_id: Id,
    known_as: z.string(),
    was: Answer.nullable(),
    is: Answer.nullable(),
  }),
  z.object({ about: z.enum(DETAILS), was: z.string().nullable(), is: z.string().nullable() }),
]);
export type ReportEdit = z.infer<typeof ReportEdit>;

/** One change to a report: by whom, when, what for, and what it changed. */
export const ReportChange = z.object({
  at: z.string(),
  by: StaffFace,
  kind: z.enum([
    'logged',
    'merged',
    'answered',
    'amended',
    'voided',
    'undone',
    'returned',
    'approved',
    /** Amended after it was returned: it waits for approval again. */
    'submitted_again',
    /** A manager put in what somebody had written and could not send any more. */
    'put_in',
  ]),
  /** Why; of what was returned, what to look at again. */
  reason: z.string().nullable(),
  /** Of what was merged, answered, amended or sent in again; empty for everything else. */
  edits: z.array(ReportEdit),
});
export type ReportChange = z.infer<typeof ReportChange>;

/**
 * Everything but `void` stands and counts: what was returned to its author, too. `draft` and `queued` live on the
 * device; that something was amended is told by the history.
 */
export const REPORT_STATES = ['submitted', 'returned', 'approved', 'void'] as const;
export const ReportState = z.enum(REPORT_STATES);
export type ReportState = z.infer<typeof ReportState>;

/** A full report tells more of somebody, or of the whole of it, than how it was. */
export const ReportKind = z.enum(['basic', 'full']);
export type ReportKind = z.infer<typeof ReportKind>;

/** Somebody who was in another report at the same time: told, never refused. */
export const Overlap = z.object({
  resident_id: Id,
  known_as: z.string(),
  report_id: Id,
  title: z.string(),
  started_at: z.string(),
  minutes: z.number().int(),
});
export type Overlap = z.infer<typeof Overlap>;

export const Report = z.object({
  id: Id,
  version: z.number().int(),
  client_id: Id,
  state: ReportState,
  kind: ReportKind,
  planned_session_id: Id.nullable(),
  activity_id: Id.nullable(),
  title: z.string(),
  icon: z.string(),
  tint: z.string(),
  format: Format,
  started_at: z.string(),
  minutes: z.number().int(),
  place: z.string().nullable(),
  usual_response: MomentResponse.nullable(),
  note: z.string().nullable(),
  /** It reached the server on a later day than it happened. */
  is_added_later: z.boolean(),
  recorded_at: z.string(),
  author: StaffFace,
  /** Everybody who answered in it, the author first. */
  authors: z.array(StaffFace),
  moments: z.array(Moment),
  history: z.array(ReportChange),
  /** Only of a report that tells more of the whole of it. */
  depth: ReportDepth.extend({ staff_present: z.array(StaffFace) }).optional(),
  overlaps: z.array(Overlap),
  /** The home wants a second pair of eyes, and nobody has looked yet. */
  waits_for_approval: z.boolean(),
  /** May whoever asks change it now? */
  can_change: z.boolean(),
  /** May whoever asks send it back to its author, or approve it, now? */
  can_return: z.boolean(),
  can_approve: z.boolean(),
});
export type Report = z.infer<typeof Report>;
