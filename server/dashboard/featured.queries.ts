import { sql } from 'kysely';
import { z } from 'zod';
import { WelshCard } from '@heartsease/domain/activities/activity-detail.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

const Lines = z.array(z.string());

/** How each of these is done, by id. */
export async function sheetsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'scene as image', 'licence'])
    .select([
      sql`coalesce(detail -> 'steps', '[]')`.as('steps'),
      sql`coalesce(detail -> 'needs', '[]')`.as('needs'),
      sql`detail -> 'welsh'`.as('welsh'),
    ])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, image, licence, steps, needs, welsh }) => [
      id,
      {
        image,
        licence,
        steps: Lines.parse(steps),
        needs: Lines.parse(needs),
        welsh: WelshCard.nullable().catch(null).parse(welsh),
      },
    ]),
  );
}

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
