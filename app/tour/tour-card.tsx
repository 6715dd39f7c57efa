import { useLingui } from '@lingui/react/macro';
import { CompassIcon } from '@phosphor-icons/react/dist/csr/Compass';
import { useId } from 'react';
import { useProfile } from '../session/use-session.ts';
import { useTour } from '../shell/tour-start.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './tour-card.module.css';
import { stopsFor } from './tour-stops.ts';
import { useKeepTour } from './tour.api.ts';

/** Offers the tour once, to somebody new; who left it in the middle can go on. It stands in its place and covers nothing. */
export function TourCard({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  const id = useId();
  const profile = useProfile();
  const { is, start } = useTour();
  const keep = useKeepTour();
  const { tour } = profile;
  const stops = stopsFor(profile);
  // It has the focus until the first stop takes it.
  if (!tour || tour.is_over || is === 'shown' || stops.length === 0) return null;
  const at = stops.findIndex(({ name }) => name === tour.stop);
  return (
    <Card as="section" tone="plum" aria-labelledby={id} className={classNames(styles.card, className)}>
      <CompassIcon weight="duotone" aria-hidden="true" className={styles.compass} />
      <div className={styles.words}>
        <h2 id={id}>{at > 0 ? t`Go on with your look round` : t`New here? Have a look round`}</h2>
        <p>
          {at > 0
            ? t`You are at step ${at + 1} of ${stops.length}.`
            : t`${stops.length} short steps on your own screens. Under “Help” it waits for later.`}
        </p>
      </div>
      <div className={styles.actions}>
        <Button busy={is === 'coming'} onClick={() => start(tour.stop)}>
          {at > 0 ? t`Go on` : t`Show me round`}
        </Button>
        <Button variant="quiet" onClick={() => keep({ stop: tour.stop, is_over: true, isEnd: true })}>
          {t`Not now`}
        </Button>
      </div>
    </Card>
  );
}
