import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './bars.module.css';

export interface Bar {
  key: string;
  name: ReactNode;
  value: number;
  /** The value as it is read: "41%", "12 moments". */
  says: string;
  /** Said smaller beside it. */
  beside?: string | undefined;
  to?: string | undefined;
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  /** The end of the line; without it the longest bar is. */
  most?: number | undefined;
}

/** More than a number and a share, such as `97.3% 36 of 37`. */
const WORDY = 14;

/** Lines that begin at nought, each with its name and its number: nothing has to be looked up at an axis. */
export function Bars({ label, bars, most }: BarsProps) {
  const end = most ?? Math.max(1, ...bars.map(({ value }) => value));
  const isWordy = bars.some(({ says, beside = '' }) => says.length + beside.length > WORDY);
  return (
    <ul className={styles.bars} aria-label={label} data-wordy={isWordy ? '' : undefined}>
      {bars.map(({ key, name, value, says, beside, to }) => (
        <li key={key} className={styles.bar}>
          <span className={styles.name}>
            {to === undefined ? (
              name
            ) : (
              <Link to={to} className="link">
                {name}
              </Link>
            )}
          </span>
          <span className={styles.says}>
            <b>{says}</b>
            {beside !== undefined && (
              <>
                {' '}
                <span className={styles.beside}>{beside}</span>
              </>
            )}
          </span>
          <svg className={styles.line} width="100%" height="10" aria-hidden="true">
            <rect width="100%" height="10" rx="5" className={styles.track} />
            <rect width={`${Math.min(100, (100 * value) / end)}%`} height="10" rx="5" className={styles.value} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
