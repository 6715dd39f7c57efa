import { useLingui } from '@lingui/react/macro';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { HomeFigure, HomeFigureKey, HomeValue } from '@heartsease/domain/organisations/home-figures.ts';
import type {
  FiguresOfHome,
  getOrganisationFigures,
} from '@heartsease/domain/organisations/organisations.endpoints.ts';
import { Card } from '../ui/card.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { inWords } from '../words/rule-words.ts';
import { useHomeFigureWords } from './home-figure-words.ts';
import { HomeTables } from './home-tables.tsx';
import styles from './organisation-screen.module.css';

export type OrganisationFigures = OutputOf<typeof getOrganisationFigures>;

interface HomeCardProps {
  home: FiguresOfHome;
  /** What all homes are told by: the days, the weeks, what the figures are called. */
  of: OrganisationFigures;
}

/** One home beside its own past. Nothing in it says whether it is more or less than in another home. */
export function HomeCard({ home, of }: HomeCardProps) {
  const { t } = useLingui();
  const words = useHomeFigureWords();
  const { name, town, figures, adds_reports } = home;
  if (figures === null) {
    return (
      <Card as="section" aria-label={name}>
        <h2>{name}</h2>
        <p className={styles.place}>{town}</p>
        <p className={styles.quiet}>
          {t`This home plans its days with Heartsease. Its package keeps no reports, so there is nothing to count.`}
        </p>
      </Card>
    );
  }
  const isEmpty = figures.every(({ now, before }) => now.state !== 'told' && before.state !== 'told');
  const hadBegun = figures.some(({ last_year: { state } }) => state !== 'not_begun' && state !== 'not_kept');
  const joined = figures.find(({ key, now }) => key === 'residents_engaged' && now.state === 'told');
  const says = [
    joined === undefined ? '' : summaryOf(joined),
    // A home whose package has ended falls silent; that is no failing of those who work there.
    adds_reports ? '' : t`Its package shows what was recorded, and adds nothing new.`,
    hadBegun ? '' : t`Last year recording had not begun here.`,
    isEmpty ? t`There is nothing to show of these days yet.` : '',
  ].filter(Boolean);
  return (
    <ChartCard
      title={name}
      summary={says.length === 0 ? town : `${town}. ${says.join(' ')}`}
      chart={
        <ul className={styles.cells} aria-label={t`Figures of ${name}`}>
          {figures.map((figure) => (
            <Cell key={figure.key} figure={figure} of={of} />
          ))}
        </ul>
      }
      table={<HomeTables name={name} figures={figures} of={of} />}
    />
  );

  function summaryOf({ key, now, before }: HomeFigure): string {
    const label = inWords(of.figures.find((one) => one.key === key)?.label ?? '');
    const [is, was] = [words.value(key, now), words.value(key, before)];
    return `${label}: ${is}. ${t`Before: ${was}`}.`;
  }
}

function Cell({ figure, of }: { figure: HomeFigure; of: OrganisationFigures }) {
  const { t } = useLingui();
  const words = useHomeFigureWords();
  const { key, now, before, last_year } = figure;
  const label = inWords(of.figures.find((one) => one.key === key)?.label ?? '');
  const isTold = now.state === 'told';
  const isShort = ({ state }: HomeValue) => state === 'told' && key !== 'fairness';
  const was = words.value(key, before);
  const wasLastYear = words.value(key, last_year);
  return (
    <li className={styles.cell}>
      <span className={styles.label}>{label}</span>
      <span className={isTold ? `serif ${styles.value}` : 'secondary'} data-words={key === 'fairness'}>
        {words.value(key, now)}
      </span>
      <Weeks figure={figure} of={of} />
      <span className="secondary">
        {before.state === 'not_kept' ? (
          t`As of today`
        ) : (
          <>
            <span className={styles.line}>{isShort(before) ? t`${was} before` : t`Before: ${was}`}</span>
            {last_year.state !== 'not_begun' && (
              <span className={styles.line}>
                {isShort(last_year) ? t`${wasLastYear} last year` : t`Last year: ${wasLastYear}`}
              </span>
            )}
          </>
        )}
      </span>
    </li>
  );
}

/**
 * What is the same measure of a week and of a month. More people join in at least once in a month than in a week, and a
 * month is spread more evenly: a week is not held beside those.
 */
const SAME_OF_A_WEEK: ReadonlySet<HomeFigureKey> = new Set(['moments_a_week', 'one_to_one', 'evenings_and_weekends']);

function Weeks({ figure: { key, before, weeks }, of }: { figure: HomeFigure; of: OrganisationFigures }) {
  const { t } = useLingui();
  const { measure } = useHomeFigureWords();
  const values = weeks.map((week) => (week.state === 'told' ? week.value : null));
  const told = values.filter((value) => value !== null);
  if (told.length === 0) return <span />;
  const least = measure(key, Math.min(...told));
  const most = measure(key, Math.max(...told));
  // The latest week may be one that stays in the home: then an earlier one is not the last.
  const last = values.at(-1) ?? null;
  const lately = last === null ? '' : measure(key, last);
  return (
    <Sparkline
      label={
        last === null
          ? t`Week by week between ${least} and ${most}`
          : t`Week by week between ${least} and ${most}, ${lately} in the last one`
      }
      values={values}
      meant={of.weeks.filter(({ to }) => to >= of.period.from).length}
      level={before.state === 'told' && SAME_OF_A_WEEK.has(key) ? before.value : null}
    />
  );
}
