import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { v4 as uuidv4 } from 'uuid';
import type { Answers } from '@heartsease/domain/surveys/question.ts';
import {
  getEntry,
  listAskedSurveys,
  saveEntry,
  startEntry,
  submitEntry,
} from '@heartsease/domain/surveys/survey-entries.endpoints.ts';
import { Id } from '@heartsease/domain/text.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { failureOf } from '../api/failure.ts';
import { read } from '../api/read.ts';
import { reasonIn } from '../api/refusal.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useWriteCall } from '../api/use-write.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { HelpForm } from './help-form.tsx';
import { SurveyWalk } from './survey-walk.tsx';
import { useSaid } from './survey-words.ts';
import { ThanksPart } from './thanks-part.tsx';

/** Answering a survey: one's own, or on behalf of somebody who lives here. */
export function ManageSurveyEntryScreen() {
  const [params] = useSearchParams();
  const survey_id = Id.safeParse(params.get('survey_id')).data;
  const entry_id = Id.safeParse(params.get('entry_id')).data;
  if (entry_id !== undefined) return <Entry key={entry_id} entry_id={entry_id} />;
  if (survey_id === undefined) return <NotFoundScreen />;
  return params.has('help') ? <HelpForm survey_id={survey_id} /> : <Start survey_id={survey_id} />;
}

/** Begins, and puts the entry into the address so that a reload goes on with it. */
function Start({ survey_id }: { survey_id: string }) {
  const { t } = useLingui();
  const [, setParams] = useSearchParams();
  const start = useWriteCall(startEntry);
  const [reason, setReason] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    setReason(null);
    start({ survey_id })
      .then(({ entry_id }) => isLeft || setParams({ survey_id, entry_id }, { replace: true }))
      .catch((caught: unknown) => {
        const failure = failureOf(caught);
        if (failure === undefined) throw caught;
        if (!isLeft) setReason(reasonIn(failure) || t`There is a problem opening the survey`);
      });
    return () => {
      isLeft = true;
    };
    // Once for each try: the call itself is the same one each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [survey_id, tries]);
  return (
    <FullScreen title={t`Your view`} width="narrow" backTo="/tabs">
      {reason === null ? (
        <SkeletonRows rows={3} />
      ) : (
        <Empty
          title={reason}
          action={
            <>
              <ButtonLink to="/tabs">{t`Back to the start`}</ButtonLink>
              <Button variant="quiet" onClick={() => setTries(tries + 1)}>{t`Try again`}</Button>
            </>
          }
        />
      )}
    </FullScreen>
  );
}

function Entry({ entry_id }: { entry_id: string }) {
  const { t } = useLingui();
  const said = useSaid();
  // What was said stays as it is while somebody writes: it is not asked for again behind their back.
  const query = useQuery({
    ...read(getEntry, { entry_id }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const title = query.data === undefined ? t`Your view` : said(query.data.title);
  return (
    <FullScreen title={title} width="narrow" backTo="/tabs">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={3} />}
        failedTitle={t`There is a problem opening your answers`}
      >
        {(entry) => <Answering entry={entry} />}
      </AsyncView>
    </FullScreen>
  );
}

function Answering({ entry }: { entry: OutputOf<typeof getEntry> }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const goBack = useGoBack('/tabs');
  const save = useWriteCall(saveEntry);
  // A step never waits for the line, and tells nobody that it failed: the whole is handed in at the end.
  const keepStep = useWriteCall(saveEntry, { isBackground: true });
  const handIn = useWriteCall(submitEntry);
  const [isDone, setDone] = useState(false);
  const { entry_id } = entry;

  async function keepForLater(answers: Answers): Promise<void> {
    try {
      await save({ entry_id, answers, salt: uuidv4() });
    } catch (caught) {
      tellFailure(caught);
      return;
    }
    showToast({ kind: 'success', text: t`Kept. You can go on whenever you like.` });
    await client.invalidateQueries({ queryKey: [listAskedSurveys.path] });
    goBack();
  }

  if (isDone) {
    return (
      <ThanksPart reader={entry.reader}>
        <ButtonLink to="/tabs" replace>
          {t`Back to the start`}
        </ButtonLink>
        {entry.on_behalf_of !== null && (
          <Button
            variant="soft"
            onClick={() => void navigate(`/manage-survey-entry?survey_id=${entry.survey_id}&help`, { replace: true })}
          >
            {t`Help somebody else`}
          </Button>
        )}
      </ThanksPart>
    );
  }
  return (
    <SurveyWalk
      questions={entry.questions}
      begun={entry.answers}
      before={{ survey: entry, name: entry.on_behalf_of }}
      onStep={(answers) => void keepStep({ entry_id, answers, salt: uuidv4() }).catch(() => undefined)}
      onLater={(answers) => void keepForLater(answers)}
      onHandIn={async (answers) => {
        try {
          await handIn({ entry_id, answers, salt: uuidv4() });
          setDone(true);
          await client.invalidateQueries({ queryKey: [listAskedSurveys.path] });
        } catch (caught) {
          tellFailure(caught);
        }
      }}
    />
  );
}
