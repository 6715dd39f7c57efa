import { useLingui } from '@lingui/react/macro';
import { CompassIcon } from '@phosphor-icons/react/dist/csr/Compass';
import { useId } from 'react';
import { useProfile } from '../session/use-session.ts';
import { useTour } from '../shell/tour-start.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './tour-card.module.css';
import { stopsFor } from './tour-stops.ts';

/** In Help: the tour from its beginning, or where it was left. */
export function TourAgainCard() {
  const { t } = useLingui();
  const id = useId();
  const profile = useProfile();
  const { start } = useTour();
  const stops = stopsFor(profile);
  const at = stops.findIndex(({ name }) => name === profile.tour?.stop);
  if (stops.length === 0) return null;
  return (
    <Card as="section" tone="plum" aria-labelledby={id} className={styles.card}>
      <CompassIcon weight="duotone" aria-hidden="true" className={styles.compass} />
      <div className={styles.words}>
        <h2 id={id}>{t`A look round`}</h2>
        <p>{t`${stops.length} short steps on your own screens, with what you may do here. It changes nothing.`}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => start()}>{t`Show me round`}</Button>
        {at > 0 && (
          <Button variant="quiet" onClick={() => start(profile.tour?.stop)}>
            {t`Go on at step ${at + 1}`}
          </Button>
        )}
      </div>
    </Card>
  );
}
