import { hasWritesInMemory } from '../api/device-outbox.ts';
import { photosOnTheWay } from '../photos/unsent-photos.api.ts';
import { hasUnkeptWords } from './unkept-words.ts';

/** Whether something lies in this page alone: words, photos, or a write that the device could not take. */
export function isAnythingLostWithPage(): boolean {
  const hasPhotos = photosOnTheWay().some(({ state, keeping }) => state !== 'there' && keeping !== 'kept');
  return hasPhotos || hasUnkeptWords() || hasWritesInMemory();
}
