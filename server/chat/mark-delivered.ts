import type { Db } from '../db/database.ts';
import { publish } from '../live/publish.queries.ts';
import type { CareHome } from '../session/session.ts';
import { authorsBetween, keepMarks, marksOf } from './marks.queries.ts';
import { holdThread } from './threads.queries.ts';

/** A message reached these through their open streams; its author sees that it did. */
export async function markDelivered(
  db: Db,
  careHome: CareHome,
  thread_id: string,
  account_ids: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const position = await holdThread(db, careHome, thread_id);
  const had = new Map((await marksOf(db, careHome, thread_id)).map((mark) => [mark.person_id, mark.delivered]));
  const fresh = [...account_ids].filter((id) => (had.get(id) ?? 0) < position);
  if (position === 0 || fresh.length === 0) return;
  await keepMarks(db, careHome, { thread_id, position, kind: 'delivered', at: now }, fresh);
  const after = Math.min(...fresh.map((id) => had.get(id) ?? 0));
  const authors = await authorsBetween(db, careHome, thread_id, { after, to: position });
  await publish(db, { care_home_id: careHome.id, topic: 'chat', id: thread_id, to: authors });
}
