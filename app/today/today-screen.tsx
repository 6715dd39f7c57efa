import { useLingui } from '@lingui/react/macro';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { IdeasCard } from '../activities/ideas-card.tsx';
import { FiguresCard } from '../figures/figures-card.tsx';
import { ToDoCard } from '../observations/to-do-card.tsx';
import { RisksToDoCard } from '../risk-assessment/risks-to-do-card.tsx';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Face } from '../ui/face.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TourCard } from '../tour/tour-card.tsx';
import { useGreeting } from '../words/greeting.ts';
import { BirthdaysCard } from './birthdays-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { DayPart } from './day-part.tsx';
import { MeadowToday } from './meadow-today.tsx';
import { SavedLine } from './saved-line.tsx';
import { useIsDayAwaited } from './today.api.ts';
import { TodayDate } from './today-date.tsx';
import { TomorrowCard } from './tomorrow-card.tsx';
import { useInTurn } from './use-in-turn.ts';
import styles from './today-screen.module.css';

const OthersPart = lazy(async () => ({
  default: await fetchPart(async () => (await import('./others-part.tsx')).OthersPart),
}));
const IdeasPart = lazy(async () => ({
  default: await fetchPart(async () => (await import('./ideas-part.tsx')).IdeasPart),
}));

/** The staff member's day: what is on, what was done, who would love some company. */
export function TodayScreen() {
  const { t } = useLingui();
  const profile = useProfile();
  const seesResidents = useMay('residents.view');
  const greeting = useGreeting(profile.known_as);
  return (
    <div className={styles.today}>
      <SectionHeader
        title={greeting}
        under={<TodayDate />}
        actions={
          <>
            {seesResidents && <SearchLink />}
            <Link to="/tabs/more" className={styles.me} aria-label={t`${profile.known_as}: your settings`}>
              <Face person={profile} size="m" />
            </Link>
          </>
        }
      />
      <TourCard className={styles.tour} />
      <div className={styles.cards}>
        <DayPart className={styles.day} />
        <Rest />
      </div>
    </div>
  );
}

/**
 * All that stands beside the day and below it. It comes after the day, from above to below: nobody waits longer for what
 * is on now because of it, and nothing moves under a finger when the day grows.
 */
function Rest() {
  const seesResidents = useMay('residents.view');
  const seesMeadow = useMay('dashboard_graphs.view');
  const seesFeatured = useMay('featured_activities.view');
  const standing = useInTurn(4, useIsDayAwaited());
  return (
    <>
      {standing === 0 && (
        <div className={styles.soon} aria-hidden="true">
          <Skeleton shape="block" height={440} />
          <Skeleton shape="block" height={180} />
        </div>
      )}
      {standing > 0 && (
        <div className={styles.beside}>
          <ToDoCard />
          {seesResidents && <CompanyCard />}
          {standing > 1 && (
            <Suspense>
              <OthersPart />
            </Suspense>
          )}
          {standing > 1 && (seesResidents ? <BirthdaysCard /> : <TomorrowCard />)}
          {standing > 1 && <RisksToDoCard />}
          {standing > 1 && !seesFeatured && <IdeasCard />}
        </div>
      )}
      {standing > 2 && seesMeadow && (
        <div className={styles.meadow}>
          <MeadowToday />
          <FiguresCard />
        </div>
      )}
      {standing > 3 && (
        <div className={styles.ideas}>
          <Suspense>
            <IdeasPart />
          </Suspense>
        </div>
      )}
      {standing > 3 && <SavedLine className={styles.saved} />}
    </>
  );
}

/** On a phone the residents are one tab away; where there is room the search stands here. */
function SearchLink() {
  const { t } = useLingui();
  return (
    <Link
      to="/tabs/residents?find"
      className={classNames(buttonClass({ variant: 'soft' }), styles.search)}
      aria-label={t`Find a resident`}
      title={t`Find a resident`}
    >
      <MagnifyingGlassIcon weight="bold" aria-hidden="true" />
    </Link>
  );
}
