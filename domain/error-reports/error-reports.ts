import { LOCAL_API_ORIGIN, LOCAL_APP_ORIGIN, PRODUCT_NAME, VERSION } from '../constants.ts';

/** `<release name>@<version>` (row PR-3). */
export const RELEASE = `${PRODUCT_NAME.toLowerCase()}@${VERSION}`;

/** Row PR-5: nothing is reported on the local development host. */
export function isLocalDevelopment(origin: string): boolean {
  return origin === LOCAL_APP_ORIGIN || origin === LOCAL_API_ORIGIN;
}

/**
 * Where the app hands its errors in; the server passes them on. Envelopes are no JSON, so it stands beside the
 * contract, as the parts of a film do.
 */
export const ERROR_REPORTS_PATH = '/api/v2/error-reports/send';
export const ENVELOPE_TYPE = 'application/x-sentry-envelope';
/** A screen that was recorded whole, packed, takes 60 kB. */
export const ENVELOPE_MOST_BYTES = 1_000_000;

/** The parts of a DSN such as `https://key@errors.example.org/7`. */
export interface Dsn {
  /** `https://key@errors.example.org/7`: what may only write. The secret of an older DSN is left out. */
  open: string;
  key: string;
  /** Where envelopes go. */
  envelopes: string;
}

/** @returns null for what is no DSN */
export function readDsn(text: string): Dsn | null {
  const [, scheme, key, host, path = '', project] =
    /^(https?):\/\/(\w+)(?::\w+)?@([\w.-]+(?::\d{1,5})?|\[[\da-f:]+\](?::\d{1,5})?)((?:\/[\w-]+)*)\/(\w+)$/i.exec(
      text,
    ) ?? [];
  if (scheme === undefined || key === undefined || host === undefined || project === undefined) return null;
  const open = `${scheme}://${key}@${host}${path}/${project}`;
  return { open, key, envelopes: `${scheme}://${host}${path}/api/${project}/envelope/` };
}
