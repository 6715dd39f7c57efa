import { z } from 'zod';
import { ResidentFace } from '../residents/resident.ts';
import { Portrait } from '../portraits/portrait.ts';
import { BasicNote, Id, Instant, Line, Short } from '../text.ts';
import { Basis, MomentResponse, NotTodayReason } from './response.ts';

export const Format = z.enum(['group', 'one_to_one']);
export type Format = z.infer<typeof Format>;

/** Limits of a report, with their reasons. */
export const REPORT_LIMITS = {
  /** The longest outing is a working day. */
  minutes: { least: 1, most: 480 },
  /** The largest home we know has 200 places. */
  moments: 200,
  /** "added later" up to here; beyond, nobody remembers faithfully. */
  backfill_days: 7,
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
    note: Line.nullable().default(null),
    /** When this answer was given, by the device's clock; decides which of two devices stands. */
    answered_at: Instant,
  })
  .refine((moment) => moment.not_today_reason === null || moment.response === 'not_today', {
    path: ['not_today_reason'],
    message: 'A reason goes with “Not today” only',
  });
export type MomentDraft = z.input<typeof MomentDraft>;

/** What happened, as the device sends it. */
export const ReportDraft = z.object({
  planned_session_id: Id.nullable().default(null),
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
  note: BasicNote.nullable().default(null),
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
});
export type Moment = z.infer<typeof Moment>;

/** How it was for one person, as far as a history tells it. */
export const Answer = Moment.pick({ response: true, not_today_reason: true, note: true });
export type Answer = z.infer<typeof Answer>;

/** The details of a report that a history tells; `started_at` an instant, `minutes` in digits. */
export const DETAILS = ['title', 'started_at', 'minutes', 'place', 'note'] as const;

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
  kind: z.enum(['logged', 'merged', 'answered', 'amended', 'voided', 'undone']),
  reason: z.string().nullable(),
  /** Of what was merged, answered or amended; empty for everything else. */
  edits: z.array(ReportEdit),
});
export type ReportChange = z.infer<typeof ReportChange>;

export const ReportState = z.enum(['submitted', 'void']);

export const Report = z.object({
  id: Id,
  version: z.number().int(),
  client_id: Id,
  state: ReportState,
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
  /** May whoever asks change it now? */
  can_change: z.boolean(),
});
export type Report = z.infer<typeof Report>;
