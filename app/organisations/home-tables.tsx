import { useLingui } from '@lingui/react/macro';
import type { HomeFigure } from '@heartsease/domain/organisations/home-figures.ts';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import { useHomeFigureWords } from './home-figure-words.ts';
import type { OrganisationFigures } from './home-card.tsx';
import styles from './organisation-screen.module.css';

interface HomeTablesProps {
  name: string;
  figures: HomeFigure[];
  of: OrganisationFigures;
}

/** A home for whoever reads numbers: its figures beside its past, and week by week. */
export function HomeTables({ name, figures, of }: HomeTablesProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const words = useHomeFigureWords();
  const labelOf = (key: string) => inWords(of.figures.find((one) => one.key === key)?.label ?? '');
  const weekly = figures.filter(({ weeks }) => weeks.length > 0);
  const numberOf = (key: HomeFigure['key'], value: HomeFigure['now']) =>
    value.state === 'told' ? words.measure(key, value.value) : words.value(key, value);
  return (
    <div className={styles.tables}>
      <FigureTable
        caption={t`Figures of ${name}`}
        heads={[
          t`Figure`,
          time.span(of.period.from, of.period.to),
          words.daysBefore(of.before.days),
          t`Same days last year`,
        ]}
        rows={figures.map(({ key, now, before, last_year }) => ({
          key,
          cells: [labelOf(key), words.value(key, now), words.value(key, before), words.value(key, last_year)],
        }))}
      />
      <FigureTable
        caption={t`Weeks of ${name}`}
        scrolls
        heads={[t`Week from`, ...weekly.map(({ key }) => labelOf(key))]}
        rows={of.weeks.map(({ from }, place) => ({
          key: from,
          cells: [
            time.shortDay(from).replace(/^\S+ /, ''),
            ...weekly.map(({ key, weeks }) => numberOf(key, weeks[place] ?? { state: 'nothing' })),
          ],
        }))}
      />
    </div>
  );
}
