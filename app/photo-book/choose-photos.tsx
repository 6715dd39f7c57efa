import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { BookPhoto } from '@heartsease/domain/photo-book/photo-book.ts';
import { Empty } from '../ui/empty.tsx';
import { Photo } from '../ui/photo.tsx';
import styles from './choose-photos.module.css';
import { useBookPhotoAlt } from './book-words.ts';
import type { Shown } from './use-shown.ts';

interface ChoosePhotosProps {
  name: string;
  shown: Shown;
  chosen: readonly string[];
  onPress: (photo_id: string) => void;
}

/** The photos that may stand in the book, as squares to press. */
export function ChoosePhotos({ name, shown, chosen, onPress }: ChoosePhotosProps) {
  const { t } = useLingui();
  if (shown.photos.length === 0) {
    return <Empty title={t`No photos yet`}>{t`A photo that is shared with ${name}’s family can stand here.`}</Empty>;
  }
  return (
    <ul className={styles.photos} aria-label={t`Photos`}>
      {shown.photos.map((photo) => (
        <li key={photo.id}>
          <PhotoTile
            photo={photo}
            name={name}
            isChosen={chosen.includes(photo.id)}
            onPress={() => onPress(photo.id)}
            onBroken={shown.askAgain}
          />
        </li>
      ))}
    </ul>
  );
}

interface PhotoTileProps {
  photo: BookPhoto;
  name: string;
  isChosen: boolean;
  onPress: () => void;
  onBroken: () => void;
}

function PhotoTile({ photo, name, isChosen, onPress, onBroken }: PhotoTileProps) {
  const alt = useBookPhotoAlt(photo, name);
  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onPress}>
      <Photo src={photo.thumb} alt={alt} width={320} height={320} loading="lazy" onError={onBroken} />
      {isChosen && (
        <span className={styles.mark}>
          <CheckIcon weight="bold" aria-hidden="true" />
        </span>
      )}
    </button>
  );
}
