import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Whoever is here now, for whom something may be done: nobody who is away, moved or died. */
export async function peopleHere(db: Db, careHome: CareHome, ids?: readonly string[]) {
  if (ids?.length === 0) return [];
  return await db
    .selectFrom('residents')
    .select(['id', 'known_as', 'date_of_birth', 'weekly_target'])
    .where('care_home_id', '=', careHome.id)
    .where('status', 'in', ['active', 'respite'])
    .where('deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('known_as')
    .orderBy('id')
    .execute();
}
