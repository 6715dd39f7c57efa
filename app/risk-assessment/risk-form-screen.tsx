import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import { Id } from '@heartsease/domain/text.ts';
import { RiskFields, RiskScope } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { useActivities } from '../activities/activities.api.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Select } from '../ui/select.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { RiskForm } from './risk-form.tsx';
import type { KeptRisk } from './risk-form.tsx';
import { useRiskWords } from './risk-words.ts';
import { useRisk, useRiskTemplate } from './risk.api.ts';

/** A new one, with the lines that the activity's own page names. */
export function NewRiskScreen() {
  const { t } = useLingui();
  const { scope, subjectId } = useParams();
  const about = RiskScope.safeParse(scope).data;
  const id = Id.safeParse(subjectId).data ?? null;
  if (about === undefined || (about === 'session' && id === null)) return <NotFoundScreen />;
  return (
    <FullScreen title={t`A risk assessment`} backTo="/risk" width="narrow">
      {about === 'activity' && id === null ? <ChooseActivity /> : <NewForm scope={about} id={id} />}
    </FullScreen>
  );
}

/** Which activity first: its page gives the lines to begin from. */
function ChooseActivity() {
  const { t, i18n } = useLingui();
  const { labels } = useRiskWords();
  const navigate = useNavigate();
  const query = useActivities();
  return (
    <AsyncView
      query={query}
      waiting={<SkeletonRows rows={3} />}
      failedTitle={t`There is a problem opening the activities`}
    >
      {({ items }) => (
        <Card>
          <Select
            name="activity_id"
            label={labels.activity_id}
            description={t`What its own page says to keep in mind is there to begin from.`}
            placeholder={t`Choose an activity`}
            value={null}
            onChange={(id: string) => void navigate(`/risk/new/activity/${id}`, { replace: true })}
            options={items.map((one) => ({ value: one.id, label: titleIn(one, i18n.locale) }))}
          />
        </Card>
      )}
    </AsyncView>
  );
}

function NewForm({ scope, id }: { scope: RiskScope; id: string | null }) {
  const { t } = useLingui();
  const onDone = useOpenDone();
  const query = useRiskTemplate({
    scope,
    activity_id: scope === 'activity' ? id : null,
    planned_session_id: scope === 'session' ? id : null,
  });
  return (
    <AsyncView
      query={query}
      waiting={<SkeletonRows rows={8} />}
      failedTitle={t`There is a problem opening this assessment`}
    >
      {({ fields, starters }) => {
        const begins = { ...fields, id: null };
        const draftKey = `risk:new:${scope}:${id ?? ''}`;
        return (
          <FromDraft<KeptRisk> draftKey={draftKey} fresh={{ fields: begins, base: begins, base_version: 0 }}>
            {(begun, onStartAnew) => (
              <RiskForm
                risk={null}
                starters={starters}
                draftKey={draftKey}
                begun={begun}
                onStartAnew={onStartAnew}
                onDone={onDone}
              />
            )}
          </FromDraft>
        );
      }}
    </AsyncView>
  );
}

/** A draft, or one that waits for a signature. */
export function ChangeRiskScreen() {
  const { t } = useLingui();
  const { riskAssessmentId = '' } = useParams();
  const query = useRisk(riskAssessmentId);
  const title = query.data?.title ?? t`Risk assessment`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={title} backTo={`/risk/${riskAssessmentId}`} width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening this assessment`}
      >
        {(risk) => <Opened key={risk.id} risk={risk} />}
      </AsyncView>
    </FullScreen>
  );
}

/** The form, or the way on where it is signed. Whoever has begun keeps their form, whatever others do. */
function Opened({ risk }: { risk: RiskAssessment }) {
  const { t } = useLingui();
  const isFree = risk.state === 'draft' || risk.state === 'in_review';
  const [isOpened, setOpened] = useState(isFree);
  if (isFree && !isOpened) setOpened(true);
  if (isOpened) return <ChangeForm risk={risk} />;
  return (
    <Empty
      title={t`This edition is closed`}
      action={<ButtonLink to={`/risk/${risk.id}`}>{t`Open the assessment`}</ButtonLink>}
    >
      {t`What is signed or put away stays as it is. Its page says how you go on from it.`}
    </Empty>
  );
}

function ChangeForm({ risk }: { risk: RiskAssessment }) {
  const { t } = useLingui();
  const onDone = useOpenDone();
  // Without them "Add what can go wrong" would offer nothing.
  const template = useRiskTemplate({ scope: 'activity', activity_id: null, planned_session_id: null });
  const stands = { ...RiskFields.parse(risk), id: risk.id };
  const draftKey = `risk:${risk.id}`;
  return (
    <AsyncView
      query={template}
      waiting={<SkeletonRows rows={8} />}
      failedTitle={t`There is a problem opening this assessment`}
    >
      {({ starters }) => (
        <FromDraft<KeptRisk> draftKey={draftKey} fresh={{ fields: stands, base: stands, base_version: risk.version }}>
          {(begun, onStartAnew) => (
            <RiskForm
              risk={risk}
              starters={starters}
              draftKey={draftKey}
              begun={begun}
              onStartAnew={onStartAnew}
              onDone={onDone}
            />
          )}
        </FromDraft>
      )}
    </AsyncView>
  );
}

function useOpenDone(): (risk: RiskAssessment) => void {
  const navigate = useNavigate();
  return ({ id }) => void navigate(`/risk/${id}`, { replace: true });
}
