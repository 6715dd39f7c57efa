import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { changeSince, levelOf } from '@heartsease/domain/surveys/results.ts';
import type { Survey } from '@heartsease/domain/surveys/survey.ts';
import { exportSurvey } from '@heartsease/domain/surveys/surveys.endpoints.ts';
import { call } from '../api/call.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Bars } from '../ui/charts/bars.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { Empty } from '../ui/empty.tsx';
import { saveFile } from '../device/save-file.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { CommentsPart } from './comments-part.tsx';
import { NamedPart } from './named-part.tsx';
import { NpsCard } from './nps-card.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './results-part.module.css';
import { useAudienceWords, useSaid } from './survey-words.ts';
import { useSurveyResults } from './surveys.api.ts';
import { changeInWords } from './told-results.ts';
import type { Told } from './told-results.ts';

/** What was answered: as far as it may be told. */
export function ResultsPart({ survey }: { survey: Survey }) {
  const { t } = useLingui();
  const query = useSurveyResults(survey.id);
  return (
    <AsyncView
      query={query}
      waiting={<SkeletonRows rows={4} />}
      failedTitle={t`There is a problem showing the results`}
    >
      {(told) => (
        <>
          {told.state === 'not_over' && (
            <Card>
              <Empty title={t`The results come when it is over`}>
                {t`Until then nobody sees them, so that nobody can tell who changed them.`}
              </Empty>
            </Card>
          )}
          {told.state === 'few' && (
            <Card>
              <Empty title={t`Fewer than five have answered`}>
                {survey.anonymity === 'anonymous'
                  ? t`To keep everybody unknown, nothing is shown: no result, no comment, no count, no file.`
                  : t`Sums are shown when five have answered.`}
              </Empty>
            </Card>
          )}
          {told.results !== null && <Full survey={survey} told={told} />}
          {told.named.length > 0 && <NamedPart survey={survey} named={told.named} />}
        </>
      )}
    </AsyncView>
  );
}

function Full({ survey, told }: { survey: Survey; told: Told }) {
  const { t, i18n } = useLingui();
  const said = useSaid();
  const results = told.results?.questions ?? [];
  const scales = survey.questions.filter(({ type }) => type === 'scale5');
  const others = survey.questions.filter(({ type }) => type !== 'scale5' && type !== 'text' && type !== 'nps');
  const resultOf = (id: string) => results.find(({ question_id }) => question_id === id);
  const nps = results.find(({ type }) => type === 'nps');
  const npsQuestion = survey.questions.find(({ id }) => id === nps?.question_id);

  async function takeAlong() {
    try {
      const language = i18n.locale === 'cy' ? 'cy' : 'en';
      const { file_name, csv } = await call(exportSurvey, { survey_id: survey.id, language });
      saveFile(file_name, csv, 'text/csv');
    } catch (caught) {
      tellFailure(caught);
    }
  }

  return (
    <div className={styles.results}>
      <div className={styles.top}>
        <h2>{t`What came of it`}</h2>
        <Button
          variant="quiet"
          icon={<DownloadSimpleIcon weight="bold" aria-hidden="true" />}
          onClick={() => void takeAlong()}
        >
          {t`Take along as a table`}
        </Button>
      </div>
      <div className={styles.cards}>
        {nps?.result != null && npsQuestion && <NpsCard title={said(npsQuestion.text)} question={nps} told={told} />}
        {scales.length > 0 && <ScalesCard survey={survey} told={told} />}
        {others.map((question) => {
          const result = resultOf(question.id);
          return result && <QuestionCard key={question.id} question={question} result={result} told={told} />;
        })}
        <GroupsCard survey={survey} told={told} />
      </div>
      <CommentsPart survey={survey} comments={told.comments} />
    </div>
  );
}

/** All questions of five points under each other, the mean of each, and how it moved. */
function ScalesCard({ survey, told }: { survey: Survey; told: Told }) {
  const { t } = useLingui();
  const said = useSaid();
  const words = useTimeWords();
  const rows = survey.questions
    .filter(({ type }) => type === 'scale5')
    .map((question) => {
      const now = told.results?.questions.find(({ question_id }) => question_id === question.id);
      const before = told.before?.results.questions.find(({ question_id }) => question_id === question.id);
      return {
        key: question.id,
        name: said(question.text),
        mean: now?.result?.mean ?? null,
        answered: now?.result?.answered ?? null,
        before: before === undefined ? null : levelOf(before),
        change: now === undefined ? null : changeSince(now, before),
      };
    });
  const told_rows = rows
    .filter(({ mean }) => mean !== null)
    .toSorted((one, other) => (other.mean ?? 0) - (one.mean ?? 0));
  const [best, worst] = [told_rows[0], told_rows.at(-1)];
  const lastTime = told.before === null ? '' : words.dayAndMonth(told.before.closed_on);
  const summary =
    best === undefined || worst === undefined || best === worst
      ? plural(told.results?.answered ?? 0, { one: '# person answered.', other: '# people answered.' })
      : t`Strongest: ${best.name} (${String(best.mean)} of 5). Most to do: ${worst.name} (${String(worst.mean)}).`;
  return (
    <ChartCard
      className={styles.wide}
      title={t`Part by part`}
      summary={summary}
      definition={t`The mean of what was answered, from 1 (poor, not at all) to 5 (very good, very much). A part that fewer than five answered is not shown.`}
      chart={
        <Bars
          label={t`Part by part, from 1 to 5`}
          most={5}
          bars={told_rows.map(({ key, name, mean, change }) => ({
            key,
            name,
            value: mean ?? 0,
            says: (mean ?? 0).toFixed(1),
            beside: change === null ? undefined : t`${changeInWords(change)} since ${lastTime}`,
          }))}
        />
      }
      table={
        <FigureTable
          caption={t`Part by part, from 1 to 5`}
          scrolls
          heads={[t`Part`, t`Mean`, t`Answered`, t`Last time`, t`Change`]}
          rows={rows.map(({ key, name, mean, answered, before, change }) => ({
            key,
            cells: [
              name,
              mean === null ? t`fewer than 5` : mean.toFixed(1),
              answered ?? '–',
              before === null ? '–' : before.toFixed(1),
              change === null ? '–' : changeInWords(change),
            ],
          }))}
        />
      }
    />
  );
}

/** Group by group: of all of them or of none. */
function GroupsCard({ survey, told }: { survey: Survey; told: Told }) {
  const { t } = useLingui();
  const said = useSaid();
  const audiences = useAudienceWords();
  const { groups } = told;
  if (groups === null) return null;
  const rows = survey.questions.flatMap((question, place) => {
    const levels = groups.map(({ results }) => {
      const result = results.questions[place];
      return result === undefined ? null : levelOf(result);
    });
    return levels.every((level) => level !== null)
      ? [{ key: question.id, cells: [said(question.text), ...levels] }]
      : [];
  });
  if (rows.length === 0) return null;
  return (
    <Card as="section" className={styles.wide} aria-label={t`Group by group`}>
      <h2>{t`Group by group`}</h2>
      <p className="secondary">{t`Shown because five or more of each group answered.`}</p>
      <FigureTable
        caption={t`Group by group`}
        scrolls
        heads={[t`Question`, ...groups.map(({ group }) => audiences[group])]}
        rows={rows}
      />
    </Card>
  );
}
