import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'line' | 'block' | 'face';
  width?: string | number;
  height?: string | number;
};

/** The ground plan of what is to come. Like every skeleton it shows only after 200 ms. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />;
}

/** Rows with a face and two lines, as most lists have. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <Waiting>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <Skeleton shape="face" />
          <div className={styles.lines}>
            <Skeleton width={`${52 - (row % 3) * 9}%`} />
            <Skeleton width={`${78 - (row % 4) * 8}%`} height="0.8em" />
          </div>
        </div>
      ))}
    </Waiting>
  );
}

/** Cards of one height, as on Today. */
export function SkeletonCards({ cards = 3, height = 140 }: { cards?: number; height?: number }) {
  return (
    <Waiting>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} shape="block" height={height} />
      ))}
    </Waiting>
  );
}

/** Says once that something is on its way, and holds the skeletons. */
export function Waiting({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{t`Loading`}</span>
      {children}
    </div>
  );
}
