import { useLingui } from '@lingui/react/macro';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Link } from 'react-router';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useMay } from '../session/use-may.ts';
import { Card } from '../ui/card.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './day-card.module.css';
import { OutOfDateChip } from './out-of-date-chip.tsx';
import { useUnfinished } from './planner.api.ts';
import { pathOfPlannedSession, pathOfSession } from './session-path.ts';
import { SessionStateChip } from './session-state-chip.tsx';
import { useSessionWords } from './session-words.ts';

interface DayCardProps {
  /** Names the list, such as "The day" or "Friday 20 November". */
  label: string;
  sessions: PlannedSession[];
  /** On Today a tap goes on with the work; in the planner it opens the session itself. */
  leadsTo?: 'work' | 'session';
}

/** The sessions of one day, each with where it stands; a tap leads to its report, its log or itself. */
export function DayCard({ label, sessions, leadsTo = 'work' }: DayCardProps) {
  const unfinished = useUnfinished();
  return (
    <Card as="section" padding="none" aria-label={label}>
      <ul className={styles.day}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isUnfinished={unfinished.has(session.id)} leadsTo={leadsTo} />
        ))}
      </ul>
    </Card>
  );
}

interface SessionRowProps {
  session: PlannedSession;
  isUnfinished: boolean;
  leadsTo: 'work' | 'session';
}

function SessionRow({ session, isUnfinished, leadsTo }: SessionRowProps) {
  const words = useTimeWords();
  const mayLog = useMay('reports.add');
  const mayAddLongAgo = useMay('reports.add_long_ago');
  const day = words.dayOf(session.starts_at);
  const path =
    leadsTo === 'session'
      ? pathOfPlannedSession(session.id, day)
      : pathOfSession(session, { mayLog, mayAddLongAgo, isUnfinished, day, today: words.today });
  return (
    <li className={styles.item}>
      <Link to={path} className={styles.session} data-state={session.state}>
        <SessionTime session={session} />
        <Stamp icon={session.icon} tint={isOver(session) ? 'stone' : session.tint} />
        <span className={styles.words}>
          <span className={styles.title}>{session.title}</span>
          <SessionDetails session={session} />
          <OutOfDateChip session={session} />
        </span>
        <span className={styles.state}>
          <SessionStateChip session={session} isUnfinished={isUnfinished} />
        </span>
        {session.state !== 'done' && <CaretRightIcon weight="bold" aria-hidden="true" className={styles.arrow} />}
      </Link>
    </li>
  );
}

function SessionTime({ session }: { session: PlannedSession }) {
  const { t } = useLingui();
  const words = useTimeWords();
  return (
    <span className={styles.time}>
      <b className="serif">{words.time(session.starts_at)}</b>
      <span>{session.state === 'done' ? t`done` : words.minutes(session.minutes)}</span>
    </span>
  );
}

/** "Kitchen · with Priya · Tomasz helps · 6 planned", or what came of it: "11 came · 9 enjoyed it or more". */
function SessionDetails({ session }: { session: PlannedSession }) {
  const { t } = useLingui();
  const { planned, leader, helpers } = useSessionWords()(session);
  if (session.logged) {
    const { came, enjoyed_or_more } = session.logged;
    return <span className={styles.details}>{t`${came} came · ${enjoyed_or_more} enjoyed it or more`}</span>;
  }
  const details = [session.place, leader, helpers, planned];
  return <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>;
}

/** Nothing more will come of it, so its colour steps back. */
function isOver({ state }: PlannedSession): boolean {
  return state === 'done' || state === 'cancelled';
}
