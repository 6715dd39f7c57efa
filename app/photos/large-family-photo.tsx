import type { SharedPhoto } from '@heartsease/domain/photos/photo.ts';
import { FamilyPhotoWords } from './family-photo-words.tsx';
import { Lightbox } from './lightbox.tsx';

interface LargeFamilyPhotoProps {
  photo: SharedPhoto;
  onClose: () => void;
  onBroken: () => void;
}

/** A photo that the home shared, large, with its words. */
export function LargeFamilyPhoto({ photo, onClose, onBroken }: LargeFamilyPhotoProps) {
  return (
    <Lightbox photos={[photo]} openId={photo.id} onOpen={(id) => id === null && onClose()} onBroken={onBroken}>
      {(shown) => <FamilyPhotoWords photo={shown} />}
    </Lightbox>
  );
}
