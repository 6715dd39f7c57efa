import { sql } from 'kysely';
import type { FaceBox, PhotoWords, Subject } from '@heartsease/domain/photos/photo.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

const COLUMNS = [
  'p.id',
  'p.version',
  'p.report_id',
  'p.brought_by',
  'p.width',
  'p.height',
  'p.screen_id',
  'p.thumb_id',
  'p.scene',
  'p.taken_on',
  'p.caption',
  'p.tagged_at',
  'p.shared_at',
  'p.shown_from',
  'p.withdrawn_at',
] as const;

/** Photos that are whole: what is still on its way is there for nobody but whoever brings it. */
function readyPhotos(db: Db, care_home_id: string) {
  return db.selectFrom('photos as p').where('p.care_home_id', '=', care_home_id).where('p.ready_at', 'is not', null);
}

export type PhotoRow = Awaited<ReturnType<typeof photoRow>> & object;

export async function photoRow(db: Db, careHome: CareHome, id: string) {
  const row = await readyPhotos(db, careHome.id)
    .leftJoin('accounts as a', 'a.id', 'p.brought_by')
    .select([...COLUMNS, 'a.known_as as by_known_as', 'a.last_name as by_last_name'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whoever changes the same photo waits until this transaction ends.
 *
 * @returns whether the home has it, arrived or not
 */
export async function holdPhoto(db: Db, careHome: CareHome, id: string): Promise<boolean> {
  const held = await db
    .selectFrom('photos')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** A place in a list: behind this photo of this day. */
export interface After {
  taken_on: string;
  id: string;
}

/** Which of a list: from a place on, as it is told or the other way, the nearest first. */
export interface Stretch {
  after: After | null;
  limit: number;
  /** The one that stands at the place too. */
  isWithIt?: boolean;
  /** The last one that may be among them. */
  until?: After | null;
  isUpwards?: boolean;
}

interface Wanted {
  resident_ids?: readonly string[];
  photo_ids?: readonly string[];
  report_id?: string;
  report_ids?: readonly string[];
  is_untagged_only?: boolean;
  /** Shared by staff, everybody named, and its time has come: the rule is asked for each of them still. */
  shared_before?: Date;
}

function wantedPhotos(db: Db, careHome: CareHome, wanted: Wanted) {
  const { resident_ids, photo_ids, report_id, report_ids, is_untagged_only = false, shared_before } = wanted;
  let query = readyPhotos(db, careHome.id);
  if (resident_ids !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('photo_subjects as s')
          .select('s.photo_id')
          .whereRef('s.care_home_id', '=', 'p.care_home_id')
          .whereRef('s.photo_id', '=', 'p.id')
          .where('s.resident_id', '=', sql<string>`any(${[...resident_ids]}::uuid[])`),
      ),
    );
  }
  if (photo_ids !== undefined) query = query.where('p.id', '=', sql<string>`any(${[...photo_ids]}::uuid[])`);
  if (report_id !== undefined) query = query.where('p.report_id', '=', report_id);
  if (report_ids !== undefined) query = query.where('p.report_id', '=', sql<string>`any(${[...report_ids]}::uuid[])`);
  if (is_untagged_only) query = query.where('p.tagged_at', 'is', null);
  if (shared_before !== undefined) {
    query = query
      .where('p.tagged_at', 'is not', null)
      .where('p.shared_at', 'is not', null)
      .where('p.withdrawn_at', 'is', null)
      .where((where) => where.or([where('p.shown_from', 'is', null), where('p.shown_from', '<=', shared_before)]));
  }
  return query;
}

export async function photosAfter(
  db: Db,
  careHome: CareHome,
  wanted: Wanted,
  { after, limit, isWithIt = false, until = null, isUpwards = false }: Stretch,
): Promise<PhotoRow[]> {
  let query = wantedPhotos(db, careHome, wanted)
    .leftJoin('accounts as a', 'a.id', 'p.brought_by')
    .select([...COLUMNS, 'a.known_as as by_known_as', 'a.last_name as by_last_name']);
  const place = sql`(p.taken_on, p.id)`;
  const at = ({ taken_on, id }: After) => sql`(${taken_on}::date, ${id}::uuid)`;
  const behind = sql.raw(`${isUpwards ? '>' : '<'}${isWithIt ? '=' : ''}`);
  if (after !== null) query = query.where(sql<boolean>`${place} ${behind} ${at(after)}`);
  if (until !== null) query = query.where(sql<boolean>`${place} >= ${at(until)}`);
  const way = isUpwards ? 'asc' : 'desc';
  return await query.orderBy('p.taken_on', way).orderBy('p.id', way).limit(limit).execute();
}

export async function countPhotos(db: Db, careHome: CareHome, wanted: Wanted): Promise<number> {
  const { count } = await wantedPhotos(db, careHome, wanted)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface SubjectRow extends Subject {
  photo_id: string;
  known_as: string;
  first_name: string;
  last_name: string;
}

/** Who is in these photos, by the name they are known by. */
export async function subjectsOf(
  db: Db,
  careHome: CareHome,
  photo_ids: readonly string[],
): Promise<Map<string, SubjectRow[]>> {
  if (photo_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('photo_subjects as s')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 's.care_home_id').onRef('r.id', '=', 's.resident_id'),
    )
    .select(['s.photo_id', 's.resident_id', 's.x', 's.y', 's.width', 's.height'])
    .select(['r.known_as', 'r.first_name', 'r.last_name'])
    .where('s.care_home_id', '=', careHome.id)
    .where('s.photo_id', '=', sql<string>`any(${[...photo_ids]}::uuid[])`)
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .orderBy('s.resident_id')
    .execute();
  return Map.groupBy(
    rows.map(({ x, y, width, height, ...row }) => ({ ...row, box: boxOf({ x, y, width, height }) })),
    ({ photo_id }) => photo_id,
  );
}

function boxOf({ x, y, width, height }: Record<keyof FaceBox, number | null>): FaceBox | null {
  return x === null || y === null || width === null || height === null ? null : { x, y, width, height };
}

export async function changePhoto(
  db: Db,
  { careHome, account_id: by }: Session,
  { id, version, shared_at, withdrawn_at, tagged_at }: PhotoRow,
  { words, shown_from, now }: { words: PhotoWords; shown_from: Date | null; now: Date },
): Promise<void> {
  const { caption, subjects, is_tagging_complete, is_shared } = words;
  const isOut = shared_at !== null && withdrawn_at === null;
  await db
    .updateTable('photos')
    .set({
      caption,
      version: version + 1,
      updated_at: now,
      ...(!is_tagging_complete && { tagged_at: null, tagged_by: null }),
      ...(is_tagging_complete && tagged_at === null && { tagged_at: now, tagged_by: by }),
      ...(is_shared && { shown_from }),
      ...(is_shared && !isOut && { shared_at: now, shared_by: by, withdrawn_at: null, withdrawn_by: null }),
      ...(!is_shared && isOut && { withdrawn_at: now, withdrawn_by: by }),
    })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('photo_subjects').where('care_home_id', '=', careHome.id).where('photo_id', '=', id).execute();
  const key = { care_home_id: careHome.id, photo_id: id };
  const rows = subjects.map(({ resident_id, box }) => ({
    ...key,
    resident_id,
    ...(box ?? { x: null, y: null, width: null, height: null }),
  }));
  if (rows.length > 0) await db.insertInto('photo_subjects').values(rows).execute();
}

export async function markWithdrawn(
  db: Db,
  { careHome, account_id: by }: Session,
  { id, version }: PhotoRow,
  now: Date,
): Promise<void> {
  await db
    .updateTable('photos')
    .set({ withdrawn_at: now, withdrawn_by: by, updated_at: now, version: version + 1 })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('shared_at', 'is not', null)
    .execute();
}

/** Photos of a report as far as families see them or will; those in which somebody is, where one is named. */
export async function sharedPhotosOf(
  db: Db,
  careHome: CareHome,
  { report_id, resident_id }: { report_id: string; resident_id?: string },
): Promise<string[]> {
  let asked = db
    .selectFrom('photos as p')
    .select('p.id')
    .where('p.care_home_id', '=', careHome.id)
    .where('p.report_id', '=', report_id)
    .where('p.shared_at', 'is not', null)
    .where('p.withdrawn_at', 'is', null);
  if (resident_id !== undefined) {
    asked = asked.where((where) =>
      where.exists(
        where
          .selectFrom('photo_subjects as s')
          .select('s.photo_id')
          .whereRef('s.care_home_id', '=', 'p.care_home_id')
          .whereRef('s.photo_id', '=', 'p.id')
          .where('s.resident_id', '=', resident_id),
      ),
    );
  }
  const rows = await asked.orderBy('p.id').execute();
  return rows.map(({ id }) => id);
}
