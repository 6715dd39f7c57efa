import { useState } from 'react';
import type { ComponentProps } from 'react';
import { isSamePicture } from '@heartsease/domain/photos/same-picture.ts';

type PhotoProps = Omit<ComponentProps<'img'>, 'crossOrigin' | 'onLoad'> & { src: string; alt: string };

/**
 * A photo of people, as the server sends it. Its address is signed anew every few minutes: where it was fetched once it
 * stays for as long as it is the same picture, so that an open screen does not fetch it again and again (docs/decisions/0098).
 */
export function Photo({ src, alt, onError, ...img }: PhotoProps) {
  const [fetched, setFetched] = useState<string>();
  const address = fetched !== undefined && isSamePicture(fetched, src) ? fetched : src;
  return (
    <img
      {...img}
      // The native app's page is not the server's (docs/decisions/0051).
      crossOrigin="anonymous"
      src={address}
      alt={alt}
      onLoad={() => setFetched(address)}
      onError={(event) => {
        // A browser that let go of it in the background asks again, when that address may have ended.
        setFetched(undefined);
        onError?.(event);
      }}
    />
  );
}
