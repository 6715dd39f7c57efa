import { sql } from 'kysely';
import { FAITH_INTERESTS } from '@heartsease/domain/evidence/faith.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE } from '../residents/faces.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';

/** Where the home is, and whether its organisation writes risk assessments and its package has surveys (PE-10). */
export async function homeOf(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('care_homes as h')
    .innerJoin('organisations as o', 'o.id', 'h.organisation_id')
    .innerJoin('packages as p', 'p.id', 'h.package_id')
    .select(['h.region', 'o.is_risk_assessment_enabled as has_risks'])
    .select(sql<boolean>`p.title = 'Package E'`.as('has_surveys'))
    .where('h.id', '=', careHome.id)
    .executeTakeFirstOrThrow();
}

/** Everybody who lives here, by name, each with the one who knows them best. */
export async function peopleHere(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('residents as r')
    .leftJoin('accounts as k', 'k.id', 'r.key_worker_id')
    .select([...RESIDENT_FACE, 'k.known_as as key_worker'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .orderBy('r.id')
    .execute();
}

export type PersonHere = Awaited<ReturnType<typeof peopleHere>>[number];

/** When a card of each person was last said to be still true. */
export async function lastConfirmed(db: Db, careHome: CareHome): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('about_me_cards')
    .select(['resident_id', (of) => of.fn.max('confirmed_on').as('day')])
    .where('care_home_id', '=', careHome.id)
    .groupBy('resident_id')
    .execute();
  return new Map(rows.map(({ resident_id, day }) => [resident_id, day]));
}

/** Who loves or likes something of a faith, or would like to try. */
export async function askForFaith(db: Db, careHome: CareHome): Promise<Set<string>> {
  const rows = await db
    .selectFrom('resident_interests')
    .select('resident_id')
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .where('removed_at', 'is', null)
    .where('level', 'in', ['loves', 'likes', 'curious'])
    .where('code', 'in', [...FAITH_INTERESTS])
    .execute();
  return new Set(rows.map(({ resident_id }) => resident_id));
}

/** Who joined in something of the spirit in these days, or something that came of an event of faith. */
export async function hadFaith(db: Db, careHome: CareHome, { from, to }: Period): Promise<Set<string>> {
  const rows = await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'm.care_home_id').onRef('t.id', '=', 'm.report_id'),
    )
    .leftJoin('events as e', (join) =>
      join.onRef('e.care_home_id', '=', 't.care_home_id').onRef('e.id', '=', 't.event_id'),
    )
    .select('m.resident_id')
    .distinct()
    .where('m.care_home_id', '=', careHome.id)
    .where('m.day', '>=', from)
    .where('m.day', '<=', to)
    .where('m.removed_at', 'is', null)
    .where('m.is_engaged', '=', true)
    .where((or) => or.or([or('m.category', '=', 'spiritual'), or('e.type', '=', 'faith')]))
    .execute();
  return new Set(rows.map(({ resident_id }) => resident_id));
}

/** Goals that are under way: whose, and when they were last looked at, or set. */
export async function goalsUnderWay(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('goals as g')
    .select('g.resident_id')
    .select(
      sql<string>`coalesce(
        (select max(v.reviewed_on) from goal_reviews v where v.care_home_id = g.care_home_id and v.goal_id = g.id),
        (g.created_at at time zone ${careHome.timezone})::date)`.as('day'),
    )
    .where('g.care_home_id', '=', careHome.id)
    .where('g.status', '=', 'active')
    .execute();
}

/** Signed risk assessments whose review is overdue, the longest first. */
export async function overdueRisks(db: Db, careHome: CareHome, today: string) {
  return await db
    .selectFrom('risk_assessments')
    .select(['id', 'title', 'review_due'])
    .where('care_home_id', '=', careHome.id)
    .where('state', '=', 'approved')
    .where('review_due', '<', today)
    .orderBy('review_due')
    .orderBy('id')
    .execute();
}
