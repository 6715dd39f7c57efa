import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { forbidden, signedOut } from './errors.ts';

/**
 * What ties a session to the browser that signed in (quality.md, session design). A sign-in from our own
 * origin gets a cookie that no script can read; it must come with the token on every call. Beside it
 * stands a readable cookie, signed over the session, which the app repeats as a header (row CA-2).
 */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';

const BINDING_COOKIE = 'wb-bind';

/** Other programs send other Sec-Fetch headers (Node sends Sec-Fetch-Mode), so no other one tells a browser. */
export function isOwnBrowser(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin';
}

export function newBinding(): string {
  return randomBytes(32).toString('base64url');
}

/** The signed half of the pair: whoever can't read the binding cookie can't make it. */
export function xsrfOf(binding: string, signInId: string): string {
  return createHmac('sha256', binding).update(signInId).digest('base64url');
}

export function bindingOf(request: FastifyRequest): string | null {
  return cookieOf(request, bindingCookieName(request));
}

/**
 * @throws 401 when the session is bound to another browser: there the token is dead
 * @throws 403 when the pair of cookie and header does not match
 */
export function checkPair(
  request: FastifyRequest,
  session: { sign_in_id: string; binding_hash: Buffer | null } | null,
  hash: (text: string) => Buffer,
): void {
  const header = request.headers[XSRF_HEADER];
  if (session?.binding_hash) {
    const binding = bindingOf(request);
    if (binding === null || !timingSafeEqual(hash(binding), session.binding_hash)) throw signedOut();
    if (header !== xsrfOf(binding, session.sign_in_id)) throw forbidden();
    return;
  }
  if (isOwnBrowser(request) && (header === undefined || header !== cookieOf(request, XSRF_COOKIE))) throw forbidden();
}

/**
 * `Set-Cookie` lines of a new browser session. Without an age they would end with the browser, and a relative's phone
 * would be signed out overnight. The session ends on the server, whatever their age.
 *
 * @param seconds the whole life of the session, and as long after it as the browser has to be known again
 */
export function sessionCookies(
  request: FastifyRequest,
  { binding, sign_in_id, seconds }: { binding: string; sign_in_id: string; seconds: number },
): string[] {
  const age = `Max-Age=${seconds}`;
  return [
    cookie(request, bindingCookieName(request), binding, `HttpOnly; ${age}`),
    cookie(request, XSRF_COOKIE, xsrfOf(binding, sign_in_id), age),
  ];
}

/** A cookie of the device itself, whoever is signed in on it: no script reads it, and no other site sends it. */
export function deviceCookie(request: FastifyRequest, name: string, value: string, seconds: number): string {
  return cookie(request, ofThisHost(request, name), value, `HttpOnly; Max-Age=${seconds}`);
}

export function deviceCookieOf(request: FastifyRequest, name: string): string | null {
  return cookieOf(request, ofThisHost(request, name));
}

export function endedCookies(request: FastifyRequest): string[] {
  return [cookie(request, bindingCookieName(request), '', 'HttpOnly; Max-Age=0'), firstXsrfCookie(request)];
}

/** Before there is a session the pair is a plain double submit; the page brings the cookie. */
export function firstXsrfCookie(request: FastifyRequest): string {
  return cookie(request, XSRF_COOKIE, randomBytes(32).toString('base64url'));
}

export function hasXsrfCookie(request: FastifyRequest): boolean {
  return cookieOf(request, XSRF_COOKIE) !== null;
}

function cookie(request: FastifyRequest, name: string, value: string, attributes = ''): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${name}=${value}; Path=/; SameSite=Strict${secure}${attributes && `; ${attributes}`}`;
}

/** Browsers keep Secure cookies of this machine's own address too; a plain http address in a home's network gets none. */
function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(request.host);
}

function bindingCookieName(request: FastifyRequest): string {
  return ofThisHost(request, BINDING_COOKIE);
}

function ofThisHost(request: FastifyRequest, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

function cookieOf(request: FastifyRequest, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
