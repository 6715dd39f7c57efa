import { useLingui } from '@lingui/react/macro';
import { UserFocusIcon } from '@phosphor-icons/react/dist/csr/UserFocus';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import { useMay } from '../session/use-may.ts';
import { isNothingThere } from '../shell/nothing-there.ts';
import { Button } from '../ui/button.tsx';
import { Photo } from '../ui/photo.tsx';
import styles from './add-photo.module.css';
import { usePhotoAlt } from './photo-words.ts';
import { PhotoSheet } from './photo-sheet.tsx';
import { PickPhotos } from './pick-photos.tsx';
import { usePhotoAt } from './photos.api.ts';
import { SendingPart } from './sending-part.tsx';
import { useSendingPhotos } from './use-sending.ts';

interface ChoosePhotoCardProps {
  /** Of the field, where a problem with it leads. */
  id: string;
  /** What is being written, by a name of its own: after a reload the photo is found on its way there. */
  place: string;
  photo_id: string | null;
  onChange: (photo_id: string | null) => void;
}

/**
 * One photo for something that is being written. It has its id at once and goes its own way to the server, through
 * reload and a lost line; taken off what is being written, it stays among the photos of the home.
 */
export function ChoosePhotoCard({ id, place, photo_id, onChange }: ChoosePhotoCardProps) {
  const { t } = useLingui();
  const mayAdd = useMay('photos.add');
  const chosen = { place, of: [], report_id: null, report_client_id: null };
  const { sent, send, goOn, forget } = useSendingPhotos(chosen, () => undefined);
  const onItsWay = sent.filter((one) => one.id === photo_id);

  function choose([file]: File[]) {
    if (file === undefined) return;
    onItsWay.forEach((one) => forget(one.id));
    onChange(send([file])[0] ?? null);
  }

  function takeOff() {
    onItsWay.forEach((one) => forget(one.id));
    onChange(null);
  }

  return (
    <div
      id={id}
      role="group"
      aria-label={t`Photo`}
      aria-describedby={`${id}-error`}
      tabIndex={-1}
      className={styles.add}
    >
      <SendingPart sent={onItsWay} onGoOn={goOn} onForget={takeOff} />
      {photo_id !== null && onItsWay.length === 0 && <ChosenPhoto key={photo_id} photo_id={photo_id} />}
      <div className={styles.buttons}>
        {mayAdd && <PickPhotos label={photo_id === null ? t`Choose a photo` : t`Choose another`} onPick={choose} />}
        {photo_id !== null && (
          <Button variant="quiet" icon={<XIcon weight="bold" aria-hidden="true" />} onClick={takeOff}>
            {t`Take the photo off`}
          </Button>
        )}
      </div>
    </div>
  );
}

/** As it stands on the server, with the way to name who is in it. */
function ChosenPhoto({ photo_id }: { photo_id: string }) {
  const { t } = useLingui();
  const mayName = useMay('photos.add');
  const { data: photo, error } = usePhotoAt(photo_id);
  const alt = usePhotoAlt(photo ?? { caption: '', people: [] });
  const [isNaming, name] = useState(false);
  if (isNothingThere(error)) return <p role="alert">{t`This photo is not there any more. Choose it again.`}</p>;
  if (photo === undefined) return null;
  return (
    <>
      {photo.screen === null ? (
        <p>{t`The photo can’t be shown: somebody in it said no to photos.`}</p>
      ) : (
        <Photo src={photo.screen} alt={alt} width={photo.width} height={photo.height} className={styles.chosen} />
      )}
      {mayName && (
        <div className={styles.buttons}>
          <Button
            size="small"
            variant={photo.is_tagging_complete ? 'line' : 'primary'}
            icon={<UserFocusIcon weight="bold" aria-hidden="true" />}
            onClick={() => name(true)}
          >
            {photo.is_tagging_complete ? t`Who is in it` : t`Say who is in it`}
          </Button>
        </div>
      )}
      {isNaming && <PhotoSheet photo_id={photo_id} likely={[]} onClose={() => name(false)} />}
    </>
  );
}
