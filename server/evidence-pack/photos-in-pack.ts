import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { photosForInspectors } from '../evidence/photos-for-inspectors.ts';
import type { PhotoForInspectors } from '../evidence/photos-for-inspectors.ts';
import type { CareHome } from '../session/session.ts';

/** A photo as it stands in a pack that was made: in which version, and whose faces are covered there. */
const PhotoInPack = z.object({ photo_id: z.uuid(), version: z.int(), covered: z.array(z.uuid()) });
export type PhotoInPack = z.infer<typeof PhotoInPack>;

export function photosInPack(photos: ReadonlyMap<string, PhotoForInspectors>): PhotoInPack[] {
  return [...photos].map(([photo_id, { row, covers }]) => ({ photo_id, version: row.version, covered: covers }));
}

/** A pack as its row keeps it. */
interface MadePack {
  id: string;
  photos: object | null;
}

/**
 * The ids of those packs with a photo that may not be handed to an inspector any more as it stands in them: it was taken
 * back, its words or the places of the faces were put right, or somebody in it whose face shows has said no since. A
 * file can't be changed, so it is for nobody then.
 */
export async function outdatedAmong(
  db: Db,
  careHome: CareHome,
  packs: readonly MadePack[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const made = packs.map(({ id, photos }) => ({ id, photos: z.array(PhotoInPack).parse(photos) }));
  const ids = new Set(made.flatMap(({ photos }) => photos.map(({ photo_id }) => photo_id)));
  const shown = await photosForInspectors(db, careHome, [...ids], now);
  const stands = ({ photo_id, version, covered }: PhotoInPack) => {
    const photo = shown.get(photo_id);
    return photo?.row.version === version && photo.covers.every((resident_id) => covered.includes(resident_id));
  };
  return new Set(made.flatMap(({ id, photos }) => (photos.every(stands) ? [] : [id])));
}
