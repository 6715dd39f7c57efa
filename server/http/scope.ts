import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../session/session.ts';
import { notFound } from './errors.ts';
import { isJoinerOfHome, isRowOfHome, isStaffOfHome } from './scope.queries.ts';

/** Which table a scope looks in; the row's id is `input.<scope>_id`. */
const TABLE_OF = {
  resident: 'residents',
  report: 'reports',
  planned_session: 'planned_sessions',
  event: 'events',
  relative_link: 'relative_links',
  concern: 'concerns',
  import: 'imports',
  export: 'exports',
  evidence_pack: 'evidence_packs',
  chat_thread: 'chat_threads',
  chat_message: 'chat_messages',
  chat_flag: 'chat_flags',
  photo: 'photos',
  survey: 'surveys',
  handed_in: 'handed_in_writes',
} as const;

/**
 * Finds the row that a call is about, in the home of the session.
 *
 * @throws 404 for what is not there and for what is another home's: one answer for both
 */
export async function findScope(
  endpoint: Endpoint,
  { db, session, input, now }: { db: Db; session: Session; input: unknown; now: Date },
): Promise<void> {
  const { scope } = endpoint;
  if (scope === 'none' || scope === 'self' || scope === 'care-home') return;
  const id = (input as Record<string, string>)[`${scope}_id`];
  if (id === undefined) throw new Error(`${endpoint.path} has the scope ${scope} but no ${scope}_id in its input`);
  if (!(await isThere(db, session, { scope, id, now }))) throw notFound();
}

async function isThere(
  db: Db,
  { careHome }: Session,
  { scope, id, now }: { scope: keyof typeof TABLE_OF | 'staff_member' | 'joiner'; id: string; now: Date },
): Promise<boolean> {
  if (scope === 'staff_member') return await isStaffOfHome(db, careHome, id, calendarDay(now, careHome.timezone));
  if (scope === 'joiner') return await isJoinerOfHome(db, careHome, id);
  return await isRowOfHome(db, TABLE_OF[scope], careHome, id);
}
