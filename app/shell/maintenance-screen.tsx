import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CONNECTION_CHECK_AT_MOST_MS } from '@heartsease/domain/constants.ts';
import { ping } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { HeartseaseSprig } from '../ui/mark.tsx';
import styles from './maintenance-screen.module.css';

/** Seconds between two looks: often at first, because most rests are short. */
const LOOK_AFTER_S = [3, 4, 6, 8, 10, 15] as const;

/** Row RT-5: tells what is going on, looks again by itself and on a button, and leads back when it is over. */
export function MaintenanceScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isLooking, setLooking] = useState(false);
  const [looks, setLooks] = useState(0);

  const look = useCallback(async () => {
    setLooking(true);
    const isOver = await answers();
    setLooking(false);
    if (isOver) await navigate('/login', { replace: true });
    else setLooks((count) => count + 1);
  }, [navigate]);

  useEffect(() => {
    const pause = LOOK_AFTER_S[Math.min(looks, LOOK_AFTER_S.length - 1)] ?? 15;
    const timer = setTimeout(() => void look(), pause * 1_000);
    return () => clearTimeout(timer);
  }, [looks, look]);

  return (
    <main className={styles.page} tabIndex={-1}>
      <div className={styles.card}>
        <HeartseaseSprig flowers={4} className={styles.sprig} />
        <h1>{t`Back soon`}</h1>
        <p className={styles.text}>
          {t`Heartsease is having a short rest. Anything you wrote is safe on this phone. We check every few seconds and will bring you back here.`}
        </p>
        <Button size="large" full busy={isLooking} onClick={() => void look()}>
          {t`Try again`}
        </Button>
        <p className="visually-hidden" role="status">
          {looks > 0 && !isLooking && t`Still resting. We will look again by ourselves.`}
        </p>
      </div>
    </main>
  );
}

async function answers(): Promise<boolean> {
  try {
    await call(ping, {}, { signal: AbortSignal.timeout(CONNECTION_CHECK_AT_MOST_MS), onError: () => undefined });
    return true;
  } catch {
    return false;
  }
}
