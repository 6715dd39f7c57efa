import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Favourite, Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { useLogStart } from '../shell/log-start.tsx';
import { Card } from '../ui/card.tsx';
import { Stamp } from '../ui/stamp.tsx';
import styles from './favourites-card.module.css';
import { usePronounWords } from './resident-words.ts';

/** What this person is known to love; a tap begins a moment with it. */
export function FavouritesCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const startLog = useLogStart();
  const isHere = resident.status !== 'died' && resident.status !== 'moved_on';
  const mayLog = useMay('reports.add') && isHere;
  const { favourites: title } = usePronounWords(resident.pronouns);
  if (resident.favourites.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.favourites}>
        {resident.favourites.map((favourite) => (
          <li key={favourite.label}>
            {mayLog ? (
              <button
                type="button"
                className={styles.favourite}
                aria-label={t`${favourite.label}: log a moment`}
                onClick={() => startLog({ resident_id: resident.id, activity_id: favourite.activity_id })}
              >
                <FavouriteLook favourite={favourite} />
              </button>
            ) : (
              <div className={styles.favourite}>
                <FavouriteLook favourite={favourite} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FavouriteLook({ favourite }: { favourite: Favourite }) {
  return (
    <>
      <Stamp icon={favourite.icon} tint="mustard" className={styles.stamp} />
      <span>{favourite.label}</span>
    </>
  );
}
