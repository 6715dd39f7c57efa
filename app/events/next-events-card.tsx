import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { EventLine } from '@heartsease/domain/events/event.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import { useEvents } from './events.api.ts';
import styles from './later-events-card.module.css';
import { NextEventRow } from './next-event-row.tsx';

/** A taste; the calendar has all of them. */
const SHOWN = 3;
const DAYS = 28;

/** The next events on somebody's home, those that ask for an answer before others; one tap says that they come. */
export function NextEventsCard() {
  const { t } = useLingui();
  const id = useId();
  const { today } = useTimeWords();
  const query = useEvents(today, addDays(today, DAYS), { isBackground: true });
  const items = query.data?.items ?? [];
  const live = items.filter(
    ({ is_cancelled, is_deleted, my_answer }) => is_deleted !== true && (!is_cancelled || my_answer !== null),
  );
  // What asks for an answer has a place before others, keeps it with the answer, and stands among them by its day.
  const first = new Set(live.toSorted((one, other) => concernOf(other) - concernOf(one)).slice(0, SHOWN));
  // What does not take place is told as well, and takes no place of what does.
  const events = [
    ...live.filter((event) => first.has(event)),
    ...items.filter(({ is_deleted }) => is_deleted).slice(0, SHOWN),
  ];
  // That they could not be fetched is said: an invitation may be among them.
  if (events.length === 0 && !(query.isError && query.data === undefined)) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`Events`}</h2>
        <Link to="/tabs/calendar" className="link">
          {t`See all`}
        </Link>
      </div>
      <AsyncView query={query} failedTitle={t`There is a problem opening the events`}>
        {() => (
          <ul className={styles.events}>
            {events.map((event) => (
              <li key={event.id}>
                <NextEventRow event={event} />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </Card>
  );
}

/** Those that are asked for, or have answered, stay where they are. */
function concernOf({ is_asked, my_answer }: EventLine): number {
  return Number(is_asked || my_answer !== null);
}
