import { useLingui } from '@lingui/react/macro';
import type { RiskOverlay } from '@heartsease/domain/risk-assessment/overlay.ts';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useTimeWords } from '../words/time.ts';
import { NotLookedUpCard } from './not-looked-up-card.tsx';
import { AssessedList, RiskToldPart } from './risk-told-part.tsx';
import styles from './session-risk-card.module.css';
import { useAcknowledge, useRiskOfSession } from './session-risk.api.ts';

/** What to keep in mind at a session: for whom, why, and what is assessed. Nothing where the organisation has none of it. */
export function SessionRiskCard({ session }: { session: PlannedSession }) {
  const { t } = useLingui();
  const query = useRiskOfSession(session.id);
  const keep = useAcknowledge(session.id);
  if (query.data === undefined) return query.isError ? <NotLookedUpCard query={query} /> : null;
  return (
    <RiskToldPart
      overlay={query.data}
      waitingWord={t`Say a word first for those below, then it can begin.`}
      isOver={session.state === 'cancelled'}
      place={{ kind: 'session', id: session.id }}
      onKeep={keep}
    >
      <Assessed session={session} overlay={query.data} />
    </RiskToldPart>
  );
}

/** What is signed for it; otherwise where to begin. */
function Assessed({ session, overlay }: { session: PlannedSession; overlay: RiskOverlay }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const mayEdit = useMay('risk.edit');
  const { assessments, template_hazards } = overlay;
  if (assessments.length > 0) return <AssessedList assessments={assessments} day={time.dayOf(session.starts_at)} />;
  const isOfActivity = session.activity_id !== null && template_hazards > 0;
  return (
    <div className={styles.assessed}>
      <p className="secondary">{t`No risk assessment yet.`}</p>
      {mayEdit && (
        <ButtonLink
          variant="line"
          size="small"
          to={isOfActivity ? `/risk/new/activity/${session.activity_id}` : `/risk/new/session/${session.id}`}
        >
          {isOfActivity ? t`Start from the activity’s own page` : t`Write one`}
        </ButtonLink>
      )}
    </div>
  );
}
