import { useRef } from 'react';

/** Addresses live for minutes: where one has ended, the list is asked for anew, at most so often. */
const AT_MOST_EVERY_MS = 20_000;

export function useAskAnew(ask: () => unknown): () => void {
  const last = useRef(0);
  return () => {
    if (performance.now() - last.current < AT_MOST_EVERY_MS && last.current > 0) return;
    last.current = performance.now();
    ask();
  };
}
