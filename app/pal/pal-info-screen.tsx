import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { BandGuide } from '@heartsease/domain/pal/band-guides.ts';
import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { PrintPageButton } from '../shell/print-page-button.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { usePrint } from '../ui/print.ts';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { BandBadge } from './band-badge.tsx';
import { GuideParts } from './guide-parts.tsx';
import { useGuides } from './pal.api.ts';
import styles from './pal-info-screen.module.css';
import { PrintedGuides } from './printed-guides.tsx';

/** The four guide cards: how to be good company for each way of joining in. To read, and to print on A5. */
export function PalInfoScreen() {
  const { t } = useLingui();
  const query = useGuides();
  // One card or all of them.
  const { onPaper: only, print } = usePrint<SupportBand | null>(null);
  return (
    <>
      <div className={styles.onScreen}>
        <FullScreen
          title={t`Good company`}
          under={t`Four ways of joining in, and what each asks of us`}
          actions={
            query.data && (
              <PrintPageButton variant="line" onClick={() => print(null)}>
                {t`Print all four`}
              </PrintPageButton>
            )
          }
        >
          <AsyncView
            query={query}
            waiting={<SkeletonCards cards={4} height={320} />}
            failedTitle={t`There is a problem opening the guide cards`}
          >
            {({ guides, notice }) => (
              <>
                <Guides guides={guides} onPrint={print} />
                <p className="caption">{notice}</p>
              </>
            )}
          </AsyncView>
        </FullScreen>
      </div>
      {query.data && <PrintedGuides {...query.data} only={only} />}
    </>
  );
}

function Guides({ guides, onPrint }: { guides: readonly BandGuide[]; onPrint: (band: SupportBand) => void }) {
  const { hash } = useLocation();
  // The address may name a card: `/pal-info#band-3`. The cards come after the page, so the browser missed it.
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <ul className={styles.guides}>
      {guides.map((guide) => (
        <li key={guide.support_band} className={styles.place}>
          <Guide guide={guide} onPrint={() => onPrint(guide.support_band)} />
        </li>
      ))}
    </ul>
  );
}

function Guide({ guide, onPrint }: { guide: BandGuide; onPrint: () => void }) {
  const { t } = useLingui();
  const { support_band: band, name, in_short } = guide;
  const id = `band-${band}`;
  return (
    <Card as="article" aria-labelledby={id} className={styles.guide}>
      <div className={styles.head}>
        <BandBadge band={band} size="l" />
        <h2 id={id}>{name}</h2>
      </div>
      <p className={styles.short}>{in_short}</p>
      <GuideParts guide={guide} />
      <PrintPageButton size="small" aria-label={t`Print this card on A5: ${name}`} onClick={onPrint}>
        {t`Print this card on A5`}
      </PrintPageButton>
    </Card>
  );
}
