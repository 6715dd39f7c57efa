import styles from './reason-list.module.css';

/** Why something is suggested, a reason a line. */
export function ReasonList({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
