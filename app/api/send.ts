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
}

/** The slowest answer that we wait for; what is larger is sent in parts. */
const ANSWER_AT_MOST_MS = 20_000;

/**
 * One POST of one call: JSON, or the bytes of a part of a film; the token on everything but the login (row CA-1), the CSRF pair where the
 * address is relative (row CA-2).
 *
 * @throws Unreachable when nothing came back; the reason of `signal` when the caller gave up
 */
export async function send(path: string, input: unknown, signal?: AbortSignal): Promise<Reply> {
  const origin = apiOrigin();
  const token = path === login.path ? null : await storage.read(DEVICE_KEYS.token);
  const isBytes = input instanceof Blob;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  const headers = new Headers({ 'content-type': type, accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const pair = origin === '' ? await xsrfToken() : undefined;
  if (pair !== undefined) headers.set('x-xsrf-token', pair);

  const tooLong = AbortSignal.timeout(ANSWER_AT_MOST_MS);
  try {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers,
      body: isBytes ? input : JSON.stringify(input),
      cache: 'no-store',
      signal: signal === undefined ? tooLong : AbortSignal.any([signal, tooLong]),
    });
    const text = await response.text();
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      body: jsonIn(text, origin),
      retry_after: Number.isFinite(retryAfter) ? retryAfter : null,
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

/** Pictures and films are named by where they lie on the server, which is another place than a native app's page. */
const FILE_OF_THE_SERVER = /^\/((photo|photo-book|video)-files\/|photos\/([^/]+\/){3})/;

function jsonIn(text: string, origin: string): unknown {
  const inFull = (_: string, value: unknown) =>
    typeof value === 'string' && FILE_OF_THE_SERVER.test(value) ? origin + value : value;
  try {
    return JSON.parse(text, origin === '' ? undefined : inFull);
  } catch {
    return undefined;
  }
}
