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
