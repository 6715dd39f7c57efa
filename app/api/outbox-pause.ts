import type { Failure } from './failure.ts';

/** `now`: somebody acted or the connection is back; `when-due`: the minute's own look, after any pause. */
export type When = 'now' | 'when-due';

export const LONGEST_WAIT_MS = 300_000;

/** 2, 4, 8 ... seconds, at most 5 minutes. */
export function backOffMs(tries: number): number {
  return Math.min(2 ** tries * 1_000, LONGEST_WAIT_MS);
}

/** A clock that was put back stands before the wait began: nothing waits for it to come there again. */
export function isWithin(now: number, since: number, until: number): boolean {
  return since <= now && now < until;
}

/** How long all wait after a failure that the next write would meet as well. */
export function createPause(now: () => number) {
  const NONE = { since: 0, until: 0, tries: 0, isOrdered: false };
  let pause = NONE;
  return {
    /** What the server asked for holds, whoever acts. */
    holds: (when: When) => isWithin(now(), pause.since, pause.until) && (when === 'when-due' || pause.isOrdered),
    end: () => {
      pause = NONE;
    },
    after: (failure: Failure) => {
      // A dead token is nothing to wait for: it all goes out as soon as its author is back.
      if (failure.kind === 'signed_out') return;
      const tries = pause.tries + 1;
      const isOrdered = failure.kind === 'too_many';
      const ms = failure.kind === 'too_many' ? failure.retry_after * 1_000 : backOffMs(tries);
      pause = { since: now(), until: now() + ms, tries, isOrdered };
    },
  };
}
