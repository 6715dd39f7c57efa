import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy, useState } from 'react';
import { useParams } from 'react-router';
import type { Survey } from '@heartsease/domain/surveys/survey.ts';
import { closeSurvey, openSurvey } from '@heartsease/domain/surveys/surveys.endpoints.ts';
import { Id } from '@heartsease/domain/text.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { Ask } from '../ui/ask.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { withEvidenceWords } from '../words/with-evidence-words.ts';
import { LinksPart } from './links-part.tsx';
import { ResultsPart } from './results-part.tsx';
import styles from './survey-screen.module.css';
import { useAudienceWords, useSaid, useStandingWords } from './survey-words.ts';
import { useSurvey, useSurveyWrite } from './surveys.api.ts';
import { answeredInWords } from './surveys-screen.tsx';

const UseAsEvidenceCard = lazy(async () => ({
  default: await fetchPart(() =>
    withEvidenceWords(async () => (await import('../evidence/use-as-evidence-card.tsx')).UseAsEvidenceCard),
  ),
}));

/** One survey: how it stands, its links, and what came of it. */
export function SurveyScreen() {
  const id = Id.safeParse(useParams()['surveyId']).data;
  return id === undefined ? <NotFoundScreen /> : <OneSurvey id={id} />;
}

function OneSurvey({ id }: { id: string }) {
  const { t } = useLingui();
  const said = useSaid();
  const query = useSurvey(id);
  const title = query.data === undefined ? t`Survey` : said(query.data.title);
  return (
    <FullScreen title={title} backTo="/surveys">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={5} />}
        failedTitle={t`There is a problem opening the survey`}
      >
        {(survey) => (
          <>
            <StandingPart survey={survey} />
            {survey.standing !== 'draft' && survey.standing !== 'over' && <LinksPart survey={survey} />}
            {survey.standing !== 'draft' && survey.standing !== 'waits' && <ResultsPart survey={survey} />}
            {survey.standing === 'over' && survey.answered !== null && (
              <Suspense>
                <UseAsEvidenceCard of={{ kind: 'survey', id: survey.id }} />
              </Suspense>
            )}
          </>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function StandingPart({ survey }: { survey: Survey }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const audiences = useAudienceWords();
  const standings = useStandingWords();
  const edits = useMay('surveys.edit');
  const open = useSurveyWrite(openSurvey);
  const close = useSurveyWrite(closeSurvey);
  const [asks, setAsks] = useState<'open' | 'close' | null>(null);
  const { id, standing, anonymity, answered } = survey;
  const facts = [
    survey.audiences.map((audience) => audiences[audience]).join(', '),
    anonymity === 'anonymous' ? t`without names` : t`with names`,
    survey.opens_on !== null && survey.closed_on === null ? t`from ${words.dayAndMonth(survey.opens_on)}` : '',
    survey.closed_on !== null
      ? t`closed ${words.date(survey.closed_on)}`
      : survey.closes_on === null
        ? ''
        : t`until ${words.dayAndMonth(survey.closes_on)}`,
  ];
  const told = {
    onError: (caught: Error) => tellFailure(caught),
    onSettled: () => setAsks(null),
  };
  return (
    <Card as="section" className={styles.standing} aria-label={t`How it stands`}>
      <div className={styles.facts}>
        <Chip tone={standing === 'open' ? 'good' : 'plain'}>{standings[standing]}</Chip>
        <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </div>
      {standing !== 'draft' && (
        <p className={styles.count}>
          <b>{answeredInWords(answered, anonymity === 'anonymous' && standing !== 'over')}</b>
        </p>
      )}
      {standing === 'finishing' && survey.results_from !== null && (
        <p>{t`Whoever is in the middle of it may finish until ${words.time(survey.results_from)} tomorrow. Then the results are here.`}</p>
      )}
      <div className={styles.actions}>
        {edits && standing === 'draft' && (
          <>
            <Button onClick={() => setAsks('open')}>{t`Open it`}</Button>
            <ButtonLink to={`/surveys/${id}/edit`} variant="soft">{t`Change it`}</ButtonLink>
          </>
        )}
        {(standing === 'open' || standing === 'finishing') && (
          <ButtonLink to={`/surveys/${id}/paper`} variant="soft">{t`Enter paper answers`}</ButtonLink>
        )}
        {edits && (standing === 'open' || standing === 'waits') && (
          <Button variant="line" onClick={() => setAsks('close')}>{t`Close it`}</Button>
        )}
        {edits && standing !== 'draft' && (
          <ButtonLink to={`/surveys/new?copy=${id}`} variant="quiet">{t`Copy for another time`}</ButtonLink>
        )}
      </div>
      <Ask
        isOpen={asks === 'open'}
        title={t`Open this survey?`}
        confirm={t`Open it`}
        busy={open.isPending}
        onConfirm={() =>
          open.mutate(
            { survey_id: id },
            {
              ...told,
              onSuccess: () => showToast({ kind: 'success', text: t`It is open. Everybody who is asked sees it now.` }),
            },
          )
        }
        onCancel={() => setAsks(null)}
      >
        {t`Those who are asked get a message. From then on its questions stay as they are.`}
      </Ask>
      <Ask
        isOpen={asks === 'close'}
        title={t`Close this survey?`}
        confirm={t`Close it`}
        busy={close.isPending}
        onConfirm={() => close.mutate({ survey_id: id }, told)}
        onCancel={() => setAsks(null)}
      >
        {t`Nobody can begin any more. Whoever is in the middle of it has a day to finish.`}
      </Ask>
    </Card>
  );
}
