import { plural } from '@lingui/core/macro';
import { Link } from 'react-router';
import { useTimeWords } from '../words/time.ts';
import { useToday } from './today.api.ts';
import styles from './today-date.module.css';

/** "Friday 20 November · 38 people live here"; on a phone the day alone. */
export function TodayDate() {
  const words = useTimeWords();
  const { data } = useToday();
  const day = data?.day ?? words.today;
  const count = data?.residents_count ?? null;
  return (
    <span className={styles.date}>
      <span className={styles.short}>{words.shortDay(day)}</span>
      <span className={styles.long}>
        {words.longDay(day)}
        {count !== null && (
          <>
            {' · '}
            <Link to="/tabs/residents" className={styles.count}>
              {plural(count, { one: '# person lives here', other: '# people live here' })}
            </Link>
          </>
        )}
      </span>
    </span>
  );
}
