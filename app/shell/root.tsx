import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { connection } from '../api/connection.ts';
import { OnlineContext } from '../ui/online.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { Connectivity } from './connection-lost.tsx';
import { Title } from './title.tsx';

/** What stands around every screen: its title, the toasts, the news of the connection. */
export function Root() {
  useFocusOnArrival();
  const state = useSyncExternalStore(connection.onChange, connection.now);
  return (
    <OnlineContext value={state === 'connected'}>
      <Title />
      <Connectivity />
      <Outlet />
      <ScrollRestoration />
      <ToastRegion />
    </OnlineContext>
  );
}

/**
 * A new screen takes the focus, as a new page would, so that a screen reader starts at its top. The
 * first screen keeps what the browser gave.
 */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
