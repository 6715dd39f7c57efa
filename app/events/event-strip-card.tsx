import { useLingui } from '@lingui/react/macro';
import type { EventLine } from '@heartsease/domain/events/event.ts';
import { EVENT_STAMPS } from '@heartsease/domain/events/event-stamps.ts';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { EventLink } from './event-link.tsx';
import styles from './event-strip-card.module.css';
import { useEventWords } from './event-words.ts';
import { useEvents } from './events.api.ts';

/** The events of some days in a row above their programme; nothing where there are none. */
export function EventStripCard({ from, to }: { from: string; to: string }) {
  const { t } = useLingui();
  const { data } = useEvents(from, to, { isBackground: true });
  const events = data?.items ?? [];
  if (events.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={t`Events`}>
      {events.map((event) => (
        <li key={event.id}>
          <Strip event={event} />
        </li>
      ))}
    </ul>
  );
}

function Strip({ event }: { event: EventLine }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { hours } = useEventWords();
  const { first_day, last_day, title, is_cancelled, is_deleted } = event;
  const days = first_day === last_day ? time.shortDay(first_day) : time.span(first_day, last_day);
  const stands = is_deleted ? t`Does not take place` : is_cancelled ? t`Cancelled` : hours(event);
  return (
    <EventLink event={event} className={styles.event}>
      <Stamp {...EVENT_STAMPS[event.type]} size="s" />
      <span className={styles.words}>
        <b>{title}</b>
        <span className={styles.when}>{[days, stands].join(' · ')}</span>
      </span>
    </EventLink>
  );
}
