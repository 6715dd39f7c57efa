import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import type { Assessment } from '@heartsease/domain/pal/assessment.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import { BandBadge } from './band-badge.tsx';
import styles from './pal-screen.module.css';
import { ReviewChip } from './review-chip.tsx';
import { bandName } from './ways-strip.tsx';

interface BandCardProps {
  resident: ResidentFace;
  latest: Assessment;
  /** What can be done next. */
  children: ReactNode;
}

/** The band in a few words, who said so, and when to look again. */
export function BandCard({ resident, latest, children }: BandCardProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { support_band: band, may_reach, observed_from, observed_to, observers, notes } = latest;
  const by = latest.assessed_by ?? t`Somebody`;
  const on = words.date(latest.assessed_on);
  const name = resident.known_as;
  return (
    <Card as="section" aria-labelledby="band" className={styles.card}>
      <div className={styles.band}>
        <BandBadge band={band} size="l" />
        <h2 id="band">{band === null ? t`No band yet` : (latest.band_name ?? bandName(band))}</h2>
      </div>
      {band !== null && latest.method !== 'own' && (
        <p className={styles.reach}>{t`${latest.title}. We plan as for “${bandName(band)}”.`}</p>
      )}
      <p>
        {band === null
          ? t`Too many lines were unsure for an honest band. Watch for a few more days, then look again.`
          : BAND_GUIDES[band - 1]?.in_short}
      </p>
      {may_reach !== null && (
        <p className={styles.reach}>
          {t`The lines are evenly split. ${name} may reach “${bandName(may_reach)}” when it is set up well.`}
        </p>
      )}
      {latest.is_letters_alone && (
        <p className={styles.reach}>
          {t`The licence of this instrument has run out or it was removed, so its words are gone. The letters stay.`}
        </p>
      )}
      {notes !== '' && <p className={styles.notes}>{notes}</p>}
      <p className="caption">
        {[
          latest.method === 'result' ? t`Written down by ${by}, taken on ${on}.` : t`Signed by ${by} on ${on}.`,
          observed_from !== null &&
            observed_to !== null &&
            t`Seen from ${words.dayAndMonth(observed_from)} to ${words.dayAndMonth(observed_to)}.`,
          observers !== '' && (latest.method === 'result' ? t`Taken by ${observers}.` : t`Also asked: ${observers}.`),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className={styles.chips}>
        <ReviewChip review_on={latest.review_on} />
      </p>
      {children}
    </Card>
  );
}
