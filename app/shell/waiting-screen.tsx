import { useLingui } from '@lingui/react/macro';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { WaitsFor } from '@heartsease/domain/session/profile.ts';
import { session } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { HeartseaseSprig } from '../ui/mark.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './waiting-screen.module.css';

/** How often it looks whether the wait is over, while somebody watches. */
const LOOK_MS = 10_000;

/** All that somebody sees who is signed in and not in yet: why, and what happens next. */
export function WaitingScreen({ reason }: { reason: WaitsFor }) {
  const { t } = useLingui();
  const { first_name, carehome, carehomes_count, starts_on } = useProfile();
  const { longDay } = useTimeWords();
  const [isLooking, setLooking] = useState(false);
  const home = carehome.name;

  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && session.reload());
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  async function lookNow() {
    setLooking(true);
    await session.reload();
    setLooking(false);
  }

  return (
    <main className={styles.page} tabIndex={-1}>
      <HeartseaseSprig flowers={4} className={styles.sprig} />
      <h1>{reason === 'approval' ? t`Nearly there, ${first_name}` : t`See you soon, ${first_name}`}</h1>
      <p>
        {reason === 'approval'
          ? t`You are waiting for your manager at ${home}. They find you under “Staff and access” and let you in.`
          : t`You begin at ${home} on ${longDay(starts_on)}. From that day on, everything opens here.`}
      </p>
      {reason === 'approval' && (
        <p className="secondary" role="status">
          {t`This page opens by itself as soon as it is done.`}
        </p>
      )}
      <div className={styles.actions}>
        {reason === 'approval' && (
          <Button
            size="large"
            full
            busy={isLooking}
            icon={<ArrowsClockwiseIcon weight="bold" aria-hidden="true" />}
            onClick={() => void lookNow()}
          >
            {t`Look again`}
          </Button>
        )}
        <a className={styles.phone} href={`tel:${carehome.phone.replaceAll(' ', '')}`}>
          <PhoneIcon weight="bold" aria-hidden="true" />
          {t`Call ${home} on ${carehome.phone}`}
        </a>
        <Button variant="line" full onClick={() => void signOut()}>
          {t`Sign out`}
        </Button>
      </div>
      <p className={styles.ways}>
        {carehomes_count > 1 && (
          <Link to="/switch" className="link">
            {t`Switch home`}
          </Link>
        )}
        <Link to="/account" className="link">
          {t`Your account`}
        </Link>
      </p>
    </main>
  );
}
