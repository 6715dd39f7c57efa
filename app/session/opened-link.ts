/**
 * The link that opened the app, kept while the intro or the sign-in stand between it and its screen. It
 * lives in the tab only, is used once, and never outlives a sign-out: the next person has no business there.
 */
const KEY = 'opened-link';

/** Where everybody comes by anyway. */
const NO_DESTINATION = new Set(['/', '/intro', '/login', '/tabs', '/maintenance', '/forgot-password', '/switch']);

export function rememberOpenedLink({ pathname, search }: { pathname: string; search: string }): void {
  if (!NO_DESTINATION.has(pathname)) sessionStorage.setItem(KEY, `${pathname}${search}`);
}

/** @returns the path, or null; it is forgotten with that */
export function takeOpenedLink(): string | null {
  const link = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return link;
}
