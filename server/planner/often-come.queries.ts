import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';

const OFTEN = { weeks: 8, at_least: 2, most: 6 };

/** People who joined this activity at least twice in 8 weeks without being expected today, the most frequent first. */
export async function oftenCome(
  db: Db,
  careHome: CareHome,
  session: { id: string; activity_id: string | null },
  today: string,
): Promise<ResidentFace[]> {
  if (session.activity_id === null) return [];
  const rows = await db
    .selectFrom('reports as t')
    .innerJoin('moments as m', (join) =>
      join.onRef('m.care_home_id', '=', 't.care_home_id').onRef('m.report_id', '=', 't.id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'm.care_home_id').onRef('r.id', '=', 'm.resident_id'),
    )
    .select(RESIDENT_FACE)
    .where('t.care_home_id', '=', careHome.id)
    .where('t.activity_id', '=', session.activity_id)
    .where('t.day', '>', addDays(today, -7 * OFTEN.weeks))
    .where('t.format', '=', 'group')
    .where('m.is_engaged', '=', true)
    .where('m.removed_at', 'is', null)
    .where('r.status', 'in', [...LIVING_HERE])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('planned_session_residents as p')
            .select('p.resident_id')
            .where('p.care_home_id', '=', careHome.id)
            .where('p.planned_session_id', '=', session.id)
            .whereRef('p.resident_id', '=', 'm.resident_id'),
        ),
      ),
    )
    .groupBy(['r.care_home_id', 'r.id'])
    .having((of) => of.fn.countAll<number>(), '>=', OFTEN.at_least)
    .orderBy((of) => of.fn.countAll<number>(), 'desc')
    .orderBy('r.known_as')
    .limit(OFTEN.most)
    .execute();
  return rows.map(residentFace);
}
