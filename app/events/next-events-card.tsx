import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
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

/** The next events on somebody's home, those that ask for an answer first; one tap says that they come. */
export function NextEventsCard() {
  const { t } = useLingui();
  const id = useId();
  const { today } = useTimeWords();
  const query = useEvents(today, addDays(today, DAYS), { isBackground: true });
  const items = query.data?.items ?? [];
  const live = items
    .filter(({ is_cancelled, is_deleted, my_answer }) => is_deleted !== true && (!is_cancelled || my_answer !== null))
    .toSorted((one, other) => Number(other.is_asked) - Number(one.is_asked));
  // What does not take place is told as well, and takes no place of what does.
  const events = [live, items.filter(({ is_deleted }) => is_deleted)].flatMap((some) => some.slice(0, SHOWN));
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
