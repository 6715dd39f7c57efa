import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useMay } from '../session/use-may.ts';
import { useLogStart } from '../shell/log-start.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './next-session-card.module.css';
import { OutOfDateChip } from './out-of-date-chip.tsx';
import { pathOfPlannedSession } from './session-path.ts';
import { useSessionWords } from './session-words.ts';

/** Nothing is on: what comes next today, quietly; and a way to log what nobody planned. */
export function NextSessionCard({ next }: { next: PlannedSession | undefined }) {
  const { t } = useLingui();
  const id = useId();
  const mayLog = useMay('reports.add');
  const startLog = useLogStart();
  return (
    <Card as="section" aria-labelledby={id}>
      {next ? <Next id={id} session={next} /> : <NothingMore id={id} />}
      {mayLog && (
        <Button variant="soft" className={styles.log} onClick={() => startLog()}>
          {t`Log something that happened`}
        </Button>
      )}
    </Card>
  );
}

function Next({ id, session }: { id: string; session: PlannedSession }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { title, people } = useSessionWords()(session);
  const at = words.time(session.starts_at);
  return (
    <div className={styles.next}>
      <Stamp icon={session.icon} tint={session.tint} size="l" />
      <div>
        <p className={styles.when}>{t`Nothing is on now. Next at ${at}`}</p>
        <h2 id={id} className={styles.title}>
          <Link to={pathOfPlannedSession(session.id, words.dayOf(session.starts_at))} className="serif">
            {title}
          </Link>
        </h2>
        <p className="secondary">{[session.place, people].filter(Boolean).join(' · ')}</p>
        <OutOfDateChip session={session} />
      </div>
    </div>
  );
}

function NothingMore({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <div>
      <h2 id={id} className={styles.title}>
        <span className="serif">{t`Nothing more is planned today`}</span>
      </h2>
      <p className="secondary">{t`The best moments often aren’t planned at all.`}</p>
    </div>
  );
}
