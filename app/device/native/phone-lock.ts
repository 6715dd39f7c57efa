import { App } from '@capacitor/app';

/** Whoever is back sooner is asked nothing (quality.md, sessions: staff on their own device). */
export const LOCKS_AFTER_MS = 5 * 60_000;

/** Whose lock it is: of the account that switched it on, and of no other on the same phone. */
const LOCKED_FOR = 'phone-lock';
const LEFT_AT = 'phone-left-at';

/** Undefined: nobody has looked since the app was started. */
let isOpen: boolean | undefined;
const listeners = new Set<() => void>();

export function locksFor(account_id: string): boolean {
  return localStorage.getItem(LOCKED_FOR) === account_id;
}

export function switchLock(account_id: string, isOn: boolean): void {
  // Whoever has switched it on was known a moment ago.
  isOpen = true;
  if (isOn) localStorage.setItem(LOCKED_FOR, account_id);
  else localStorage.removeItem(LOCKED_FOR);
  tellAll();
}

/** After a start it is locked too, unless the app was left just before. */
export function isLocked(account_id: string): boolean {
  isOpen ??= !isAwayForLong();
  return locksFor(account_id) && !isOpen;
}

export function openLock(): void {
  isOpen = true;
  tellAll();
}

export function onLockChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Looks at when the app was left, and came back. While it lies in the background it locks by itself, so that nothing of
 * anybody is drawn in the moment that it is seen again.
 *
 * @param isAnybodyHere whoever signs in is known by that
 */
export async function watchLeaving(isAnybodyHere: () => boolean): Promise<void> {
  let inTheBackground: number | undefined;

  function leave() {
    // Away while it is locked, nobody is younger for it.
    if (isOpen !== true) return;
    localStorage.setItem(LEFT_AT, String(Date.now()));
    window.clearTimeout(inTheBackground);
    inTheBackground = window.setTimeout(lockAfterLong, LOCKS_AFTER_MS + 1_000);
  }

  function comeBack() {
    window.clearTimeout(inTheBackground);
    lockAfterLong();
  }

  function lockAfterLong() {
    if (isOpen !== true || !isAnybodyHere() || !isAwayForLong()) return;
    isOpen = false;
    tellAll();
  }

  // The page hears it before it is drawn, the app where the page is told nothing.
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : comeBack()));
  await App.addListener('pause', leave);
  await App.addListener('resume', comeBack);
}

/** Also where nobody knows when, and where the clock was put back since. */
function isAwayForLong(): boolean {
  const left = localStorage.getItem(LEFT_AT);
  const away = Date.now() - Number(left);
  return left === null || away < 0 || away > LOCKS_AFTER_MS;
}

function tellAll(): void {
  listeners.forEach((tell) => tell());
}
