import { sql } from 'kysely';
import type { Hold } from '@heartsease/domain/family-updates/family-update.ts';
import { TOLD_TO_FAMILIES } from '@heartsease/domain/family-updates/family-update.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE } from '../residents/faces.ts';
import { openLinks } from '../relatives/relatives.queries.ts';
import type { CareHome } from '../session/session.ts';
import { updatesWithTheirMoment } from './told.queries.ts';

export async function holdOf(db: Db, careHome: CareHome): Promise<Hold> {
  const { family_hold } = await db
    .selectFrom('care_homes')
    .select('family_hold')
    .where('id', '=', careHome.id)
    .executeTakeFirstOrThrow();
  return family_hold;
}

export async function keepHold(db: Db, hold: Hold): Promise<void> {
  await sql`select say_family_hold(${hold})`.execute(db);
}

/** The moments of a report that stands, with what staff wrote of each person. */
export async function momentsToShare(db: Db, careHome: CareHome, report_id: string) {
  return await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'm.care_home_id').onRef('t.id', '=', 'm.report_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'm.care_home_id').onRef('r.id', '=', 'm.resident_id'),
    )
    .leftJoin('activities as a', 'a.id', 't.activity_id')
    .innerJoin('accounts as by', 'by.id', 't.author_id')
    .select(RESIDENT_FACE)
    .select(['r.first_name', 'r.ended_on', 'm.id as moment_id', 'm.report_id', 'm.resident_id', 'm.response'])
    .select(['m.note', 'm.quote', 't.day', 't.started_at', 't.title', 'a.icon', 'a.tint', 'a.scene'])
    .select(['by.known_as as by_known_as', 'by.portrait as by_portrait'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.report_id', '=', report_id)
    .where('m.removed_at', 'is', null)
    .where('t.state', '<>', 'void')
    .orderBy('r.known_as')
    .execute();
}

/** Who reads the news of these people today. */
export async function readersOf(db: Db, careHome: CareHome, resident_ids: readonly string[], today: string) {
  if (resident_ids.length === 0) return [];
  return await openLinks(db, careHome.id, today)
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.resident_id', 'l.relationship', 'l.access_level', 'a.known_as'])
    .where('l.resident_id', 'in', resident_ids)
    .orderBy('l.is_primary', 'desc')
    .orderBy('a.known_as')
    .execute();
}

export interface NewUpdate {
  id: string;
  resident_id: string;
  report_id: string;
  moment_id: string;
  words: string;
  quote: string | null;
  for_friends: boolean;
  shared_by: string;
  shared_at: Date;
  opens_at: Date | null;
}

/** What is shared already stays as it is: two who share at once share once. */
export async function keepUpdates(db: Db, careHome: CareHome, updates: readonly NewUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  await db
    .insertInto('family_updates')
    .values(updates.map((update) => ({ care_home_id: careHome.id, ...update })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type WhichShared = { report_id: string } | { resident_id: string } | { id: string };

/** Updates of a report, of a person, or one: the newest first. */
export async function sharedBy(db: Db, careHome: CareHome, which: WhichShared, limit: number) {
  let query = updatesWithTheirMoment(db)
    .innerJoin('accounts as s', 's.id', 'u.shared_by')
    .leftJoin('accounts as w', 'w.id', 'u.withdrawn_by')
    .select(RESIDENT_FACE)
    .select(['u.id as family_update_id', 'u.report_id', 'u.words', 'u.for_friends', 'u.shared_at', 'u.opens_at'])
    .select(['u.withdrawn_at', 'u.withdrawn_why', 's.known_as as sharer', 'w.known_as as withdrawer'])
    .select(['t.title', 't.started_at', 't.state', 'm.response', 'm.removed_at'])
    .where('u.care_home_id', '=', careHome.id)
    .orderBy('t.started_at', 'desc')
    .orderBy('u.shared_at', 'desc')
    .limit(limit);
  if ('id' in which) query = query.where('u.id', '=', which.id);
  else if ('report_id' in which) query = query.where('u.report_id', '=', which.report_id);
  else query = query.where('u.resident_id', '=', which.resident_id);
  return await query.execute();
}
export type SharedRow = Awaited<ReturnType<typeof sharedBy>>[number];

/** Who had these on a screen, and who sent love for them; what each is to the person, if they still are. */
export async function cameBack(
  db: Db,
  careHome: CareHome,
  table: 'family_update_views' | 'family_update_loves',
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  const at = table === 'family_update_views' ? sql.ref('v.seen_at') : sql.ref('v.sent_at');
  const { rows } = await sql<{ family_update_id: string; known_as: string; relationship: string; at: Date }>`
    select v.family_update_id, a.known_as, coalesce(max(l.relationship), '') as relationship, min(${at}) as at
      from ${sql.table(table)} v
      join family_updates u on u.care_home_id = v.care_home_id and u.id = v.family_update_id
      join accounts a on a.id = v.account_id
      left join relative_links l on l.care_home_id = u.care_home_id and l.resident_id = u.resident_id
                                and l.account_id = v.account_id
     where v.care_home_id = ${careHome.id} and v.family_update_id = any(${ids}::uuid[])
     group by v.family_update_id, v.account_id, a.known_as order by 4`.execute(db);
  return rows;
}

export async function keepWithdrawn(
  db: Db,
  careHome: CareHome,
  { id, by, at, why }: { id: string; by: string; at: Date; why: string },
): Promise<void> {
  await db
    .updateTable('family_updates')
    .set({ withdrawn_at: at, withdrawn_by: by, withdrawn_why: why })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function keepApproved(
  db: Db,
  careHome: CareHome,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('family_updates')
    .set({ opens_at: at, approved_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('opens_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Updates that stand, of people who live here: what comes back of these concerns staff. */
export function standing(db: Db, careHome: CareHome) {
  return updatesWithTheirMoment(db)
    .where('u.care_home_id', '=', careHome.id)
    .where('u.withdrawn_at', 'is', null)
    .where('r.ended_on', 'is', null)
    .where('r.deleted_at', 'is', null)
    .where('m.removed_at', 'is', null)
    .where('m.response', 'in', [...TOLD_TO_FAMILIES])
    .where('t.state', '<>', 'void');
}
