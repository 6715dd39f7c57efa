import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { EvidenceMatrix } from '@heartsease/domain/evidence/evidence.ts';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { Columns, ColumnsLegend } from '../ui/charts/columns.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { useTimeWords } from '../words/time.ts';

/** Group and one-to-one, week by week; a column leads to its moments. */
export function MomentsChart({ evidence: { weeks } }: { evidence: EvidenceMatrix }) {
  const { t, i18n } = useLingui();
  const time = useTimeWords();
  const navigate = useNavigate();
  const title = t`Moments each week`;
  const [group, alone] = [t`Group`, t`One-to-one`];
  const sum = weeks.reduce((all, week) => all + week.group + week.one_to_one, 0);
  const mean = i18n.number(weeks.length === 0 ? 0 : Math.round(sum / weeks.length));
  return (
    <ChartCard
      title={title}
      summary={t`${mean} a week on average.`}
      definition={t`Every moment of a person that was recorded and not taken back, in weeks that end with the last day.`}
      legend={<ColumnsLegend lower={group} upper={alone} />}
      chart={
        <Columns
          label={title}
          columns={weeks.map((week) => {
            const when = time.span(week.from, week.to);
            const all = plural(week.group + week.one_to_one, { one: '# moment', other: '# moments' });
            return {
              key: week.from,
              tick: time.shortDay(week.from).replace(/^\S+ /, ''),
              says: t`${when}: ${all}, ${week.one_to_one} of them one-to-one`,
              parts: [week.group, week.one_to_one],
            };
          })}
          onOpen={(from) => {
            const week = weeks.find((one) => one.from === from);
            if (week) void navigate(`/moments?from=${week.from}&to=${week.to}`);
          }}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`From`, group, alone, t`Together`]}
          rows={weeks.map((week) => ({
            key: week.from,
            cells: [time.shortDay(week.from), week.group, week.one_to_one, week.group + week.one_to_one],
          }))}
        />
      }
    />
  );
}
