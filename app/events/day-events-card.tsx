import type { EventLine } from '@heartsease/domain/events/event.ts';
import styles from './day-events-card.module.css';
import { EventRow } from './event-row.tsx';

/** The events of one day, above what is planned on it. */
export function DayEventsCard({ events }: { events: readonly EventLine[] }) {
  if (events.length === 0) return null;
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} isUnderDay />
        </li>
      ))}
    </ul>
  );
}
