import {
  amendReport,
  answerMoment,
  getReport,
  listMoments,
  logReport,
  undoReport,
  voidReport,
} from '@heartsease/domain/reports/reports.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { placeOf } from '../http/pages.ts';
import { route } from '../http/route.ts';
import { keepWordsOfLog } from '../risk-assessment/report-risk.ts';
import type { Session } from '../session/session.ts';
import { amend, answer, asSeenBy, checkAnsweredDay, reportFor, setAside, undo } from './change-report.ts';
import { checkDepth } from './check-depth.ts';
import { checkIds, keepLog, momentsToKeep } from './log-report.ts';
import { momentLines } from './moment-lines.queries.ts';
import { reportOfWrite } from './reports.queries.ts';
import type { OwnReport } from './reports.queries.ts';

export function registerReports(app: App): void {
  route(app, logReport, async ({ db, session, input, now, audit_detail }) => {
    const { report, reason } = await keepLog(db, session, input, now);
    keepWhyLate(audit_detail, reason);
    await keepWordsOfLog({ db, session, now }, report, input.risk_words);
    return asSeenBy(session, report, now);
  });

  route(app, answerMoment, async ({ db, session, input, now, audit_detail }) => {
    const logged = await ownReport(db, session, input.report_client_id);
    const moments = [input.moment];
    await checkIds(db, session, { activity_id: null, moments });
    await checkDepth(db, session.careHome, { moments });
    const reason = checkAnsweredDay(session, logged, { moments, reason: input.reason }, now);
    keepWhyLate(audit_detail, reason);
    for (const moment of momentsToKeep({ moments }, session.account_id, now))
      await answer(db, session, logged.id, { moment, reason });
    return await reportFor(db, session, logged.id, now);
  });

  route(app, undoReport, async ({ db, session, input, now }) => {
    const { id: report_id } = await ownReport(db, session, input.report_client_id);
    await undo(db, session, report_id, now);
    return await reportFor(db, session, report_id, now);
  });

  route(app, amendReport, async ({ db, session, input, now, audit_detail }) => {
    keepWhyLate(audit_detail, await amend(db, session, input, now));
    return await reportFor(db, session, input.report_id, now);
  });

  route(app, voidReport, async ({ db, session, input, now }) => {
    await setAside(db, session, input, now);
    return await reportFor(db, session, input.report_id, now);
  });

  route(app, getReport, async ({ db, session, input, now }) => await reportFor(db, session, input.report_id, now));

  route(app, listMoments, async ({ db, session, input }) => {
    const { limit } = input;
    const offset = input.cursor === undefined ? 0 : placeOf(input.cursor);
    const { items, total } = await momentLines(db, session.careHome, input, { offset, limit });
    const end = offset + items.length;
    return { items, total, next_cursor: end < total ? `after-${end}` : null };
  });
}

/** @throws 404 when this account logged nothing in this home under that id */
async function ownReport(db: Db, session: Session, client_id: string): Promise<OwnReport> {
  const logged = await reportOfWrite(db, session.careHome, session.account_id, client_id);
  if (logged === undefined) throw notFound();
  return logged;
}

/** Of what was long ago the audit keeps why it was added, or moved there (decision 0064). */
function keepWhyLate(audit_detail: Record<string, unknown>, reason: string | null): void {
  if (reason !== null) Object.assign(audit_detail, { reason });
}
