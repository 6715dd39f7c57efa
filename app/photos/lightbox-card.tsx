import type { ReactNode } from 'react';
import { Lightbox } from './lightbox.tsx';
import type { LightboxPhoto } from './lightbox.tsx';
import { usePeopleWords } from './photo-words.ts';

interface LightboxCardProps<Photo extends LightboxPhoto> {
  photos: readonly Photo[];
  openId: string | null;
  onOpen: (id: string | null) => void;
  onBroken: () => void;
  /** Beneath what it shows and who is in it. */
  children: (photo: Photo) => ReactNode;
}

/** Photos that stand among words, large, one after the other. */
export function LightboxCard<Photo extends LightboxPhoto>({ children, ...rest }: LightboxCardProps<Photo>) {
  return (
    <Lightbox {...rest}>
      {(photo) => (
        <>
          <About photo={photo} />
          {children(photo)}
        </>
      )}
    </Lightbox>
  );
}

function About({ photo }: { photo: LightboxPhoto }) {
  const who = usePeopleWords(photo.people, photo.others);
  return (
    <>
      <p className="serif">{photo.caption}</p>
      {who !== '' && <p>{who}</p>}
    </>
  );
}
