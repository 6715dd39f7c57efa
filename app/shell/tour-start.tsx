import { Suspense, createContext, lazy, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useProfile } from '../session/use-session.ts';
import { fetchPart } from './fetch-part.ts';

interface TourStart {
  /** Its first stop is being fetched, or one is shown over the screen. */
  is: 'off' | 'coming' | 'shown';
  /** @param from the stop to go on at; without one it begins at the first */
  start: (from?: string | null) => void;
}

const TourContext = createContext<TourStart>({ is: 'off', start: () => undefined });

/** The guided tour over the screens of whoever is signed in. */
export function useTour(): TourStart {
  return use(TourContext);
}

const TourLayer = lazy(async () => ({
  default: await fetchPart(async () => (await import('../tour/tour-layer.tsx')).TourLayer),
}));

/** Where somebody is in this tab, so that a reload goes on at once. */
const KEY = 'tour';

export function TourProvider({ children }: { children: ReactNode }) {
  const { id } = useProfile();
  const [on, setOn] = useState<{ from: string | null } | null>(() => begunIn(id));
  const [isShown, setShown] = useState(false);
  const start = useCallback((from: string | null = null) => setOn({ from }), []);
  const end = useCallback(() => {
    keepInTab(null);
    setOn(null);
    setShown(false);
  }, []);
  const onStop = useCallback(
    (name: string) => {
      keepInTab(`${id} ${name}`);
      setShown(true);
    },
    [id],
  );
  useFocusAfter(isShown);
  const is = on === null ? 'off' : isShown ? 'shown' : 'coming';
  const value = useMemo(() => ({ is, start }) as const, [is, start]);
  return (
    <TourContext value={value}>
      {children}
      {on !== null && (
        <Suspense>
          <TourLayer from={on.from} onStop={onStop} onEnd={end} />
        </Suspense>
      )}
    </TourContext>
  );
}

/** What had the focus before the tour is mostly gone: the screen takes it, as a new one does. */
function useFocusAfter(isShown: boolean) {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);
}

/** Another person on the same tablet is not in the tour of the one before. */
function begunIn(id: string): { from: string | null } | null {
  const [owner, from = null] = (keptInTab() ?? '').split(' ');
  return owner === id ? { from } : null;
}

function keptInTab(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // A browser that forbids storage begins anew after a reload; the server knows where.
    return null;
  }
}

function keepInTab(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, value);
  } catch (caught) {
    console.warn(caught);
  }
}
