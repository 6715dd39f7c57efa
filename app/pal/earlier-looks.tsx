import { useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { useTimeWords } from '../words/time.ts';
import { BandBadge } from './band-badge.tsx';
import { useAssessments } from './pal.api.ts';
import styles from './pal-screen.module.css';
import { bandName } from './ways-strip.tsx';

/** The looks before the one that counts; nothing when there is none. The page is whole without it. */
export function EarlierLooks({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { data } = useAssessments(resident_id);
  const earlier = data?.items.slice(1) ?? [];
  if (earlier.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="earlier" className={styles.card}>
      <h2 id="earlier">{t`Earlier looks`}</h2>
      <List aria-labelledby="earlier">
        {earlier.map(({ id, support_band, band_name, assessed_on, assessed_by, title }) => (
          <ListRow
            key={id}
            lead={<BandBadge band={support_band} />}
            title={support_band === null ? t`No band` : (band_name ?? bandName(support_band))}
            under={[words.date(assessed_on), assessed_by, title].filter(Boolean).join(' · ')}
          />
        ))}
      </List>
    </Card>
  );
}
