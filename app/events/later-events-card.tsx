import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { EVENT_LIMITS } from '@heartsease/domain/events/event.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import { EventStretchPart, STRETCH_DAYS } from './event-stretch-part.tsx';
import styles from './later-events-card.module.css';

/** The events after these days, a quarter of a year at a time, as far as anybody can plan. */
export function LaterEventsCard({ after }: { after: string }) {
  const { t } = useLingui();
  const id = useId();
  const { today } = useTimeWords();
  const [stretches, show] = useState(1);
  const starts = Array.from({ length: stretches }, (_, place) => addDays(after, 1 + place * STRETCH_DAYS));
  const isMore = addDays(after, stretches * STRETCH_DAYS) < addDays(today, EVENT_LIMITS.days_ahead);
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t`Later on`}</h2>
      {starts.map((from) => (
        <EventStretchPart key={from} from={from} to={addDays(from, STRETCH_DAYS - 1)} counts="first_day" />
      ))}
      {isMore && (
        <Button variant="soft" className={styles.more} onClick={() => show(stretches + 1)}>
          {t`Show later ones`}
        </Button>
      )}
    </Card>
  );
}
