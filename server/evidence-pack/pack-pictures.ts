import { Transformer } from '@napi-rs/image';
import type { Named } from '@heartsease/domain/residents/names-in-text.ts';
import type { PhotoForInspectors } from '../evidence/photos-for-inspectors.ts';
import type { App } from '../http/app-context.ts';
import { bytesWithCovers } from '../photos/send-photo.ts';
import type { CareHome } from '../session/session.ts';

/** A photo as a pack draws it, small, with who is in it for whoever can't see it. */
export interface PackPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  people: readonly Pick<Named, 'known_as' | 'last_name'>[];
}

/** Twice as wide as it stands on the page at 150 dots to the inch. */
const WIDEST = 640;
const JPEG_QUALITY = 82;
/** As the whole picture fits in it. */
const INSIDE = 2;

/**
 * The pictures of a pack, each with the faces covered that an inspector may not see. One whose file is gone is left
 * out; its words stay.
 */
export async function picturesOf(
  store: Pick<App, 'database' | 'files'>,
  careHome: CareHome,
  photos: ReadonlyMap<string, PhotoForInspectors>,
  rest: () => Promise<void>,
): Promise<Map<string, PackPicture>> {
  const pictures = new Map<string, PackPicture>();
  for (const [id, photo] of photos) {
    const webp = await bytesWithCovers(store, { careHome, account_id: null }, photo, 'screen').catch(() => null);
    if (webp === null) continue;
    const drawn = new Transformer(webp).resize({ width: WIDEST, height: WIDEST, fit: INSIDE });
    const jpeg = await drawn.jpeg(JPEG_QUALITY);
    const { width, height } = await new Transformer(jpeg).metadata();
    pictures.set(id, {
      jpeg,
      width,
      height,
      people: photo.people.filter(({ resident_id }) => !photo.covers.includes(resident_id)),
    });
    await rest();
  }
  return pictures;
}
