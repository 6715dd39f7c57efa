import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash';
import type { GridPhoto } from './photo-grid.tsx';
import styles from './photo-squares.module.css';
import { usePhotoAlt } from './photo-words.ts';
import { Photo } from '../ui/photo.tsx';

interface PhotoSquaresProps {
  photos: readonly GridPhoto[];
  onOpen: (id: string) => void;
  onBroken: () => void;
}

/** A few photos among words, as squares that open large. */
export function PhotoSquares({ photos, onOpen, onBroken }: PhotoSquaresProps) {
  return (
    <ul className={styles.photos} data-count={photos.length}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <Square photo={photo} onOpen={() => onOpen(photo.id)} onBroken={onBroken} />
        </li>
      ))}
    </ul>
  );
}

function Square({ photo, onOpen, onBroken }: { photo: GridPhoto; onOpen: () => void; onBroken: () => void }) {
  const alt = usePhotoAlt(photo);
  return (
    <button type="button" className={styles.photo} onClick={onOpen} aria-label={photo.thumb === null ? alt : undefined}>
      {photo.thumb === null ? (
        <CameraSlashIcon aria-hidden="true" className={styles.hidden} />
      ) : (
        <Photo src={photo.thumb} alt={alt} width={320} height={320} decoding="async" onError={onBroken} />
      )}
    </button>
  );
}
