import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

/** A photo at its place in a message: one of the home’s album, or one that came for its thread alone. */
export type MessagePhotoRow = Awaited<ReturnType<typeof messagePhotos>>[number];

/** The photos of these messages, in their order. */
export async function messagePhotos(db: Db, careHome: CareHome, message_ids: readonly string[]) {
  if (message_ids.length === 0) return [];
  return await rowsOf(db, careHome)
    .where('p.message_id', '=', sql<string>`any(${[...message_ids]}::uuid[])`)
    .orderBy('p.place')
    .execute();
}

export async function messagePhoto(db: Db, careHome: CareHome, id: string): Promise<MessagePhotoRow | undefined> {
  return await rowsOf(db, careHome).where('p.id', '=', id).executeTakeFirst();
}

function rowsOf(db: Db, careHome: CareHome) {
  return db
    .selectFrom('chat_message_photos as p')
    .innerJoin('chat_messages as m', (join) =>
      join.onRef('m.care_home_id', '=', 'p.care_home_id').onRef('m.id', '=', 'p.message_id'),
    )
    .leftJoin('chat_photos as c', (join) =>
      join.onRef('c.care_home_id', '=', 'p.care_home_id').onRef('c.id', '=', 'p.chat_photo_id'),
    )
    .select(['p.id', 'p.message_id', 'p.photo_id', 'p.chat_photo_id', 'p.kept_photo_id'])
    .select(['m.thread_id', 'm.deleted_at', 'm.sent_at'])
    .select(['c.screen_id', 'c.thumb_id', 'c.width', 'c.height'])
    .where('p.care_home_id', '=', careHome.id);
}

/** Somebody showed this message to the managers. */
export async function isFlagged(db: Db, careHome: CareHome, message_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_flags')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('message_id', '=', message_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these, what this person brought for this thread, that is whole and stands in no message yet. */
export async function unsentChatPhotos(
  db: Db,
  { careHome, account_id }: Pick<Session, 'careHome' | 'account_id'>,
  thread_id: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('chat_photos as c')
    .select('c.id')
    .where('c.care_home_id', '=', careHome.id)
    .where('c.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('c.brought_by', '=', account_id)
    .where('c.thread_id', '=', thread_id)
    .where('c.ready_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_message_photos as p')
            .select('p.id')
            .whereRef('p.care_home_id', '=', 'c.care_home_id')
            .whereRef('p.chat_photo_id', '=', 'c.id'),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function keepMessagePhotos(
  db: Db,
  careHome: CareHome,
  message_id: string,
  { kind, ids }: { kind: 'photo_id' | 'chat_photo_id'; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((id, index) => ({
    care_home_id: careHome.id,
    id: uuidv7(),
    message_id,
    place: index + 1,
    photo_id: kind === 'photo_id' ? id : null,
    chat_photo_id: kind === 'chat_photo_id' ? id : null,
  }));
  await db.insertInto('chat_message_photos').values(rows).execute();
}

/**
 * Puts a photo of a thread into the album, with nobody named and shared with nobody. Both show the same two files, which
 * go when neither names them any more.
 */
export async function addToAlbum(
  db: Db,
  { careHome, account_id }: Pick<Session, 'careHome' | 'account_id'>,
  { id: message_photo_id, chat_photo_id }: MessagePhotoRow,
  { taken_on, now }: { taken_on: string; now: Date },
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('photos')
    .columns([
      'care_home_id',
      'id',
      'brought_by',
      'bytes',
      'received',
      'width',
      'height',
      'screen_id',
      'thumb_id',
      'taken_on',
      'begun_at',
      'updated_at',
      'ready_at',
    ])
    .expression((of) =>
      of
        .selectFrom('chat_photos')
        .select((from) => [
          'care_home_id',
          from.val(id).as('id'),
          from.val(account_id).as('brought_by'),
          'bytes',
          'received',
          'width',
          'height',
          'screen_id',
          'thumb_id',
          from.cast<string>(from.val(taken_on), 'date').as('taken_on'),
          from.val(now).as('begun_at'),
          from.val(now).as('updated_at'),
          from.val(now).as('ready_at'),
        ])
        .where('care_home_id', '=', careHome.id)
        .where('id', '=', chat_photo_id),
    )
    .execute();
  await db
    .updateTable('chat_message_photos')
    .set({ kept_photo_id: id })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', message_photo_id)
    .execute();
  return id;
}
