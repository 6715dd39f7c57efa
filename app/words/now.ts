import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** Often enough that a screen is at most so far behind the clock on the wall. */
const LOOK_EVERY_MS = 5_000;

const listeners = new Set<() => void>();
let timer: number | undefined;

/** The instant at which this minute began; whatever shows it is drawn anew when the next one begins. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(listen, thisMinute));
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

/** One timer for all that listen, and none while nobody does. */
function listen(tell: () => void): () => void {
  listeners.add(tell);
  timer ??= window.setInterval(() => listeners.forEach((each) => each()), LOOK_EVERY_MS);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
}
