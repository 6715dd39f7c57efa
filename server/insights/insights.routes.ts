import { getEnjoyedLately, getInsights, printEnjoyedLately } from '@heartsease/domain/insights/insights.endpoints.ts';
import { anHourBefore, refuseTooMany } from '../exports/hourly-limit.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { softMonthsSince } from './insights.queries.ts';
import { enjoyedLatelyBy, insightsOf } from './resident-insights.ts';
import { softMonthSheet } from './soft-month-sheet.ts';

export function registerInsights(app: App): void {
  route(app, getInsights, async ({ db, session, now, input }) => await insightsOf({ db, session, now }, input));

  route(app, getEnjoyedLately, async ({ db, session, now, input }) => {
    const { from: _from, to: _to, ...enjoyed } = await enjoyedLatelyBy({ db, session, now }, input.resident_id);
    return enjoyed;
  });

  route(app, printEnjoyedLately, async ({ db, session, now, input: { resident_id, language } }) => {
    const { from, to, ...enjoyed } = await enjoyedLatelyBy({ db, session, now }, resident_id);
    const { careHome, row } = session;
    refuseTooMany(await softMonthsSince(db, session, anHourBefore(now)), careHome.timezone);
    const { pdf, pages } = await softMonthSheet(enjoyed, { language, home: row.home_name, from, to, now });
    return { file_name: `month-${from}-${to}.pdf`, pdf: pdf.toString('base64'), pages };
  });
}
