import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { isSame } from '@heartsease/domain/merge.ts';
import { Survey } from '@heartsease/domain/surveys/survey.ts';
import { addSurvey, saveSurvey } from '@heartsease/domain/surveys/surveys.endpoints.ts';
import { Id } from '@heartsease/domain/text.ts';
import { failureOf } from '../api/failure.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useChangedMeanwhile } from '../ui/changed-meanwhile.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../words/now.ts';
import { useTimeWords } from '../words/time.ts';
import { EMPTY, draftFromSurvey, draftFromTemplate } from './survey-draft.ts';
import type { SurveyDraft } from './survey-draft.ts';
import { SurveyChangedCard } from './survey-changed-card.tsx';
import { SurveyForm } from './survey-form.tsx';
import { useSurvey, useSurveyWrite } from './surveys.api.ts';

/** A new survey: from a template, from an earlier one, or from an empty page. */
export function NewSurveyScreen() {
  const [params] = useSearchParams();
  const { today } = useTimeWords();
  const copy = Id.safeParse(params.get('copy')).data;
  if (copy !== undefined) return <FromSurvey id={copy} isCopy />;
  const template = params.get('template');
  return (
    <Editing
      key={template}
      begun={draftFromTemplate(template, today) ?? EMPTY}
      stored={null}
      draftKey={`survey:new:${template ?? ''}`}
    />
  );
}

export function EditSurveyScreen() {
  const id = Id.safeParse(useParams()['surveyId']).data;
  return id === undefined ? <NotFoundScreen /> : <FromSurvey id={id} isCopy={false} />;
}

function FromSurvey({ id, isCopy }: { id: string; isCopy: boolean }) {
  const { t } = useLingui();
  const query = useSurvey(id);
  if (query.data === undefined) {
    return (
      <FullScreen title={t`Survey`} backTo="/surveys">
        <AsyncView
          query={query}
          waiting={<SkeletonRows rows={5} />}
          failedTitle={t`There is a problem opening the survey`}
        >
          {() => null}
        </AsyncView>
      </FullScreen>
    );
  }
  if (!isCopy && query.data.standing !== 'draft') return <NotFoundScreen />;
  const { version } = query.data;
  return (
    <Editing
      begun={draftFromSurvey(query.data, isCopy)}
      stored={isCopy ? null : { id, version }}
      draftKey={isCopy ? `survey:copy:${id}` : `survey:${id}`}
    />
  );
}

interface EditingProps {
  begun: SurveyDraft;
  /** Null for a new one. */
  stored: { id: string; version: number } | null;
  draftKey: string;
}

/** It waits on the device until it is saved. */
function Editing({ begun, stored, draftKey }: EditingProps) {
  const { t } = useLingui();
  const title = stored === null ? t`A new survey` : t`Change a survey`;
  return (
    <FullScreen title={title} backTo="/surveys" width="wide">
      <FromDraft<SurveyDraft>
        draftKey={draftKey}
        fresh={{ fields: begun, base: begun, base_version: stored?.version ?? 0 }}
      >
        {(from, onStartAnew) => (
          <Form survey_id={stored?.id ?? null} draftKey={draftKey} begun={from} onStartAnew={onStartAnew} />
        )}
      </FromDraft>
    </FullScreen>
  );
}

interface FormProps {
  survey_id: string | null;
  draftKey: string;
  begun: Begun<SurveyDraft>;
  onStartAnew: (() => void) | undefined;
}

function Form({ survey_id, draftKey, begun, onStartAnew }: FormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const add = useSurveyWrite(addSurvey);
  const save = useSurveyWrite(saveSurvey);
  // What somebody works on is not changed behind their back when the survey is asked for anew.
  const [draft, setDraft] = useState(begun.fields);
  const [base_version, setVersion] = useState(begun.base_version);
  const [problems, setProblems] = useState<Record<string, string[]>>({});
  const [chosen, setChosen] = useState(0);
  const { base, changed, takeIn } = useChangedMeanwhile(begun.base);
  const now = useNow();
  const { forget } = useKeepDraft(draftKey, isSame(draft, base) ? null : { fields: draft, base, base_version });

  async function done(id: string) {
    await forget();
    showToast({ kind: 'success', text: t`The draft is saved. Nobody is asked before you open it.` });
    await navigate(`/surveys/${id}`, { replace: true });
  }

  function takeInWhatStands(current: unknown) {
    const stands = Survey.parse(current);
    setDraft(takeIn(draft, { fields: draftFromSurvey(stands, false), by: null, at: now.toISOString() }));
    setVersion(stands.version);
    setProblems({});
  }

  function keep() {
    const onError = (caught: Error) => {
      const failure = failureOf(caught);
      if (failure?.kind === 'refused_input') setProblems(failure.errors);
      else if (failure?.kind === 'conflict') takeInWhatStands(failure.current);
      else tellFailure(caught);
    };
    if (survey_id === null) add.mutate(draft, { onSuccess: ({ id }) => void done(id), onError });
    else save.mutate({ survey_id, base_version, ...draft }, { onSuccess: ({ id }) => void done(id), onError });
  }

  return (
    <>
      {onStartAnew && changed === null && <BegunNotice onStartAnew={onStartAnew} />}
      {changed !== null && (
        <SurveyChangedCard
          changed={changed}
          onChoose={(field, value) => {
            setDraft({ ...draft, [field]: value });
            setChosen(chosen + 1);
          }}
        />
      )}
      <SurveyForm
        // What somebody else saved meanwhile, and what was chosen of it, stands in every field.
        key={`${changed?.at} ${chosen}`}
        draft={draft}
        began={base}
        onDraft={setDraft}
        problems={problems}
        isBusy={add.isPending || save.isPending}
        onKeep={keep}
      />
    </>
  );
}
