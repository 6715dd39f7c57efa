import type { BandGuide } from '@heartsease/domain/pal/band-guides.ts';
import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { GuideParts } from './guide-parts.tsx';
import styles from './printed-guides.module.css';

interface PrintedGuidesProps {
  guides: readonly BandGuide[];
  notice: string;
  /** Null for all of them. */
  only: SupportBand | null;
}

/** Only on paper: each card on an A5 page of its own. */
export function PrintedGuides({ guides, notice, only }: PrintedGuidesProps) {
  return (
    <div className={styles.pages} aria-hidden="true">
      {guides
        .filter(({ support_band }) => only === null || support_band === only)
        .map((guide) => (
          <div key={guide.support_band} className={styles.page}>
            <div className={styles.head}>
              <p className={styles.number}>{guide.support_band}</p>
              <p className={styles.name}>{guide.name}</p>
            </div>
            <p className={styles.short}>{guide.in_short}</p>
            <GuideParts guide={guide} />
            <p className={styles.notice}>{notice}</p>
          </div>
        ))}
    </div>
  );
}
