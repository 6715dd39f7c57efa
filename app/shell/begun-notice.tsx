import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import styles from './begun-notice.module.css';

interface BegunNoticeProps {
  onStartAnew: () => void;
  /** What somebody else changed meanwhile, as its fields are called; what they wrote is under "Start again". */
  alsoChanged?: readonly string[];
}

/** Over a form that came back as its author left it on this device. */
export function BegunNotice({ onStartAnew, alsoChanged }: BegunNoticeProps) {
  const { t } = useLingui();
  const fields = alsoChanged?.join(', ') ?? '';
  return (
    <div className={styles.notice} role="status">
      <p>{t`You began this on this device. Here it is again.`}</p>
      {fields !== '' && (
        <p>{t`Somebody else changed this meanwhile: ${fields}. Here is yours; “Start again” shows theirs.`}</p>
      )}
      <Button size="small" variant="line" onClick={onStartAnew}>
        {t`Start again`}
      </Button>
    </div>
  );
}
