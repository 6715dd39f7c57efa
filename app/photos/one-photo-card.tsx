import { useLingui } from '@lingui/react/macro';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, useSyncExternalStore } from 'react';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { Photo } from '../ui/photo.tsx';
import styles from './one-photo-card.module.css';
import { PickPhotos } from './pick-photos.tsx';
import { sendPhotos, sendPhotosAgain } from './send-photos.api.ts';
import { SendingPart } from './sending-part.tsx';
import { UnsentPictures } from './unsent-pictures-card.tsx';
import { discardPhoto, onPhotosOnTheWay, photosOnTheWay } from './unsent-photos.api.ts';

interface OnePhotoProps {
  label: string;
  /** The one that is chosen, by its id. */
  photo_id: string | null;
  /** One that the server has, as it stands there. */
  stands: { id: string; screen: string; width: number; height: number } | null;
  /** The write that will name it. */
  write_id: string;
  error: string | undefined;
  onChoose: (photo_id: string | null) => void;
}

/** The photo of a page: it begins to go when it is chosen, and lies on the device until it is there. */
export function OnePhoto({ label, photo_id, stands, write_id, error, onChoose }: OnePhotoProps) {
  const { t } = useLingui();
  const id = useId();
  const { id: account_id, carehome } = useProfile();
  const sent = useSyncExternalStore(onPhotosOnTheWay, photosOnTheWay).filter((one) => one.id === photo_id);

  function choose(files: File[]) {
    const [file] = files;
    if (file === undefined) return;
    const [chosen = null] = sendPhotos([file], {
      account_id,
      care_home_id: carehome.id,
      taken_on: calendarDay(new Date(), carehome.timezone),
      place: 'family-book',
      of: [],
      report_id: null,
      report_client_id: null,
      message_id: write_id,
      is_for_book: true,
    });
    onChoose(chosen);
  }

  function takeOff() {
    if (sent.length > 0 && photo_id !== null) void discardPhoto(photo_id);
    onChoose(null);
  }

  return (
    <div id="photo_ids" className={styles.part} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <FieldError id="photo_ids-error" error={error} />
      {photo_id === null ? (
        <div className={styles.ways}>
          <PickPhotos label={t`Choose a photo`} onPick={choose} />
        </div>
      ) : (
        <>
          {stands?.id === photo_id ? (
            <Photo src={stands.screen} alt={t`A photo`} width={stands.width} height={stands.height} />
          ) : (
            <UnsentPictures key={photo_id} ids={[photo_id]} onTheWay={sent} />
          )}
          <SendingPart sent={sent} onGoOn={sendPhotosAgain} onForget={takeOff} />
          <div className={styles.ways}>
            <Button size="small" variant="quiet" icon={<XIcon weight="bold" aria-hidden="true" />} onClick={takeOff}>
              {t`Take the photo off`}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
