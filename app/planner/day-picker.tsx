import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './day-picker.module.css';
import { isSameMonth } from './shown-days.ts';

interface DayPickerProps {
  days: string[];
  chosen: string;
  /** A day of the month whose weeks are shown; null for a single week. */
  month: string | null;
  sessions: PlannedSession[];
  onChoose: (day: string) => void;
}

/** The days of a week or a month, each with a dot for every session, three at most. */
export function DayPicker({ days, chosen, month, sessions, onChoose }: DayPickerProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  return (
    <div className={styles.days} role="group" aria-label={t`Day`} data-month={month === null ? undefined : ''}>
      {days.map((day, place) => {
        const count = sessions.filter(({ starts_at }) => words.dayOf(starts_at) === day).length;
        const planned = plural(count, { one: '# session', other: '# sessions' });
        return (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-pressed={day === chosen}
            data-other={month !== null && !isSameMonth(day, month) ? '' : undefined}
            aria-current={day === words.today ? 'date' : undefined}
            onClick={() => onChoose(day)}
          >
            <span className="visually-hidden">{`${words.longDay(day)}, ${planned}`}</span>
            {(month === null || place < 7) && (
              <span className={styles.letter} aria-hidden="true">
                {words.letter(day)}
              </span>
            )}
            <span className={styles.number} aria-hidden="true">
              {words.dayOfMonth(day)}
            </span>
            <span className={styles.dots} aria-hidden="true">
              {Array.from({ length: Math.min(count, 3) }, (_, dot) => (
                <span key={dot} />
              ))}
            </span>
          </button>
        );
      })}
    </div>
  );
}
