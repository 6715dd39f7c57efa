import { useEffect, useState } from 'react';
import { COUNTED_DOWN_MS, LOCKS_AFTER_MS } from '@heartsease/domain/tablets/pin.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

/** Also what a switch, a voice or a screen reader does without a pointer or a key. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'click', 'input', 'focusin'] as const;
const LOOK_EVERY_MS = 500;
/** Other tabs, and this one after a reload, need not know it better. */
const KEEP_EVERY_MS = 5_000;

interface Idle {
  /** Whether the tablet was left alone too long before is known: until then nothing is shown. */
  isKnown: boolean;
  /** The last ten seconds before it locks; null before. */
  secondsLeft: number | null;
}

/**
 * Tells once nobody has touched the device for 90 s, in this tab or another, also while it slept or was closed. When it
 * was touched stands on the device until somebody comes in: neither a crash nor a closed browser makes it fresh.
 *
 * @param onIdle stays the same function
 */
export function useIdle(onIdle: () => void): Idle {
  const [isKnown, setKnown] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    let touched = Date.now();
    let kept = 0;
    let isOver = false;

    function touch() {
      touched = Date.now();
      if (touched - kept < KEEP_EVERY_MS) return;
      kept = touched;
      void storage.write(DEVICE_KEYS.tabletTouched, String(touched));
    }

    function look() {
      if (isOver) return;
      if (isFilmPlaying()) touch();
      const left = touched + LOCKS_AFTER_MS - Date.now();
      setSecondsLeft(left > COUNTED_DOWN_MS ? null : Math.max(0, Math.ceil(left / 1_000)));
      if (left > 0) return;
      isOver = true;
      onIdle();
    }

    function stay() {
      const wasNear = touched + LOCKS_AFTER_MS - Date.now() <= COUNTED_DOWN_MS;
      // Too late: a touch that wakes the device opens nothing.
      if (touched + LOCKS_AFTER_MS > Date.now()) touch();
      if (wasNear) look();
    }

    async function begin() {
      const before = Number((await storage.read(DEVICE_KEYS.tabletTouched)) ?? Date.now());
      if (isOver) return;
      touched = before;
      look();
      if (isOver) return;
      touch();
      setKnown(true);
    }

    void begin();
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    const stopHearing = storage.onChangeElsewhere((key, value) => {
      if (key === DEVICE_KEYS.tabletTouched && value !== null) touched = Math.max(touched, Number(value));
    });
    for (const event of TOUCHES) window.addEventListener(event, stay, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      window.clearInterval(timer);
      stopHearing();
      for (const event of TOUCHES) window.removeEventListener(event, stay, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [onIdle]);
  return { isKnown, secondsLeft };
}

/** Watched together, a film is use: nobody touches the tablet for its sake. */
function isFilmPlaying(): boolean {
  return [...document.querySelectorAll('video')].some(({ paused, ended }) => !paused && !ended);
}
