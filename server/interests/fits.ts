import { activityFits } from '@heartsease/domain/interests/activity-fit.ts';
import type { ActivityFits } from '@heartsease/domain/interests/fit.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../session/session.ts';
import { knownPeople } from './known-people.ts';
import { libraryOf } from './library.queries.ts';

/** What would suit somebody now. Nothing is suggested for whoever no longer lives here. */
export async function fitsFor(
  asked: { db: Db; session: Session; now: Date },
  resident_id: string,
): Promise<ActivityFits> {
  const [person] = await knownPeople(asked, [resident_id]);
  if (!person) return { fits: [], left_out: [] };
  const { db, session, now } = asked;
  const day = calendarDay(now, session.careHome.timezone);
  return activityFits({ ...person, day, activities: await libraryOf(db, session.careHome) });
}
