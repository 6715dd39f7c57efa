import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ActivityCount } from '@heartsease/domain/dashboard/figures.ts';
import { useMay } from '../session/use-may.ts';
import { Bars } from '../ui/charts/bars.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { inWords } from '../words/rule-words.ts';
import { useMomentsWord } from './figure-words.ts';

/** What took place most, each activity the way to itself for whoever has the library. */
export function TopCard({ count: { top, total, definition } }: { count: ActivityCount }) {
  const { t } = useLingui();
  const moments = useMomentsWord();
  const hasLibrary = useMay('all_activities.view');
  const [first] = top;
  if (first === undefined) return null;
  const title = t`What took place most`;
  const all = plural(total.activities, { one: '# activity took place', other: '# activities took place' });
  const { title: most, activities: times } = first;
  const often = plural(times, { one: 'once', other: '# times' });
  return (
    <ChartCard
      id="what-took-place"
      title={title}
      summary={t`${all}. Most often: ${most}, ${often}.`}
      definition={inWords(definition)}
      chart={
        <Bars
          label={title}
          bars={top.map(({ activity_id, title: name, activities: times, moments: value }) => ({
            key: `${activity_id} ${name}`,
            name,
            value: times,
            says: plural(times, { one: 'once', other: '# times' }),
            beside: moments(value),
            to: activity_id === null || !hasLibrary ? undefined : `/activity/${activity_id}`,
          }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`Activity`, t`Times`, t`Moments`]}
          rows={top.map(({ activity_id, title: name, activities, moments: value }) => ({
            key: `${activity_id} ${name}`,
            cells: [name, activities, value],
          }))}
        />
      }
    />
  );
}
