import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../ui/card.tsx';
import { inWords } from '../words/rule-words.ts';
import { useKeyFigureWord } from './figure-words.ts';
import { useKeyFigures } from './figures.api.ts';
import styles from './figures-card.module.css';

/** What a shift can take in at a glance; the others are behind it. */
const SHOWN = ['residents_engaged', 'moments_a_week', 'one_to_one', 'evenings_and_weekends'];

/** Four figures on Today, and the way to all of them. What can't be counted now leaves no hole. */
export function FiguresCard() {
  const { t } = useLingui();
  const id = useId();
  const wordFor = useKeyFigureWord();
  const { data } = useKeyFigures();
  const shown = SHOWN.flatMap((key) => data?.items.filter((figure) => figure.key === key) ?? []);
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
        {shown.map((figure) => {
          const before = figure.before === null ? null : wordFor({ ...figure, value: figure.before });
          return (
            <div key={figure.key}>
              <dt>{inWords(figure.label)}</dt>
              <dd>
                <span className={`serif ${styles.value}`}>{wordFor(figure)}</span>
                {before !== null && <span className="secondary">{t`${before} last time`}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
