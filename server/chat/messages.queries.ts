import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ChatMessage, ChatThreadLine } from '@heartsease/domain/chat/chat.ts';
import { MESSAGES_A_PAGE, MOST_FOUND } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

function messages(db: Db, careHome: CareHome) {
  return db
    .selectFrom('chat_messages as m')
    .leftJoin('chat_messages as q', (join) =>
      join.onRef('q.care_home_id', '=', 'm.care_home_id').onRef('q.id', '=', 'm.reply_to_id'),
    )
    .leftJoin('accounts as s', 's.id', 'm.shown_by')
    .selectAll('m')
    .select(['q.position as q_position', 'q.author_id as q_author', 'q.text as q_text', 'q.deleted_at as q_deleted'])
    .select('q.photos as q_photos')
    .select('s.known_as as shown_name')
    .where('m.care_home_id', '=', careHome.id);
}

type Row = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>;

/** A quote tells so much of what it answers. */
const QUOTED = 160;

/** A message without its photos, which depend on who reads it. */
type Written = Omit<ChatMessage, 'photos'>;

function asMessage(row: Row): Written {
  const { q_position, q_author, q_text, reply_to_id, shown_at } = row;
  const hasQuote = reply_to_id !== null && q_position !== null && q_author !== null;
  return {
    id: row.id,
    position: row.position,
    write_id: row.write_id,
    author_id: row.author_id,
    text: row.text,
    sent_at: row.sent_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    reply_to: hasQuote
      ? {
          id: reply_to_id,
          position: q_position,
          author_id: q_author,
          text: (q_text ?? '').slice(0, QUOTED).toWellFormed(),
          photo_count: row.q_photos ?? 0,
          is_deleted: row.q_deleted !== null,
        }
      : null,
    shown: shown_at === null ? null : { at: shown_at.toISOString(), by: row.shown_name ?? '' },
    photo_count: row.photos,
  };
}

/** A page of a thread in its order: the newest, or what comes before a place. */
export async function messagesOf(db: Db, careHome: CareHome, thread_id: string, before?: number) {
  let wanted = messages(db, careHome).where('m.thread_id', '=', thread_id);
  if (before !== undefined) wanted = wanted.where('m.position', '<', before);
  const rows = await wanted
    .orderBy('m.position', 'desc')
    .limit(MESSAGES_A_PAGE + 1)
    .execute();
  return {
    items: rows.slice(0, MESSAGES_A_PAGE).toReversed().map(asMessage),
    has_earlier: rows.length > MESSAGES_A_PAGE,
  };
}

/** One message for the rest of the transaction; whoever changes it too waits. */
export async function holdMessage(db: Db, careHome: CareHome, id: string) {
  return await db
    .selectFrom('chat_messages')
    .select(['id', 'thread_id', 'position', 'author_id', 'text', 'sent_at', 'deleted_at', 'shown_at', 'photos'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type HeldMessage = Awaited<ReturnType<typeof holdMessage>>;

/** What the author's device sent under this id before, if it did. */
export async function messageOfWrite(db: Db, careHome: CareHome, of: { author_id: string; write_id: string }) {
  return await db
    .selectFrom('chat_messages')
    .select(['id', 'position', 'thread_id'])
    .where('care_home_id', '=', careHome.id)
    .where('author_id', '=', of.author_id)
    .where('write_id', '=', of.write_id)
    .executeTakeFirst();
}

export async function isInThread(db: Db, careHome: CareHome, thread_id: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('thread_id', '=', thread_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewMessage {
  thread_id: string;
  position: number;
  author_id: string;
  write_id: string;
  text: string;
  reply_to_id: string | null;
  sent_at: Date;
  /** How many it has. */
  photos: number;
}

export async function keepMessage(db: Db, careHome: CareHome, message: NewMessage): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('chat_messages')
    .values({ care_home_id: careHome.id, id, ...message })
    .execute();
  return id;
}

/** Another text, or none; the one before is kept. */
export async function replaceText(
  db: Db,
  careHome: CareHome,
  { id, text: before }: Pick<HeldMessage, 'id' | 'text'>,
  { text, why, now }: { text: string; why: 'edited' | 'deleted'; now: Date },
): Promise<void> {
  await db
    .insertInto('chat_earlier_texts')
    .values({ care_home_id: careHome.id, id: uuidv7(), message_id: id, text: before, why, replaced_at: now })
    .execute();
  await db
    .updateTable('chat_messages')
    .set({ text, ...(why === 'edited' ? { edited_at: now } : { deleted_at: now }) })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function keepShown(
  db: Db,
  careHome: CareHome,
  id: string,
  shown: { shown_at: Date; shown_by: string },
): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set(shown)
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** Of each thread its last message, and how many of the others' somebody has not read. */
export async function lastAndUnread(
  db: Db,
  careHome: CareHome,
  thread_ids: readonly string[],
  reader_id: string,
): Promise<Map<string, Pick<ChatThreadLine, 'last' | 'unread'>>> {
  if (thread_ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    unread: number;
    at: Date | null;
    author_id: string | null;
    author: string | null;
    text: string | null;
    photos: number | null;
    is_deleted: boolean | null;
  }>`
    select t.id, u.unread, m.sent_at as at, m.author_id, a.known_as as author, left(m.text, 200) as text,
           m.photos, m.deleted_at is not null as is_deleted
      from chat_threads t
      left join chat_messages m on m.care_home_id = t.care_home_id and m.thread_id = t.id
                               and m.position = t.last_position
      left join accounts a on a.id = m.author_id
      cross join lateral (
        select count(*) as unread from chat_messages n
         where n.care_home_id = t.care_home_id and n.thread_id = t.id and n.author_id <> ${reader_id}
           and n.deleted_at is null
           and n.position > coalesce((
             select max(k.position) from chat_marks k
              where k.care_home_id = t.care_home_id and k.thread_id = t.id and k.account_id = ${reader_id}
                and k.kind = 'read'), 0)
      ) u
     where t.care_home_id = ${careHome.id} and t.id = any(${[...thread_ids]}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ id, unread, at, author_id, author, text, photos, is_deleted }) => [
      id,
      {
        unread,
        last:
          at === null || author_id === null
            ? null
            : {
                at: at.toISOString(),
                author_id,
                author: author ?? '',
                text: text ?? '',
                photo_count: photos ?? 0,
                is_deleted: is_deleted ?? false,
              },
      },
    ]),
  );
}

/** Messages of these threads in which the words stand, the newest first. */
export async function findMessages(db: Db, careHome: CareHome, thread_ids: readonly string[], words: string) {
  if (thread_ids.length === 0) return [];
  const pattern = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return await db
    .selectFrom('chat_messages')
    .select(['id', 'thread_id', 'position', 'text', 'photos', 'sent_at', 'author_id'])
    .where('care_home_id', '=', careHome.id)
    .where('thread_id', 'in', thread_ids)
    .where('deleted_at', 'is', null)
    .where('text', 'ilike', pattern)
    .orderBy('sent_at', 'desc')
    .limit(MOST_FOUND)
    .execute();
}
