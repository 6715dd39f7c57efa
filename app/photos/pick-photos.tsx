import { useLingui } from '@lingui/react/macro';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
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
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    onPick([...(target.files ?? [])]);
    // The same file again is a new choice.
    target.value = '';
  }

  return (
    <>
      <Button
        variant="soft"
        icon={<CameraIcon weight="bold" aria-hidden="true" />}
        onClick={() => camera.current?.click()}
      >
        {t`Take a photo`}
      </Button>
      <Button
        variant="quiet"
        icon={<ImageIcon weight="bold" aria-hidden="true" />}
        onClick={() => files.current?.click()}
      >
        {label}
      </Button>
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
  );
}
