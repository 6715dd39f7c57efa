import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Feedback } from '@heartsease/domain/dashboard/figures.ts';
import { Bars } from '../ui/charts/bars.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';

const ANSWERS = ['yes', 'maybe', 'no'] as const;

/** Whether people would like it again, and how their mood was afterwards. Where nobody said either there is no card. */
export function AgainCard({ feedback: { again, mood_delta } }: { feedback: Feedback }) {
  const { t, i18n } = useLingui();
  const n = again.yes + again.maybe + again.no;
  if (n === 0 && mood_delta.n === 0) return null;
  const title = t`Once more?`;
  const names = { yes: t`Yes, again`, maybe: t`Perhaps`, no: t`Rather not` };
  return (
    <ChartCard
      title={title}
      summary={
        <>
          {n > 0 && t`${again.yes} of ${n} would like it again.`} {moodWords()}
        </>
      }
      definition={t`Moments for which somebody said whether the person would like it again. The mood is mood after less mood before, on average, of moments for which both were said.`}
      chart={
        <Bars
          label={title}
          most={Math.max(1, n)}
          bars={ANSWERS.map((answer) => ({
            key: answer,
            name: names[answer],
            value: again[answer],
            says: i18n.number(again[answer]),
          }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`Answer`, t`Moments`]}
          rows={[
            ...ANSWERS.map((answer) => ({ key: answer, cells: [names[answer], again[answer]] })),
            ...(mood_delta.mean === null
              ? []
              : [{ key: 'mood', cells: [t`Mood after less mood before, on average`, i18n.number(mood_delta.mean)] }]),
          ]}
        />
      }
    />
  );

  function moodWords(): string {
    const { mean } = mood_delta;
    if (mean === null) return '';
    const by = i18n.number(Math.abs(mean));
    const of = plural(mood_delta.n, { one: 'of # moment', other: 'of # moments' });
    if (mean === 0) return t`The mood stayed as it was, on average ${of}.`;
    return mean > 0 ? t`The mood rose by ${by}, on average ${of}.` : t`The mood fell by ${by}, on average ${of}.`;
  }
}
