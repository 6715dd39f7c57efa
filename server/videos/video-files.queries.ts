import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

type Bringer = Pick<Session, 'careHome' | 'account_id'>;

const COLUMNS = ['id', 'file_name', 'bytes', 'received', 'seconds', 'ready_at', 'sha256'] as const;

/** A file as it arrives. */
export interface VideoFile {
  id: string;
  file_name: string;
  bytes: number;
  received: number;
  seconds: number | null;
  ready_at: Date | null;
  sha256: string | null;
}

/** What somebody has begun to bring and no film is made of yet, the latest first. */
export async function openFilesOf(db: Db, { careHome, account_id }: Bringer): Promise<VideoFile[]> {
  return await db
    .selectFrom('video_files as f')
    .leftJoin('videos as v', (join) =>
      join.onRef('v.care_home_id', '=', 'f.care_home_id').onRef('v.file_id', '=', 'f.id'),
    )
    .select(COLUMNS.map((column) => `f.${column}` as const))
    .where('f.care_home_id', '=', careHome.id)
    .where('f.brought_by', '=', account_id)
    .where('v.id', 'is', null)
    .orderBy('f.updated_at', 'desc')
    .execute();
}

/** One that this person brings. */
export async function openFile(db: Db, { careHome, account_id }: Bringer, id: string): Promise<VideoFile | null> {
  const row = await db
    .selectFrom('video_files')
    .select(COLUMNS)
    .where('care_home_id', '=', careHome.id)
    .where('brought_by', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, held until the end of the transaction: of two who bring the same part one waits for the other. */
export async function holdFile(db: Db, { careHome, account_id }: Bringer, id: string): Promise<VideoFile | null> {
  const row = await db
    .selectFrom('video_files')
    .select(COLUMNS)
    .where('care_home_id', '=', careHome.id)
    .where('brought_by', '=', account_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What the same person began with the same file and no film is made of yet. */
export async function sameFileOf(
  db: Db,
  bringer: Bringer,
  { bytes, fingerprint }: { bytes: number; fingerprint: string },
): Promise<VideoFile | null> {
  const { careHome, account_id } = bringer;
  const rows = await db
    .selectFrom('video_files')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('brought_by', '=', account_id)
    .where('bytes', '=', bytes)
    .where('fingerprint', '=', fingerprint)
    .execute();
  const open = await openFilesOf(db, bringer);
  return open.find(({ id }) => rows.some((row) => row.id === id)) ?? null;
}

export async function addFile(
  db: Db,
  { careHome, account_id }: Bringer,
  file: { id: string; file_name: string; bytes: number; fingerprint: string; now: Date },
): Promise<void> {
  const { now, ...rest } = file;
  await db
    .insertInto('video_files')
    .values({ ...rest, care_home_id: careHome.id, brought_by: account_id, begun_at: now, updated_at: now })
    .execute();
}

export async function isFileThere(db: Db, careHome: CareHome, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('video_files')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function moveFile(
  db: Db,
  careHome: CareHome,
  id: string,
  moved: { received: number; now: Date; found?: { seconds: number; sha256: string } },
): Promise<void> {
  const { received, now, found } = moved;
  await db
    .updateTable('video_files')
    .set({ received, updated_at: now, ...(found && { ...found, ready_at: now }) })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function dropFile(db: Db, careHome: CareHome, id: string): Promise<void> {
  await db.deleteFrom('video_files').where('care_home_id', '=', careHome.id).where('id', '=', id).execute();
}

export interface Room {
  /** What the films on the list take up, and what those that are on their way will. */
  used: number;
  /** The same with those out of use, which lie there until their time is over. */
  kept: number;
}

export async function roomOf(db: Db, careHome: CareHome): Promise<Room> {
  const rows = await db
    .selectFrom('video_files as f')
    .leftJoin('videos as v', (join) =>
      join.onRef('v.care_home_id', '=', 'f.care_home_id').onRef('v.file_id', '=', 'f.id'),
    )
    .select(['f.bytes', 'v.retired_at'])
    .where('f.care_home_id', '=', careHome.id)
    .execute();
  const sum = (of: typeof rows) => of.reduce((all, { bytes }) => all + bytes, 0);
  return { used: sum(rows.filter(({ retired_at }) => retired_at === null)), kept: sum(rows) };
}
