import { isStaff } from '@heartsease/domain/access/viewer.ts';
import { getSessionToLog, listComingUp, listPlannedSessions } from '@heartsease/domain/planner/planner.endpoints.ts';
import { addDays, calendarDay, daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { peopleOf } from '../relatives/relatives.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { plannedSessionOf, plannedSessionsBetween, sessionsToldTo } from './planner.queries.ts';
import type { Sees } from './planner.queries.ts';
import { sessionToLog } from './session-to-log.ts';

/** Six weeks fill a month's page, its edges included. */
const MOST_DAYS = 42;

export function registerPlanner(app: App): void {
  route(app, listPlannedSessions, async ({ db, session, input, now }) => {
    const days = daysBetween(input.from, input.to);
    if (days < 0) throw refused({ to: ['The last day is before the first'] });
    if (days >= MOST_DAYS) throw refused({ to: [`Ask for ${MOST_DAYS} days or fewer`] });
    const items = await plannedSessionsBetween(db, session.careHome, input, now, seenBy(session));
    return { items, next_cursor: null, total: items.length };
  });

  route(app, getSessionToLog, async ({ db, session, input, now }) => {
    const planned = await plannedSessionOf(db, session.careHome, input.planned_session_id, now, seenBy(session));
    return await sessionToLog(db, session.careHome, planned, calendarDay(now, session.careHome.timezone));
  });

  route(app, listComingUp, async ({ db, session, now }) => {
    const today = calendarDay(now, session.careHome.timezone);
    const week = { from: today, to: addDays(today, 6) };
    const planned = isStaff(session.viewer)
      ? await plannedSessionsBetween(db, session.careHome, week, now, { people: false, reports: false })
      : await sessionsToldTo(db, session.careHome, week, now, await ownPeople(db, session, today));
    const items = planned.filter(({ state, ends_at }) => state !== 'cancelled' && ends_at > now.toISOString());
    return { items, next_cursor: null, total: items.length };
  });
}

/** Of whom somebody may read; a friend reads of nobody what is not for everybody. */
async function ownPeople(db: Db, { careHome, account_id }: Session, today: string): Promise<ReadonlySet<string>> {
  const links = await peopleOf(db, careHome, account_id, today);
  return new Set(links.filter(({ access_level }) => access_level !== 'friend').map(({ resident_id }) => resident_id));
}

export function seenBy(session: Session): Sees {
  return { people: sessionMay(session, 'residents.view'), reports: sessionMay(session, 'reports.view') };
}
