import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { RESIDENT_FACE, residentFace } from './faces.ts';

/** Takes somebody out of every session that has not begun. @returns which ones they were */
export async function leaveSessions(db: Db, careHome: CareHome, resident_id: string, now: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('planned_session_residents')
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('planned_session_id', 'in', (sessions) =>
      sessions
        .selectFrom('planned_sessions')
        .select('id')
        .where('care_home_id', '=', careHome.id)
        .where('starts_at', '>', now),
    )
    .returning('planned_session_id')
    .execute();
  return rows.map(({ planned_session_id }) => planned_session_id);
}

/** Gives somebody back the places that they had, in those sessions that are still to come. */
export async function joinSessions(
  db: Db,
  careHome: CareHome,
  resident_id: string,
  planned_session_ids: string[],
  now: Date,
): Promise<void> {
  if (planned_session_ids.length === 0) return;
  await db
    .insertInto('planned_session_residents')
    .columns(['care_home_id', 'planned_session_id', 'resident_id'])
    .expression((of) =>
      of
        .selectFrom('planned_sessions')
        .select(['care_home_id', 'id'])
        .select((as) => as.cast<string>(as.val(resident_id), 'uuid').as('resident_id'))
        .where('care_home_id', '=', careHome.id)
        .where('id', 'in', planned_session_ids)
        .where('starts_at', '>', now),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those who lived here, the latest first. */
export async function pastResidentsOf(db: Db, careHome: CareHome) {
  const rows = await db
    .selectFrom('residents as r')
    .select([...RESIDENT_FACE, 'r.status', 'r.ended_on'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', ['moved_on', 'died'])
    .where('r.deleted_at', 'is', null)
    .orderBy('r.ended_on', (order) => order.desc().nullsLast())
    .orderBy('r.known_as')
    .execute();
  return rows.flatMap((row) =>
    row.status === 'died' || row.status === 'moved_on'
      ? [{ resident: residentFace(row), status: row.status, ended_on: row.ended_on }]
      : [],
  );
}
