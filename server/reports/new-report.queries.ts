import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { keepStaffOfReport } from './full-report.queries.ts';
import { keepGoals, momentsInsert, takenFrom, totalsInsert } from './moments.queries.ts';
import type { MomentToKeep } from './moments.queries.ts';
import type { ReportFields } from './reports.queries.ts';

export interface NewReport extends ReportFields {
  id: string;
  client_id: string;
  planned_session_id: string | null;
  event_id: string | null;
  recorded_at: Date;
  author_id: string;
  writing_seconds: number | null;
}

/**
 * A report with its moments, the day's totals and the first line of its history, in one statement: this
 * is what everybody waits for, and each round trip to the database is a part of the wait.
 */
export async function keepNewReport(
  db: Db,
  careHome: CareHome,
  report: NewReport,
  {
    category,
    moments,
    staff_ids,
    reason,
  }: {
    category: string;
    moments: (MomentToKeep & { id: string })[];
    staff_ids: readonly string[];
    /** Why it is added only now. */
    reason: string | null;
  },
): Promise<void> {
  const report_id = report.id;
  const of = takenFrom(careHome, report, category);
  await db
    .with('report', (query) => query.insertInto('reports').values({ care_home_id: careHome.id, ...report }))
    .with('kept', (query) => momentsInsert(query, careHome, of, moments))
    .with('totals', (query) => totalsInsert(query, careHome, of, moments, 1))
    .insertInto('report_changes')
    .values({
      id: uuidv7(),
      care_home_id: careHome.id,
      report_id,
      kind: 'logged',
      changed_by: report.author_id,
      at: report.recorded_at,
      reason,
    })
    .execute();
  await keepGoals(db, careHome, report_id, moments);
  if (staff_ids.length > 0) await keepStaffOfReport(db, careHome, report_id, staff_ids);
}
