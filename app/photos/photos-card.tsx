import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StaffPhoto } from '@heartsease/domain/photos/photo.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { Card } from '../ui/card.tsx';
import { Photo } from '../ui/photo.tsx';
import { AddPhoto } from './add-photo.tsx';
import { Lightbox } from './lightbox.tsx';
import { usePhotoAlt } from './photo-words.ts';
import styles from './photos-card.module.css';
import { useLatestPhotos } from './photos.api.ts';
import type { WantedPhotos } from './photos.api.ts';
import { StaffPhotoWords } from './staff-photo-words.tsx';
import { useOpenPhoto } from '../shell/use-open-photo.ts';

const SHOWN = 6;

/** On a resident's page: their latest photos, and one more. */
export function PhotosOfResidentCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const { id, known_as, photo_wish } = resident;
  return (
    <PhotosCard
      wanted={{ resident_id: id }}
      more={
        <Link to={`/photos?resident=${id}`} className="link">
          {t`See all`}
        </Link>
      }
      empty={photo_wish === 'declines' ? t`${known_as} said no to photos.` : t`No photos yet.`}
    >
      {photo_wish !== 'declines' && <AddPhoto report_id={null} likely={[{ id, known_as }]} />}
    </PhotosCard>
  );
}

/** On a report: the photos of that hour, with its people to be named by a tap. */
export function PhotosOfReportCard({ report }: { report: Pick<Report, 'id' | 'moments' | 'state'> }) {
  const likely = report.moments.map(({ resident }) => ({ id: resident.id, known_as: resident.known_as }));
  return (
    <PhotosCard wanted={{ report_id: report.id }} isQuietWhenEmpty={report.state === 'void'}>
      {report.state !== 'void' && <AddPhoto report_id={report.id} likely={likely} />}
    </PhotosCard>
  );
}

interface PhotosCardProps {
  wanted: WantedPhotos;
  more?: ReactNode;
  empty?: string;
  isQuietWhenEmpty?: boolean;
  children: ReactNode;
}

function PhotosCard({ wanted, more, empty, isQuietWhenEmpty = false, children }: PhotosCardProps) {
  const { t } = useLingui();
  const id = useId();
  const sees = useMay('photos.view');
  const mayAdd = useMay('photos.add');
  const { data } = useLatestPhotos({ ...wanted, limit: SHOWN });
  const [openId, open] = useOpenPhoto();
  const photos = data?.items ?? [];
  if (!sees || (photos.length === 0 && (isQuietWhenEmpty || !mayAdd))) return null;
  return (
    <Card as="section" aria-labelledby={id} className={styles.own}>
      <div className={styles.head}>
        <h2 id={id}>{t`Photos`}</h2>
        {photos.length > 0 && more}
      </div>
      {photos.length === 0 && empty !== undefined && <p className="secondary">{empty}</p>}
      {photos.length > 0 && (
        <ul className={styles.grid}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <Small photo={photo} onOpen={() => open(photo.id)} />
            </li>
          ))}
        </ul>
      )}
      {children}
      <Lightbox photos={photos} openId={openId} onOpen={open} onBroken={() => undefined}>
        {(photo) => <StaffPhotoWords photo={photo} onGone={() => open(null)} />}
      </Lightbox>
    </Card>
  );
}

function Small({ photo, onOpen }: { photo: StaffPhoto; onOpen: () => void }) {
  const alt = usePhotoAlt(photo);
  return (
    <button type="button" className={styles.small} onClick={onOpen} aria-label={photo.thumb === null ? alt : undefined}>
      {photo.thumb !== null && <Photo src={photo.thumb} alt={alt} width={320} height={320} loading="lazy" />}
    </button>
  );
}
