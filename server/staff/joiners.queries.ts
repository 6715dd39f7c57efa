import { StaffRole } from '@heartsease/domain/access/roles.ts';
import type { Joiner } from '@heartsease/domain/staff/staff.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Who joined with a printed slip and waits, the longest wait first. */
export async function joinersOf(db: Db, careHome: CareHome): Promise<Joiner[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('invitations as i', (join) =>
      join.onRef('i.care_home_id', '=', 'm.care_home_id').onRef('i.accepted_by', '=', 'm.account_id'),
    )
    .distinctOn('a.id')
    .select(['a.id', 'a.first_name', 'a.last_name', 'a.email', 'm.role', 'm.starts_on', 'm.waits_since'])
    .select(['i.first_name as slip_first_name', 'i.last_name as slip_last_name'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.waits_since', 'is not', null)
    .orderBy('a.id')
    .orderBy('i.accepted_at', 'desc')
    .execute();
  return rows
    .map(({ slip_first_name, slip_last_name, waits_since, role, ...joiner }) => ({
      ...joiner,
      role: StaffRole.parse(role),
      waits_since: waits_since?.toISOString() ?? '',
      slip_for: `${slip_first_name} ${slip_last_name}`,
    }))
    .toSorted((one, other) => one.waits_since.localeCompare(other.waits_since));
}

/** The role that somebody waits for, held for this transaction; undefined when nobody of that id waits here. */
export async function holdJoiner(db: Db, careHome: CareHome, account_id: string): Promise<StaffRole | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select('role')
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('waits_since', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row && StaffRole.parse(row.role);
}

export async function letIn(db: Db, careHome: CareHome, account_id: string): Promise<void> {
  await db
    .updateTable('memberships')
    .set((set) => ({ waits_since: null, version: set('version', '+', 1) }))
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .execute();
}

/** They never were a member: nothing stays but the line of the audit. Their session here is dead with the next call. */
export async function turnAway(db: Db, careHome: CareHome, account_id: string, now: Date): Promise<void> {
  await db
    .deleteFrom('memberships')
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('waits_since', 'is not', null)
    .execute();
  await db
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_why: 'manager' })
    .where('account_id', '=', account_id)
    .where('care_home_id', '=', careHome.id)
    .where('ended_at', 'is', null)
    .execute();
}
