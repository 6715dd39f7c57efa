import type { Targets } from '@heartsease/domain/dashboard/targets.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** What the home wants for each person; null where it has set nothing. */
export async function targetsOf(db: Db, careHome: CareHome): Promise<Targets | null> {
  const row = await db
    .selectFrom('care_home_targets')
    .select(['engaged_per_week', 'domains_per_week', 'one_to_one_per_week', 'missed_after_days'])
    .where('care_home_id', '=', careHome.id)
    .executeTakeFirst();
  return row ?? null;
}

export async function keepTargets(
  db: Db,
  careHome: CareHome,
  targets: Targets,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const { engaged_per_week, domains_per_week, one_to_one_per_week, missed_after_days } = targets;
  const set = {
    engaged_per_week,
    domains_per_week,
    one_to_one_per_week,
    missed_after_days,
    updated_at: now,
    updated_by: by,
  };
  await db
    .insertInto('care_home_targets')
    .values({ care_home_id: careHome.id, ...set })
    .onConflict((standing) => standing.column('care_home_id').doUpdateSet(set))
    .execute();
}
