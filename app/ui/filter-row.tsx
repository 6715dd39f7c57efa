import type { ReactNode } from 'react';
import styles from './filter-row.module.css';

type FilterRowProps = {
  /** What the filters do, for whoever does not see them. */
  label: string;
  children: ReactNode;
};

/** Filters side by side. On a phone they run on to the side; the edge shows that there are more. */
export function FilterRow({ label, children }: FilterRowProps) {
  return (
    <div className={styles.filters} role="group" aria-label={label}>
      {children}
    </div>
  );
}
