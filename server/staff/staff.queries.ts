import { sql } from 'kysely';
import { STAFF_ROLES, StaffRole } from '@heartsease/domain/access/roles.ts';
import type { MembershipRole } from '@heartsease/domain/access/roles.ts';
import type { SavedTerms, StaffTerms } from '@heartsease/domain/staff/terms.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** The staff of a home with how many of their sessions are alive. */
export async function staffOf(db: Db, careHome: CareHome, now: Date) {
  const today = calendarDay(now, careHome.timezone);
  return await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('sign_ins as s', (join) =>
      join
        .onRef('s.account_id', '=', 'a.id')
        .on('s.ended_at', 'is', null)
        .on(sql<boolean>`s.ends_at > ${now} and s.last_seen_at + make_interval(secs => s.idle_seconds) > ${now}`),
    )
    .select(['a.id', 'a.known_as', 'a.last_name', 'a.portrait', 'a.email'])
    .select(['m.role', 'm.wings', 'm.starts_on', 'm.ends_on', 'm.version'])
    .select((of) => [
      of.fn.count<number>('s.id').as('signed_in_devices'),
      of.fn.max('s.last_seen_at').as('last_seen_at'),
    ])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', 'in', [...STAFF_ROLES])
    .where('m.waits_since', 'is', null)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .groupBy(['a.id', 'm.care_home_id', 'm.account_id'])
    .orderBy('a.known_as')
    .execute();
}

/** Who of the home that the transaction stands in has a second step. */
export async function secondStepsOfThisHome(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from second_steps_of_this_home() as id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The managers of today who stay for good, held so that of two who end each other one stays. */
export async function holdManagers(db: Db, careHome: CareHome, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('care_home_id', '=', careHome.id)
    .where('role', '=', 'manager')
    .where('waits_since', 'is', null)
    .where('starts_on', '<=', today)
    .where('ends_on', 'is', null)
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** The terms of a member, held for this transaction. */
export async function holdTerms(db: Db, careHome: CareHome, account_id: string): Promise<SavedTerms> {
  const row = await db
    .selectFrom('memberships')
    .select(['role', 'wings', 'starts_on', 'ends_on', 'version'])
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, role: StaffRole.parse(row.role) };
}

export async function setTerms(db: Db, careHome: CareHome, account_id: string, terms: StaffTerms): Promise<void> {
  const { role, wings, starts_on, ends_on } = terms;
  await db
    .updateTable('memberships')
    .set((set) => ({ role, wings, starts_on, ends_on, version: set('version', '+', 1) }))
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .execute();
}

/** The wings that residents live in. */
export async function wingsOf(db: Db, careHome: CareHome): Promise<string[]> {
  const rows = await db
    .selectFrom('residents')
    .select('wing')
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .where('deleted_at', 'is', null)
    .where('wing', '<>', '')
    .orderBy('wing')
    .execute();
  return rows.map(({ wing }) => wing);
}

/**
 * Yesterday was the last day, and no session of theirs stands in this home any more.
 *
 * @param as only where they are a member as one of these
 */
export async function endMembership(
  db: Db,
  careHome: CareHome,
  account_id: string,
  { yesterday, now, as }: { yesterday: string; now: Date; as: readonly MembershipRole[] },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('memberships')
    .set({ ends_on: yesterday, starts_on: sql<string>`least(starts_on, ${yesterday}::date)` })
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('role', 'in', [...as])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await db
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_why: 'manager', is_ended_by_leaving: true })
    .where('account_id', '=', account_id)
    .where('care_home_id', '=', careHome.id)
    .where('ended_at', 'is', null)
    .execute();
  // Should they come back one day, no tablet knows their PIN.
  await sql`select ask_for_password_on_tablets(${account_id})`.execute(db);
}

/** What somebody looked after is another's from now on, or nobody's. What is past keeps its name. */
export async function handOver(
  db: Db,
  careHome: CareHome,
  from: string,
  { to, now }: { to: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('planned_sessions')
    .set((set) => ({ leader_id: to, version: set('version', '+', 1) }))
    .where('care_home_id', '=', careHome.id)
    .where('leader_id', '=', from)
    .where('starts_at', '>', now)
    .execute();
  await db
    .deleteFrom('planned_session_helpers')
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', from)
    .where('planned_session_id', 'in', (sessions) =>
      sessions
        .selectFrom('planned_sessions')
        .select('id')
        .where('care_home_id', '=', careHome.id)
        .where('starts_at', '>', now),
    )
    .execute();
  await db
    .updateTable('residents')
    .set((set) => ({ key_worker_id: to, version: set('version', '+', 1) }))
    .where('care_home_id', '=', careHome.id)
    .where('key_worker_id', '=', from)
    .execute();
}
