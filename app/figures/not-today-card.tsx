import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Feedback } from '@heartsease/domain/dashboard/figures.ts';
import { NotTodayReason } from '@heartsease/domain/reports/response.ts';
import { Bars } from '../ui/charts/bars.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { withCapital } from '../words/capital.ts';
import { useReasonWord } from '../words/moment-words.ts';

/** Why it was not today, the most frequent first. Where it always was there is no card. */
export function NotTodayCard({ feedback: { not_today } }: { feedback: Feedback }) {
  const { t, i18n } = useLingui();
  const wordFor = useReasonWord();
  const reasons = NotTodayReason.options
    .map((reason) => ({ reason, name: wordFor(reason), count: not_today[reason] }))
    .toSorted((one, other) => other.count - one.count);
  const n = reasons.reduce((sum, { count }) => sum + count, 0);
  const [first] = reasons;
  if (n === 0 || first === undefined) return null;
  const title = t`Why it was not today`;
  const all = plural(n, { one: '# time', other: '# times' });
  return (
    <ChartCard
      title={title}
      summary={t`A reason was given ${all}, most often: ${first.name}.`}
      definition={t`Moments in which the person did not join in, by the reason that was given; being away is one of them. A no is a choice, not a failing.`}
      chart={
        <Bars
          label={title}
          bars={reasons.map(({ reason, name, count }) => ({
            key: reason,
            name: withCapital(name, i18n.locale),
            value: count,
            says: i18n.number(count),
          }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`Reason`, t`Moments`]}
          rows={reasons.map(({ reason, name, count }) => ({
            key: reason,
            cells: [withCapital(name, i18n.locale), count],
          }))}
        />
      }
    />
  );
}
