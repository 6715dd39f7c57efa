import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import styles from './plain-screen.module.css';
import { tellTrouble } from './trouble.ts';

/** When a screen breaks: what happened, what is safe, what to do. */
export function CrashScreen() {
  const { t } = useLingui();
  const broken = useRouteError();
  useEffect(() => {
    console.error(broken);
    tellTrouble(broken);
  }, [broken]);
  return (
    <main className={styles.page} tabIndex={-1}>
      <h1 className="visually-hidden">{t`There is a problem with this screen`}</h1>
      <Empty
        title={t`This screen could not be shown`}
        action={
          <Button
            icon={<ArrowClockwiseIcon weight="bold" aria-hidden="true" />}
            onClick={() => window.location.reload()}
          >
            {t`Try again`}
          </Button>
        }
      >
        {t`What you wrote is safe on this device. If it happens again, tell your manager what you were doing.`}
      </Empty>
    </main>
  );
}
