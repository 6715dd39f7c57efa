import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { ActivityCategory } from '@heartsease/domain/activities/activity-detail.ts';
import {
  NO_MOMENT_DEPTH,
  NO_REPORT_DEPTH,
  ReportDepth,
  depthFor,
  isSameDepth,
  saysAnything,
  withGapsFilled,
} from '@heartsease/domain/reports/depth.ts';
import { kindOfReport } from '@heartsease/domain/reports/report.ts';
import type { ReportDraft } from '@heartsease/domain/reports/report.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { activityOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { aroundReport, columnsOf, keepStaffOfReport, reportDepthOf, staffOfReport } from './full-report.queries.ts';
import { checkDepth, checkPackage } from './check-depth.ts';
import { checkDayAddedTo, checkTimeOfLog } from './check-time.ts';
import { PLAIN_STAMP } from '../planner/planner.queries.ts';
import { staffFace } from '../residents/faces.ts';
import type { CareHome, Session } from '../session/session.ts';
import { addToTotals, keepMoments, liveMoments, takenFrom } from './moments.queries.ts';
import type { MomentToKeep } from './moments.queries.ts';
import { keepNewReport } from './new-report.queries.ts';
import { noteChange } from './report-changes.queries.ts';
import {
  facesOf,
  holdEvent,
  holdReport,
  holdSession,
  reportOf,
  reportTellingOf,
  updateReport,
} from './reports.queries.ts';
import { waitsAgain } from './waits-again.ts';
import type { StandingReport } from './reports.queries.ts';

type Draft = z.output<typeof ReportDraft>;

/** What is not in the library counts in this category. */
const OWN_CATEGORY = 'everyday_purpose' satisfies ActivityCategory;

/**
 * Keeps what a device logged: a new report, or, when the planned session has been logged already, the
 * answers of both devices in one.
 *
 * @returns the report that the moments are in now, and the reason that it took
 * @throws 422 for a day or a time outside the limits, of the log or of the report that it goes into, or without the
 *   reason that it takes; 404 for a person, activity or session of another home
 */
export async function keepLog(
  db: Db,
  session: Session,
  draft: Draft & { client_id: string; writing_seconds: number | null; reason?: string | undefined },
  now: Date,
): Promise<KeptLog> {
  const reason = checkTimeOfLog(session, draft, now);
  checkPackage(session, draft);
  const found = await checkIds(db, session, draft);
  await checkDepth(db, session.careHome, draft);
  const moments = momentsToKeep(draft, session.account_id, now);
  const before = await standingReport(db, session.careHome, draft);
  if (before === undefined) {
    return { report: await keepNew(db, session, draft, { found, moments, reason, now }), reason };
  }
  const report = await holdReport(db, session.careHome, before);
  const why = reason ?? checkDayAddedTo(session, { ...draft, day: report.day }, now);
  await merge(db, session, report, { ...draft, moments, reason: why });
  return { report: await reportOf(db, session.careHome, before), reason: why };
}

export interface KeptLog {
  report: StandingReport;
  /** That it took, because it was long ago. */
  reason: string | null;
}

/**
 * The report that the planned session, or the event, has become already. It is held, so that of two who log it at
 * once one comes second.
 *
 * @throws 404 for a session or an event that this home does not have
 */
async function standingReport(
  db: Db,
  careHome: CareHome,
  { planned_session_id, event_id }: Pick<Draft, 'planned_session_id' | 'event_id'>,
): Promise<string | undefined> {
  if (event_id !== null && !(await holdEvent(db, careHome, event_id))) throw notFound();
  if (planned_session_id !== null) {
    if (!(await holdSession(db, careHome, planned_session_id))) throw notFound();
    const told = await reportTellingOf(db, careHome, 'planned_session_id', planned_session_id);
    if (told !== undefined) return told;
  }
  return event_id === null ? undefined : await reportTellingOf(db, careHome, 'event_id', event_id);
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
  draft: Omit<Draft, 'moments'> & { client_id: string; writing_seconds: number | null },
  { found, moments, reason, now }: { found: Found; moments: MomentToKeep[]; reason: string | null; now: Date },
): Promise<StandingReport> {
  const { careHome, account_id, row } = session;
  const { icon, tint } = found.activity ?? PLAIN_STAMP;
  const day = calendarDay(new Date(draft.started_at), careHome.timezone);
  const answered = new Date(Math.max(...moments.map((moment) => moment.answered_at.getTime())));
  const named = new Map(moments.map((moment) => [moment.resident_id, { id: uuidv7(), ...moment }]));
  const report = {
    ...reportFields(draft),
    kind: kindOfReport({ ...draft, moments }),
    id: uuidv7(),
    day,
    is_added_later: calendarDay(answered, careHome.timezone) > day,
    recorded_at: now,
    author_id: account_id,
  };
  const staff_ids = draft.depth?.staff_ids ?? [];
  await keepNewReport(
    db,
    careHome,
    { ...report, ...(draft.depth && columnsOf(draft.depth)), writing_seconds: draft.writing_seconds },
    { category: found.category, moments: [...named.values()], staff_ids, reason },
  );
  const there = moments.filter(({ response }) => response !== 'not_today').map(({ resident_id }) => resident_id);
  const { overlaps, wants_approval } = await aroundReport(db, careHome, report, there);
  const staff = staff_ids.length > 0 ? await staffOfReport(db, careHome, report.id) : [];
  const depth = draft.depth && reportDepthOf(columnsOf(draft.depth), staff);
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
      const { resident_id: _resident, author_id: _by, answered_at, depth: more, ...answer } = moment;
      const depth = saysAnything(more) ? { depth: more } : {};
      return [{ ...answer, ...depth, resident, author, answered_at: answered_at.toISOString() }];
    }),
    history: [{ at: now.toISOString(), by: author, kind: 'logged', reason, edits: [] }],
    ...(depth && { depth }),
    overlaps,
    waits_for_approval: wants_approval,
  };
}

/** Of what a device sent, what a report keeps. */
function reportFields(draft: Omit<Draft, 'moments'> & { client_id: string }) {
  const {
    client_id,
    planned_session_id,
    event_id,
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
    event_id,
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
  report: Awaited<ReturnType<typeof holdReport>>,
  { moments, reason, ...draft }: Omit<Draft, 'moments'> & { moments: MomentToKeep[]; reason: string | null },
): Promise<void> {
  const { careHome } = session;
  const { id: report_id } = report;
  const standing = new Map((await liveMoments(db, careHome, report_id)).map((moment) => [moment.resident_id, moment]));
  const of = takenFrom(careHome, report, await categoryOf(db, session, report.activity_id));
  const changed = moments.flatMap((moment) => bothOf(standing.get(moment.resident_id), moment) ?? []);
  await noteChange(db, session, report_id, { kind: 'merged', reason, before: [...standing.values()] });
  const replaced = changed.flatMap((moment) => standing.get(moment.resident_id) ?? []);
  await addToTotals(db, careHome, of, replaced, -1);
  await addToTotals(db, careHome, of, changed, 1);
  await keepMoments(db, careHome, of, changed);
  const note = bothNotes(report.note, draft.note);
  const staff = await staffOfReport(db, careHome, report_id);
  const stood = reportDepthOf(report, staff);
  const depth = draft.depth && withGapsFilled(stood ? ReportDepth.parse(stood) : NO_REPORT_DEPTH, draft.depth);
  if (depth) await keepStaffOfReport(db, careHome, report_id, depth.staff_ids);
  const told = new Map([...standing.values(), ...changed].map((moment) => [moment.resident_id, moment]));
  const after = { note, depth: depth ?? stood, moments: [...told.values()] };
  await updateReport(db, careHome, report, {
    ...waitsAgain(session, report),
    note,
    kind: kindOfReport(after),
    ...(depth && columnsOf(depth)),
  });
}

/** One person in both logs: the later answer stands, and whatever either told beyond it. Null: nothing is new. */
function bothOf(stood: MomentToKeep | undefined, moment: MomentToKeep): MomentToKeep | null {
  if (stood === undefined) return moment;
  const isLater = moment.answered_at > stood.answered_at;
  const [first, second] = isLater ? [moment, stood] : [stood, moment];
  const told = first.depth && second.depth ? withGapsFilled(first.depth, second.depth) : (first.depth ?? second.depth);
  const depth = depthFor(first.response, told);
  // Of somebody who did not join in after all, nothing more is told: what was told before goes.
  if (isLater)
    return { ...moment, note: bothNotes(stood.note, moment.note), depth: depth ?? (stood.depth && NO_MOMENT_DEPTH) };
  const isNew = depth !== undefined && (stood.depth === undefined || !isSameDepth(depth, stood.depth));
  return isNew ? { ...stood, depth } : null;
}

export async function categoryOf(db: Db, session: Session, activity_id: string | null): Promise<string> {
  const activity = activity_id === null ? undefined : await activityOf(db, session.careHome, activity_id);
  return activity?.category ?? OWN_CATEGORY;
}

function bothNotes(first: string | null, second: string | null): string | null {
  if (first === null || second === null || first === second) return first ?? second;
  return `${first}\n${second}`;
}
