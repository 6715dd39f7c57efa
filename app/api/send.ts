import { login } from '@heartsease/domain/session/session.endpoints.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { apiOrigin } from '../device/platform.ts';

/** What came back, whatever its status. */
export interface Reply {
  status: number;
  /** Undefined when it was no JSON. */
  body: unknown;
  /** Seconds, from `Retry-After`. */
  retry_after: number | null;
  /** The token that was sent, so that an old request can't end a newer session. */
  token: string | null;
}

/** The slowest answer that we wait for; a photo upload will bring its own limit. */
const ANSWER_AT_MOST_MS = 20_000;

/**
 * One POST of one call: JSON, the token on everything but the login (row CA-1), the CSRF pair where the
 * address is relative (row CA-2).
 *
 * @throws Unreachable when nothing came back; the reason of `signal` when the caller gave up
 */
export async function send(path: string, input: unknown, signal?: AbortSignal): Promise<Reply> {
  const origin = apiOrigin();
  const token = path === login.path ? null : await storage.read(DEVICE_KEYS.token);
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const pair = origin === '' ? await xsrfToken() : undefined;
  if (pair !== undefined) headers.set('x-xsrf-token', pair);

  const tooLong = AbortSignal.timeout(ANSWER_AT_MOST_MS);
  try {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
      cache: 'no-store',
      signal: signal === undefined ? tooLong : AbortSignal.any([signal, tooLong]),
    });
    const text = await response.text();
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      body: jsonIn(text),
      retry_after: Number.isFinite(retryAfter) ? retryAfter : null,
      token,
    };
  } catch (caught) {
    if (signal?.aborted === true) throw caught;
    throw new Unreachable(path, { cause: caught });
  }
}

/** Nothing came back: no network, no server, or too slow. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The page brings the cookie, but not when it came from the device's own copy: then it is asked for. */
async function xsrfToken(): Promise<string | undefined> {
  const token = xsrfTokenIn(document.cookie);
  if (token !== undefined) return token;
  await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return xsrfTokenIn(document.cookie);
}

/** The value that goes back in `X-XSRF-TOKEN`. */
export function xsrfTokenIn(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
