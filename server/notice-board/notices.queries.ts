import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { NoticeChange, NoticeWords } from '@heartsease/domain/notice-board/notice.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { instantAt, timeOn } from '@heartsease/domain/time/wall-clock.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

interface Stamp {
  by: string;
  now: Date;
}

/** A notice as it is kept, with its words as a form holds them. */
export interface StoredNotice {
  id: string;
  version: number;
  words: NoticeWords;
  publish_at: Date;
  expires_on: string;
  asked_at: Date;
  reminded_at: Date | null;
  archived_at: Date | null;
  changed_by: string | null;
  changed_at: Date;
}

/** The notices of a home, the latest first: one of them, those that hang on a day or will, or all. */
export async function noticesOf(
  db: Db,
  careHome: CareHome,
  which: { id?: string; standingOn?: string },
): Promise<StoredNotice[]> {
  const { id, standingOn } = which;
  const rows = await db
    .selectFrom('notices as n')
    .leftJoin('accounts as a', 'a.id', 'n.updated_by')
    .selectAll('n')
    .select('a.known_as as changed_by')
    .where('n.care_home_id', '=', careHome.id)
    .$if(id !== undefined, (query) => query.where('n.id', '=', id ?? ''))
    .$if(standingOn !== undefined, (query) =>
      query.where('n.archived_at', 'is', null).where('n.expires_on', '>=', standingOn ?? ''),
    )
    .orderBy('n.is_pinned', 'desc')
    .orderBy('n.publish_at', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
  const ids = rows.map((row) => row.id);
  const residents = await namedOf(db, careHome, 'notice_residents', ids);
  const groups = await namedOf(db, careHome, 'notice_groups', ids);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    words: NoticeWords.parse({
      ...row,
      resident_ids: residents.get(row.id) ?? [],
      resident_group_ids: groups.get(row.id) ?? [],
      publish_on: calendarDay(row.publish_at, careHome.timezone),
      publish_time: timeOn(row.publish_at.toISOString(), careHome.timezone),
    }),
    publish_at: row.publish_at,
    expires_on: row.expires_on,
    asked_at: row.asked_at,
    reminded_at: row.reminded_at,
    archived_at: row.archived_at,
    changed_by: row.changed_by,
    changed_at: row.updated_at,
  }));
}

const NAMED = { notice_residents: 'resident_id', notice_groups: 'resident_group_id' } as const;

async function namedOf(
  db: Db,
  careHome: CareHome,
  table: keyof typeof NAMED,
  notice_ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (notice_ids.length === 0) return new Map();
  const { rows } = await sql<{ notice_id: string; id: string }>`
    select notice_id, ${sql.ref(NAMED[table])} as id from ${sql.table(table)}
     where care_home_id = ${careHome.id} and notice_id = any(${[...notice_ids]}::uuid[]) order by 2`.execute(db);
  const byNotice = Map.groupBy(rows, ({ notice_id }) => notice_id);
  return new Map([...byNotice].map(([notice_id, of]) => [notice_id, of.map(({ id }) => id)]));
}

/** Holds the home's board for the rest of the transaction, so that no two take the last pin. */
export async function holdBoard(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notices of ${careHome.id}`}, 0))`.execute(db);
}

/** @returns its id */
export async function addNotice(db: Db, careHome: CareHome, words: NoticeWords, { by, now }: Stamp): Promise<string> {
  const id = uuidv7();
  const stamp = { created_at: now, created_by: by, updated_at: now, updated_by: by, asked_at: now };
  await db
    .insertInto('notices')
    .values({ ...columnsOf(words, careHome), ...stamp, id, care_home_id: careHome.id })
    .execute();
  await keepNamed(db, careHome, id, words);
  return id;
}

export async function changeNotice(
  db: Db,
  careHome: CareHome,
  { id, version, words, asks_again }: { id: string; version: number; words: NoticeWords; asks_again: boolean },
  { by, now }: Stamp,
): Promise<void> {
  await db
    .updateTable('notices')
    .set({ ...columnsOf(words, careHome), version: version + 1, updated_at: now, updated_by: by })
    .$if(asks_again, (query) => query.set({ asked_at: now }))
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
  await keepNamed(db, careHome, id, words);
}

function columnsOf(words: NoticeWords, { timezone }: CareHome) {
  const { resident_ids: _residents, resident_group_ids: _groups, publish_on, publish_time, ...columns } = words;
  return { ...columns, publish_at: new Date(instantAt(publish_on, publish_time, timezone)) };
}

async function keepNamed(db: Db, careHome: CareHome, notice_id: string, words: NoticeWords): Promise<void> {
  const of = { care_home_id: careHome.id, notice_id };
  for (const table of ['notice_residents', 'notice_groups'] as const) {
    await db.deleteFrom(table).where('care_home_id', '=', careHome.id).where('notice_id', '=', notice_id).execute();
  }
  const residents = words.resident_ids.map((resident_id) => ({ ...of, resident_id }));
  if (residents.length > 0) await db.insertInto('notice_residents').values(residents).execute();
  const groups = words.resident_group_ids.map((resident_group_id) => ({ ...of, resident_group_id }));
  if (groups.length > 0) await db.insertInto('notice_groups').values(groups).execute();
}

export async function setArchived(
  db: Db,
  careHome: CareHome,
  { id, version, is_archived }: { id: string; version: number; is_archived: boolean },
  { by, now }: Stamp,
): Promise<void> {
  const archived_at = is_archived ? now : null;
  await db
    .updateTable('notices')
    // A pin does not come back by itself: others may have taken its place.
    .set({ archived_at, version: version + 1, updated_at: now, updated_by: by, is_pinned: false })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function setReminded(db: Db, careHome: CareHome, id: string, now: Date): Promise<void> {
  await db
    .updateTable('notices')
    .set({ reminded_at: now })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function addChange(
  db: Db,
  careHome: CareHome,
  change: { notice_id: string; kind: NoticeChange['kind']; fields?: string[]; earlier?: NoticeChange['earlier'] },
  { by, now }: Stamp,
): Promise<void> {
  const { notice_id, kind, fields = [], earlier = null } = change;
  await db
    .insertInto('notice_changes')
    .values({
      care_home_id: careHome.id,
      id: uuidv7(),
      notice_id,
      kind,
      fields,
      earlier: earlier === null ? null : JSON.stringify(earlier),
      changed_by: by,
      changed_at: now,
    })
    .execute();
}

const Earlier = NoticeChange.shape.earlier;

/** What was done to a notice, the latest first. */
export async function changesOf(db: Db, careHome: CareHome, notice_id: string): Promise<NoticeChange[]> {
  const rows = await db
    .selectFrom('notice_changes as c')
    .leftJoin('accounts as a', 'a.id', 'c.changed_by')
    .select(['c.id', 'c.kind', 'c.fields', 'c.earlier', 'c.changed_at', 'a.known_as as by'])
    .where('c.care_home_id', '=', careHome.id)
    .where('c.notice_id', '=', notice_id)
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ changed_at, earlier, ...row }) => ({
    ...row,
    at: changed_at.toISOString(),
    earlier: Earlier.parse(earlier),
  }));
}

/** Who said that they have read it, and when, by notice; what was said before it was asked again is left out. */
export async function readsOf(
  db: Db,
  careHome: CareHome,
  notice_ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Date>>> {
  if (notice_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('notice_reads as r')
    .innerJoin('notices as n', (join) =>
      join.onRef('n.care_home_id', '=', 'r.care_home_id').onRef('n.id', '=', 'r.notice_id'),
    )
    .select(['r.notice_id', 'r.account_id', 'r.read_at'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.notice_id', 'in', [...notice_ids])
    .whereRef('r.read_at', '>=', 'n.asked_at')
    .execute();
  const byNotice = Map.groupBy(rows, ({ notice_id }) => notice_id);
  return new Map([...byNotice].map(([id, of]) => [id, new Map(of.map((row) => [row.account_id, row.read_at]))]));
}

/** The first time counts, since it was last asked. */
export async function keepRead(
  db: Db,
  careHome: CareHome,
  { id: notice_id, asked_at }: StoredNotice,
  { by, now }: Stamp,
): Promise<void> {
  await db
    .insertInto('notice_reads')
    .values({ care_home_id: careHome.id, notice_id, account_id: by, read_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['care_home_id', 'notice_id', 'account_id'])
        .doUpdateSet({ read_at: now })
        .where('notice_reads.read_at', '<', asked_at),
    )
    .execute();
}
