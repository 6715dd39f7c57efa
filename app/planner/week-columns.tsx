import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useMay } from '../session/use-may.ts';
import { useTimeWords } from '../words/time.ts';
import { useDragToDay } from './drag-to-day.ts';
import type { DragToDay } from './drag-to-day.ts';
import { MoveMenu } from './move-menu.tsx';
import { useMoveSession } from './move-session.ts';
import type { MoveSession } from './move-session.ts';
import { useUnfinished } from './planner.api.ts';
import { pathOfNewSession } from './session-path.ts';
import { SessionTile } from './session-tile.tsx';
import styles from './week-columns.module.css';

interface WeekColumnsProps {
  days: { day: string; sessions: PlannedSession[] }[];
}

/** The week as columns, a day each. Whoever plans drags a session to another day, or takes its menu. */
export function WeekColumns({ days }: WeekColumnsProps) {
  const move = useMoveSession();
  const drag = useDragToDay(move);
  const moved = useRef<string>(null);
  const placeOf = (id: string, day: string) => `${day} ${id}`;
  const byMenu = {
    ...move,
    toDay: (session: PlannedSession, day: string) => {
      moved.current = placeOf(session.id, day);
      move.toDay(session, day);
    },
  };

  /** What its menu has moved comes back in another column; whoever moved it by keyboard goes on from there. */
  function focusMoved(id: string, day: string, tile: HTMLAnchorElement | null) {
    if (tile === null || moved.current !== placeOf(id, day)) return;
    moved.current = null;
    if (document.activeElement === document.body) tile.focus();
  }

  return (
    <div className={styles.week}>
      {days.map((one) => (
        <DayColumn
          key={one.day}
          {...one}
          days={days.map(({ day }) => day)}
          drag={drag}
          move={byMenu}
          onTile={focusMoved}
        />
      ))}
    </div>
  );
}

interface DayColumnProps {
  day: string;
  sessions: PlannedSession[];
  /** All days of the week. */
  days: string[];
  drag: DragToDay;
  move: MoveSession;
  /** A tile is there, or gone again. */
  onTile: (id: string, day: string, tile: HTMLAnchorElement | null) => void;
}

function DayColumn({ day, sessions, days, drag, move, onTile }: DayColumnProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const unfinished = useUnfinished();
  const mayPlan = useMay('planner.edit') && day >= words.today;
  return (
    <section
      className={styles.day}
      aria-labelledby={`day-${day}`}
      data-today={day === words.today ? '' : undefined}
      {...drag.target(day)}
    >
      <h3 id={`day-${day}`} className={styles.name}>
        <span className="visually-hidden">{words.longDay(day)}</span>
        <span aria-hidden="true">{words.shortWeekday(day)}</span>
        <span aria-hidden="true" className={styles.number}>
          {words.dayOfMonth(day)}
        </span>
      </h3>
      {sessions.length > 0 && (
        <ul className={styles.sessions}>
          {sessions.map((session) => {
            const mayMove = move.mayMove(session);
            return (
              <li key={session.id} className={styles.session} {...drag.source(session)}>
                <SessionTile
                  ref={(tile) => onTile(session.id, day, tile)}
                  session={session}
                  isUnfinished={unfinished.has(session.id)}
                  hasMenu={mayMove}
                />
                {mayMove && <MoveMenu session={session} days={days} move={move} />}
              </li>
            );
          })}
        </ul>
      )}
      {sessions.length === 0 && !mayPlan && <p className={styles.nothing}>{t`Nothing planned`}</p>}
      {mayPlan && (
        <Link to={pathOfNewSession(day)} className={styles.add} aria-label={t`Plan something on ${words.longDay(day)}`}>
          <PlusIcon weight="bold" aria-hidden="true" />
        </Link>
      )}
    </section>
  );
}
