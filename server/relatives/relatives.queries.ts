import type { RelationStatus } from '@heartsease/domain/consents/may-see.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** The residents to whom an account has an active link. */
export async function peopleOf(db: Db, careHome: CareHome, account_id: string) {
  return await db
    .selectFrom('relative_links as l')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .select([
      'r.id as resident_id',
      'r.known_as',
      'r.portrait',
      'r.care_home_id',
      'r.photo_id',
      'r.photo_key',
      'r.photo_wish',
      'l.relationship',
      'l.status',
    ])
    .where('l.care_home_id', '=', careHome.id)
    .where('l.account_id', '=', account_id)
    .where('l.status', '=', 'active')
    .orderBy('r.known_as')
    .execute();
}

/** What links an account to a resident today; null: nothing, or the account is no member of the home any more. */
export async function relationOf(
  db: Db,
  of: { care_home_id: string; resident_id: string; account_id: string; today: string },
): Promise<RelationStatus | null> {
  const row = await db
    .selectFrom('relative_links as l')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.care_home_id', '=', 'l.care_home_id').onRef('m.account_id', '=', 'l.account_id'),
    )
    .select('l.status')
    .where('l.care_home_id', '=', of.care_home_id)
    .where('l.resident_id', '=', of.resident_id)
    .where('l.account_id', '=', of.account_id)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', of.today)]))
    .executeTakeFirst();
  return row?.status ?? null;
}
