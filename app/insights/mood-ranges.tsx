import { useLingui } from '@lingui/react/macro';
import type { Patterns } from '@heartsease/domain/insights/insight.ts';
import styles from './charts.module.css';

/** From −4, very bright to very low, to +4. */
const FURTHEST = 4;

/** For each activity the mean change of mood as a dot, and the line from the least to the most. */
export function MoodRanges({ activities }: Pick<Patterns['mood'], 'activities'>) {
  const { t } = useLingui();
  const signed = useSigned();
  return (
    <ul className={styles.bars}>
      {activities.map(({ title, n, mean, least, most }) => (
        <li key={title}>
          <span className={styles.name}>{title}</span>
          <span className={styles.said}>{t`${signed(mean)}, ${n} times`}</span>
          <svg height="22" aria-hidden="true" focusable="false">
            <line x1="0" x2="100%" y1="11" y2="11" className={styles.line} />
            <line x1="50%" x2="50%" y1="2" y2="20" className={styles.zero} />
            <line x1={at(least)} x2={at(most)} y1="11" y2="11" className={styles.range} />
            <circle cx={at(mean)} cy="11" r="7" className={styles.mean} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const at = (change: number): string => `${4 + ((change + FURTHEST) / (2 * FURTHEST)) * 92}%`;

/** "+1.3", "−0.5", "0" in the reader's language. */
export function useSigned(): (value: number) => string {
  const { i18n } = useLingui();
  return (value) =>
    i18n.number(Math.round(value * 10) / 10, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).replace('-', '−');
}
