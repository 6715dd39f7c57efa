import { ActivityHazard } from '@heartsease/domain/activities/activity-detail.ts';
import type { OutputOf, ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import { RISK_LIMITS } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { riskTemplates } from '@heartsease/domain/risk-assessment/risk.endpoints.ts';
import { linesFor, starterLine } from '@heartsease/domain/risk-assessment/starter-lines.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { planRows } from '../planner/plan.queries.ts';
import type { Session } from '../session/session.ts';
import { activityToAssess } from './session-risk.queries.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** What the editor of a new one begins with: of an activity the lines that its own page names. */
export async function templateFor(
  { db, session, now }: Asked,
  { scope, activity_id, planned_session_id }: ParsedInputOf<typeof riskTemplates>,
): Promise<OutputOf<typeof riskTemplates>> {
  const { careHome } = session;
  const [planned] = planned_session_id === null ? [] : await planRows(db, careHome, { id: planned_session_id });
  if (planned_session_id !== null && !planned) throw notFound();
  const of = activity_id ?? planned?.words.activity_id ?? null;
  const activity = of === null ? undefined : await activityToAssess(db, careHome, of);
  if (activity_id !== null && !activity) throw notFound();
  const today = calendarDay(now, careHome.timezone);
  return {
    starters: ActivityHazard.options.map(starterLine),
    fields: {
      scope,
      title: planned?.words.title ?? activity?.title ?? '',
      activity_id: scope === 'activity' ? (activity?.id ?? null) : null,
      planned_session_id: scope === 'session' ? planned_session_id : null,
      place: planned?.words.place ?? '',
      assessed_on: today,
      review_due: addDays(today, RISK_LIMITS.review_days),
      staff_ratio: '',
      benefits: '',
      emergency_plan: '',
      lines: linesFor(activity?.risks ?? []),
    },
  };
}
