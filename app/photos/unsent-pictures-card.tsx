import { useLingui } from '@lingui/react/macro';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useEffect, useState } from 'react';
import { keptPhotos } from './kept-photos.ts';
import { SmallPicture } from './small-picture.tsx';
import type { Sent } from './unsent-photos.api.ts';
import styles from './photo-squares.module.css';

interface UnsentPicturesProps {
  ids: readonly string[];
  onTheWay: readonly Sent[];
}

/** The photos of a message that is still on this device, as they lie here. */
export function UnsentPictures({ ids, onTheWay }: UnsentPicturesProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.photos} data-count={ids.length}>
      {ids.map((id, index) => (
        <li key={id}>
          <PendingPhoto
            photo={onTheWay.find((one) => one.id === id)}
            name={ids.length === 1 ? t`A photo` : t`Photo ${index + 1} of ${ids.length}`}
          />
        </li>
      ))}
    </ul>
  );
}

/** Once the server has the photo, nothing of it lies on the device: it is drawn on until its message is there too. */
function PendingPhoto({ photo, name }: { photo: Sent | undefined; name: string }) {
  const [drawn, draw] = useState<Blob | null>(photo?.picture ?? null);
  const isMissing = drawn === null && photo !== undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    const read = async () => {
      const picture = photo.picture ?? (await keptPhotos.pictureOf(photo).catch(() => null));
      if (!isLeft && picture !== null) draw(picture);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [isMissing, photo]);
  return (
    <span className={styles.photo}>
      {drawn === null ? (
        <ImageIcon role="img" aria-label={name} className={styles.hidden} />
      ) : (
        <SmallPicture file={drawn} name={name} className={styles.canvas} />
      )}
    </span>
  );
}
