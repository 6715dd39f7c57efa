import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';
import { fetchPart } from '../shell/fetch-part.ts';
import type { PhotoSheet as Sheet } from './photo-sheet.tsx';

/** For staff, and not for every photo that they look at: it comes when it is asked for. */
const PhotoSheet = lazy(async () => ({
  default: await fetchPart(async () => (await import('./photo-sheet.tsx')).PhotoSheet),
}));

/** Who is in a photo, and whether families may see it, asked where it stands. */
export function NamePeople(props: ComponentProps<typeof Sheet>) {
  return (
    <Suspense>
      <PhotoSheet {...props} />
    </Suspense>
  );
}
