import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import styles from './begun-notice.module.css';

/** Over a form that came back as its author left it on this device. */
export function BegunNotice({ onStartAnew }: { onStartAnew: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.notice} role="status">
      <p>{t`You began this on this device. Here it is again.`}</p>
      <Button size="small" variant="line" onClick={onStartAnew}>
        {t`Start again`}
      </Button>
    </div>
  );
}
