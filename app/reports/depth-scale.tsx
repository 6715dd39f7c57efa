import { ENGAGEMENTS } from '@heartsease/domain/reports/depth.ts';
import type { Engagement, Enjoyment, Mood } from '@heartsease/domain/reports/depth.ts';
import styles from './depth-scale.module.css';

/** How taken up somebody was: four petals' worth of bars. Says nothing by itself; the word stands beside it. */
export function EngagementBars({ level }: { level: Engagement }) {
  return (
    <svg viewBox="0 0 44 24" className={styles.bars} aria-hidden="true">
      {ENGAGEMENTS.slice(1).map((step, at) => (
        <rect
          key={step}
          x={2 + at * 11}
          y={18 - at * 5}
          width="7"
          height={4 + at * 5}
          rx="2"
          className={step <= level ? styles.on : styles.off}
        />
      ))}
    </svg>
  );
}

/** A mood as the height of a sun over a line. */
export function MoodSun({ level }: { level: Mood }) {
  const y = 16 - level * 4.5;
  return (
    <svg viewBox="0 0 32 32" className={styles.sun} aria-hidden="true">
      <circle cx="16" cy={y} r="6.5" className={level > 0 ? styles.high : level < 0 ? styles.low : styles.middle} />
      <path d="M3 29 H29" className={styles.ground} />
    </svg>
  );
}

/** How it was as a whole, as a face: the mouth turns up the better it was. */
export function WholeFace({ level }: { level: Enjoyment }) {
  const bend = (level - 3) * 3;
  return (
    <svg viewBox="0 0 32 32" className={styles.sun} aria-hidden="true">
      <circle cx="16" cy="16" r="13" className={level > 3 ? styles.high : level < 3 ? styles.low : styles.middle} />
      <circle cx="11.5" cy="13" r="1.7" className={styles.eye} />
      <circle cx="20.5" cy="13" r="1.7" className={styles.eye} />
      <path d={`M10 ${20 - bend / 3} Q16 ${20 + bend} 22 ${20 - bend / 3}`} className={styles.mouth} />
    </svg>
  );
}
