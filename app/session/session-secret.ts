import { xsrfTokenIn } from '../api/send.ts';

const COOKIE = 'XSRF-TOKEN';

/**
 * With what the copies of a session are sealed: its token, and in a browser the readable cookie that stands beside it. A
 * browser only notes that the token is removed, and its file says it for weeks; a cookie it wipes (docs/decisions/0098).
 */
export function secretOfSession(token: string): string {
  const pair = xsrfTokenIn(document.cookie);
  return pair === undefined ? token : `${token} ${pair}`;
}

/**
 * From now on nobody here can open what was sealed with it, also where no server was there to take it back. Another of
 * the same kind stands in its place: before there is a session, any does.
 */
export function forgetSecret(): void {
  if (xsrfTokenIn(document.cookie) === undefined) return;
  const other = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0'));
  // oxlint-disable-next-line unicorn/no-document-cookie -- the other way answers later, and not in every browser
  document.cookie = `${COOKIE}=${other.join('')}; Path=/; SameSite=Strict${window.isSecureContext ? '; Secure' : ''}`;
}
