import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id, Line } from '../text.ts';
import { Write } from '../write.ts';
import { Format, Report, ReportKind, ReportState, StaffFace } from './report.ts';

/** Faces of a report's people that a line shows; of more it tells the number. */
export const FACES_OF_LINE = 5;

/** A report as a line of a list. */
export const ReportLine = z.object({
  id: Id,
  state: ReportState,
  kind: ReportKind,
  title: z.string(),
  icon: z.string(),
  tint: z.string(),
  format: Format,
  started_at: z.string(),
  minutes: z.number().int(),
  author: StaffFace,
  people: z.array(ResidentFace),
  people_count: z.number().int(),
  /** It was changed after it was logged. */
  is_amended: z.boolean(),
  waits_for_approval: z.boolean(),
  /** Whoever asks returned it, its author has sent it in again, and nobody has looked since. */
  is_sent_again: z.boolean(),
  /** Why it lies with its author again. */
  returned: z.object({ by: StaffFace, at: z.string(), comment: z.string() }).nullable(),
});
export type ReportLine = z.infer<typeof ReportLine>;

export const listReports = endpoint({
  path: '/api/v2/report/list',
  summary: 'The reports of the home, newest first',
  allow: 'reports.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({
    /** Left out: all that stand. */
    states: z.array(ReportState).max(4).optional(),
    from: CalendarDate.optional(),
    to: CalendarDate.optional(),
    /** Only one's own. */
    is_mine: z.boolean().default(false),
    /** Only those that whoever asks may approve. */
    is_waiting: z.boolean().default(false),
    /** Only those that whoever asks returned, and that were sent in again. */
    is_sent_again: z.boolean().default(false),
    cursor: z.string().max(200).optional(),
    limit: z.int().min(1).max(100).default(30),
  }),
  output: z.object({
    items: z.array(ReportLine),
    next_cursor: z.string().nullable(),
    total: z.number().int(),
    /** How many wait for whoever asks to approve them, of all days. */
    waiting: z.number().int(),
    /** How many that whoever asks returned were sent in again, of all days. */
    sent_again: z.number().int(),
    /** How many of one's own were returned, of all days. */
    returned: z.number().int(),
  }),
});

export const returnReport = endpoint({
  path: '/api/v2/report/return',
  summary: 'Ask the author of a report to look at it again',
  allow: 'reports.review',
  scope: 'report',
  kind: 'write',
  input: Write.extend({
    report_id: Id,
    base_version: z.int(),
    comment: Line.pipe(z.string().min(1, 'Say what to look at again')),
  }),
  output: Report,
});

/** For homes that want a second pair of eyes. Nobody approves what they wrote themselves. */
export const approveReport = endpoint({
  path: '/api/v2/report/approve',
  summary: 'Approve a report that waits for it',
  allow: 'reports.review',
  scope: 'report',
  kind: 'write',
  input: Write.extend({ report_id: Id, base_version: z.int() }),
  output: Report,
});

const ReportSettings = z.object({ wants_approval: z.boolean() });

export const getReportSettings = endpoint({
  path: '/api/v2/report/settings',
  summary: 'Whether reports are approved in this home',
  allow: 'reports.settings',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: ReportSettings,
});

export const saveReportSettings = endpoint({
  path: '/api/v2/report/save-settings',
  summary: 'Say whether reports are approved in this home',
  allow: 'reports.settings',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend(ReportSettings.shape),
  output: ReportSettings,
});
