import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { ArrivingPhoto, MadePhoto } from '../photos/arriving-photos.queries.ts';
import type { CareHome, Session } from '../session/session.ts';

type Bringer = Pick<Session, 'careHome' | 'account_id'>;

/** One that this person brings, held until the end of the transaction, with the thread that it is for. */
export async function holdArrivingChatPhoto(
  db: Db,
  { careHome, account_id }: Bringer,
  id: string,
): Promise<(ArrivingPhoto & { thread_id: string }) | null> {
  const row = await db
    .selectFrom('chat_photos')
    .select(['id', 'thread_id', 'bytes', 'received', 'part_ids', 'ready_at', 'updated_at'])
    .where('care_home_id', '=', careHome.id)
    .where('brought_by', '=', account_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function isChatPhotoThere(db: Db, careHome: CareHome, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_photos')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever begins another one waits, so that nobody passes the limit of a day by asking often at once. */
export async function chatPhotosBegunSince(db: Db, { careHome, account_id }: Bringer, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat photos of ${account_id}`}, 0))`.execute(db);
  const { begun } = await db
    .selectFrom('chat_photos')
    .select((of) => of.fn.countAll<number>().as('begun'))
    .where('care_home_id', '=', careHome.id)
    .where('brought_by', '=', account_id)
    .where('begun_at', '>', since)
    .executeTakeFirstOrThrow();
  return begun;
}

export async function addArrivingChatPhoto(
  db: Db,
  { careHome, account_id }: Bringer,
  { now, ...photo }: { id: string; thread_id: string; bytes: number; now: Date },
): Promise<void> {
  await db
    .insertInto('chat_photos')
    .values({ ...photo, care_home_id: careHome.id, brought_by: account_id, begun_at: now, updated_at: now })
    .execute();
}

export async function moveArrivingChatPhoto(
  db: Db,
  careHome: CareHome,
  id: string,
  { now, ...moved }: { received: number; part_ids: string[]; now: Date },
): Promise<void> {
  await db
    .updateTable('chat_photos')
    .set({ ...moved, updated_at: now })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** It can be sent now. */
export async function finishArrivingChatPhoto(
  db: Db,
  careHome: CareHome,
  id: string,
  { now, ...made }: MadePhoto,
): Promise<void> {
  await db
    .updateTable('chat_photos')
    .set((of) => ({ ...made, received: of.ref('bytes'), part_ids: [], ready_at: now, updated_at: now }))
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function dropChatPhoto(db: Db, careHome: CareHome, id: string): Promise<void> {
  await db.deleteFrom('chat_photos').where('care_home_id', '=', careHome.id).where('id', '=', id).execute();
}
