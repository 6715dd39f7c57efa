import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Who may sign in, a line for each membership, the living ones first. Nobody signs in as a made-up person. */
export async function membersOf(db: Database, care_home_id: string | null) {
  let asked = db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('care_homes as h', 'h.id', 'm.care_home_id')
    .select(['a.email', 'a.first_name', 'a.last_name', 'h.name as home', 'm.role', 'm.starts_on', 'm.ends_on'])
    .where('h.is_practice', '=', false)
    .orderBy('h.name')
    .orderBy('a.last_name')
    .orderBy('a.email');
  if (care_home_id !== null) asked = asked.where('m.care_home_id', '=', care_home_id);
  return await asked.execute();
}

export async function accountCalled(db: Database, email: string): Promise<{ id: string; email: string } | undefined> {
  return await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** The membership's last day is yesterday, and no session stands in the home any more. @returns false: no member there */
export async function endMembership(
  db: Database,
  account_id: string,
  care_home_id: string,
  now: Date,
): Promise<boolean> {
  return await db.transaction().execute(async (db) => {
    const ended = await db
      .updateTable('memberships')
      .set({ ends_on: sql<string>`current_date - 1`, starts_on: sql<string>`least(starts_on, current_date - 1)` })
      .where('account_id', '=', account_id)
      .where('care_home_id', '=', care_home_id)
      .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', sql<string>`current_date`)]))
      .executeTakeFirst();
    await db
      .updateTable('sign_ins')
      .set({ ended_at: now, ended_why: 'manager', is_ended_by_leaving: true })
      .where('account_id', '=', account_id)
      .where('care_home_id', '=', care_home_id)
      .where('ended_at', 'is', null)
      .execute();
    return ended.numUpdatedRows > 0n;
  });
}
