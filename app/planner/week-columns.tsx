import { useLingui } from '@lingui/react/macro';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useTimeWords } from '../words/time.ts';
import { MoveMenu } from './move-menu.tsx';
import { useDragToDay, useMoveSession } from './move-session.ts';
import type { DragToDay, MoveSession } from './move-session.ts';
import { useUnfinished } from './planner.api.ts';
import { SessionTile } from './session-tile.tsx';
import styles from './week-columns.module.css';

interface WeekColumnsProps {
  days: { day: string; sessions: PlannedSession[] }[];
}

/** The week as columns, a day each. Whoever plans drags a session to another day, or takes its menu. */
export function WeekColumns({ days }: WeekColumnsProps) {
  const drag = useDragToDay();
  const move = useMoveSession();
  return (
    <div className={styles.week}>
      {days.map((one) => (
        <DayColumn key={one.day} {...one} days={days.map(({ day }) => day)} drag={drag} move={move} />
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
}

function DayColumn({ day, sessions, days, drag, move }: DayColumnProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const unfinished = useUnfinished();
  const takes = drag.dragged !== null && words.dayOf(drag.dragged.starts_at) !== day;
  return (
    // The menu beside each session does what a drag does, for everybody.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.day}
      aria-labelledby={`day-${day}`}
      data-today={day === words.today ? '' : undefined}
      data-over={takes && drag.over === day ? '' : undefined}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        drag.enter(day);
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (drag.dragged !== null) move.toDay(drag.dragged, day);
        drag.end();
      }}
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
          {sessions.map((session) => {
            const mayMove = move.mayMove(session);
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={session.id}
                className={styles.session}
                data-dragged={drag.dragged?.id === session.id ? '' : undefined}
                draggable={mayMove}
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', session.title);
                  drag.start(session);
                }}
                onDragEnd={drag.end}
              >
                <SessionTile session={session} isUnfinished={unfinished.has(session.id)} hasMenu={mayMove} />
                {mayMove && <MoveMenu session={session} days={days} move={move} />}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
