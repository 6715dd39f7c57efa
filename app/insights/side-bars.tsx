import styles from './charts.module.css';

interface BarsProps {
  bars: readonly { name: string; value: number; most: number; said: string; isBest?: boolean }[];
}

/** More than a number, such as `loved or enjoyed 16 of 17`. */
const WORDY = 8;

/** Named bars under each other, each with its figure in words. */
export function SideBars({ bars }: BarsProps) {
  const isWordy = bars.some(({ said }) => said.length > WORDY);
  return (
    <ul className={styles.bars} data-wordy={isWordy ? '' : undefined}>
      {bars.map(({ name, value, most, said, isBest = false }) => (
        <li key={name} data-best={isBest ? '' : undefined}>
          <span className={styles.name}>{name}</span>
          <span className={styles.said}>{said}</span>
          <svg height="12" aria-hidden="true" focusable="false">
            <rect width="100%" height="12" rx="6" className={styles.track} />
            {value > 0 && (
              <rect width={`${(value / Math.max(most, 1)) * 100}%`} height="12" rx="6" className={styles.bar} />
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}
