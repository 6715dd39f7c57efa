import { isSame } from '@heartsease/domain/merge.ts';
import {
  cancelPlan,
  copyWeek,
  findPlanClashes,
  getPlan,
  listPlanStaff,
  movePlan,
  restorePlan,
  savePlan,
  saveWeek,
  suggestWeek,
  takeBackCopy,
} from '@heartsease/domain/planner/planner.endpoints.ts';
import { sessionsMeant } from '@heartsease/domain/planner/series.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { planLikeWeek, takeBack } from './copy-week.ts';
import { clashesOfPlan } from './plan-clashes.ts';
import { rewritePlan, setCancelled } from './keep-plan.queries.ts';
import { cancelledWith, planRows, staffWhoMayLead } from './plan.queries.ts';
import { checkDay, holdToChange, planAnew, planNow, planOtherwise } from './save-plan.ts';
import { planWeek, weekSuggestedFor } from './suggest-week.ts';

/** What changes the plan, and what its form asks. */
export function registerPlans(app: App): void {
  route(app, getPlan, async (asked) => await planNow(asked, asked.input.planned_session_id));

  route(app, savePlan, async (asked) => {
    const { input } = asked;
    const { id, sessions } =
      input.planned_session_id === null
        ? await planAnew(asked, input)
        : await planOtherwise(asked, input, input.planned_session_id);
    return { plan: await planNow(asked, id), sessions };
  });

  route(app, movePlan, async (asked) => {
    const { db, session, now, input } = asked;
    const row = await holdToChange(asked, input);
    if (row.is_cancelled) throw refused({ form: ['This is cancelled. Let it take place first.'] });
    checkDay(asked, input.day, row.day);
    const words = { ...row.words, time: input.time };
    if (input.day !== row.day || !isSame(words, row.words)) {
      await rewritePlan(db, session.careHome, row, { day: input.day, words }, { by: session.account_id, now });
    }
    return await planNow(asked, row.id);
  });

  route(app, cancelPlan, async (asked) => {
    const { db, session, now, input } = asked;
    const row = await holdToChange(asked, input);
    if (row.is_cancelled && input.which === 'this') {
      throw refused({ form: ['This is cancelled already'] });
    }
    const series = row.series_id === null ? [] : await planRows(db, session.careHome, { series_id: row.series_id });
    const meant = sessionsMeant(input.which, row, series, now).filter(({ is_cancelled }) => !is_cancelled);
    const ids = meant.map(({ id }) => id);
    if (ids.length > 0) {
      await setCancelled(db, session.careHome, ids, input.reason, { by: session.account_id, now });
    }
    return { plan: await planNow(asked, row.id), sessions: ids.length };
  });

  route(app, restorePlan, async (asked) => {
    const { db, session, now, input } = asked;
    const row = await holdToChange(asked, input);
    if (!row.is_cancelled) return { plan: await planNow(asked, row.id), sessions: 0 };
    const series =
      row.series_id === null || !input.with_others
        ? []
        : await planRows(db, session.careHome, { series_id: row.series_id });
    const ids = [row, ...cancelledWith(row, series, now)].map(({ id }) => id);
    await setCancelled(db, session.careHome, ids, null, { by: session.account_id, now });
    return { plan: await planNow(asked, row.id), sessions: ids.length };
  });

  route(app, copyWeek, async (asked) => await planLikeWeek(asked, asked.input));

  route(app, takeBackCopy, async (asked) => await takeBack(asked, asked.input.planned_session_ids));

  route(app, suggestWeek, async (asked) => await weekSuggestedFor(asked, asked.input.day));

  route(app, saveWeek, async (asked) => await planWeek(asked, asked.input.sessions));

  route(app, findPlanClashes, async (asked) => await clashesOfPlan(asked, asked.input));

  route(app, listPlanStaff, async ({ db, session, now }) => ({
    items: await staffWhoMayLead(db, session.careHome, calendarDay(now, session.careHome.timezone)),
  }));
}
