import { v7 as uuidv7 } from 'uuid';
import type { ChatThread } from '@heartsease/domain/chat/chat.ts';
import { mayWriteIn } from '@heartsease/domain/chat/who-is-in.ts';
import type { ThreadFacts } from '@heartsease/domain/chat/who-is-in.ts';
import { agreedTo } from '../consents/consents.queries.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

export interface ThreadRow extends ThreadFacts {
  id: string;
  last_position: number;
  last_at: Date | null;
}

/** Every thread of the home, or one, with what decides who is in it. */
export async function threadRows(db: Db, careHome: CareHome, today: string, id?: string): Promise<ThreadRow[]> {
  let wanted = db
    .selectFrom('chat_threads')
    .select(['id', 'kind', 'resident_id', 'account_id', 'other_id', 'last_position', 'last_at'])
    .where('care_home_id', '=', careHome.id);
  if (id !== undefined) wanted = wanted.where('id', '=', id);
  const rows = await wanted.execute();
  const of = rows.flatMap(({ resident_id }) => resident_id ?? []);
  const agreed = await agreedTo(db, careHome, { purpose: 'chat', today, of });
  return rows.map((row) => ({ ...row, is_agreed: row.resident_id !== null && agreed.has(row.resident_id) }));
}

export async function threadFacts(db: Db, careHome: CareHome, id: string, today: string) {
  const [row] = await threadRows(db, careHome, today, id);
  return row;
}

/** Threads as a reader sees them: with the resident, or with the other one of two. */
export async function asThreads(
  db: Db,
  careHome: CareHome,
  rows: readonly ThreadRow[],
  reader_id: string,
): Promise<ChatThread[]> {
  const residents = await residentFaces(
    db,
    careHome,
    rows.flatMap(({ resident_id }) => resident_id ?? []),
  );
  const otherOf = (row: ThreadRow) => (row.account_id === reader_id ? row.other_id : row.account_id);
  const people = await accountFaces(
    db,
    rows.flatMap((row) => otherOf(row) ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    resident: residents.get(row.resident_id ?? '') ?? null,
    person: people.get(otherOf(row) ?? '') ?? null,
    may_write: mayWriteIn(row),
  }));
}

export async function residentFaces(db: Db, careHome: CareHome, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof residentFace>>();
  const rows = await db
    .selectFrom('residents as r')
    .select(RESIDENT_FACE)
    .where('r.care_home_id', '=', careHome.id)
    .where('r.deleted_at', 'is', null)
    .where('r.id', 'in', ids)
    .orderBy('r.known_as')
    .orderBy('r.id')
    .execute();
  return new Map(rows.map((row) => [row.id, residentFace(row)]));
}

/** Also of those who have left: what they wrote stays theirs. */
export async function accountFaces(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof staffFace>>();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'known_as', 'last_name', 'portrait'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, staffFace(row)]));
}

type NewThread = Pick<ThreadFacts, 'kind' | 'resident_id' | 'account_id' | 'other_id'>;

/** The thread of these, made where there is none yet; two who begin it at once find the same. */
export async function findOrAddThread(
  db: Db,
  careHome: CareHome,
  thread: NewThread,
  { by, now }: { by: string; now: Date },
): Promise<string> {
  const { kind, resident_id, account_id, other_id } = thread;
  const added = await db
    .insertInto('chat_threads')
    .values({
      care_home_id: careHome.id,
      id: uuidv7(),
      kind,
      resident_id,
      account_id,
      other_id,
      created_at: now,
      created_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const there = await db
    .selectFrom('chat_threads')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('kind', '=', kind)
    .where('resident_id', 'is not distinct from', resident_id)
    .where('account_id', 'is not distinct from', account_id)
    .where('other_id', 'is not distinct from', other_id)
    .executeTakeFirstOrThrow();
  return there.id;
}

/** Holds a thread, so that what is written in it gets one place after the other. @returns the last place */
export async function holdThread(db: Db, careHome: CareHome, id: string): Promise<number> {
  const row = await db
    .selectFrom('chat_threads')
    .select('last_position')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.last_position;
}

export async function moveThreadOn(
  db: Db,
  careHome: CareHome,
  id: string,
  { last_position, last_at }: { last_position: number; last_at: Date },
): Promise<void> {
  await db
    .updateTable('chat_threads')
    .set({ last_position, last_at })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}
