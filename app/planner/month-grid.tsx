import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { Link } from 'react-router';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useIsOutOfDate } from '../risk-assessment/session-risk.api.ts';
import { useTimeWords } from '../words/time.ts';
import { useDragToDay } from './drag-to-day.ts';
import type { DragToDay } from './drag-to-day.ts';
import { useMoveSession } from './move-session.ts';
import { pathOfPlannedSession } from './session-path.ts';
import { isSameMonth } from './shown-days.ts';
import styles from './month-grid.module.css';

interface MonthGridProps {
  /** Any day of the month. */
  month: string;
  /** Whole weeks, from a Monday on. */
  days: { day: string; sessions: PlannedSession[] }[];
  onOpenDay: (day: string) => void;
}

/** So many sessions of a day are told; the others are in its week. */
const TOLD_AT_MOST = 4;

/** A month as a page of the calendar. Whoever plans drags a session to another day, or moves it on its own page. */
export function MonthGrid({ month, days, onOpenDay }: MonthGridProps) {
  const words = useTimeWords();
  const drag = useDragToDay(useMoveSession());
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{words.month(month)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col">
              <span className="visually-hidden">{words.weekday(day)}</span>
              <span aria-hidden="true">{words.shortWeekday(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((one) => (
              <DayCell key={one.day} {...one} isOther={!isSameMonth(one.day, month)} drag={drag} onOpen={onOpenDay} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  sessions: PlannedSession[];
  /** It belongs to the month before or after. */
  isOther: boolean;
  drag: DragToDay;
  onOpen: (day: string) => void;
}

function DayCell({ day, sessions, isOther, drag, onOpen }: DayCellProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const told = sessions.length > TOLD_AT_MOST ? sessions.slice(0, TOLD_AT_MOST - 1) : sessions;
  const more = sessions.length - told.length;
  return (
    <td
      className={styles.day}
      data-other={isOther ? '' : undefined}
      data-today={day === words.today ? '' : undefined}
      {...drag.target(day)}
    >
      <button
        type="button"
        className={styles.number}
        aria-label={t`The week of ${words.longDay(day)}`}
        aria-current={day === words.today ? 'date' : undefined}
        onClick={() => onOpen(day)}
      >
        {words.dayOfMonth(day)}
      </button>
      {told.length > 0 && (
        <ul className={styles.sessions}>
          {told.map((session) => (
            <li key={session.id} {...drag.source(session)}>
              <SessionLine session={session} day={day} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button type="button" className={styles.more} onClick={() => onOpen(day)}>
          {plural(more, { one: '# more', other: '# more' })}
        </button>
      )}
    </td>
  );
}

function SessionLine({ session, day }: { session: PlannedSession; day: string }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { state, tint } = session;
  const isOutOfDate = useIsOutOfDate(session.id, day) && state !== 'cancelled';
  return (
    <Link
      to={pathOfPlannedSession(session.id, day)}
      className={styles.session}
      data-state={state}
      draggable={false}
      style={state === 'cancelled' ? undefined : { background: `var(--tint-${tint}, var(--tint-stone))` }}
    >
      <span className={styles.time}>{words.time(session.starts_at)}</span> {session.title}
      {state === 'cancelled' && <span className="visually-hidden">{t`Cancelled`}</span>}
      {state === 'on_now' && <span className="visually-hidden">{t`On now`}</span>}
      {isOutOfDate && (
        <>
          {' '}
          <WarningIcon className={styles.warning} weight="fill" aria-hidden="true" />
          <span className="visually-hidden">{t`Assessment out of date`}</span>
        </>
      )}
    </Link>
  );
}
