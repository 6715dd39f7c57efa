import { v7 as uuidv7 } from 'uuid';
import type { PhotoUpload } from '@heartsease/domain/photos/photo.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { BroughtPart, PartOutcome } from '../files/take-parts.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import type { CareHome, Session } from '../session/session.ts';
import type { ArrivingPhoto, MadePhoto } from './arriving-photos.queries.ts';
import { DRAWN_WITHIN_MS, drawPhotoApart } from './draw-apart.ts';
import { IS_CUT, problemOfBeginning } from './look-into-picture.ts';

/** Where photos of one kind stand while they arrive. */
export interface ArrivingRows {
  /** One that this person brings, held until the end of the transaction. */
  hold: (db: Db, session: Pick<Session, 'careHome' | 'account_id'>, id: string) => Promise<ArrivingPhoto | null>;
  move: (db: Db, careHome: CareHome, id: string, to: Moved) => Promise<void>;
  finish: (db: Db, careHome: CareHome, id: string, made: MadePhoto) => Promise<void>;
  drop: (db: Db, careHome: CareHome, id: string) => Promise<void>;
}

type Moved = Pick<ArrivingPhoto, 'received' | 'part_ids'> & { now: Date };

/** How far a photo has come that was begun before. */
export async function goOnWith(
  { app, db, careHome, now, rows }: { app: App; db: Db; careHome: CareHome; now: Date; rows: ArrivingRows },
  { received, part_ids, ...photo }: ArrivingPhoto,
  bytes: number,
): Promise<PhotoUpload> {
  const { id } = photo;
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
  await rows.move(db, careHome, id, { ...back, now });
  return { id, bytes, received: back.received, is_ready };
}

/** Takes the parts of a photo, and draws it anew with the last. */
export function takePhotoParts(app: App, rows: ArrivingRows): (brought: BroughtPart) => Promise<PartOutcome> {
  return async (brought) => {
    const kept = await keepPart(app, rows, brought);
    if ('outcome' in kept) return kept.outcome;
    try {
      return await finish(app, rows, brought, kept.arrived);
    } catch (error) {
      await takeBackLastPart(app, rows, brought, kept.arrived);
      throw error;
    }
  };
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
async function keepPart(app: App, rows: ArrivingRows, brought: BroughtPart): Promise<Kept> {
  const home = brought.session.careHome.id;
  const part_id = uuidv7();
  await app.files.keep(home, part_id, brought.part);
  const kept = await appendPart(app, rows, brought, part_id);
  if ('outcome' in kept && !kept.is_taken) await app.files.remove(home, part_id);
  return kept;
}

async function appendPart(
  app: App,
  rows: ArrivingRows,
  { session, now, upload_id, offset, part }: BroughtPart,
  part_id: string,
): Promise<Kept> {
  const { careHome, account_id } = session;
  return await inTransaction(app.database, { care_home_id: careHome.id, account_id }, async (db): Promise<Kept> => {
    const photo = await rows.hold(db, session, upload_id);
    if (photo === null) return { outcome: 'nobodys', is_taken: false };
    const { received, bytes, part_ids } = photo;
    const is_ready = photo.ready_at !== null;
    if (is_ready || offset !== received) return { outcome: { received, is_ready }, is_taken: false };
    const drop = async (reason: string): Promise<Kept> => {
      await rows.drop(db, careHome, upload_id);
      return { outcome: { reason }, is_taken: false };
    };
    const problem = offset === 0 ? problemOfBeginning(part) : null;
    if (problem !== null) return await drop(problem);
    if (received + part.length > bytes) return await drop('More came than this photo was said to have');
    const moved = { received: received + part.length, part_ids: [...part_ids, part_id] };
    await rows.move(db, careHome, upload_id, { ...moved, now });
    if (moved.received < bytes) return { outcome: { received: moved.received, is_ready: false }, is_taken: true };
    return { arrived: { ...photo, ...moved } };
  });
}

/** What was drawn could not be kept: the last part comes again, and brings it on once more. */
async function takeBackLastPart(
  app: App,
  rows: ArrivingRows,
  { session, now, part }: BroughtPart,
  { id, received, part_ids }: ArrivingPhoto,
): Promise<void> {
  const { careHome, account_id } = session;
  await inTransaction(app.database, { care_home_id: careHome.id, account_id }, async (db) => {
    const photo = await rows.hold(db, session, id);
    if (photo === null || photo.ready_at !== null) return;
    await rows.move(db, careHome, id, { received: received - part.length, part_ids: part_ids.slice(0, -1), now });
  });
}

/** Drawn outside any transaction: ten who bring photos at once hold no connection that a carer's log waits for. */
async function finish(
  app: App,
  rows: ArrivingRows,
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
    const photo = await rows.hold(db, session, id);
    if (photo === null) return 'nobodys' as const;
    if (photo.ready_at !== null) return { received: bytes, is_ready: true };
    if (!made.ok) {
      await rows.drop(db, careHome, id);
      return { reason: made.reason };
    }
    const { width, height } = made.photo;
    await rows.finish(db, careHome, id, { screen_id, thumb_id, width, height, now });
    isNeeded = true;
    return { received: bytes, is_ready: true };
  });
  // What came is not kept (product.md, section 6): only what was drawn from it is, once.
  const spare = made.ok && !isNeeded ? [screen_id, thumb_id] : [];
  for (const file_id of [...part_ids, ...spare]) await app.files.remove(home, file_id);
  return outcome;
}
