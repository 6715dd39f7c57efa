import { useLingui } from '@lingui/react/macro';
import styles from './completeness-ring.module.css';

/** How whole a profile is. The words beside it say what is still to be told. */
export function CompletenessRing({ percent }: { percent: number }) {
  const { t } = useLingui();
  return (
    <svg viewBox="0 0 100 100" className={styles.ring} role="img" aria-label={t`${percent}% of the profile is told`}>
      <circle cx="50" cy="50" r="44" className={styles.ground} />
      {percent > 0 && (
        <circle
          cx="50"
          cy="50"
          r="44"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 50 50)"
          className={styles.done}
        />
      )}
      <text x="50" y="59" aria-hidden="true">
        {percent}%
      </text>
    </svg>
  );
}
