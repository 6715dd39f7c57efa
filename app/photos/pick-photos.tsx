import { useLingui } from '@lingui/react/macro';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface PickPhotosProps {
  /** What the second button says. */
  label: string;
  /** Several at once. */
  isMany?: boolean;
  onPick: (files: File[]) => void;
}

/** Two buttons: taken now or chosen. Neither is written to the device's gallery by us. */
export function PickPhotos({ label, isMany = false, onPick }: PickPhotosProps) {
  const { t } = useLingui();
  const { takePhoto, choose, fields } = usePhotoFields({ isMany, onPick });
  return (
    <>
      <Button variant="soft" icon={<CameraIcon weight="bold" aria-hidden="true" />} onClick={takePhoto}>
        {t`Take a photo`}
      </Button>
      <Button variant="quiet" icon={<ImageIcon weight="bold" aria-hidden="true" />} onClick={choose}>
        {label}
      </Button>
      {fields}
    </>
  );
}

/** The same for a place that has its own look: what opens the camera and the device's files, and what stands for them. */
export function usePhotoFields({ isMany = false, onPick }: Pick<PickPhotosProps, 'isMany' | 'onPick'>): {
  takePhoto: () => void;
  choose: () => void;
  fields: ReactNode;
} {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    onPick([...(target.files ?? [])]);
    // The same file again is a new choice.
    target.value = '';
  }

  return {
    takePhoto: () => camera.current?.click(),
    choose: () => files.current?.click(),
    fields: (
      <>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          data-testid="photo-camera"
          onChange={pick}
        />
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple={isMany}
          hidden
          data-testid="photo-files"
          onChange={pick}
        />
      </>
    ),
  };
}
