import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { SharedPhoto } from '@heartsease/domain/photos/photo.ts';
import { Card } from '../ui/card.tsx';
import { Photo } from '../ui/photo.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './photos-card.module.css';
import { usePeopleWords, usePhotoAlt } from './photo-words.ts';
import { useLatestSharedPhotos } from './photos.api.ts';

/** On the newest one large, and so many small beneath it. */
const SMALL = 4;

/** On a relative's home: the newest photo of their person, and the way to all of them. Without one, nothing. */
export function LatestPhotosCard({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  const id = useId();
  const { data } = useLatestSharedPhotos(resident_id, 1 + SMALL);
  const [newest, ...others] = data?.items ?? [];
  if (newest === undefined) return null;
  const albumAt = (photo: SharedPhoto) => `/photos?resident=${resident_id}&photo=${photo.id}`;
  return (
    <Card as="section" padding="none" aria-labelledby={id} className={styles.card}>
      <div className={styles.top}>
        <h2 id={id}>{t`Photos`}</h2>
        <Link to={`/photos?resident=${resident_id}`} className="link">
          {t`See all`}
        </Link>
      </div>
      <Newest photo={newest} to={albumAt(newest)} />
      {others.length > 0 && (
        <ul className={styles.row}>
          {others.map((photo) => (
            <li key={photo.id}>
              <Small photo={photo} to={albumAt(photo)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Newest({ photo, to }: { photo: SharedPhoto; to: string }) {
  const words = useTimeWords();
  const alt = usePhotoAlt(photo);
  const who = usePeopleWords(photo.people, photo.others);
  return (
    <Link to={to} className={styles.newest}>
      <Photo src={photo.screen} alt={alt} width={photo.width} height={photo.height} />
      <span className={styles.words}>
        <b>{photo.caption || who}</b>
        <span className="secondary">{words.nearDay(photo.taken_on)}</span>
      </span>
    </Link>
  );
}

function Small({ photo, to }: { photo: SharedPhoto; to: string }) {
  const alt = usePhotoAlt(photo);
  return (
    <Link to={to}>
      <Photo src={photo.thumb} alt={alt} width={320} height={320} loading="lazy" />
    </Link>
  );
}
