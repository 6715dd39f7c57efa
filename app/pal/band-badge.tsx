import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import styles from './band-badge.module.css';

/** The number of a band on its own ground; a dash where the answers made none. Its name stands beside it. */
export function BandBadge({ band, size = 'm' }: { band: SupportBand | null; size?: 'm' | 'l' }) {
  return (
    <span className={styles.badge} data-band={band ?? undefined} data-size={size} aria-hidden="true">
      {band ?? '–'}
    </span>
  );
}
