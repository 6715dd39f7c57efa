import { useLingui } from '@lingui/react/macro';
import { changeSince } from '@heartsease/domain/surveys/results.ts';
import type { QuestionResult } from '@heartsease/domain/surveys/results.ts';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { useTimeWords } from '../words/time.ts';
import { changeInWords } from './told-results.ts';
import type { Told } from './told-results.ts';
import styles from './results-part.module.css';

/** How likely people are to recommend: the score with how many it stands on, and how it moved. */
export function NpsCard({ title, question, told }: { title: string; question: QuestionResult; told: Told }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const nps = question.result?.nps;
  if (nps == null || question.result === null) return null;
  const { answered } = question.result;
  const before = told.before?.results.questions.find(({ question_id }) => question_id === question.question_id);
  const change = changeSince(question, before);
  const runs = told.runs.flatMap(({ closed_on, levels, survey_id, answered: count }) => {
    const level = levels[question.question_id];
    return level === undefined ? [] : [{ survey_id, closed_on, level, count }];
  });
  const parts = [
    { key: 'promoters', name: t`9 and 10`, count: nps.promoters, look: styles.promoters },
    { key: 'passives', name: t`7 and 8`, count: nps.passives, look: styles.passives },
    { key: 'detractors', name: t`0 to 6`, count: nps.detractors, look: styles.detractors },
  ];
  const lastTime = told.before === null ? '' : words.dayAndMonth(told.before.closed_on);
  return (
    <ChartCard
      className={styles.wide}
      title={title}
      summary={
        change === null
          ? t`A score of ${nps.score}, from ${answered} answers.`
          : t`A score of ${nps.score}, from ${answered} answers. ${changeInWords(change)} since ${lastTime}.`
      }
      definition={t`The share of those who said 9 or 10, minus the share of those who said 0 to 6 (the net promoter score). It goes from −100 to 100; 7 and 8 count for neither side.`}
      chart={
        <>
          <p className={styles.score}>
            <span className={styles.number}>{signed(nps.score)}</span>
          </p>
          <Stack parts={parts} />
          <ul className={styles.legend}>
            {parts.map(({ key, name, count, look }) => (
              <li key={key}>
                <svg width="14" height="14" aria-hidden="true">
                  <rect width="14" height="14" rx="4" className={look} />
                </svg>
                {name}: <b>{count}</b>
              </li>
            ))}
          </ul>
          {runs.length > 1 && (
            <ol className={styles.runs} aria-label={t`From time to time`}>
              {runs.map(({ survey_id, closed_on, level }) => (
                <li key={survey_id}>
                  {words.dayAndMonth(closed_on)}: <b>{signed(level)}</b>
                </li>
              ))}
            </ol>
          )}
        </>
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`Closed`, t`Score`, t`Answered`]}
          rows={runs.map(({ survey_id, closed_on, level, count }) => ({
            key: survey_id,
            cells: [words.date(closed_on), level, count],
          }))}
        />
      }
    />
  );
}

function signed(score: number): string {
  return score > 0 ? `+${score}` : String(score).replace('-', '−');
}

/** One bar of three parts; each is told in words below it. */
function Stack({ parts }: { parts: readonly { key: string; count: number; look: string | undefined }[] }) {
  const all = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  );
  const share = (count: number) => (100 * count) / all;
  const startOf = (place: number) => share(parts.slice(0, place).reduce((sum, { count }) => sum + count, 0));
  return (
    <svg className={styles.stack} width="100%" height="18" aria-hidden="true">
      {parts.map(({ key, count, look }, place) => (
        <rect key={key} x={`${startOf(place)}%`} width={`${share(count)}%`} height="18" className={look} />
      ))}
    </svg>
  );
}
