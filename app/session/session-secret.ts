import { xsrfTokenIn } from '../api/send.ts';
import { profileFromKept, profileToKeep } from './kept-profile.ts';
import type { ProfileKeeper } from './session-state.ts';

/** What keeps the copy of the profile on this device. */
export const profileKeeper: ProfileKeeper = {
  toKeep: async (profile, token) => await profileToKeep(profile, secretOfSession(token)),
  fromKept: async (kept, token) => await profileFromKept(kept, secretOfSession(token)),
  forgetSecret,
};

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
function forgetSecret(): void {
  if (xsrfTokenIn(document.cookie) === undefined) return;
  const other = crypto.getRandomValues(new Uint32Array(8)).join('');
  // oxlint-disable-next-line unicorn/no-document-cookie -- the other way answers later, and not in every browser
  document.cookie = `XSRF-TOKEN=${other}; Path=/; SameSite=Strict${window.isSecureContext ? '; Secure' : ''}`;
}
