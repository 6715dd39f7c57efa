import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Faces } from '../ui/face.tsx';
import { ResponseChoice } from '../ui/response-choice.tsx';
import { sceneSource } from '../ui/scene-source.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './on-now-card.module.css';
import { OutOfDateChip } from './out-of-date-chip.tsx';
import { useUnfinished } from './planner.api.ts';
import { pathOfLog, pathOfPlannedSession } from './session-path.ts';
import { SessionStateChip } from './session-state-chip.tsx';
import { useSessionWords } from './session-words.ts';

interface OnNowCardProps {
  session: PlannedSession;
  /** Empty for whoever may not see residents. */
  people: ResidentFace[];
}

/** What is on now. The five faces are the first tap of the log: it opens with that answer for most people. */
export function OnNowCard({ session, people }: OnNowCardProps) {
  const { t } = useLingui();
  const id = useId();
  const isUnfinished = useUnfinished().has(session.id);
  const mayLog = useMay('reports.add');
  const words = useTimeWords();
  const { title, people: expected } = useSessionWords()(session);
  const from = words.time(session.starts_at);
  const to = words.time(session.ends_at);
  return (
    <Card as="section" tone="duck" padding="none" aria-labelledby={id} className={styles.card}>
      <div className={styles.now} data-scene={session.scene ?? undefined} data-logs={mayLog ? '' : undefined}>
        <div className={styles.words}>
          <p className={styles.when}>
            <span className={styles.pulse} aria-hidden="true" />
            {t`On now · ${from} to ${to}`}
          </p>
          <div>
            <h2 id={id} className={styles.title}>
              <Link to={pathOfPlannedSession(session.id, words.dayOf(session.starts_at))} className="serif">
                {title}
              </Link>
            </h2>
            <p className={styles.where}>{[session.place, expected].filter(Boolean).join(' · ')}</p>
            <OutOfDateChip session={session} />
          </div>
          {people.length > 0 && <Faces people={people} className={styles.faces} />}
          {mayLog && (isUnfinished ? <CarryOn session={session} /> : <Question session={session} />)}
        </div>
        {session.scene && <img src={sceneSource(session.scene, words.today)} alt="" className={styles.scene} />}
      </div>
    </Card>
  );
}

function Question({ session }: { session: PlannedSession }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <div className={styles.question}>
      <ResponseChoice
        label={t`How is it for most people?`}
        onChoose={(response) => void navigate(`${pathOfLog(session.id)}?answer=${response}`)}
      />
    </div>
  );
}

/** A log of it was left open on this device: what was answered there stands. */
function CarryOn({ session }: { session: PlannedSession }) {
  const { t } = useLingui();
  return (
    <div className={styles.carryOn}>
      <SessionStateChip session={session} isUnfinished />
      <p>{t`You began to log this. Nothing is lost.`}</p>
      <ButtonLink size="large" full to={pathOfLog(session.id)}>
        {t`Carry on where you left off`}
      </ButtonLink>
    </div>
  );
}
