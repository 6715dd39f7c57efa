import type { ReactNode } from 'react';
import styles from './more-places.module.css';

/** The drawing before a place, all alike. */
export function PlaceIcon({ drawing }: { drawing: ReactNode }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {drawing}
    </span>
  );
}
