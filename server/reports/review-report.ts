import type { Report } from '@heartsease/domain/reports/report.ts';
import type { Db } from '../db/database.ts';
import { forbidden, refused, stale } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { reportFor } from './change-report.ts';
import { noteChange } from './report-changes.queries.ts';
import { holdReport, updateReport } from './reports.queries.ts';
import { wantsApproval } from './review.queries.ts';

type Reviewed = { report_id: string; base_version: number };

/** Gives a report back to its author with a word. It counts all the while: it did take place. */
export async function giveBack(
  db: Db,
  session: Session,
  input: Reviewed & { comment: string },
  now: Date,
): Promise<Report> {
  const report = await holdToReview(db, session, input, now);
  if (report.state === 'returned') throw stale(await reportFor(db, session, report.id, now));
  await noteChange(db, session, report.id, { kind: 'returned', reason: input.comment });
  await updateReport(db, session.careHome, report, { state: 'returned' });
  return await reportFor(db, session, report.id, now);
}

export async function approve(db: Db, session: Session, input: Reviewed, now: Date): Promise<Report> {
  const report = await holdToReview(db, session, input, now);
  if (report.state !== 'submitted') throw stale(await reportFor(db, session, report.id, now));
  if (!(await wantsApproval(db, session.careHome))) {
    throw refused({ report_id: ['Reports are not approved in this home'] });
  }
  await noteChange(db, session, report.id, { kind: 'approved' });
  await updateReport(db, session.careHome, report, { state: 'approved' });
  return await reportFor(db, session, report.id, now);
}

async function holdToReview(db: Db, session: Session, input: Reviewed, now: Date) {
  const report = await holdReport(db, session.careHome, input.report_id);
  if (report.author_id === session.account_id) throw forbidden('Somebody else looks at what you wrote yourself');
  if (report.version !== input.base_version || report.state === 'void') {
    throw stale(await reportFor(db, session, report.id, now));
  }
  return report;
}
