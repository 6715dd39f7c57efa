import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

/** The thread that one was begun for. */
export async function threadOfChatPhoto(db: Db, careHome: CareHome, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat_photos')
    .select('thread_id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.thread_id;
}

export async function addArrivingChatPhoto(
  db: Db,
  { careHome, account_id }: Pick<Session, 'careHome' | 'account_id'>,
  { now, ...photo }: { id: string; thread_id: string; bytes: number; now: Date },
): Promise<void> {
  await db
    .insertInto('chat_photos')
    .values({ ...photo, care_home_id: careHome.id, brought_by: account_id, begun_at: now, updated_at: now })
    .execute();
}
