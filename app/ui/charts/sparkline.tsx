import styles from './sparkline.module.css';

interface SparklineProps {
  /** What the line shows, in a sentence. */
  label: string;
  /** From the first to the last; null where nothing can be told. */
  values: readonly (number | null)[];
  /** So many of the last are meant, those before lead up to them. */
  meant: number;
  /** A line across, such as what it was before. */
  level?: number | null;
}

const HEIGHT = 44;

/** Small columns that stand on nought, each as high as it is beside the highest of its own: no scale to compare by. */
export function Sparkline({ label, values, meant, level = null }: SparklineProps) {
  const most = Math.max(level ?? 0, ...values.map((value) => value ?? 0)) || 1;
  const step = 100 / Math.max(values.length, 1);
  const heightOf = (value: number) => (value / most) * (HEIGHT - 4);
  return (
    <svg className={styles.sparkline} width="100%" height={HEIGHT} role="img" aria-label={label}>
      {values.map((value, place) => {
        const height = value === null ? 0 : Math.max(2, heightOf(value));
        return (
          <rect
            // The weeks stand in their order and never move.
            key={`${place}`}
            className={place < values.length - meant ? styles.former : styles.meant}
            x={`${place * step}%`}
            y={HEIGHT - 1 - height}
            width={`${step * 0.72}%`}
            height={height}
            rx="2"
          />
        );
      })}
      {level !== null && (
        <line
          className={styles.level}
          x1="0"
          x2="100%"
          y1={HEIGHT - 1 - heightOf(level)}
          y2={HEIGHT - 1 - heightOf(level)}
        />
      )}
      <line className={styles.ground} x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    </svg>
  );
}

/** What the columns and the line of every sparkline on the page are. */
export function SparklineLegend({ meant, former, level }: { meant: string; former: string; level: string }) {
  return (
    <div className={styles.legend} aria-hidden="true">
      <span>
        <svg width="14" height="16">
          <rect y="2" width="14" height="14" rx="2" className={styles.meant} />
        </svg>
        {meant}
      </span>
      <span>
        <svg width="14" height="16">
          <rect y="2" width="14" height="14" rx="2" className={styles.former} />
        </svg>
        {former}
      </span>
      <span>
        <svg width="22" height="16">
          <line x1="0" x2="22" y1="9" y2="9" className={styles.level} />
        </svg>
        {level}
      </span>
    </div>
  );
}
