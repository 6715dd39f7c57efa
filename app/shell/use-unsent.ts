import { useOutbox } from '../api/use-outbox.ts';
import { useUnsentPhotos } from '../photos/unsent-photos.api.ts';

/** How much of the signed-in person's the server does not have yet, photos among it. */
export function useUnsent(): {
  count: number;
  /** How much of it lies in this page alone, and is lost with it. */
  unkept: number;
  needsALook: boolean;
  countIn: (care_home_id: string) => number;
} {
  const { entries, parked } = useOutbox();
  const photos = useUnsentPhotos();
  const all = [...entries, ...photos];
  return {
    count: all.length,
    unkept: photos.filter(({ keeping }) => keeping === 'no_room' || keeping === 'not').length,
    needsALook: parked.length > 0 || photos.some(({ state }) => state === 'refused'),
    countIn: (care_home_id) => all.filter((one) => one.care_home_id === care_home_id).length,
  };
}
