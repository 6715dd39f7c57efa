import { sql } from 'kysely';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

export async function isRowOfHome(
  db: Db,
  table:
    | 'residents'
    | 'reports'
    | 'planned_sessions'
    | 'events'
    | 'relative_links'
    | 'concerns'
    | 'imports'
    | 'exports'
    | 'evidence_packs'
    | 'chat_threads'
    | 'chat_messages'
    | 'chat_flags'
    | 'photos'
    | 'surveys'
    | 'handed_in_writes',
  careHome: CareHome,
  id: string,
): Promise<boolean> {
  let wanted = db.selectFrom(table).select('id').where('care_home_id', '=', careHome.id).where('id', '=', id);
  if (table === 'residents') wanted = wanted.where(sql<boolean>`deleted_at is null`);
  const row = await wanted.executeTakeFirst();
  return row !== undefined;
}

/** @param today the day in the home's calendar: whoever left is not staff of this home any more */
export async function isStaffOfHome(db: Db, careHome: CareHome, account_id: string, today: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('role', 'in', [...STAFF_ROLES])
    .where('waits_since', 'is', null)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', today)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody who joined with a printed slip and waits to be let in. */
export async function isJoinerOfHome(db: Db, careHome: CareHome, account_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('waits_since', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
