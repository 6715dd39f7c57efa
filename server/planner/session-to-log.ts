import type { PlannedSession, SessionToLog } from '@heartsease/domain/planner/planned-session.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { oftenCome } from './often-come.queries.ts';
import { peopleOfSession } from './planner.queries.ts';

/** A session with the faces that its log needs. */
export async function sessionToLog(
  db: Db,
  careHome: CareHome,
  session: PlannedSession,
  today: string,
): Promise<SessionToLog> {
  const people = await peopleOfSession(db, careHome, session.id);
  const expected = new Set(people.map(({ id }) => id));
  const often_come = (await oftenCome(db, careHome, session, today)).filter(({ id }) => !expected.has(id));
  return { ...session, people, often_come };
}
