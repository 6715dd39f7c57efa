import { beginPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { PHOTOS_A_DAY } from '@heartsease/domain/photos/photo.ts';
import type { PhotoUpload } from '@heartsease/domain/photos/photo.ts';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { registerPartsOf } from '../files/take-parts.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { isRowOfHome } from '../http/scope.queries.ts';
import { reportOfWrite } from '../reports/reports.queries.ts';
import type { Session } from '../session/session.ts';
import {
  addArriving,
  dropPhoto,
  finishArriving,
  holdArriving,
  isPhotoThere,
  moveArriving,
  photosBegunSince,
} from './arriving-photos.queries.ts';
import { goOnWith, takePhotoParts } from './take-photo.ts';
import type { ArrivingRows } from './take-photo.ts';

const A_DAY_MS = 86_400_000;

const ROWS: ArrivingRows = { hold: holdArriving, move: moveArriving, finish: finishArriving, drop: dropPhoto };

/** How a photo gets here: begun with what it will be, then its parts, then drawn anew. */
export function registerArrivingPhotos(app: App): void {
  route(app, beginPhoto, async ({ db, session, now, input }): Promise<PhotoUpload> => {
    const { careHome } = session;
    const { new_photo_id: id, bytes } = input;
    const today = calendarDay(now, careHome.timezone);
    const taken_on = input.taken_on ?? today;
    if (taken_on > today) throw refused({ taken_on: ['Enter a day that is not in the future'] });
    const report_id = await reportOf(db, session, input);
    const begun = await holdArriving(db, session, id);
    if (begun !== null) return await goOnWith({ app, db, careHome, now, rows: ROWS }, begun, bytes);
    if (await isPhotoThere(db, careHome, id)) throw refused({ file: ['This id was used for another photo'] });
    if ((await photosBegunSince(db, session, new Date(now.getTime() - A_DAY_MS))) >= PHOTOS_A_DAY) {
      throw refused({ file: [`You have added ${PHOTOS_A_DAY} photos since yesterday. Add more tomorrow`] });
    }
    await addArriving(db, session, { id, bytes, report_id, taken_on, now });
    return { id, bytes, received: 0, is_ready: false };
  });

  registerPartsOf(app, {
    path: '/api/v2/photo/part',
    begin: beginPhoto,
    words: { asItIs: 'Send the photo as it is', changed: 'This photo was changed meanwhile. Choose it again' },
    take: takePhotoParts(app, ROWS),
  });
}

/** @throws 404 when this home has no such report, or this account logged none under that id */
async function reportOf(
  db: Db,
  { careHome, account_id }: Session,
  { report_id, report_client_id }: InputOf<typeof beginPhoto>,
): Promise<string | null> {
  const logged =
    report_client_id === undefined ? report_id : (await reportOfWrite(db, careHome, account_id, report_client_id))?.id;
  if (logged === undefined) throw notFound();
  if (logged !== null && !(await isRowOfHome(db, 'reports', careHome, logged))) throw notFound();
  return logged;
}
