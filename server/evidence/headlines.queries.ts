import { sql } from 'kysely';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { isWithin } from './recorded.queries.ts';

/** The moments of each day, told by format; it reads the index of days alone. */
export async function momentsByDay(db: Db, careHome: CareHome, { from, to }: Period) {
  return await db
    .selectFrom('moments')
    .select('day')
    .select(sql<number>`(count(*) filter (where format = 'group'))::int`.as('group'))
    .select(sql<number>`(count(*) filter (where format = 'one_to_one'))::int`.as('one_to_one'))
    .where('care_home_id', '=', careHome.id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('removed_at', 'is', null)
    .groupBy('day')
    .execute();
}

/** How often somebody's own words were written down: with a report, or after it. */
export async function ownWords(db: Db, careHome: CareHome, { from, to }: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from moments m
              where m.care_home_id = ${careHome.id} and m.day >= ${from} and m.day <= ${to} and m.removed_at is null
                and m.quote is not null)
          + (select count(*) from observations o
               join reports t on t.care_home_id = o.care_home_id and t.id = o.report_id and t.state <> 'void'
              where o.care_home_id = ${careHome.id} and ${isWithin({ careHome, from, to }, 'o.at')} and o.kind = 'quote'
                and not exists (select from observations n where n.care_home_id = o.care_home_id
                      and n.root_id = o.root_id and n.version > o.version)))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
