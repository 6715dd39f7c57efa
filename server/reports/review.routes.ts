import {
  approveReport,
  getReportSettings,
  listReports,
  returnReport,
  saveReportSettings,
} from '@heartsease/domain/reports/review.endpoints.ts';
import type { App } from '../http/app-context.ts';
import { placeOf } from '../http/pages.ts';
import { route } from '../http/route.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import { sessionMay } from '../session/session.ts';
import { approve, giveBack } from './review-report.ts';
import { keepWantsApproval, reportLines, wantsApproval } from './review.queries.ts';

export function registerReviews(app: App): void {
  route(app, listReports, async ({ db, session, input }) => {
    const { limit } = input;
    const offset = input.cursor === undefined ? 0 : placeOf(input.cursor);
    const by = { account_id: session.account_id, reviews: sessionMay(session, 'reports.review') };
    const { items, total, ...counts } = await reportLines(db, session.careHome, by, input, { offset, limit });
    const end = offset + items.length;
    return { items, total, ...counts, next_cursor: end < total ? `after-${end}` : null };
  });

  route(app, returnReport, async ({ db, session, input, now }) => {
    const report = await giveBack(db, session, input, now);
    await tell(db, app.config, homeOf(session), { kind: 'report_returned', to: [report.author.id], now });
    return report;
  });

  route(app, approveReport, async ({ db, session, input, now }) => await approve(db, session, input, now));

  route(app, getReportSettings, async ({ db, session }) => ({
    wants_approval: await wantsApproval(db, session.careHome),
  }));

  route(app, saveReportSettings, async ({ db, input: { wants_approval } }) => {
    await keepWantsApproval(db, wants_approval);
    return { wants_approval };
  });
}
