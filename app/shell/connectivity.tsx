import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { connection } from '../api/connection.ts';

const loadAlert = () => import('./connection-lost.tsx');
const ConnectionLost = lazy(async () => ({ default: (await loadAlert()).ConnectionLost }));

/** Time for the first screen to be painted before the alert is fetched in advance. */
const FETCH_AHEAD_MS = 1_500;

/** Row AU-6: says when the connection is lost. What stands below stays as it was. */
export function Connectivity() {
  const state = useSyncExternalStore(connection.onChange, connection.now);
  useEffect(() => {
    // Once the connection is lost it is too late to fetch what says so.
    const timer = setTimeout(() => void loadAlert().catch(() => undefined), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{state === 'lost' && <ConnectionLost />}</Suspense>;
}
