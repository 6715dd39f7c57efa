import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { MadeHome } from './homes.ts';

type Ids = Record<string, string>;

/** The person agreed that there is a chat about them. */
export async function agreeToChat(client: pg.Client, care_home_id: string, resident_id: string): Promise<void> {
  await client.query(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
     values ($1, $2, $3, 'chat', 1, 'given', 'resident', current_date, current_date + 300)
     on conflict do nothing`,
    [uuidv7(), care_home_id, resident_id],
  );
}

type Kind = 'room' | 'circle' | 'managers';

/** A thread of its home, or the one that is there. */
async function addThread(
  client: pg.Client,
  care_home_id: string,
  {
    kind,
    resident_id = null,
    account_id = null,
  }: { kind: Kind; resident_id?: string | null; account_id?: string | null },
): Promise<string> {
  await client.query(
    `insert into chat_threads (care_home_id, id, kind, resident_id, account_id, created_at)
     values ($1, $2, $3, $4, $5, now()) on conflict do nothing`,
    [care_home_id, uuidv7(), kind, resident_id, account_id],
  );
  const { rows } = await client.query<{ id: string }>(
    `select id from chat_threads where care_home_id = $1 and kind = $2
        and resident_id is not distinct from $3 and account_id is not distinct from $4`,
    [care_home_id, kind, resident_id, account_id],
  );
  return rows[0]?.id ?? '';
}

/** A message as its author sent it a minute ago. */
async function addMessage(
  client: pg.Client,
  care_home_id: string,
  { thread_id, author_id, text }: { thread_id: string; author_id: string; text: string },
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `with moved as (
       update chat_threads set last_position = last_position + 1, last_at = now()
        where care_home_id = $1 and id = $2 returning last_position)
     insert into chat_messages (care_home_id, id, thread_id, position, author_id, write_id, text, sent_at)
     select $1, $3, $2, last_position, $4, $3, $5, now() - interval '1 minute' from moved`,
    [care_home_id, thread_id, id, author_id, text],
  );
  return id;
}

/** A photo that somebody brought for a thread, and sent where a message is named; no file of it is in any store. */
async function addChatPhoto(
  client: pg.Client,
  care_home_id: string,
  { thread_id, by, message_id }: { thread_id: string; by: string; message_id: string },
): Promise<string> {
  const [photo_id, id] = [uuidv7(), uuidv7()];
  await client.query(
    `insert into chat_photos (care_home_id, id, thread_id, brought_by, bytes, received, begun_at, updated_at, ready_at,
                              width, height, screen_id, thumb_id)
     values ($1, $2, $3, $4, 900, 900, now() - interval '2 days', now(), now(), 640, 480, $5, $6)`,
    [care_home_id, photo_id, thread_id, by, uuidv7(), uuidv7()],
  );
  await client.query(
    `insert into chat_message_photos (care_home_id, id, message_id, place, chat_photo_id) values ($1, $2, $3, 1, $4)`,
    [care_home_id, id, message_id, photo_id],
  );
  await client.query('update chat_messages set photos = 1 where care_home_id = $1 and id = $2', [
    care_home_id,
    message_id,
  ]);
  return id;
}

async function addFlag(client: pg.Client, care_home_id: string, message_id: string, by_id: string, text: string) {
  const id = uuidv7();
  await client.query(
    `insert into chat_flags (care_home_id, id, message_id, by_id, at, reason, text) values ($1, $2, $3, $4, now(), $5, $5)`,
    [care_home_id, id, message_id, by_id, text],
  );
  return id;
}

/** One of everything of the chat, in the room of a home. */
export async function addChatOfAll(
  client: pg.Client,
  { care_home_id, canary, account_id }: Pick<MadeHome, 'care_home_id' | 'canary'> & { account_id: string },
): Promise<Ids> {
  const chat_thread_id = await addThread(client, care_home_id, { kind: 'room' });
  const message = { thread_id: chat_thread_id, author_id: account_id, text: canary };
  const chat_message_id = await addMessage(client, care_home_id, message);
  await client.query(
    `insert into chat_earlier_texts (care_home_id, id, message_id, text, why, replaced_at)
     values ($1, $2, $3, $4, 'edited', now())`,
    [care_home_id, uuidv7(), chat_message_id, canary],
  );
  await client.query(
    `insert into chat_marks (care_home_id, thread_id, account_id, kind, position, at)
     values ($1, $2, $3, 'read', 1, now()) on conflict do nothing`,
    [care_home_id, chat_thread_id, account_id],
  );
  await client.query(`insert into chat_hours (care_home_id, days, who) values ($1, '{1}', $2) on conflict do nothing`, [
    care_home_id,
    canary,
  ]);
  const chat_flag_id = await addFlag(client, care_home_id, chat_message_id, account_id, canary);
  const photo = { thread_id: chat_thread_id, by: account_id, message_id: chat_message_id };
  const chat_photo_id = await addChatPhoto(client, care_home_id, photo);
  return { chat_thread_id, chat_message_id, chat_flag_id, chat_photo_id };
}

const OF_A_CIRCLE = new Set(['shown', 'keep-photo'].map((what) => `/api/v2/chat/${what}`));

/**
 * Whoever asks gets a thread that they are in and a message of their own: relatives with the managers, everybody
 * else in the room; and for what is of a circle, in one.
 */
export async function freshChat(
  client: pg.Client,
  path: string,
  { care_home_id = '', asker_id, resident_id = '' }: Ids,
): Promise<Ids> {
  if (!path.startsWith('/api/v2/chat/') || asker_id === undefined) return {};
  const { rows } = await client.query<{ role: string }>(
    'select role from memberships where care_home_id = $1 and account_id = $2',
    [care_home_id, asker_id],
  );
  const kind: Kind = OF_A_CIRCLE.has(path) ? 'circle' : rows[0]?.role === 'relative' ? 'managers' : 'room';
  if (kind === 'circle' || path === '/api/v2/chat/open') await agreeToChat(client, care_home_id, resident_id);
  const thread_id = await addThread(client, care_home_id, {
    kind,
    ...(kind === 'circle' && { resident_id }),
    ...(kind === 'managers' && { account_id: asker_id }),
  });
  const chat_message_id = await addMessage(client, care_home_id, { thread_id, author_id: asker_id, text: 'Priya' });
  const chat_flag_id = await addFlag(client, care_home_id, chat_message_id, asker_id, 'Priya');
  const photo = { thread_id, by: asker_id, message_id: chat_message_id };
  const chat_photo_id = await addChatPhoto(client, care_home_id, photo);
  return { chat_thread_id: thread_id, chat_message_id, chat_flag_id, chat_photo_id, chat_role: rows[0]?.role ?? '' };
}

export function chatInputs({
  care_home_id,
  resident_id,
  chat_thread_id,
  chat_message_id,
  chat_role = '',
}: Ids): Record<string, () => object> {
  const write = () => ({ client_id: uuidv7(), care_home_id });
  const isStaff = ['manager', 'coordinator', 'carer'].includes(chat_role);
  return {
    '/api/v2/chat/open': () => ({
      ...write(),
      with: isStaff ? { kind: 'circle', resident_id } : { kind: chat_role === 'relative' ? 'managers' : 'room' },
    }),
    '/api/v2/chat/send': () => ({ ...write(), chat_thread_id, text: 'Priya', reply_to_id: null }),
    '/api/v2/chat/begin-photo': () => ({ ...write(), chat_thread_id, new_photo_id: uuidv7(), bytes: 900 }),
    '/api/v2/chat/edit': () => ({ ...write(), chat_message_id, text: `Priya ${uuidv7().slice(-6)}` }),
    '/api/v2/chat/save-hours': () => ({
      ...write(),
      hours: { answers_from: '09:00', answers_until: '17:00', days: [1, 2], who: `Priya ${uuidv7().slice(-6)}` },
    }),
  };
}
