import { useOutbox } from '../api/use-outbox.ts';
import { discardPhoto, discardPhotosOf, retryPhoto } from './unsent-photos.api.ts';
import type { Sent } from './unsent-photos.api.ts';

/** A write of this device that goes behind photos, with those of them that are still here. */
export interface BehindPhotos {
  write_id: string;
  photo_ids: readonly string[];
  onTheWay: readonly Sent[];
}

/** How far the photos of a write are, and the ways on where one of them, or the write, was refused. */
export function useBehindPhotos({ write_id, photo_ids, onTheWay }: BehindPhotos) {
  const { entries, retry, discard } = useOutbox();
  const refused = onTheWay.filter((photo) => photo.state === 'refused');
  const left = photo_ids.filter((id) => refused.every((photo) => photo.id !== id));
  const going = onTheWay.find((photo) => photo.state === 'sending');
  const share = (going?.share ?? 0) + photo_ids.length - onTheWay.length;

  return {
    refused,
    /** Those that nothing is wrong with. */
    left,
    /** Null as long as none is on its way. */
    percent: going === undefined ? null : Math.round(share * (100 / photo_ids.length)),
    async sendAgain() {
      if (refused.length > 0) await Promise.all(refused.map(async ({ id }) => await retryPhoto(id)));
      await retry(write_id);
    },
    async sendWithout() {
      const entry = entries.find(({ client_id }) => client_id === write_id);
      await Promise.all(refused.map(async ({ id }) => await discardPhoto(id)));
      if (entry !== undefined) await retry(write_id, { ...entry.input, photo_ids: left });
    },
    async throwAway() {
      await discard(write_id);
      await discardPhotosOf(write_id);
    },
  };
}
