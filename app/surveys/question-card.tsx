import { useLingui } from '@lingui/react/macro';
import { changeSince } from '@heartsease/domain/surveys/results.ts';
import type { QuestionResult } from '@heartsease/domain/surveys/results.ts';
import type { Question } from '@heartsease/domain/surveys/question.ts';
import { Card } from '../ui/card.tsx';
import { Bars } from '../ui/charts/bars.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { changeInWords } from './told-results.ts';
import type { Told } from './told-results.ts';
import { useSaid, useValueWords } from './survey-words.ts';

interface QuestionCardProps {
  question: Question;
  result: QuestionResult;
  told: Told;
}

/** One question of faces, of yes and no, or of a choice: how often each was said. */
export function QuestionCard({ question, result: { result, ...of }, told }: QuestionCardProps) {
  const { t } = useLingui();
  const said = useSaid();
  const words = useValueWords();
  const title = said(question.text);
  if (result === null) {
    return (
      <Card as="section" aria-label={title}>
        <h2>{title}</h2>
        <p className="secondary">{t`Fewer than five answered this, so it is not shown.`}</p>
      </Card>
    );
  }
  const { answered } = result;
  const before = told.before?.results.questions.find(({ question_id }) => question_id === question.id);
  const change = changeSince({ ...of, result }, before);
  const rows = result.counts.map(({ value, count }) => ({
    key: String(value),
    name: words(question, value),
    count,
    share: Math.round((100 * count) / answered),
  }));
  const most = rows.toSorted((one, other) => other.count - one.count)[0];
  const moved =
    change === null ? '' : ` ${t`Mean ${String(result.mean)} of 3, ${changeInWords(change)} since last time.`}`;
  return (
    <ChartCard
      title={title}
      summary={`${t`Most often: ${most?.name ?? ''} (${most?.count ?? 0} of ${answered}).`}${moved}`}
      chart={
        <Bars
          label={title}
          most={answered}
          bars={rows.map(({ key, name, count, share }) => ({
            key,
            name,
            value: count,
            says: String(count),
            beside: `${share} %`,
          }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`Answer`, t`How many`, t`Share`]}
          rows={rows.map(({ key, name, count, share }) => ({ key, cells: [name, count, `${share} %`] }))}
        />
      }
    />
  );
}
