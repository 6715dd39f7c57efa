import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import type { ReportDraft } from '@heartsease/domain/reports/report.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { activityOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused } from '../http/errors.ts';
import { PLAIN_STAMP } from '../planner/planner.queries.ts';
import { staffFace } from '../residents/faces.ts';
import type { Session } from '../session/session.ts';
import { addToTotals, keepMoments, liveMoments } from './moments.queries.ts';
import type { MomentToKeep, OfReport } from './moments.queries.ts';
import { keepNewReport } from './new-report.queries.ts';
import { noteChange } from './report-changes.queries.ts';
import { facesOf, holdReport, holdSession, reportOf, updateReport } from './reports.queries.ts';
import type { StandingReport } from './reports.queries.ts';

type Draft = z.output<typeof ReportDraft>;

/** What is not in the library counts in this category. */
const OWN_CATEGORY = 'everyday';

/**
 * Keeps what a device logged: a new report, or, when the planned session has been logged already, the
 * answers of both devices in one.
 *
 * @returns the report that the moments are in now
 * @throws 422 for a time outside the limits; 404 for a person, activity or session of another home
 */
export async function keepLog(
  db: Db,
  session: Session,
  draft: Draft & { client_id: string },
  now: Date,
): Promise<StandingReport> {
  checkTime(draft.started_at, now);
  const found = await checkIds(db, session, draft);
  const moments = momentsToKeep(draft, session.account_id, now);
  const planned =
    draft.planned_session_id === null ? null : await holdSession(db, session.careHome, draft.planned_session_id);
  if (planned === undefined) throw notFound();
  if (planned?.report_id) {
    await merge(db, session, planned.report_id, draft, moments);
    return await reportOf(db, session.careHome, planned.report_id);
  }
  return await keepNew(db, session, draft, { found, moments, now });
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

/** What the ids of a draft stand for. */
export interface Found {
  faces: ResidentFace[];
  activity: { icon: string; tint: string } | null;
  /** In which the moments count. */
  category: string;
}

/** @throws 404 for a person or an activity that this home does not have */
export async function checkIds(
  db: Db,
  session: Session,
  draft: Pick<Draft, 'activity_id' | 'moments'>,
): Promise<Found> {
  const ids = draft.moments.map((moment) => moment.resident_id);
  const faces = await facesOf(db, session.careHome, ids);
  if (faces.length !== ids.length) throw notFound();
  if (draft.activity_id === null) return { faces, activity: null, category: OWN_CATEGORY };
  const activity = await activityOf(db, session.careHome, draft.activity_id);
  if (!activity) throw notFound();
  return { faces, activity, category: activity.category };
}

/** A device's clock may run ahead; no answer is later than now. */
export function momentsToKeep(draft: Pick<Draft, 'moments'>, author_id: string, now: Date): MomentToKeep[] {
  return draft.moments.map(({ answered_at, ...moment }) => ({
    ...moment,
    author_id,
    answered_at: new Date(Math.min(Date.parse(answered_at), now.getTime())),
  }));
}

/** The answer is put together from what was just written: nothing needs to be read back. */
async function keepNew(
  db: Db,
  session: Session,
  draft: Omit<Draft, 'moments'> & { client_id: string },
  { found, moments, now }: { found: Found; moments: MomentToKeep[]; now: Date },
): Promise<StandingReport> {
  const { careHome, account_id, row } = session;
  const { icon, tint } = found.activity ?? PLAIN_STAMP;
  const day = calendarDay(new Date(draft.started_at), careHome.timezone);
  const answered = new Date(Math.max(...moments.map((moment) => moment.answered_at.getTime())));
  const named = new Map(moments.map((moment) => [moment.resident_id, { id: uuidv7(), ...moment }]));
  const report = {
    ...reportFields(draft),
    id: uuidv7(),
    day,
    is_added_later: calendarDay(answered, careHome.timezone) > day,
    recorded_at: now,
    author_id: account_id,
  };
  await keepNewReport(db, careHome, report, { category: found.category, moments: [...named.values()] });
  const { author_id: _author, day: _day, ...told } = report;
  const author = staffFace({
    id: account_id,
    known_as: row.known_as,
    last_name: row.last_name,
    portrait: row.portrait,
  });
  return {
    ...told,
    icon,
    tint,
    version: 1,
    state: 'submitted',
    started_at: new Date(draft.started_at).toISOString(),
    recorded_at: now.toISOString(),
    author,
    authors: [author],
    moments: found.faces.flatMap((resident) => {
      const moment = named.get(resident.id);
      if (!moment) return [];
      const { resident_id: _resident, author_id: _by, answered_at, ...answer } = moment;
      return { ...answer, resident, author, answered_at: answered_at.toISOString() };
    }),
    history: [{ at: now.toISOString(), by: author, kind: 'logged', reason: null, edits: [] }],
  };
}

/** Of what a device sent, what a report keeps. */
function reportFields(draft: Omit<Draft, 'moments'> & { client_id: string }) {
  const {
    client_id,
    planned_session_id,
    activity_id,
    title,
    format,
    started_at,
    minutes,
    place,
    usual_response,
    note,
  } = draft;
  return {
    client_id,
    planned_session_id,
    activity_id,
    title,
    format,
    started_at,
    minutes,
    place,
    usual_response,
    note,
  };
}

/** Two devices logged the same session: person by person the later answer stands, and nothing written is lost. */
async function merge(
  db: Db,
  session: Session,
  report_id: string,
  draft: Draft,
  moments: MomentToKeep[],
): Promise<void> {
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
}

export async function categoryOf(db: Db, session: Session, activity_id: string | null): Promise<string> {
  const activity = activity_id === null ? undefined : await activityOf(db, session.careHome, activity_id);
  return activity?.category ?? OWN_CATEGORY;
}

function bothNotes(first: string | null, second: string | null): string | null {
  if (first === null || second === null || first === second) return first ?? second;
  return `${first}\n${second}`;
}
