import { useLingui } from '@lingui/react/macro';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useTimeWords } from '../words/time.ts';
import { useUnfinished } from './planner.api.ts';
import { SessionTile } from './session-tile.tsx';
import styles from './week-columns.module.css';

interface WeekColumnsProps {
  days: { day: string; sessions: PlannedSession[] }[];
}

/** The week as columns, a day each. */
export function WeekColumns({ days }: WeekColumnsProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const unfinished = useUnfinished();
  return (
    <div className={styles.week}>
      {days.map(({ day, sessions }) => (
        <section
          key={day}
          className={styles.day}
          aria-labelledby={`day-${day}`}
          data-today={day === words.today ? '' : undefined}
        >
          <h3 id={`day-${day}`} className={styles.name}>
            <span className="visually-hidden">{words.longDay(day)}</span>
            <span aria-hidden="true">{words.shortWeekday(day)}</span>
            <span aria-hidden="true" className={styles.number}>
              {words.dayOfMonth(day)}
            </span>
          </h3>
          {sessions.length === 0 ? (
            <p className={styles.nothing}>{t`Nothing planned`}</p>
          ) : (
            <ul className={styles.sessions}>
              {sessions.map((session) => (
                <li key={session.id}>
                  <SessionTile session={session} isUnfinished={unfinished.has(session.id)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
