import { useLingui } from '@lingui/react/macro';
import type { Event } from '@heartsease/domain/events/event.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useNow } from '../words/now.ts';
import { NotLookedUpCard } from './not-looked-up-card.tsx';
import { AssessedList, RiskToldPart } from './risk-told-part.tsx';
import styles from './session-risk-card.module.css';
import { useAcknowledgeAtEvent, useRiskOfEvent } from './session-risk.api.ts';

/** For whom of those who are expected an event needs a thought, and what is assessed for its place. */
export function EventRiskPart({ event }: { event: Event }) {
  const { t } = useLingui();
  const query = useRiskOfEvent(event.id);
  const keep = useAcknowledgeAtEvent(event.id);
  const isOver = Date.parse(event.ends_at) <= useNow().getTime();
  const { data } = query;
  if (data === undefined) return query.isError ? <NotLookedUpCard query={query} /> : null;
  const isAssessed = data.assessments.length > 0;
  // A meeting of the staff needs no card.
  if (!isAssessed && (data.people?.faces.length ?? 0) === 0) return null;
  return (
    <RiskToldPart
      overlay={data}
      waitingWord={t`Say a word first for those below, then they can join in.`}
      isOver={isOver || event.cancelled !== null}
      place={{ kind: 'event', id: event.id }}
      onKeep={keep}
    >
      {isAssessed && <AssessedList assessments={data.assessments} day={event.first_day} />}
      {!isAssessed && event.place !== '' && <NotAssessed hazards={data.template_hazards} />}
    </RiskToldPart>
  );
}

function NotAssessed({ hazards }: { hazards: number }) {
  const { t } = useLingui();
  const mayEdit = useMay('risk.edit');
  return (
    <div className={styles.assessed}>
      <p className="secondary">
        {hazards > 0
          ? t`No risk assessment of this place yet. What such an event usually brings was looked at.`
          : t`No risk assessment of this place yet.`}
      </p>
      {mayEdit && (
        <ButtonLink variant="line" size="small" to="/risk/new/place">
          {t`Write one`}
        </ButtonLink>
      )}
    </div>
  );
}
