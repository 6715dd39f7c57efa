import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { usePreferences } from './observations.api.ts';
import { PreferenceOffer } from './preference-offer.tsx';
import styles from './preferences-card.module.css';

/** Beside the interests: what somebody noticed that they like, for a yes or a no. Nothing waits, nothing is shown. */
export function PreferencesCard({ resident }: { resident: Pick<ResidentFace, 'id' | 'known_as'> }) {
  return useMay('residents.add') ? <Offers resident={resident} /> : null;
}

function Offers({ resident }: { resident: Pick<ResidentFace, 'id' | 'known_as'> }) {
  const { t } = useLingui();
  const { data } = usePreferences(resident.id);
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={t`Noticed lately`}>
      {items.map(({ observation_id, report_id, preference, title, noticed_by }) => (
        <li key={observation_id}>
          <PreferenceOffer observation={{ id: observation_id, preference, resident }} />
          <Link className="link" to={`/manage-report/${report_id}`}>{t`${noticed_by} noticed it: ${title}`}</Link>
        </li>
      ))}
    </ul>
  );
}
