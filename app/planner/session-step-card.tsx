import { useLingui } from '@lingui/react/macro';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { ON_NOW } from '@heartsease/domain/planner/planned-session.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { sceneSource } from '../ui/scene-source.ts';
import { useTimeWords } from '../words/time.ts';
import { useUnfinished } from './planner.api.ts';
import { canBeLogged, pathOfLog } from './session-path.ts';
import { SessionStateChip } from './session-state-chip.tsx';
import styles from './session-step-card.module.css';

/** Where a session stands, and what can be done with it now. */
export function SessionStepCard({ session }: { session: PlannedSession }) {
  const isUnfinished = useUnfinished().has(session.id);
  const { dayOf } = useTimeWords();
  return (
    <Card as="section" padding="none">
      {session.scene && (
        <img src={sceneSource(session.scene, dayOf(session.starts_at))} alt="" className={styles.scene} />
      )}
      <div className={styles.step}>
        {(session.state !== 'planned' || isUnfinished) && (
          <SessionStateChip session={session} isUnfinished={isUnfinished} />
        )}
        <Step session={session} isUnfinished={isUnfinished} />
      </div>
    </Card>
  );
}

function Step({ session, isUnfinished }: { session: PlannedSession; isUnfinished: boolean }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const mayLog = useMay('reports.add');
  const mayAddLongAgo = useMay('reports.add_long_ago');
  const day = words.dayOf(session.starts_at);

  if (session.logged) {
    const { came, enjoyed_or_more, report_id } = session.logged;
    return (
      <>
        <p className={styles.words}>{t`${came} came · ${enjoyed_or_more} enjoyed it or more`}</p>
        <ButtonLink variant="soft" size="large" full to={`/manage-report/${report_id}`}>
          {t`See how it was`}
        </ButtonLink>
      </>
    );
  }
  if (canBeLogged(session, { mayLog, mayAddLongAgo, day, today: words.today }) || (isUnfinished && mayLog)) {
    return (
      <ButtonLink size="large" full to={pathOfLog(session.id)}>
        {isUnfinished ? t`Carry on where you left off` : t`Log how it was`}
      </ButtonLink>
    );
  }
  return <p className={styles.words}>{whyNot()}</p>;

  function whyNot(): string {
    switch (session.state) {
      case 'cancelled':
        return session.cancelled_why
          ? t`This session does not take place: ${session.cancelled_why}`
          : t`This session does not take place.`;
      case 'planned':
        return mayLog ? t`It can be logged from ${opensAt()}.` : words.minutes(session.minutes);
      case 'unlogged':
        return mayLog
          ? t`Nobody logged it within ${REPORT_LIMITS.backfill_days} days. If it was written down, your manager can still add it.`
          : t`Nobody has logged it.`;
      case 'on_now':
      case 'done':
        return words.minutes(session.minutes);
    }
  }

  function opensAt(): string {
    const opens = new Date(Date.parse(session.starts_at) - ON_NOW.minutes_before * 60_000).toISOString();
    const time = words.time(opens);
    return day === words.today ? time : `${words.shortDay(day)}, ${time}`;
  }
}
