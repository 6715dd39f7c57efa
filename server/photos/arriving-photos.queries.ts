import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

type Bringer = Pick<Session, 'careHome' | 'account_id'>;

const COLUMNS = ['id', 'bytes', 'received', 'part_ids', 'ready_at', 'updated_at'] as const;

/** A photo as it arrives. */
export interface ArrivingPhoto {
  id: string;
  bytes: number;
  received: number;
  part_ids: string[];
  ready_at: Date | null;
  /** When its last part came. */
  updated_at: Date;
}

/** One that this person brings, held until the end of the transaction. */
export async function holdArriving(
  db: Db,
  { careHome, account_id }: Bringer,
  id: string,
): Promise<ArrivingPhoto | null> {
  const row = await db
    .selectFrom('photos')
    .select(COLUMNS)
    .where('care_home_id', '=', careHome.id)
    .where('brought_by', '=', account_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function isPhotoThere(db: Db, careHome: CareHome, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('photos')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever begins another one waits, so that nobody passes the limit of a day by asking often at once. */
export async function photosBegunSince(db: Db, { careHome, account_id }: Bringer, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photos of ${account_id}`}, 0))`.execute(db);
  const { begun } = await db
    .selectFrom('photos')
    .select((of) => of.fn.countAll<number>().as('begun'))
    .where('care_home_id', '=', careHome.id)
    .where('brought_by', '=', account_id)
    .where('begun_at', '>', since)
    .executeTakeFirstOrThrow();
  return begun;
}

export async function addArriving(
  db: Db,
  { careHome, account_id }: Bringer,
  photo: { id: string; bytes: number; report_id: string | null; taken_on: string; now: Date },
): Promise<void> {
  const { now, ...rest } = photo;
  await db
    .insertInto('photos')
    .values({ ...rest, care_home_id: careHome.id, brought_by: account_id, begun_at: now, updated_at: now })
    .execute();
}

export async function moveArriving(
  db: Db,
  careHome: CareHome,
  id: string,
  { now, ...moved }: { received: number; part_ids: string[]; now: Date },
): Promise<void> {
  await db
    .updateTable('photos')
    .set({ ...moved, updated_at: now })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** What was drawn of one that came whole. */
export interface MadePhoto {
  screen_id: string;
  thumb_id: string;
  width: number;
  height: number;
  now: Date;
}

/** It is a photo now. */
export async function finishArriving(
  db: Db,
  careHome: CareHome,
  id: string,
  { now, ...made }: MadePhoto,
): Promise<void> {
  await db
    .updateTable('photos')
    // All of it was there to be drawn, also when somebody has begun it again meanwhile.
    .set((of) => ({ ...made, received: of.ref('bytes'), part_ids: [], ready_at: now, updated_at: now }))
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function dropPhoto(db: Db, careHome: CareHome, id: string): Promise<void> {
  await db.deleteFrom('photos').where('care_home_id', '=', careHome.id).where('id', '=', id).execute();
}
