import { useLingui } from '@lingui/react/macro';
import type { EventLine } from '@heartsease/domain/events/event.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { EventRow } from './event-row.tsx';
import { useEvents } from './events.api.ts';
import styles from './later-events-card.module.css';

/** So many days are asked for at once: as many as a list of events holds, the first and the last counted. */
export const STRETCH_DAYS = 92;

interface EventStretchPartProps {
  from: string;
  to: string;
  /** An event stands in the stretch that it begins in, or ends in: of two that follow each other just in one. */
  counts: 'first_day' | 'last_day';
  /** The last one first. */
  isBackwards?: boolean;
}

/** The events of some weeks, or that there is none. */
export function EventStretchPart({ from, to, counts, isBackwards = false }: EventStretchPartProps) {
  const { t } = useLingui();
  const { shortDay } = useTimeWords();
  const query = useEvents(from, to);
  const [first, last] = [shortDay(from), shortDay(to)];
  return (
    <AsyncView
      query={query}
      waiting={<SkeletonRows rows={3} />}
      failedTitle={t`There is a problem opening the events`}
      isEmpty={(data) => shownOf(data).length === 0}
      empty={<p className="secondary">{t`No event from ${first} to ${last}.`}</p>}
    >
      {(data) => (
        <ul className={styles.events}>
          {shownOf(data).map((event) => (
            <li key={event.id}>
              <EventRow event={event} />
            </li>
          ))}
        </ul>
      )}
    </AsyncView>
  );

  function shownOf({ items }: { items: readonly EventLine[] }): EventLine[] {
    const shown = items.filter((event) => event[counts] >= from && event[counts] <= to);
    return isBackwards ? shown.toReversed() : shown;
  }
}
