import { getFeatured, getFeaturedProducts } from '@heartsease/domain/dashboard/dashboard.endpoints.ts';
import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import { getCompany, getMeadow, getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { seenBy } from '../planner/planner.routes.ts';
import { plannedSessionsBetween } from '../planner/planner.queries.ts';
import { sessionToLog } from '../planner/session-to-log.ts';
import { companyOf } from './company.ts';
import { birthdaysOf, meadowOf, residentsCount } from './dashboard.queries.ts';
import { featuredProductsFor } from './featured-products.ts';
import { featuredFor } from './featured.ts';
import { refuseStrangers } from './filter.ts';
import { toldToday } from './told-today.ts';

export function registerDashboard(app: App): void {
  route(app, getToday, async ({ db, session, now }) => {
    const { careHome } = session;
    const day = calendarDay(now, careHome.timezone);
    const sees = seenBy(session);
    const sessions = await plannedSessionsBetween(db, careHome, { from: day, to: day }, now, sees);
    // Of several at once, the one that began last is the one in front of you.
    const onNow = sessions.findLast(({ state }) => state === 'on_now');
    return {
      day,
      sessions,
      residents_count: sees.people ? await residentsCount(db, careHome) : null,
      on_now: onNow && sees.people ? await sessionToLog(db, careHome, onNow, day) : null,
      birthdays: sees.people ? await birthdaysOf(db, careHome, day) : null,
    };
  });

  route(app, getMeadow, async ({ db, session, now }) => {
    const to = calendarDay(now, session.careHome.timezone);
    const from = addDays(to, -6);
    return { from, to, flowers: await meadowOf(db, session.careHome, from, to) };
  });

  route(app, getCompany, async ({ db, session, now }) => {
    const items = await companyOf(db, session.careHome, calendarDay(now, session.careHome.timezone));
    return { items, next_cursor: null, total: items.length };
  });

  route(app, getFeatured, async ({ db, session, now, input }) => {
    await refuseStrangers({ db, session, now }, input);
    return await featuredFor({ db, session, now }, input);
  });

  route(app, getFeaturedProducts, async ({ db, session, now }) => {
    const items = await featuredProductsFor({ db, session, now });
    return {
      ...toldToday({ session, now }, DEFINITIONS.featured_products, items),
      next_cursor: null,
      total: items.length,
    };
  });
}
