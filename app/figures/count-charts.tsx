import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { ActivityCount } from '@heartsease/domain/dashboard/figures.ts';
import { weeksOf } from '@heartsease/domain/dashboard/period.ts';
import { Bars } from '../ui/charts/bars.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { Columns, ColumnsLegend } from '../ui/charts/columns.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { useCategoryWord } from '../words/category-word.ts';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import { useFormatNames, useMomentsWord, usePercent } from './figure-words.ts';

interface CountProps {
  count: ActivityCount;
  /** A column leads to its moments: not where only some of them are counted, for the list there shows all. */
  leads?: boolean;
  className?: string | undefined;
}

interface Part {
  from: string;
  to: string;
  group: number;
  one_to_one: number;
}

/** Group and one-to-one week by week, over 13 weeks. */
export function WeeksChart({ count, ...more }: CountProps) {
  const { t } = useLingui();
  const weeks = weeksOf(count.period).map((week): Part => {
    const days = count.by_day.filter(({ day }) => week.from <= day && day <= week.to);
    const group = days.reduce((sum, day) => sum + day.group, 0);
    const one_to_one = days.reduce((sum, day) => sum + day.one_to_one, 0);
    return { ...week, group, one_to_one };
  });
  const says = (total: string, share: string) => t`In the last 13 weeks: ${total}, ${share} one-to-one.`;
  return <PartsChart title={t`Moments each week`} summary={says} count={count} parts={weeks} {...more} />;
}

/** The same day by day. */
export function DaysChart({ count, ...more }: CountProps) {
  const { t } = useLingui();
  const days = count.by_day.map(({ day, ...of }) => ({ from: day, to: day, ...of }));
  const says = (total: string, share: string) => t`${total}, ${share} one-to-one.`;
  return <PartsChart title={t`Moments each day`} summary={says} count={count} parts={days} {...more} />;
}

interface PartsChartProps extends CountProps {
  title: string;
  summary: (total: string, share: string) => string;
  parts: Part[];
}

function PartsChart({ title, summary, count, parts, leads = false, className }: PartsChartProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const time = useTimeWords();
  const moments = useMomentsWord();
  const percent = usePercent();
  const names = useFormatNames();
  const { group, one_to_one } = count.by_format;
  const total = moments(count.total.moments);
  const share = percent(count.total.moments === 0 ? null : Math.round((100 * one_to_one) / count.total.moments));
  const path = ({ from, to }: Part) => `/moments?from=${from}&to=${to}`;
  const says = (part: Part) => {
    const when = time.span(part.from, part.to);
    const all = moments(part.group + part.one_to_one);
    const alone = part.one_to_one;
    return t`${when}: ${all}, ${alone} of them one-to-one`;
  };
  return (
    <ChartCard
      className={className}
      title={title}
      summary={summary(total, share)}
      definition={inWords(count.definition)}
      legend={<ColumnsLegend lower={names.group} upper={names.one_to_one} />}
      chart={
        <Columns
          label={title}
          columns={parts.map((part) => ({
            key: part.from,
            tick: time.shortDay(part.from).replace(/^\S+ /, ''),
            says: says(part),
            parts: [part.group, part.one_to_one],
          }))}
          onOpen={
            leads
              ? (key) => {
                  const part = parts.find(({ from }) => from === key);
                  if (part !== undefined) void navigate(path(part));
                }
              : undefined
          }
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`From`, names.group, names.one_to_one, t`Together`]}
          rows={[
            ...parts.map((part) => ({
              key: part.from,
              cells: [time.shortDay(part.from), part.group, part.one_to_one, part.group + part.one_to_one],
            })),
            { key: 'all', cells: [t`All`, group, one_to_one, count.total.moments] },
          ]}
        />
      }
    />
  );
}

/** By the hour of the home's clock in which it began. */
export function HoursChart({ count, className }: CountProps) {
  const { t } = useLingui();
  const moments = useMomentsWord();
  const percent = usePercent();
  const title = t`Moments by the hour`;
  const hours = count.by_hour.map((value, hour) => ({ value, name: `${String(hour).padStart(2, '0')}:00` }));
  const first = Math.min(7, ...hours.flatMap(({ value }, hour) => (value > 0 ? [hour] : [])));
  const last = Math.max(20, ...hours.flatMap(({ value }, hour) => (value > 0 ? [hour] : [])));
  const shown = hours.slice(first, last + 1);
  const weekend = percent(count.weekend_share);
  const evening = hours.slice(17).reduce((sum, { value }) => sum + value, 0);
  const late = percent(count.n === 0 ? null : Math.round((100 * evening) / count.n));
  return (
    <ChartCard
      className={className}
      title={title}
      summary={t`From 17:00 on: ${late}. On Saturdays and Sundays: ${weekend}.`}
      definition={inWords(count.definition)}
      chart={
        <Columns
          label={title}
          columns={shown.map(({ name, value }) => {
            const many = moments(value);
            return { key: name, tick: name, says: t`From ${name}: ${many}`, parts: [value] };
          })}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`From`, t`Moments`]}
          rows={shown.map(({ name, value }) => ({ key: name, cells: [name, value] }))}
        />
      }
    />
  );
}

/** The eight sides of a good week. */
export function SidesChart({ count, className }: CountProps) {
  const { t } = useLingui();
  const category = useCategoryWord();
  const title = t`Sides of life`;
  const sides = count.by_domain.toSorted((one, other) => other.moments - one.moments);
  const without = sides.filter(({ moments }) => moments === 0).map(({ domain }) => category(domain));
  const names = without.join(', ');
  return (
    <ChartCard
      className={className}
      title={title}
      summary={without.length === 0 ? t`There was something of every side.` : t`Nothing yet: ${names}.`}
      definition={inWords(count.definition)}
      chart={
        <Bars
          label={title}
          bars={sides.map(({ domain, moments }) => ({
            key: domain,
            name: category(domain),
            value: moments,
            says: String(moments),
          }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`Side of life`, t`Moments`]}
          rows={sides.map(({ domain, moments }) => ({ key: domain, cells: [category(domain), moments] }))}
        />
      }
    />
  );
}
