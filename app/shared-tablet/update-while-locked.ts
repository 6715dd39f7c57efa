import { useEffect, useSyncExternalStore } from 'react';
import { connection } from '../api/connection.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { session } from '../session/session.ts';
import { isAnythingLostWithPage } from '../shell/lost-with-page.ts';
import { newVersion, onNewVersion, take } from '../shell/new-version.ts';
import { handOverLeft, takeLeft } from './lock.ts';

/** Whoever comes up touches the tablet, and a face that is being tapped does not go. */
const LEFT_ALONE_MS = 10_000;
/** Somebody had begun to come in, and went. */
const LEFT_HALFWAY_MS = 120_000;
const TOUCHES = ['pointerdown', 'keydown', 'input'] as const;

/**
 * A locked tablet takes a new version by itself: nobody there is asked, and its page is never closed. Nothing of anybody
 * is in the page then; outbox, drafts and enrolment stay on the device, and whoever left finds their screen again.
 */
export function useUpdateWhileLocked({ isHalfway }: { isHalfway: boolean }): void {
  const waits = useSyncExternalStore(onNewVersion, newVersion) !== null;
  useEffect(() => takeLeft(), []);
  useEffect(() => {
    if (!waits) return undefined;
    let timer: number | undefined;
    const begin = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void look(), isHalfway ? LEFT_HALFWAY_MS : LEFT_ALONE_MS);
    };
    const look = async () => {
      begin();
      if (!(await isAlone())) return;
      handOverLeft();
      await take(false);
    };
    begin();
    for (const event of TOUCHES) window.addEventListener(event, begin, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const event of TOUCHES) window.removeEventListener(event, begin, { capture: true });
    };
  }, [waits, isHalfway]);
}

/** Nobody is here, in another tab neither; without the server, what is here works and is left as it is. */
async function isAlone(): Promise<boolean> {
  const isSignedIn = session.now().state !== 'out' || (await storage.read(DEVICE_KEYS.token)) !== null;
  return !isSignedIn && connection.now() === 'connected' && !isAnythingLostWithPage();
}
