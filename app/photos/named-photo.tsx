import { useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { Failed } from '../ui/empty.tsx';
import styles from './album.module.css';

interface NamedPhotoProps {
  isGone: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

/** Why a photo that an address leads to is not open. It is the same for what is gone and for what is not for one to see. */
export function NamedPhoto({ isGone, isFailed, onRetry }: NamedPhotoProps) {
  const { t } = useLingui();
  if (isFailed) return <Failed title={t`There is a problem opening the photos`} onRetry={onRetry} />;
  if (!isGone) return null;
  return (
    <Card className={styles.named}>
      <div role="status">
        <p className="serif">{t`That photo is not in this album`}</p>
        <p className="secondary">{t`It may have been taken back or removed. The photos that you can see are here.`}</p>
      </div>
    </Card>
  );
}
