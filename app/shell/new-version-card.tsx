import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './more-screen.module.css';
import { newVersion, onNewVersion, update } from './new-version.ts';

/** The offer that a toast made, for as long as it stands. */
export function NewVersionCard() {
  const { t } = useLingui();
  if (useSyncExternalStore(onNewVersion, newVersion) === null) return null;
  return (
    <Card className={styles.newVersion}>
      <p>{t`A new version of Heartsease is ready.`}</p>
      <Button
        size="small"
        variant="soft"
        icon={<ArrowClockwiseIcon mirrored weight="bold" aria-hidden="true" />}
        onClick={update}
      >
        {t`Update`}
      </Button>
    </Card>
  );
}
