import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/**
 * Everybody whose name a text of the home may hold: who lives here and who did, and also whoever was taken off the list,
 * since what was written about them before still stands.
 */
export async function namesOfHome(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('residents')
    .select(['id', 'known_as', 'first_name', 'last_name', 'ended_on', 'deleted_at'])
    .where('care_home_id', '=', careHome.id)
    .execute();
}
