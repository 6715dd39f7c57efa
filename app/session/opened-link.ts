/**
 * The link that opened the app, kept while the intro or the sign-in stand between it and its screen. It
 * lives in the tab only, is used once, and never outlives a sign-out: the next person has no business there.
 */
const KEY = 'opened-link';

/** Where everybody comes by anyway. */
const NO_DESTINATION = /^\/(intro|login|tabs|maintenance|forgot-password|sign-in-by-mail|switch)?$/;

/** Links that are given to people who are not signed in. */
const FOR_SIGNED_OUT = /^\/(register|reset-password|mail-link|i\/)/;

export function rememberOpenedLink({ pathname, search }: { pathname: string; search: string }): void {
  if (!NO_DESTINATION.test(pathname)) sessionStorage.setItem(KEY, `${pathname}${search}`);
}

/** Where the intro leads: an invitation or a reset opens at once, all else asks for a sign-in first. */
export function linkAfterIntro(): string {
  return sessionStorage.getItem(KEY) ?? '/login';
}

/** The invitation that opened the app, with its code as it came; without one it is typed. Null: none did. */
export function openedInvitation(): { code: string } | null {
  const link = sessionStorage.getItem(KEY) ?? '';
  const code = /^\/i\/([^?]+)/.exec(link)?.[1];
  if (code !== undefined) return { code };
  return /^\/register(\?|$)/.test(link) ? { code: new URLSearchParams(link.split('?')[1]).get('code') ?? '' } : null;
}

/** Where a sign-in leads; the link is forgotten with that. */
export function linkAfterSignIn(): string {
  const link = sessionStorage.getItem(KEY);
  forgetOpenedLink();
  return link === null || FOR_SIGNED_OUT.test(link) ? '/tabs' : link;
}

export function forgetOpenedLink(): void {
  sessionStorage.removeItem(KEY);
}
