import { belowTarget, hasTarget } from '@heartsease/domain/evidence/gaps.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { personDaysOf } from '../dashboard/figures.queries.ts';
import { presentIn } from '../dashboard/presence.queries.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** What each person had in some days, beside what suits them. */
export type WeeksOfPeople = Awaited<ReturnType<typeof weeksOfPeople>>;

export async function weeksOfPeople(db: Db, careHome: CareHome, period: Period, today: string) {
  const people = await presentIn(db, careHome, { period, today, resident_ids: null });
  const everything = { today, period, compared: null, resident_ids: null, formats: null, domains: null };
  const days = Map.groupBy(await personDaysOf(db, careHome, everything, period), ({ resident_id }) => resident_id);
  return people.map(({ id, weekly_target, days: present }) => ({
    id,
    weekly_target,
    days: present.length,
    engaged: (days.get(id) ?? []).reduce((sum, day) => sum + day.engaged, 0),
  }));
}

/** How many had what suits them, out of those whom a number of moments suits and who were here for a week or longer. */
export function atTarget(weeks: WeeksOfPeople): { people: number; of: number } {
  const counted = weeks.filter(hasTarget);
  return { people: counted.filter((person) => belowTarget(person) === null).length, of: counted.length };
}
