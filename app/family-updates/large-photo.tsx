import type { SharedPhoto } from '@heartsease/domain/photos/photo.ts';
import { FamilyPhotoWords } from '../photos/family-photo-words.tsx';
import { Lightbox } from '../photos/lightbox.tsx';

interface LargePhotoProps {
  photo: SharedPhoto;
  onClose: () => void;
  onBroken: () => void;
}

/** The photo of a moment, large. */
export function LargePhoto({ photo, onClose, onBroken }: LargePhotoProps) {
  return (
    <Lightbox photos={[photo]} openId={photo.id} onOpen={(id) => id === null && onClose()} onBroken={onBroken}>
      {(shown) => <FamilyPhotoWords photo={shown} />}
    </Lightbox>
  );
}
