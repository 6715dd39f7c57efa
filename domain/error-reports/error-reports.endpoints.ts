import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * Asked before a sign-in as well, because the sign-in itself may fail. The address is one to write to and not to
 * read from; it is null where nobody receives errors.
 */
export const errorReportSettings = endpoint({
  path: '/api/v2/error-reports/settings',
  summary: 'Does anybody receive errors of the app, and where?',
  allow: 'anyone',
  scope: 'none',
  kind: 'read',
  input: z.object({}),
  output: z.object({ dsn: z.string().nullable() }),
});
