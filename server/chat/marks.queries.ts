import { sql } from 'kysely';
import type { ChatMark } from '@heartsease/domain/chat/chat.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** How far everybody has a thread; whoever read it has it. */
export async function marksOf(db: Db, careHome: CareHome, thread_id: string): Promise<ChatMark[]> {
  // The last of each member by the key: a room of years has a row for every message and reader.
  const { rows } = await sql<ChatMark>`
    with far as (
      select m.account_id as person_id,
             (select max(k.position) from chat_marks k
               where k.care_home_id = m.care_home_id and k.thread_id = ${thread_id} and k.account_id = m.account_id
                 and k.kind = 'delivered') as delivered,
             (select max(k.position) from chat_marks k
               where k.care_home_id = m.care_home_id and k.thread_id = ${thread_id} and k.account_id = m.account_id
                 and k.kind = 'read') as read
        from (select distinct care_home_id, account_id from memberships where care_home_id = ${careHome.id}) m
    )
    select person_id, greatest(delivered, read) as delivered, coalesce(read, 0) as read
      from far where delivered is not null or read is not null`.execute(db);
  return rows;
}

/** How far somebody had read before. */
export async function readUpTo(db: Db, careHome: CareHome, thread_id: string, account_id: string): Promise<number> {
  const row = await db
    .selectFrom('chat_marks')
    .select((of) => of.fn.max('position').as('position'))
    .where('care_home_id', '=', careHome.id)
    .where('thread_id', '=', thread_id)
    .where('account_id', '=', account_id)
    .where('kind', '=', 'read')
    .executeTakeFirst();
  return row?.position ?? 0;
}

/** When each read a thread last. */
export async function lastReads(db: Db, careHome: CareHome, thread_id: string): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('chat_marks')
    .select('account_id')
    .select((of) => of.fn.max('at').as('at'))
    .where('care_home_id', '=', careHome.id)
    .where('thread_id', '=', thread_id)
    .where('kind', '=', 'read')
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, at }) => [account_id, at]));
}

/** From now on these have the thread up to a place. What stood before stays: it says when they had what came before. */
export async function keepMarks(
  db: Db,
  careHome: CareHome,
  mark: { thread_id: string; position: number; kind: 'delivered' | 'read'; at: Date },
  account_ids: readonly string[],
): Promise<void> {
  if (account_ids.length === 0) return;
  await db
    .insertInto('chat_marks')
    .values(account_ids.map((account_id) => ({ care_home_id: careHome.id, account_id, ...mark })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who wrote between two places. */
export async function authorsBetween(
  db: Db,
  careHome: CareHome,
  thread_id: string,
  { after, to }: { after: number; to: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select('author_id')
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .where('thread_id', '=', thread_id)
    .where('position', '>', after)
    .where('position', '<=', to)
    .execute();
  return rows.map(({ author_id }) => author_id);
}

/** Since when each has had a message, and since when they have read it. */
export async function receiptsOf(
  db: Db,
  careHome: CareHome,
  { thread_id, position }: { thread_id: string; position: number },
) {
  return await db
    .selectFrom('chat_marks')
    .select((of) => [
      'account_id',
      of.fn.min('at').as('delivered_at'),
      sql<Date | null>`min(at) filter (where kind = 'read')`.as('read_at'),
    ])
    .where('care_home_id', '=', careHome.id)
    .where('thread_id', '=', thread_id)
    .where('position', '>=', position)
    .groupBy('account_id')
    .execute();
}
