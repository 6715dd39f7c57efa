import styles from './progress-bar.module.css';

type Named = { 'aria-label': string } | { 'aria-labelledby': string };

/** How far something has come, out of `max`. What says so in words stands beside it. */
export function ProgressBar({ value, max, ...named }: { value: number; max: number } & Named) {
  return <progress className={styles.bar} value={value} max={max} {...named} />;
}
