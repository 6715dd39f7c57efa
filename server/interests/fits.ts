import { activityFits } from '@heartsease/domain/interests/activity-fit.ts';
import type { ActivityFits, CheckFirst } from '@heartsease/domain/interests/activity-fit.ts';
import type { AccessNeeds } from '@heartsease/domain/residents/access-needs.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { profileOf } from '../residents/profile.queries.ts';
import type { Session } from '../session/session.ts';
import { interestsOf } from './interests.queries.ts';
import { libraryOf, pastOf, sidesSince } from './past.queries.ts';

/** How far back it counts how something went. */
const LOOK_BACK_DAYS = 182;

/** The food and drink levels that need nothing looked up: as everybody eats and drinks. */
const EATS_EVERYTHING = 7;
const DRINKS_EVERYTHING = 0;

/** What would suit somebody now. Nothing is suggested for whoever no longer lives here. */
export async function fitsFor(
  { db, session: { careHome }, now }: { db: Db; session: Session; now: Date },
  resident_id: string,
): Promise<ActivityFits> {
  const { status, access_needs } = await profileOf(db, careHome, resident_id);
  if (status === 'died' || status === 'moved_on') return { fits: [], left_out: [] };
  const today = calendarDay(now, careHome.timezone);
  return activityFits({
    interests: await interestsOf(db, careHome, resident_id),
    activities: await libraryOf(db, careHome),
    past: await pastOf(db, careHome, resident_id, addDays(today, -LOOK_BACK_DAYS)),
    sides_of_week: new Set(await sidesSince(db, careHome, resident_id, addDays(today, -6))),
    is_in_bed: access_needs?.mobility === 'in_bed',
    check_first: access_needs === null ? [] : checkFirst(access_needs),
    four_weeks_ago: addDays(today, -28),
  });
}

function checkFirst({ has_allergies, diet_texture, fluid }: AccessNeeds): CheckFirst[] {
  const checks: CheckFirst[] = [];
  if (has_allergies) checks.push('allergies');
  if (diet_texture !== null && diet_texture !== EATS_EVERYTHING) checks.push('diet_texture');
  if (fluid !== null && fluid !== DRINKS_EVERYTHING) checks.push('fluid');
  return checks;
}
