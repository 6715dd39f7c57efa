import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { may } from '@heartsease/domain/access/permissions.ts';
import { isStaff, rightsOf } from '@heartsease/domain/access/viewer.ts';
import { hearsAnything } from '@heartsease/domain/live/live.ts';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { keepAnswers } from '../api/device-answers.ts';
import { keepFlushing } from '../api/device-outbox.ts';
import { forgetAnswers, queryClient } from '../api/query-client.ts';
import { isNativeApp } from '../device/platform.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { keepSendingPhotos } from '../photos/unsent-photos.api.ts';
import { followOtherTabs } from '../session/follow-other-tabs.ts';
import { session } from '../session/session.ts';
import { ProfileContext, useSession } from '../session/use-session.ts';
import { Failed } from '../ui/empty.tsx';
import { AgeLine } from './age-line.tsx';
import { catchUpWhenBack } from './catch-up.ts';
import { fetchDayAhead } from './fetch-day-ahead.ts';
import { fetchLogAhead } from './fetch-log-ahead.ts';
import { fetchPart, startAnewAfter } from './fetch-part.ts';
import { hasCue } from './has-cue.ts';
import { hearLive } from './hear-live.ts';
import { LogStartProvider } from './log-start.tsx';
import { beforeStartingAnew } from './new-version.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { reportAppActivity } from './report-app-activity.ts';
import { handleOf } from './screen-handle.ts';
import { showArrived } from './show-arrived.ts';
import { stable } from './stable.ts';
import { Starting } from './starting.tsx';
import { forgetWords, watchWords } from './unkept-words.ts';
import { useOwnLanguage } from './own-language.ts';
import { useOwnLook } from './own-look.ts';
import { whenRefused } from './when-refused.ts';
import { KeysProvider } from './keys-start.tsx';
import { TourProvider } from './tour-start.tsx';
import { withSeldomWords } from '../words/with-seldom-words.ts';

const PracticeRibbon = lazy(async () => ({
  default: await fetchPart(async () => (await import('./practice-ribbon.tsx')).PracticeRibbon),
}));
const SceneUnderWay = lazy(async () => ({
  default: await fetchPart(() =>
    withSeldomWords(async () => (await import('../director/scene-under-way.tsx')).SceneUnderWay),
  ),
}));
const ToldHere = lazy(async () => ({
  default: await fetchPart(async () => (await import('../notifications/told-here-card.tsx')).ToldHereCard),
}));
const PhoneWatch = lazy(async () => ({ default: (await import('../phone-lock/phone-watch.tsx')).PhoneWatch }));
const TabletWatch = lazy(async () => ({
  default: await fetchPart(async () => (await import('../shared-tablet/tablet-watch.tsx')).TabletWatch),
}));
const WaitingScreen = lazy(async () => ({
  default: await fetchPart(async () => (await import('./waiting-screen.tsx')).WaitingScreen),
}));

/** Around every screen of a signed-in person: waits for the profile, and shows nothing that it forbids. */
export function SignedIn() {
  useEffect(() => keepFlushing(), []);
  useEffect(() => keepSendingPhotos(), []);
  useEffect(() => whenRefused(), []);
  useEffect(() => catchUpWhenBack(), []);
  useEffect(() => showArrived(), []);
  useEffect(() => keepAnswers(), []);
  useEffect(
    () =>
      void stable(session)
        .then(listenForErrors)
        .catch(() => undefined),
    [],
  );
  useEffect(() => followOtherTabs(), []);
  useEffect(() => {
    watchWords();
    startAnewAfter(beforeStartingAnew);
    return session.onForget(forgetWords);
  }, []);
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

/** Named here, where the start knows of a file already: by a name of its own it would weigh on the sign-in. */
export async function handIn(): Promise<void> {
  // Whoever opened a shared tablet without a connection goes on where the server takes their PIN.
  const { reopen } = await import('../shared-tablet/reopen.ts');
  if (await reopen()) return;
  const { handInWhatWaits } = await import('../api/hand-in.ts');
  await handInWhatWaits();
}

/** Comes last: nobody waits for it. */
async function listenForErrors(): Promise<void> {
  const { beginErrorReports } = await import('../error-reports/begin.ts');
  await beginErrorReports();
}

function WhenLoaded() {
  const { t } = useLingui();
  const current = useSession();
  // Somebody has just left and is on the way to another screen.
  if (current.state !== 'in') return <Starting />;
  if (current.profile !== null)
    return (
      <ProfileContext value={current.profile}>
        <OnPhone>
          <Permitted profile={current.profile} isFresh={current.loading === 'done'} />
        </OnPhone>
      </ProfileContext>
    );
  if (current.loading === 'waiting') return <Starting />;
  return (
    <main tabIndex={-1}>
      <Failed title={t`There is a problem opening your home`} onRetry={() => void session.reload()} />
    </main>
  );
}

/** On one's own phone nothing is shown before it is known that it is not locked. */
function OnPhone({ children }: { children: ReactNode }) {
  if (!isNativeApp()) return children;
  return (
    <Suspense fallback={<Starting />}>
      <PhoneWatch>{children}</PhoneWatch>
    </Suspense>
  );
}

/** On a shared tablet nothing is shown before it is known that it was not left alone. */
function OnTablet({ profile, isFresh, children }: { profile: Profile; isFresh: boolean; children: ReactNode }) {
  const isTablet = profile.tablet != null;
  useEffect(() => {
    // It was one: a manager has taken it from its home.
    if (isFresh && !isTablet) void storage.remove(DEVICE_KEYS.tablet);
  }, [isFresh, isTablet]);
  if (!isTablet) return children;
  return (
    <Suspense fallback={<Starting />}>
      <TabletWatch>{children}</TabletWatch>
    </Suspense>
  );
}

function Permitted({ profile, isFresh }: { profile: Profile; isFresh: boolean }) {
  useOwnLook();
  useOwnLanguage();
  useEffect(() => (isFresh ? reportAppActivity() : undefined), [isFresh]);
  const logs = may(profile, 'reports.add');
  useEffect(() => (logs ? fetchLogAhead() : undefined), [logs]);
  // What was kept under other rights goes from the device: what these allow is fetched anew.
  const worksUnder = isFresh && profile.waits_for === null && isStaff(profile) ? rightsOf(profile) : null;
  useEffect(() => (worksUnder === null ? undefined : fetchDayAhead()), [worksUnder]);
  const hears = isFresh && profile.waits_for === null && hearsAnything(profile);
  useEffect(() => (hears ? hearLive() : undefined), [hears]);
  // Whoever is signed in by a scene begins here.
  const [isLed] = useState(hasCue);
  const handles = useMatches().map(handleOf);
  const needed = handles.flatMap((handle) => handle?.may ?? []);
  const waits = handles.some((handle) => handle?.is_own) ? null : profile.waits_for;
  const mayEnter = needed.every((permission) => may(profile, permission));
  // A new home is a new tree: nothing of the former one stays on screen (row AU-5).
  return (
    <LogStartProvider key={`${profile.id} ${profile.carehome.id}`}>
      {profile.carehome.is_practice === true && (
        <Suspense>
          <PracticeRibbon />
        </Suspense>
      )}
      {profile.carehome.is_demo && isLed && (
        <Suspense>
          <SceneUnderWay />
        </Suspense>
      )}
      {isFresh && (
        <Suspense>
          <ToldHere />
        </Suspense>
      )}
      <AgeLine />
      <OnTablet profile={profile} isFresh={isFresh}>
        {waits !== null ? (
          <Suspense fallback={<Starting />}>
            <WaitingScreen reason={waits} />
          </Suspense>
        ) : mayEnter ? (
          <TourProvider>
            <KeysProvider>
              <Outlet />
            </KeysProvider>
          </TourProvider>
        ) : (
          <NotFoundScreen />
        )}
      </OnTablet>
    </LogStartProvider>
  );
}
