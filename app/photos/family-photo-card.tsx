import { Suspense, lazy } from 'react';
import type { SharedPhoto } from '@heartsease/domain/photos/photo.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { usePhotoAlt } from './photo-words.ts';
import { Photo } from '../ui/photo.tsx';

/** Most look at a photo where it is. */
const LargeFamilyPhoto = lazy(async () => ({
  default: await fetchPart(async () => (await import('./large-family-photo.tsx')).LargeFamilyPhoto),
}));

interface FamilyPhotoCardProps {
  photo: SharedPhoto;
  className: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Its address has ended. */
  onBroken: () => void;
}

/** A photo that the home shared, among words; a tap opens it large. */
export function FamilyPhotoCard({ photo, className, isOpen, onOpen, onClose, onBroken }: FamilyPhotoCardProps) {
  const alt = usePhotoAlt(photo);
  return (
    <>
      <button type="button" className={className} onClick={onOpen}>
        <Photo
          src={photo.screen}
          alt={alt}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          onError={onBroken}
        />
      </button>
      {isOpen && (
        <Suspense>
          <LargeFamilyPhoto photo={photo} onClose={onClose} onBroken={onBroken} />
        </Suspense>
      )}
    </>
  );
}
