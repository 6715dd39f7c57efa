import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EventStretchPart, STRETCH_DAYS } from './event-stretch-part.tsx';
import styles from './later-events-card.module.css';

/** What was, for whoever asks: the last one first, a quarter of a year at a time. */
export function EarlierEventsCard({ before }: { before: string }) {
  const { t } = useLingui();
  const id = useId();
  const [stretches, show] = useState(0);
  const ends = Array.from({ length: stretches }, (_, place) => addDays(before, -1 - place * STRETCH_DAYS));
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t`Earlier`}</h2>
      {ends.map((to) => (
        <EventStretchPart key={to} from={addDays(to, 1 - STRETCH_DAYS)} to={to} counts="last_day" isBackwards />
      ))}
      <Button variant="soft" className={styles.more} onClick={() => show(stretches + 1)}>
        {t`Show earlier ones`}
      </Button>
    </Card>
  );
}
