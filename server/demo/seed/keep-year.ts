import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { demoId } from '../ids.ts';
import type { Year } from '../year.ts';
import { inChunks } from './rows.ts';

/** Writes a year, or a part of one, into the tables of the home that the transaction is set to. */
export async function keepYear(db: Db, year: Year): Promise<void> {
  await inChunks(year.planned_sessions, (rows) => db.insertInto('planned_sessions').values(rows).execute());
  await inChunks(year.planned_session_residents, (rows) =>
    db.insertInto('planned_session_residents').values(rows).execute(),
  );
  // Full ones have more columns, and a statement has one list of them.
  for (const kind of ['full', 'basic'] as const) {
    const reports = year.reports.filter((report) => (report.kind ?? 'basic') === kind);
    const moments = year.moments.filter((moment) => (moment.signs === undefined ? 'basic' : 'full') === kind);
    await inChunks(reports, (rows) => db.insertInto('reports').values(rows).execute());
    await inChunks(moments, (rows) => db.insertInto('moments').values(rows).execute());
  }
  await inChunks(year.report_staff, (rows) => db.insertInto('report_staff').values(rows).execute());
  await inChunks(year.moment_goals, (rows) =>
    sql`insert into moment_goals (care_home_id, moment_id, goal_id)
        select g.care_home_id, pair.moment_id, g.id
          from unnest(${rows.map((row) => row.moment_id)}::uuid[], ${rows.map((row) => row.goal_id)}::uuid[])
               as pair (moment_id, goal_id)
          join goals g on g.id = pair.goal_id and g.care_home_id = ${rows[0]?.care_home_id}`.execute(db),
  );
  const changes = year.reports.map((report) => ({
    id: demoId(`logged ${report.id}`, new Date(report.started_at)),
    care_home_id: report.care_home_id,
    report_id: report.id,
    kind: 'logged' as const,
    changed_by: report.author_id,
    at: report.recorded_at,
  }));
  await inChunks(changes, (rows) => db.insertInto('report_changes').values(rows).execute());
}

/** Counts a home's days anew from its moments, from a day on. */
export async function keepTotals(db: Db, care_home_id: string, from: string): Promise<void> {
  await sql`insert into daily_totals (care_home_id, day, category, format, moments, engaged, minutes)
    select care_home_id, day, category, format, count(*), count(*) filter (where is_engaged), sum(minutes)
    from moments
    where care_home_id = ${care_home_id} and day >= ${from} and removed_at is null
    group by care_home_id, day, category, format
    on conflict (care_home_id, day, category, format) do update
       set moments = excluded.moments, engaged = excluded.engaged, minutes = excluded.minutes`.execute(db);
}
