import { v7 as uuidv7 } from 'uuid';
import type { ReportChange } from '@heartsease/domain/reports/report.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../session/session.ts';

/** Adds a line to a report's history. What stood before is kept with it and is never overwritten. */
export async function noteChange(
  db: Db,
  session: Session,
  report_id: string,
  change: { kind: ReportChange['kind']; reason?: string | null; before?: object },
): Promise<void> {
  await db
    .insertInto('report_changes')
    .values({
      id: uuidv7(),
      care_home_id: session.careHome.id,
      report_id,
      kind: change.kind,
      changed_by: session.account_id,
      reason: change.reason ?? null,
      before: change.before ? JSON.stringify(change.before) : null,
    })
    .execute();
}
