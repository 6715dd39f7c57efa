import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Everybody who works in the home today, by name. */
export async function staffOfHome(db: Db, careHome: CareHome, today: string) {
  return await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id as account_id', 'a.known_as', 'a.last_name'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', 'in', [...STAFF_ROLES])
    .where('m.waits_since', 'is', null)
    .where('m.starts_on', '<=', today)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .orderBy('a.known_as')
    .orderBy('a.last_name')
    .orderBy('a.id')
    .execute();
}

/** How many of these live or lived in the home, and how many of these groups are in use. */
export async function countNamed(
  db: Db,
  careHome: CareHome,
  { resident_ids, resident_group_ids }: { resident_ids: readonly string[]; resident_group_ids: readonly string[] },
): Promise<{ residents: number; groups: number }> {
  const residents =
    resident_ids.length === 0
      ? []
      : await db
          .selectFrom('residents')
          .select('id')
          .where('care_home_id', '=', careHome.id)
          .where('id', 'in', [...resident_ids])
          .where('deleted_at', 'is', null)
          .execute();
  const groups =
    resident_group_ids.length === 0
      ? []
      : await db
          .selectFrom('resident_groups')
          .select('id')
          .where('care_home_id', '=', careHome.id)
          .where('id', 'in', [...resident_group_ids])
          .execute();
  return { residents: residents.length, groups: groups.length };
}
