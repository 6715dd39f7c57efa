import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Write } from '../write.ts';
import { Export, ExportAsk } from './export.ts';

/** A file of the home needs a manager, and with names a reason, which the audit keeps. Without reports in these dates, or too many an hour: 422. */
export const startExport = endpoint({
  path: '/api/v2/export/start',
  summary: 'Ask for reports as a file: one, a resident’s, a group’s or all of the home',
  allow: 'reports.download',
  scope: 'care-home',
  kind: 'write',
  kept_in_audit: Object.keys(ExportAsk.shape),
  input: Write.extend(ExportAsk.shape),
  output: z.object({ id: Id }),
});

export const listExports = endpoint({
  path: '/api/v2/export/status',
  summary: 'The files that one asked for and can still fetch, with how far each is',
  allow: 'reports.download',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(Export), next_cursor: z.null(), total: z.number().int() }),
});

/** For whoever asked for it, as long as it is not finished; anybody else is told 404. */
export const cancelExport = endpoint({
  path: '/api/v2/export/cancel',
  summary: 'Call off a file that is still being made',
  allow: 'reports.download',
  scope: 'export',
  kind: 'write',
  input: Write.extend({ export_id: Id }),
  output: z.object({ id: Id }),
});

/** For whoever asked for it, as long as it is kept; anybody else is told 404. */
export const downloadExport = endpoint({
  path: '/api/v2/export/download',
  summary: 'Fetch a file that one asked for; each time is counted',
  allow: 'reports.download',
  scope: 'export',
  kind: 'read',
  is_always_audited: true,
  input: z.object({ export_id: Id }),
  output: z.object({
    /** Without anybody's name: a file lies in a folder that others look into. */
    file_name: z.string(),
    mime_type: z.string(),
    /** In base64. */
    content: z.base64(),
  }),
});
