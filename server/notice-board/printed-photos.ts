import { Transformer } from '@napi-rs/image';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { AppError } from '../http/errors.ts';
import { bytesInside } from '../photos/send-photo.ts';
import type { PrintedPicture } from '../print/notice-sheet.ts';
import type { Session } from '../session/session.ts';
import type { HungPhoto } from './notice-photos.ts';

const JPEG_QUALITY = 85;

/** Photos as a PDF can hold them, by notice; one whose file is gone is left out. */
export async function printedPhotos(
  store: Pick<App, 'database' | 'files'> & { db: Db },
  session: Session,
  hung: readonly HungPhoto[],
): Promise<ReadonlyMap<string, PrintedPicture>> {
  const pictures = new Map<string, PrintedPicture>();
  for (const photo of hung) {
    const webp = await bytesInside(store, session, photo, 'screen').catch((caught: unknown) => {
      if (caught instanceof AppError && caught.status === 404) return null;
      throw caught;
    });
    if (webp === null) continue;
    const jpeg = await new Transformer(webp).jpeg(JPEG_QUALITY);
    pictures.set(photo.notice_id, { jpeg, width: photo.row.width ?? 1, height: photo.row.height ?? 1 });
  }
  return pictures;
}
