import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import type { ReportDraft } from '@heartsease/domain/reports/report.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { activityOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { addToTotals, keepMoments, liveMoments } from './moments.queries.ts';
import type { MomentToKeep, OfReport } from './moments.queries.ts';
import { noteChange } from './report-changes.queries.ts';
import { countResidents, holdReport, holdSession, insertReport, updateReport } from './reports.queries.ts';

type Draft = z.output<typeof ReportDraft>;

/** What is not in the library counts in this category. */
const OWN_CATEGORY = 'everyday';

/**
 * Keeps what a device logged: a new report, or, when the planned session has been logged already, the
 * answers of both devices in one.
 *
 * @returns the id of the report that the moments are in now
 * @throws 422 for a time outside the limits; 404 for a person, activity or session of another home
 */
export async function keepLog(
  db: Db,
  session: Session,
  draft: Draft & { client_id: string },
  now: Date,
): Promise<string> {
  checkTime(draft.started_at, now);
  const category = await checkIds(db, session, draft);
  const moments = momentsToKeep(draft, session.account_id, now);
  const planned =
    draft.planned_session_id === null ? null : await holdSession(db, session.careHome, draft.planned_session_id);
  if (planned === undefined) throw notFound();
  if (planned?.report_id) return await merge(db, session, planned.report_id, draft, moments);
  return await keepNew(db, session, draft, { category, moments, now });
}

export function checkTime(started_at: string, now: Date): void {
  const started = Date.parse(started_at);
  if (started > now.getTime() + REPORT_LIMITS.ahead_minutes * 60_000) {
    throw refused({ started_at: ['That time has not come yet. Check the day and the time.'] });
  }
  if (started < now.getTime() - REPORT_LIMITS.backfill_days * 86_400_000) {
    throw refused({ started_at: [`You can add what happened in the last ${REPORT_LIMITS.backfill_days} days`] });
  }
}

/** @returns the category in which the moments count */
export async function checkIds(
  db: Db,
  session: Session,
  draft: Pick<Draft, 'activity_id' | 'moments'>,
): Promise<string> {
  const ids = draft.moments.map((moment) => moment.resident_id);
  if ((await countResidents(db, session.careHome, ids)) !== ids.length) throw notFound();
  if (draft.activity_id === null) return OWN_CATEGORY;
  const activity = await activityOf(db, session.careHome, draft.activity_id);
  if (!activity) throw notFound();
  return activity.category;
}

/** A device's clock may run ahead; no answer is later than now. */
export function momentsToKeep(draft: Pick<Draft, 'moments'>, author_id: string, now: Date): MomentToKeep[] {
  return draft.moments.map(({ answered_at, ...moment }) => ({
    ...moment,
    author_id,
    answered_at: new Date(Math.min(Date.parse(answered_at), now.getTime())),
  }));
}

async function keepNew(
  db: Db,
  session: Session,
  draft: Draft & { client_id: string },
  { category, moments, now }: { category: string; moments: MomentToKeep[]; now: Date },
): Promise<string> {
  const { careHome, account_id } = session;
  const id = uuidv7();
  const day = calendarDay(new Date(draft.started_at), careHome.timezone);
  const answered = new Date(Math.max(...moments.map((moment) => moment.answered_at.getTime())));
  const {
    planned_session_id,
    activity_id,
    title,
    format,
    started_at,
    minutes,
    place,
    usual_response,
    note,
    client_id,
  } = draft;
  await insertReport(db, careHome, {
    id,
    client_id,
    planned_session_id,
    activity_id,
    title,
    format,
    started_at,
    day,
    minutes,
    place,
    usual_response,
    note,
    is_added_later: calendarDay(answered, careHome.timezone) > day,
    recorded_at: now,
    author_id: account_id,
  });
  const of = { report_id: id, day, category, format, minutes };
  await keepMoments(db, careHome, of, moments);
  await addToTotals(db, careHome, of, moments, 1);
  await noteChange(db, session, id, { kind: 'logged' });
  return id;
}

/** Two devices logged the same session: person by person the later answer stands, and nothing written is lost. */
async function merge(
  db: Db,
  session: Session,
  report_id: string,
  draft: Draft,
  moments: MomentToKeep[],
): Promise<string> {
  const { careHome } = session;
  const report = await holdReport(db, careHome, report_id);
  const standing = new Map((await liveMoments(db, careHome, report_id)).map((moment) => [moment.resident_id, moment]));
  const later = moments.filter(
    (moment) => moment.answered_at > (standing.get(moment.resident_id)?.answered_at ?? new Date(0)),
  );
  const of: OfReport = {
    report_id,
    day: report.day,
    category: await categoryOf(db, session, report.activity_id),
    format: report.format,
    minutes: report.minutes,
  };
  await noteChange(db, session, report_id, { kind: 'merged', before: [...standing.values()] });
  const replaced = later.flatMap((moment) => standing.get(moment.resident_id) ?? []);
  await addToTotals(db, careHome, of, replaced, -1);
  await addToTotals(db, careHome, of, later, 1);
  const withNotes = later.map((moment) => ({
    ...moment,
    note: bothNotes(standing.get(moment.resident_id)?.note ?? null, moment.note),
  }));
  await keepMoments(db, careHome, of, withNotes);
  await updateReport(db, careHome, report, { note: bothNotes(report.note, draft.note) });
  return report_id;
}

export async function categoryOf(db: Db, session: Session, activity_id: string | null): Promise<string> {
  const activity = activity_id === null ? undefined : await activityOf(db, session.careHome, activity_id);
  return activity?.category ?? OWN_CATEGORY;
}

function bothNotes(first: string | null, second: string | null): string | null {
  if (first === null || second === null || first === second) return first ?? second;
  return `${first}\n${second}`;
}
