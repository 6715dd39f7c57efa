import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Navigate, Outlet, useMatch, useMatches } from 'react-router';
import { useProfile } from '../session/use-session.ts';
import { DemoBanner } from './demo-banner.tsx';
import { Navigation } from './navigation.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { handleOf } from './screen-handle.ts';
import { mayOpen, sectionsOf } from './sections.ts';
import styles from './tabs-screen.module.css';
import { UnsentBanner } from './unsent-banner.tsx';

/** `/tabs`: the section and the way to the others (row RT-6). */
export function TabsScreen() {
  const { t } = useLingui();
  const profile = useProfile();
  const section = useMatches()
    .map((match) => handleOf(match)?.section)
    .findLast((name) => name !== undefined);
  const isStart = useMatch('/tabs') !== null;
  // What somebody can never have does not exist for them.
  const exists = section !== undefined && mayOpen(profile, section);
  if (isStart) return <Outlet />;
  return (
    <div className={styles.shell} data-kind={profile.role === null ? 'relative' : 'staff'}>
      <a href="#main" className={styles.skip}>
        {t`Skip to the content`}
      </a>
      <Navigation section={exists ? section : undefined} />
      <div className={styles.page}>
        <DemoBanner />
        {exists ? (
          <main id="main" tabIndex={-1} className={styles.main}>
            <UnsentBanner />
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
        ) : (
          <NotFoundScreen />
        )}
      </div>
    </div>
  );
}

/** `/tabs` alone leads to the first section. */
export function FirstSection() {
  return <Navigate to={`/tabs/${sectionsOf(useProfile())[0] ?? 'more'}`} replace />;
}
