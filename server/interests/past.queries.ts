import { sql } from 'kysely';
import type { OwnWords } from '@heartsease/domain/activities/own-words-lately.ts';
import type { PastOfActivity } from '@heartsease/domain/interests/activity-fit.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { reportOfMoment } from '../reports/report-of-moment.queries.ts';

/**
 * By resident how each activity went since a day, and when they last joined in. A "no" and an absence count
 * neither way. Whoever had none is not there.
 */
export async function pastOf(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
  since: string,
): Promise<Map<string, PastOfActivity[]>> {
  const rows = await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', reportOfMoment({ from: since }))
    .select(['m.resident_id', 't.activity_id'])
    .select(sql<number>`count(*)::int`.as('times'))
    .select(sql<number>`(count(*) filter (where m.response in ('loved', 'enjoyed')))::int`.as('well'))
    .select(sql<string>`max(m.day)`.as('last_on'))
    .select(sql<string | null>`max(m.day) filter (where m.is_engaged)`.as('last_joined_on'))
    .where('m.care_home_id', '=', careHome.id)
    .where('m.resident_id', 'in', [...resident_ids])
    .where('m.removed_at', 'is', null)
    .where('m.day', '>=', since)
    .where('m.response', 'in', ['loved', 'enjoyed', 'quiet', 'unsettled'])
    .where('t.activity_id', 'is not', null)
    .groupBy(['m.resident_id', 't.activity_id'])
    .execute();
  const named = rows.flatMap(({ activity_id, ...past }) => (activity_id === null ? [] : [{ activity_id, ...past }]));
  return Map.groupBy(named, ({ resident_id }) => resident_id);
}

/** What these people had since a day that is in no library. A "no" and an absence do not count. */
export async function ownWordsSince(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
  since: string,
): Promise<OwnWords[]> {
  return await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', reportOfMoment({ from: since }))
    .select(['m.resident_id', 't.title', 'm.day'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.resident_id', 'in', [...resident_ids])
    .where('m.removed_at', 'is', null)
    .where('m.day', '>=', since)
    .where('m.response', 'in', ['loved', 'enjoyed', 'quiet', 'unsettled'])
    .where('t.activity_id', 'is', null)
    .orderBy('m.day')
    .orderBy('m.id')
    .execute();
}

/** By resident the sides of life that they joined in since a day. */
export async function sidesSince(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
  since: string,
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('moments')
    .select(['resident_id', 'category'])
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', 'in', [...resident_ids])
    .where('removed_at', 'is', null)
    .where('is_engaged', '=', true)
    .where('day', '>=', since)
    .execute();
  const grouped = Map.groupBy(rows, ({ resident_id }) => resident_id);
  return new Map([...grouped].map(([id, of]) => [id, new Set(of.map(({ category }) => category))]));
}
