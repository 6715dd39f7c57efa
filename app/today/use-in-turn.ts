import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
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
  const isStepBack = useNavigationType() === 'POP';
  const [standing, setStanding] = useState(isStepBack && !isAwaited ? parts : 0);
  useEffect(() => {
    if (isAwaited || standing >= parts) return;
    let isOver = false;
    void idle(NEXT_AT_MOST_MS).then(() => {
      if (!isOver) startTransition(() => setStanding(standing + 1));
    });
    return () => {
      isOver = true;
    };
  }, [parts, isAwaited, standing]);
  return standing;
}
