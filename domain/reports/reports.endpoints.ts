import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, Instant, Line } from '../text.ts';
import { Write } from '../write.ts';
import { Format, MomentDraft, REPORT_LIMITS, Report, ReportDraft, StaffFace } from './report.ts';
import { MomentResponse, NotTodayReason } from './response.ts';
import { RiskWord } from '../risk-assessment/overlay.ts';
import { ResidentFace } from '../residents/resident.ts';

/**
 * Log what happened. A second report of the same planned session or event is merged into the first, person by
 * person: the later answer stands and both authors are kept.
 */
export const logReport = endpoint({
  path: '/api/v2/report/log',
  summary: 'Log an activity that took place, with a moment for each person',
  allow: 'reports.add',
  scope: 'care-home',
  kind: 'write',
  // Saved once more after a crash it is the same report, however long it was open by then.
  may_differ: ['writing_seconds'],
  input: Write.extend({
    ...ReportDraft.shape,
    /** From opening the log to saving it; null when nobody measured. */
    writing_seconds: z.int().min(1).max(REPORT_LIMITS.writing_seconds).nullable().default(null),
    /** Why it is added only now: of what was longer ago than staff may add (domain/reports/long-ago.ts). */
    reason: Line.optional(),
    /** How it was safe for somebody for whom it stops; nothing is refused without it (decision 23). */
    risk_words: z.array(RiskWord).max(REPORT_LIMITS.moments).default([]),
  }),
  output: Report,
});

/**
 * Say how it was for one person of a report just logged. It names the report by the device's own id,
 * so that it can wait in the outbox behind the log itself.
 */
export const answerMoment = endpoint({
  path: '/api/v2/report/answer',
  summary: 'Say afterwards how it was for one person',
  allow: 'reports.add',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    report_client_id: Id,
    moment: MomentDraft,
    /** As of a log: where the day of the report was long ago. */
    reason: Line.optional(),
  }),
  output: Report,
});

/** Take back what one logged oneself, for 24 hours; named by the device's id, as in `answerMoment`. */
export const undoReport = endpoint({
  path: '/api/v2/report/undo',
  summary: 'Take back a report that one logged oneself',
  allow: 'reports.add',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ report_client_id: Id }),
  output: Report,
});

/** Replace what a report says. After 24 hours, or by somebody else, it needs a reason. */
export const amendReport = endpoint({
  path: '/api/v2/report/amend',
  summary: 'Change a report',
  allow: 'reports.add',
  scope: 'report',
  kind: 'write',
  input: Write.extend({
    report_id: Id,
    base_version: z.int(),
    reason: Line.nullable().default(null),
    /** When it was changed, by the device's clock: it may have waited for a connection. Left out: just now. */
    changed_at: Instant.optional(),
    ...ReportDraft.omit({ planned_session_id: true, event_id: true }).shape,
  }),
  output: Report,
});

export const voidReport = endpoint({
  path: '/api/v2/report/void',
  summary: 'Set a report aside; it stays in the history',
  allow: 'reports.add',
  scope: 'report',
  kind: 'write',
  input: Write.extend({
    report_id: Id,
    base_version: z.int(),
    reason: Line.pipe(z.string().min(1, 'Say why')),
  }),
  output: Report,
});

export const getReport = endpoint({
  path: '/api/v2/report/get',
  summary: 'One report with its moments and its history',
  allow: 'reports.view',
  scope: 'report',
  kind: 'read',
  input: z.object({ report_id: Id }),
  output: Report,
});

/** A moment as a line of a list: what a figure opens when it is tapped. */
export const MomentLine = z.object({
  id: Id,
  report_id: Id,
  resident: ResidentFace,
  title: z.string(),
  icon: z.string(),
  tint: z.string(),
  format: Format,
  started_at: z.string(),
  minutes: z.number().int(),
  response: MomentResponse.nullable(),
  not_today_reason: NotTodayReason.nullable(),
  note: z.string().nullable(),
  author: StaffFace,
});
export type MomentLine = z.infer<typeof MomentLine>;

export const listMoments = endpoint({
  path: '/api/v2/moment/list',
  summary: 'The moments of a person or of the home, newest first',
  allow: 'reports.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({
    resident_id: Id.optional(),
    from: CalendarDate.optional(),
    to: CalendarDate.optional(),
    cursor: z.string().max(200).optional(),
    limit: z.int().min(1).max(200).default(50),
  }),
  output: z.object({ items: z.array(MomentLine), next_cursor: z.string().nullable(), total: z.number().int() }),
});
