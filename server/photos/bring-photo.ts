import { v7 as uuidv7 } from 'uuid';
import { beginPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { PHOTOS_A_DAY } from '@heartsease/domain/photos/photo.ts';
import type { PhotoUpload } from '@heartsease/domain/photos/photo.ts';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { registerPartsOf } from '../files/take-parts.ts';
import type { BroughtPart, PartOutcome } from '../files/take-parts.ts';
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
import type { ArrivingPhoto } from './arriving-photos.queries.ts';
import { DRAWN_WITHIN_MS, drawPhotoApart } from './draw-apart.ts';
import { IS_CUT, problemOfBeginning } from './look-into-picture.ts';

const A_DAY_MS = 86_400_000;

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
    if (begun !== null) return await goOnWith(begun);
    if (await isPhotoThere(db, careHome, id)) throw refused({ file: ['This id was used for another photo'] });
    if ((await photosBegunSince(db, session, new Date(now.getTime() - A_DAY_MS))) >= PHOTOS_A_DAY) {
      throw refused({ file: [`You have added ${PHOTOS_A_DAY} photos since yesterday. Add more tomorrow`] });
    }
    await addArriving(db, session, { id, bytes, report_id, taken_on, now });
    return { id, bytes, received: 0, is_ready: false };

    async function goOnWith({ received, part_ids, ...photo }: ArrivingPhoto): Promise<PhotoUpload> {
      if (photo.bytes !== bytes) throw refused({ file: ['This id was used for another photo'] });
      const is_ready = photo.ready_at !== null;
      if (is_ready || received < bytes || isBeingDrawn(photo, now)) return { id, bytes, received, is_ready };
      // All of it came, and the server stopped before it was drawn: the last part brings that on once more.
      const left = part_ids.slice(0, -1);
      const sizes = await Promise.all(left.map(async (part) => (await app.files.read(careHome.id, part))?.length));
      const isWhole = sizes.every((size) => size !== undefined);
      const back = isWhole
        ? { received: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0), part_ids: left }
        : { received: 0, part_ids: [] };
      await moveArriving(db, careHome, id, { ...back, now });
      return { id, bytes, received: back.received, is_ready };
    }
  });

  registerPartsOf(app, {
    path: '/api/v2/photo/part',
    begin: beginPhoto,
    words: { asItIs: 'Send the photo as it is', changed: 'This photo was changed meanwhile. Choose it again' },
    async take(brought) {
      const kept = await keepPart(app, brought);
      if ('outcome' in kept) return kept.outcome;
      try {
        return await finish(app, brought, kept.arrived);
      } catch (error) {
        await takeBackLastPart(app, brought, kept.arrived);
        throw error;
      }
    },
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

/** Of one that came whole: whoever asks meanwhile waits, instead of bringing it to be drawn twice. */
function isBeingDrawn({ updated_at }: Pick<ArrivingPhoto, 'updated_at'>, now: Date): boolean {
  return now.getTime() - updated_at.getTime() < DRAWN_WITHIN_MS;
}

/** What became of a part: told at once, or the last one, so that the photo can be drawn. */
type Kept = { outcome: PartOutcome; is_taken: boolean } | { arrived: ArrivingPhoto };

/**
 * Each part is a file of its own in the store, so that any server process, on any disk, can go on. It is there before
 * its row is held, so that a slow store holds no connection; a part that nobody waited for goes again.
 */
async function keepPart(app: App, brought: BroughtPart): Promise<Kept> {
  const home = brought.session.careHome.id;
  const part_id = uuidv7();
  await app.files.keep(home, part_id, brought.part);
  const kept = await appendPart(app, brought, part_id);
  if ('outcome' in kept && !kept.is_taken) await app.files.remove(home, part_id);
  return kept;
}

async function appendPart(
  app: App,
  { session, now, upload_id, offset, part }: BroughtPart,
  part_id: string,
): Promise<Kept> {
  const { careHome, account_id } = session;
  return await inTransaction(app.database, { care_home_id: careHome.id, account_id }, async (db): Promise<Kept> => {
    const photo = await holdArriving(db, session, upload_id);
    if (photo === null) return { outcome: 'nobodys', is_taken: false };
    const { received, bytes, part_ids } = photo;
    const is_ready = photo.ready_at !== null;
    if (is_ready || offset !== received) return { outcome: { received, is_ready }, is_taken: false };
    const drop = async (reason: string): Promise<Kept> => {
      await dropPhoto(db, careHome, upload_id);
      return { outcome: { reason }, is_taken: false };
    };
    const problem = offset === 0 ? problemOfBeginning(part) : null;
    if (problem !== null) return await drop(problem);
    if (received + part.length > bytes) return await drop('More came than this photo was said to have');
    const moved = { received: received + part.length, part_ids: [...part_ids, part_id] };
    await moveArriving(db, careHome, upload_id, { ...moved, now });
    if (moved.received < bytes) return { outcome: { received: moved.received, is_ready: false }, is_taken: true };
    return { arrived: { ...photo, ...moved } };
  });
}

/** What was drawn could not be kept: the last part comes again, and brings it on once more. */
async function takeBackLastPart(
  app: App,
  { session, now, part }: BroughtPart,
  { id, received, part_ids }: ArrivingPhoto,
): Promise<void> {
  const { careHome, account_id } = session;
  await inTransaction(app.database, { care_home_id: careHome.id, account_id }, async (db) => {
    const photo = await holdArriving(db, session, id);
    if (photo === null || photo.ready_at !== null) return;
    await moveArriving(db, careHome, id, { received: received - part.length, part_ids: part_ids.slice(0, -1), now });
  });
}

/** Drawn outside any transaction: ten who bring photos at once hold no connection that a carer's log waits for. */
async function finish(
  app: App,
  { session, now }: BroughtPart,
  { id, bytes, part_ids }: ArrivingPhoto,
): Promise<PartOutcome> {
  const { careHome, account_id } = session;
  const home = careHome.id;
  const parts = await Promise.all(part_ids.map(async (part_id) => await app.files.read(home, part_id)));
  const whole = parts.every((part) => part !== null) ? Buffer.concat(parts) : null;
  const made = whole === null ? ({ ok: false, reason: IS_CUT } as const) : await drawPhotoApart(whole);
  const [screen_id, thumb_id] = [uuidv7(), uuidv7()];
  if (made.ok) {
    await app.files.keep(home, screen_id, made.photo.screen);
    await app.files.keep(home, thumb_id, made.photo.thumb);
  }
  let isNeeded = false;
  const outcome = await inTransaction(app.database, { care_home_id: home, account_id }, async (db) => {
    const photo = await holdArriving(db, session, id);
    if (photo === null) return 'nobodys' as const;
    if (photo.ready_at !== null) return { received: bytes, is_ready: true };
    if (!made.ok) {
      await dropPhoto(db, careHome, id);
      return { reason: made.reason };
    }
    const { width, height } = made.photo;
    await finishArriving(db, careHome, id, { screen_id, thumb_id, width, height, now });
    isNeeded = true;
    return { received: bytes, is_ready: true };
  });
  // What came is not kept (product.md, section 6): only what was drawn from it is, once.
  const spare = made.ok && !isNeeded ? [screen_id, thumb_id] : [];
  for (const file_id of [...part_ids, ...spare]) await app.files.remove(home, file_id);
  return outcome;
}
