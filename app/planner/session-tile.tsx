import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Ref } from 'react';
import { Link } from 'react-router';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useIsOutOfDate } from '../risk-assessment/session-risk.api.ts';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { useRoomWords } from './room-words.ts';
import { pathOfPlannedSession } from './session-path.ts';
import { useSessionWords } from './session-words.ts';
import styles from './session-tile.module.css';

interface SessionTileProps {
  session: PlannedSession;
  isUnfinished: boolean;
  /** Leaves room for a menu in its corner. */
  hasMenu?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A session in a column of the week. */
export function SessionTile({ session, isUnfinished, hasMenu = false, ref }: SessionTileProps) {
  const words = useTimeWords();
  const { leader } = useSessionWords()(session);
  const isOver = session.state === 'done' || session.state === 'cancelled';
  return (
    <Link
      ref={ref}
      to={pathOfPlannedSession(session.id, words.dayOf(session.starts_at))}
      className={styles.session}
      data-state={session.state}
      data-menu={hasMenu ? '' : undefined}
      draggable={false}
    >
      <span className={styles.top}>
        <span className={styles.time}>{words.time(session.starts_at)}</span>
        <Stamp icon={session.icon} tint={isOver ? 'stone' : session.tint} size="s" />
      </span>
      <span className={styles.title}>{session.title}</span>
      {session.place && <span className={styles.where}>{session.place}</span>}
      {(leader || hasMenu) && <span className={styles.leader}>{leader}</span>}
      {!isOver && <Overfull session={session} />}
      <SessionState session={session} isUnfinished={isUnfinished} />
      <OutOfDate session={session} />
    </Link>
  );
}

/** More are expected than there is room for. */
function Overfull({ session }: Pick<SessionTileProps, 'session'>) {
  const words = useRoomWords()(session);
  if (words === null) return null;
  return (
    <span className={styles.state} data-tone="mustard">
      <UsersThreeIcon weight="fill" aria-hidden="true" />
      <span aria-hidden="true">{words.count}</span>
      <span className="visually-hidden">{words.told}</span>
    </span>
  );
}

/** Its risk assessment should have been looked at again by then. */
function OutOfDate({ session }: Pick<SessionTileProps, 'session'>) {
  const { t } = useLingui();
  const { dayOf } = useTimeWords();
  const isOutOfDate = useIsOutOfDate(session.id, dayOf(session.starts_at));
  if (!isOutOfDate || session.state === 'cancelled') return null;
  return (
    <span className={styles.state} data-tone="mustard">
      <WarningIcon weight="fill" aria-hidden="true" />
      {t`Assessment out of date`}
    </span>
  );
}

function SessionState({ session, isUnfinished }: Pick<SessionTileProps, 'session' | 'isUnfinished'>) {
  const { t } = useLingui();
  const { logged, state } = session;
  if (logged) {
    return (
      <span className={styles.state} data-tone="good">
        <CheckCircleIcon weight="fill" aria-hidden="true" />
        {t`${logged.came} came`}
      </span>
    );
  }
  if (isUnfinished) {
    return (
      <span className={styles.state} data-tone="mustard">
        <PencilSimpleLineIcon weight="bold" aria-hidden="true" />
        {t`Unfinished`}
      </span>
    );
  }
  switch (state) {
    case 'on_now':
      return (
        <span className={styles.state} data-tone="duck">
          <span className={styles.pulse} aria-hidden="true" />
          {t`On now`}
        </span>
      );
    case 'unlogged':
      return <span className={styles.state}>{t`Not logged yet`}</span>;
    case 'cancelled':
      return <span className={styles.state}>{t`Cancelled`}</span>;
    case 'done':
      return (
        <span className={styles.state} data-tone="good">
          <CheckCircleIcon weight="fill" aria-hidden="true" />
          {t`Logged`}
        </span>
      );
    case 'planned':
      return null;
  }
}
