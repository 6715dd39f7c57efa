import { v7 as uuidv7 } from 'uuid';
import { NO_HOURS } from '@heartsease/domain/chat/chat.ts';
import type { ChatHours } from '@heartsease/domain/chat/chat.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Shown once by each; the first words stay. */
export async function keepFlag(
  db: Db,
  careHome: CareHome,
  flag: { message_id: string; by_id: string; at: Date; reason: string; text: string },
): Promise<void> {
  await db
    .insertInto('chat_flags')
    .values({ care_home_id: careHome.id, id: uuidv7(), ...flag })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const MOST_FLAGS = 200;

/** What waits first, then the newest. */
export async function flagRows(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('chat_flags as f')
    .innerJoin('chat_messages as m', (join) =>
      join.onRef('m.care_home_id', '=', 'f.care_home_id').onRef('m.id', '=', 'f.message_id'),
    )
    .leftJoin('accounts as s', 's.id', 'f.settled_by')
    .selectAll('f')
    .select(['m.thread_id', 'm.author_id', 'm.sent_at', 's.known_as as settled_name'])
    .where('f.care_home_id', '=', careHome.id)
    .orderBy('f.settled_at', (order) => order.desc().nullsFirst())
    .orderBy('f.at', 'desc')
    .limit(MOST_FLAGS)
    .execute();
}

/** @returns false: somebody else was quicker */
export async function keepSettled(
  db: Db,
  careHome: CareHome,
  id: string,
  settled: { settled_at: Date; settled_by: string; settled_how: string },
): Promise<boolean> {
  const done = await db
    .updateTable('chat_flags')
    .set(settled)
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function hoursOf(db: Db, careHome: CareHome): Promise<ChatHours> {
  const row = await db
    .selectFrom('chat_hours')
    .select(['answers_from', 'answers_until', 'days', 'who'])
    .where('care_home_id', '=', careHome.id)
    .executeTakeFirst();
  return row ?? NO_HOURS;
}

export async function keepHours(
  db: Db,
  careHome: CareHome,
  hours: ChatHours,
  by: { updated_at: Date; updated_by: string },
): Promise<void> {
  await db
    .insertInto('chat_hours')
    .values({ care_home_id: careHome.id, ...hours, ...by })
    .onConflict((conflict) => conflict.column('care_home_id').doUpdateSet({ ...hours, ...by }))
    .execute();
}
