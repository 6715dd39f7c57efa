import { useLingui } from '@lingui/react/macro';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { WaitsFor } from '@heartsease/domain/session/profile.ts';
import { session } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { useProfile } from '../session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
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

  const words = {
    approval: {
      title: t`Nearly there, ${first_name}`,
      text: t`You are waiting for your manager at ${home}. They find you under “Staff and access” and let you in.`,
    },
    start: {
      title: t`See you soon, ${first_name}`,
      text: t`You begin at ${home} on ${longDay(starts_on)}. From that day on, everything opens here.`,
    },
    second_step: {
      title: t`One thing first, ${first_name}`,
      text: t`${carehome.organisation.name} asks its managers for a second step when they sign in. Setting it up takes two minutes.`,
    },
  }[reason];

  return (
    <main className={styles.page} tabIndex={-1}>
      <HeartseaseSprig flowers={4} className={styles.sprig} />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
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
        {reason === 'second_step' ? (
          <ButtonLink to="/account" size="large" full>
            {t`Set up a second step`}
          </ButtonLink>
        ) : (
          <a className={styles.phone} href={`tel:${carehome.phone.replaceAll(' ', '')}`}>
            <PhoneIcon weight="bold" aria-hidden="true" />
            {t`Call ${home} on ${carehome.phone}`}
          </a>
        )}
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
