import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import type { GoingOn } from './use-going-on.ts';
import styles from './video-player.module.css';

/** Why a film stands still, and the way on; there until it is here again. */
export function FilmStopped({ isAsking, goOn }: Pick<GoingOn, 'isAsking' | 'goOn'>) {
  const { t } = useLingui();
  return (
    <div className={styles.broken} role="alert">
      <p>{t`The film stopped: the connection was lost, or it was open for a long time.`}</p>
      <Button busy={isAsking} onClick={() => void goOn()}>
        {t`Go on`}
      </Button>
    </div>
  );
}
