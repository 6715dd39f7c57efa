import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { KeyFigure } from '@heartsease/domain/dashboard/key-figures.ts';
import { Card } from '../ui/card.tsx';
import { useReasonWord } from '../words/moment-words.ts';
import { inWords } from '../words/rule-words.ts';
import { useKeyFigureWord } from './figure-words.ts';
import styles from './key-figures.module.css';
import { TargetsButton } from './targets-button.tsx';

/** All figures of the last 28 days; a tap on one tells what it counts. */
export function KeyFiguresCard({ figures }: { figures: KeyFigure[] }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t`The home in figures`}</h2>
      <p className="secondary">{t`The last 28 days, whatever is chosen above. Tap a figure to see what it counts.`}</p>
      <TargetsButton />
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.key}>
            <Figure figure={figure} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Figure({ figure }: { figure: KeyFigure }) {
  const { t, i18n } = useLingui();
  const wordFor = useKeyFigureWord();
  const reasonWord = useReasonWord();
  const isTold = figure.state === 'recorded' && figure.value !== null;
  const before = figure.before === null ? null : wordFor({ ...figure, value: figure.before });
  const target = figure.target === null ? null : wordFor({ ...figure, state: 'recorded', value: figure.target });
  const part = figure.numerator === null ? null : i18n.number(figure.numerator);
  const all = i18n.number(figure.n);
  const [low, high] = [figure.interval?.low, figure.interval?.high].map((end) =>
    end === undefined ? null : i18n.number(end),
  );
  const reasons = figure.reasons.map(({ reason, count }) => `${reasonWord(reason)} (${i18n.number(count)})`).join(', ');
  return (
    <details className={styles.figure}>
      <summary>
        <span className={styles.label}>{inWords(figure.label)}</span>
        <span className={isTold ? `serif ${styles.value}` : 'secondary'}>{wordFor(figure)}</span>
        {target !== null && <span className={`secondary ${styles.before}`}>{t`Target: ${target}`}</span>}
        {isTold && before !== null && <span className={`secondary ${styles.before}`}>{t`${before} last time`}</span>}
      </summary>
      <p>
        {inWords(figure.definition)} {isTold && figure.unit === 'percent' && part !== null && t`${part} of ${all}.`}{' '}
        {low !== null && high !== null && t`Of ${all} moments; very likely between ${low} and ${high}.`}
      </p>
      {reasons !== '' && <p>{t`Not today, most often: ${reasons}.`}</p>}
      {figure.drill !== null && (
        <p>
          <Link to={figure.drill} className="link">
            {t`See what it is made of`}
          </Link>
        </p>
      )}
    </details>
  );
}
