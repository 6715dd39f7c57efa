import { useLingui } from '@lingui/react/macro';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { Link } from 'react-router';
import { IdeasCard } from '../activities/ideas-card.tsx';
import { useMay, useProfile } from '../session/use-session.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Face } from '../ui/face.tsx';
import { useGreeting } from '../words/greeting.ts';
import { BirthdaysCard } from './birthdays-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { DayPart } from './day-part.tsx';
import { MeadowToday } from './meadow-today.tsx';
import { SavedLine } from './saved-line.tsx';
import { TodayDate } from './today-date.tsx';
import { TomorrowCard } from './tomorrow-card.tsx';
import styles from './today-screen.module.css';

/** The staff member's day: what is on, what was done, who would love some company. */
export function TodayScreen() {
  const { t } = useLingui();
  const profile = useProfile();
  const seesResidents = useMay('residents.view');
  const seesMeadow = useMay('dashboard_graphs.view');
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
      <div className={styles.cards}>
        <DayPart className={styles.day} />
        <div className={styles.beside}>
          {seesResidents && <CompanyCard />}
          {seesResidents ? <BirthdaysCard /> : <TomorrowCard />}
          {!seesResidents && <IdeasCard />}
        </div>
        {seesMeadow && <MeadowToday className={styles.meadow} />}
        <SavedLine className={styles.saved} />
      </div>
    </div>
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
