import { BOOK_PHOTOS_A_DAY } from '@heartsease/domain/family-organisation/family-book.ts';
import { beginBookPhoto } from '@heartsease/domain/family-organisation/family-book.endpoints.ts';
import { registerPartsOf } from '../files/take-parts.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { arrivingRowsIn } from '../photos/arriving-rows.queries.ts';
import { goOnWith, takePhotoParts } from '../photos/take-photo.ts';
import { addBookPhoto } from './family-book.queries.ts';

const A_DAY_MS = 86_400_000;

const ROWS = arrivingRowsIn('family_book_photos');

/** How a photo gets here for the book of a family organisation, and into no album. */
export function registerArrivingBookPhotos(app: App): void {
  route(app, beginBookPhoto, async ({ db, session, now, input: { new_photo_id: id, bytes } }) => {
    const { careHome } = session;
    const begun = await ROWS.hold(db, session, id);
    if (begun !== null) return await goOnWith({ app, db, careHome, now, rows: ROWS }, begun, bytes);
    if (await ROWS.isThere(db, careHome, id)) throw refused({ file: ['This id was used for another photo'] });
    if ((await ROWS.begunSince(db, session, new Date(now.getTime() - A_DAY_MS))) >= BOOK_PHOTOS_A_DAY) {
      throw refused({ file: [`You have added ${BOOK_PHOTOS_A_DAY} photos since yesterday. Add more tomorrow`] });
    }
    await addBookPhoto(db, session, { id, bytes, now });
    return { id, bytes, received: 0, is_ready: false };
  });

  registerPartsOf(app, {
    path: '/api/v2/family-organisation/book-photo/part',
    begin: beginBookPhoto,
    words: { asItIs: 'Send the photo as it is', changed: 'This photo was changed meanwhile. Choose it again' },
    take: takePhotoParts(app, ROWS),
  });
}

export const dropBookPhoto = ROWS.drop;
