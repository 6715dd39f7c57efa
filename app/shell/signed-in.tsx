import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy, useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { may } from '@heartsease/domain/access/permissions.ts';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { keepFlushing } from '../api/device-outbox.ts';
import { forgetAnswers, queryClient } from '../api/query-client.ts';
import { session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { Failed } from '../ui/empty.tsx';
import { catchUpWhenBack } from './catch-up.ts';
import { fetchLogAhead } from './fetch-log-ahead.ts';
import { LogStartProvider } from './log-start.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { reportAppActivity } from './report-app-activity.ts';
import { handleOf } from './screen-handle.ts';
import { Starting } from './starting.tsx';
import { useOwnLanguage } from './own-language.ts';
import { useOwnLook } from './own-look.ts';

const WaitingScreen = lazy(async () => ({ default: (await import('./waiting-screen.tsx')).WaitingScreen }));

/** Around every screen of a signed-in person: waits for the profile, and shows nothing that it forbids. */
export function SignedIn() {
  useEffect(() => keepFlushing(), []);
  useEffect(() => catchUpWhenBack(), []);
  useEffect(() => {
    const stop = session.onForget(forgetAnswers);
    return () => {
      stop();
      forgetAnswers();
    };
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <WhenLoaded />
    </QueryClientProvider>
  );
}

function WhenLoaded() {
  const { t } = useLingui();
  const current = useSession();
  // Somebody has just left and is on the way to another screen.
  if (current.state !== 'in') return <Starting />;
  if (current.profile !== null) return <Permitted profile={current.profile} isFresh={current.loading === 'done'} />;
  if (current.loading === 'waiting') return <Starting />;
  return (
    <main tabIndex={-1}>
      <Failed title={t`There is a problem opening your home`} onRetry={() => void session.reload()} />
    </main>
  );
}

function Permitted({ profile, isFresh }: { profile: Profile; isFresh: boolean }) {
  useOwnLook();
  useOwnLanguage();
  useEffect(() => (isFresh ? reportAppActivity() : undefined), [isFresh]);
  const logs = may(profile, 'reports.add');
  useEffect(() => (logs ? fetchLogAhead() : undefined), [logs]);
  const handles = useMatches().map(handleOf);
  const needed = handles.flatMap((handle) => handle?.may ?? []);
  const waits = handles.some((handle) => handle?.is_own) ? null : profile.waits_for;
  const mayEnter = needed.every((permission) => may(profile, permission));
  // A new home is a new tree: nothing of the former one stays on screen (row AU-5).
  return (
    <LogStartProvider key={`${profile.id} ${profile.carehome.id}`}>
      {waits !== null ? (
        <Suspense fallback={<Starting />}>
          <WaitingScreen reason={waits} />
        </Suspense>
      ) : mayEnter ? (
        <Outlet />
      ) : (
        <NotFoundScreen />
      )}
    </LogStartProvider>
  );
}
