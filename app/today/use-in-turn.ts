import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { idle } from '../shell/stable.ts';

/** However busy it is: what stands further down is waited for, too. */
const NEXT_AT_MOST_MS = 500;

/**
 * How many parts of a screen stand by now: one after the other, each when the browser has nothing better to do, so that a
 * tap meanwhile is answered. Whoever steps back finds all of them at once, where they had scrolled to.
 *
 * @param isAwaited what comes before them all is still asked for
 */
export function useInTurn(parts: number, isAwaited: boolean): number {
  const isStepBack = useNavigationType() === NavigationType.Pop;
  const [standing, setStanding] = useState(isStepBack && !isAwaited ? parts : 0);
  useEffect(() => {
    if (isAwaited || standing >= parts) return;
    const over = new AbortController();
    void standNext(over.signal);
    return () => over.abort();

    async function standNext(signal: AbortSignal) {
      await idle(NEXT_AT_MOST_MS);
      if (!signal.aborted) startTransition(() => setStanding(standing + 1));
    }
  }, [parts, isAwaited, standing]);
  return standing;
}
