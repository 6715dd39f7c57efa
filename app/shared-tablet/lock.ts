import { z } from 'zod';
import { passOnTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { call } from '../api/call.ts';
import { forgetOpenedLink, linkAfterIntro, rememberOpenedLink } from '../session/opened-link.ts';
import { session } from '../session/session.ts';
import { hasLeft } from './offline.ts';
import { letPinGo } from './reopen.ts';

/** So long the server's word is waited for: by then the call has left the device, and ends the session behind the lock. */
const LET_GO_MS = 250;
const GIVE_UP_MS = 3_000;

const Left = z.object({ account_id: z.string(), pathname: z.string(), search: z.string() });
type Left = z.infer<typeof Left>;

/** Where somebody was when it locked. In memory alone, and for them alone. */
let left: Left | null = null;
/** While the page of a locked tablet makes way for that of a new version, and no longer. */
const KEY = 'tablet-left';

/**
 * Locks the tablet: the session ends on the server, and on the device nothing of its person stays on screen or in a
 * cache. What they had begun stays with them, as drafts do; without a connection the session ends on the server with
 * the next person, or by itself.
 */
export async function lock(account_id: string): Promise<void> {
  const { pathname, search } = window.location;
  left = { account_id, pathname, search };
  const told = call(passOnTablet, {}, { isBackground: true, signal: AbortSignal.timeout(GIVE_UP_MS) });
  await Promise.race([told.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, LET_GO_MS))]);
  forgetOpenedLink();
  letPinGo();
  hasLeft();
  await session.leave('/login');
}

/** Asked for at the locked device just now, and by no one before: a shortcut, or what another app shares. */
const ASKED_FOR_NOW = new Set(['/log', '/shared-photos']);

/** Whoever comes back first finds the screen that they left; nobody else is led there. */
export function leadBack(account_id: string): void {
  if (!ASKED_FOR_NOW.has(linkAfterIntro())) {
    forgetOpenedLink();
    if (left?.account_id === account_id) rememberOpenedLink(left);
  }
  left = null;
  sessionStorage.removeItem(KEY);
}

/** The page goes, and the next one begins where this one was. */
export function handOverLeft(): void {
  if (left !== null) sessionStorage.setItem(KEY, JSON.stringify(left));
}

/** Takes it from the page that was here before. */
export function takeLeft(): void {
  left ??= Left.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null;
  sessionStorage.removeItem(KEY);
}
