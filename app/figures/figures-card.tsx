import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Feedback } from '@heartsease/domain/dashboard/figures.ts';
import { Card } from '../ui/card.tsx';
import { inWords } from '../words/rule-words.ts';
import { useKeyFigureWord, usePercent } from './figure-words.ts';
import { useActivityCount, useFeedback, useKeyFigures } from './figures.api.ts';
import styles from './figures-card.module.css';

/** What a shift can take in at a glance; the others are behind it. */
const SHOWN = ['residents_engaged', 'moments_a_week', 'one_to_one', 'evenings_and_weekends'];
const BESIDE_BEFORE = { compare: 'previous' } as const;

interface Shown {
  key: string;
  label: string;
  value: string;
  target: string | null;
  before: string | null;
}

/** Some figures on Today, and the way to all of them. What can't be counted now leaves no hole. */
export function FiguresCard() {
  const { t } = useLingui();
  const id = useId();
  const figures = useFiguresOfHome();
  const [engaged, ...others] = figures;
  const shown = [engaged, ...useWhatTookPlace(), ...others].filter((figure) => figure !== undefined);
  if (shown.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={styles.top}>
        <h2 id={id}>{t`The last 28 days`}</h2>
        <Link to="/figures" className="link">
          {t`See all figures`}
        </Link>
      </div>
      <dl className={styles.figures}>
        {shown.map(({ key, label, value, target, before }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <span className={`serif ${styles.value}`}>{value}</span>
              {target !== null && <span className="secondary">{t`Target: ${target}`}</span>}
              {before !== null && <span className="secondary">{t`${before} last time`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Each beside what the home wants it to be. */
function useFiguresOfHome(): Shown[] {
  const wordFor = useKeyFigureWord();
  const { data } = useKeyFigures();
  const found = SHOWN.flatMap((key) => data?.items.filter((figure) => figure.key === key) ?? []);
  return found.map((figure) => ({
    key: figure.key,
    label: inWords(figure.label),
    value: wordFor(figure),
    target: figure.target === null ? null : wordFor({ ...figure, state: 'recorded', value: figure.target }),
    before: figure.before === null ? null : wordFor({ ...figure, value: figure.before }),
  }));
}

/** How much there was, and how it was for people. */
function useWhatTookPlace(): Shown[] {
  const { t, i18n } = useLingui();
  const percent = usePercent();
  const { data: count } = useActivityCount(BESIDE_BEFORE);
  const { data: feedback } = useFeedback(BESIDE_BEFORE);
  const wellOf = ({ faces, n }: Pick<Feedback, 'faces' | 'n'>) =>
    n === 0 ? null : percent(Math.round((100 * (faces.loved + faces.enjoyed)) / n));
  const well = feedback ? wellOf(feedback) : null;
  return [
    ...(count
      ? [
          {
            key: 'activities',
            label: t`Activities`,
            value: i18n.number(count.total.activities),
            target: null,
            before: count.compare && i18n.number(count.compare.activities),
          },
        ]
      : []),
    ...(feedback && well !== null
      ? [
          {
            key: 'feedback',
            label: t`Loved or enjoyed`,
            value: well,
            target: null,
            before: feedback.compare && wellOf(feedback.compare),
          },
        ]
      : []),
  ];
}
