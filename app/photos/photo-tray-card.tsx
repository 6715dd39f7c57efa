import { useLingui } from '@lingui/react/macro';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { PHOTOS_A_MESSAGE } from '@heartsease/domain/chat/chat.ts';
import { usePhotoFields } from './pick-photos.tsx';
import { SmallPicture } from './small-picture.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { inWords } from '../words/rule-words.ts';
import styles from './photo-tray-card.module.css';

/** A photo that was chosen for a message and is not sent yet. */
export interface ChosenPhoto {
  key: string;
  file: File;
}

/** One button: the camera, or what is on the device. Neither is written to the device’s gallery by us. */
export function PhotoMenu({ onPick }: { onPick: (files: File[]) => void }) {
  const { t } = useLingui();
  const { takePhoto, choose, fields } = usePhotoFields({ isMany: true, onPick });
  return (
    <>
      <MenuButton
        label={t`Choose a photo`}
        trigger={<CameraIcon aria-hidden="true" />}
        className={styles.camera ?? ''}
        items={[
          { id: 'take', label: t`Take a photo`, icon: <CameraIcon aria-hidden="true" />, onPress: takePhoto },
          { id: 'choose', label: t`Choose photos`, icon: <ImageIcon aria-hidden="true" />, onPress: choose },
        ]}
      />
      {fields}
    </>
  );
}

interface PhotoTrayProps {
  chosen: readonly ChosenPhoto[];
  /** More were chosen than go with one message. */
  isFull: boolean;
  /** Who will see it. */
  children: ReactNode;
  onTakeOff: (key: string) => void;
}

/** What goes with the message, and who will see it. */
export function PhotoTray({ chosen, isFull, children, onTakeOff }: PhotoTrayProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tray}>
      <ul>
        {chosen.map(({ key, file }, index) => (
          <li key={key}>
            <SmallPicture file={file} name={t`Photo ${index + 1} of ${chosen.length}`} className={styles.picture} />
            <button
              type="button"
              className={styles.takeOff}
              aria-label={`${t`Take the photo off`} (${index + 1})`}
              onClick={() => onTakeOff(key)}
            >
              <XIcon weight="bold" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {isFull && <p>{inWords(`A message has at most ${PHOTOS_A_MESSAGE} photos`)}</p>}
        {children}
      </div>
    </div>
  );
}
