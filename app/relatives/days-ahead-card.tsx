import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { useComingUp } from '../planner/planner.api.ts';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './days-ahead-card.module.css';

/** A taste of the week; the calendar has the whole of it. */
const SHOWN = 4;

/** The days after today, the first thing of each. */
export function DaysAheadCard() {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const { data } = useComingUp();
  const ahead = (data?.items ?? []).filter(({ starts_at }) => words.dayOf(starts_at) > words.today);
  const days = [...Map.groupBy(ahead, ({ starts_at }) => words.dayOf(starts_at))].slice(0, SHOWN);
  if (days.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`The days ahead`}</h2>
        <Link to="/tabs/calendar" className="link">
          {t`See all`}
        </Link>
      </div>
      <ul>
        {days.map(([day, sessions]) => (
          <li key={day} className={styles.day}>
            <span className={styles.date} aria-hidden="true">
              <span>{words.shortWeekday(day)}</span>
              <b>{words.dayOfMonth(day)}</b>
            </span>
            <span className={styles.words}>
              <span className="visually-hidden">{words.longDay(day)}</span>
              {sessions.slice(0, 2).map((session) => (
                <span key={session.id} className={styles.session}>
                  <span>{words.time(session.starts_at)}</span> <b>{session.title}</b>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
