import { z } from 'zod';
import { daysSoFar, presentDays } from '@heartsease/domain/dashboard/presence.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

const StateChange = z.object({ field: z.literal('status'), before: z.string(), after: z.string() });

/**
 * Everybody who was here on at least one day of a period, each with the days. Whoever was taken out of the home by
 * an import that was taken back was never here.
 */
export async function presentIn(
  db: Db,
  careHome: CareHome,
  { period, today, resident_ids }: { period: Period; today: string; resident_ids: readonly string[] | null },
) {
  if (resident_ids?.length === 0) return [];
  const rows = await db
    .selectFrom('residents as r')
    .select([...RESIDENT_FACE, 'r.language', 'r.weekly_target', 'r.status', 'r.status_since'])
    .select(['r.moved_in_on', 'r.ended_on', 'r.access_needs'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.deleted_at', 'is', null)
    .where('r.moved_in_on', '<=', period.to)
    .where((or) => or.or([or('r.ended_on', 'is', null), or('r.ended_on', '>=', period.from)]))
    .$if(resident_ids !== null, (query) => query.where('r.id', 'in', [...(resident_ids ?? [])]))
    .orderBy('r.known_as')
    .orderBy('r.id')
    .execute();
  const changes = Map.groupBy(await stateChanges(db, careHome), ({ resident_id }) => resident_id);
  const days = daysSoFar(period, today);
  return rows
    .map((row) => ({ ...row, days: presentDays({ ...row, changes: changes.get(row.id) ?? [] }, days) }))
    .filter(({ days }) => days.length > 0);
}

export type PersonPresent = Awaited<ReturnType<typeof presentIn>>[number];

/** Who was said to be here or away, and on which day, the earliest first. */
async function stateChanges(db: Db, careHome: CareHome) {
  const rows = await db
    .selectFrom('resident_changes')
    .select(['resident_id', 'changed_at', 'changes'])
    .where('care_home_id', '=', careHome.id)
    .where('kind', '=', 'state')
    .orderBy('changed_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ resident_id, changed_at, changes }) => {
    const said = z.array(z.unknown()).parse(changes);
    const status = said.map((change) => StateChange.safeParse(change).data).find((change) => change !== undefined);
    if (status === undefined) return [];
    const { before, after } = status;
    return [{ resident_id, day: calendarDay(changed_at, careHome.timezone), before, after }];
  });
}

export async function residentsOfWings(db: Db, careHome: CareHome, wings: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('residents')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('deleted_at', 'is', null)
    .where('wing', 'in', [...wings])
    .execute();
  return rows.map(({ id }) => id);
}
