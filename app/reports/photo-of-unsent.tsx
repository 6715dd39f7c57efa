import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

interface PhotoOfUnsentProps {
  report_client_id: string;
  likely: readonly { id: string; known_as: string }[];
}

/** Where it could not be fetched ahead there is nothing to fetch it from: then nothing is offered. */
const Photo = lazy(async (): Promise<{ default: ComponentType<PhotoOfUnsentProps> }> => ({
  default: (await fetchCard()) ?? Nothing,
}));

/** A photo of a report that is still on this device: it is kept beside it, and goes after it. */
export function PhotoOfUnsent(props: PhotoOfUnsentProps) {
  return (
    <Suspense>
      <Photo {...props} />
    </Suspense>
  );
}

async function fetchCard() {
  return await import('../photos/add-photo-card.tsx').then(
    ({ AddPhotoCard }) =>
      (props: PhotoOfUnsentProps) => <AddPhotoCard report_id={null} {...props} />,
    () => null,
  );
}

function Nothing() {
  return null;
}
