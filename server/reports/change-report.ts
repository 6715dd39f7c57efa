import type { z } from 'zod';
import { NO_MOMENT_DEPTH, ReportDepth, depthFor, isSameDepth } from '@heartsease/domain/reports/depth.ts';
import { REPORT_LIMITS, kindOfReport } from '@heartsease/domain/reports/report.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import type { amendReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { forbidden, refused, stale } from '../http/errors.ts';
import { takeBackPhotosOf } from '../photos/keep-photo.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { checkDepth, checkPackage } from './check-depth.ts';
import { checkDayAddedTo, checkMovedTime } from './check-time.ts';
import { columnsOf, keepStaffOfReport, reportDepthOf, staffOfReport } from './full-report.queries.ts';
import { categoryOf, checkIds, momentsToKeep } from './log-report.ts';
import { waitsAgain } from './waits-again.ts';
import { addToTotals, keepMoments, liveMoments, removeMoments, takenFrom } from './moments.queries.ts';
import type { MomentToKeep, OfReport } from './moments.queries.ts';
import { noteChange } from './report-changes.queries.ts';
import { holdReport, namesIn, reportOf, updateReport } from './reports.queries.ts';
import type { OwnReport, StandingReport } from './reports.queries.ts';

type HeldReport = Awaited<ReturnType<typeof holdReport>>;

/** The report as whoever asks may see it. */
export async function reportFor(db: Db, session: Session, report_id: string, now: Date): Promise<Report> {
  return asSeenBy(session, await reportOf(db, session.careHome, report_id), now);
}

/** Adds what depends on who asks. */
export function asSeenBy(session: Session, report: StandingReport, now: Date): Report {
  const isOwn = report.author.id === session.account_id;
  const mayReview = sessionMay(session, 'reports.review') && sessionMay(session, 'reports.add');
  const may = mayChange(session, { ...report, author_id: report.author.id }, now);
  return {
    ...report,
    can_change: report.state !== 'void' && may && sessionMay(session, 'reports.add'),
    can_return: mayReview && !isOwn && (report.state === 'submitted' || report.state === 'approved'),
    can_approve: mayReview && !isOwn && report.waits_for_approval,
  };
}

/** Its author for 24 hours, and for as long as it lies with them again; whoever may review always. */
function mayChange(
  session: Session,
  report: { author_id: string; recorded_at: Date | string; state: Report['state'] },
  now: Date,
): boolean {
  return (
    isOwnAndFresh(session, report.author_id, new Date(report.recorded_at), now) ||
    isBackWith(session, report) ||
    sessionMay(session, 'reports.review')
  );
}

/** It was returned to whoever asks. */
function isBackWith(session: Session, { author_id, state }: { author_id: string; state: Report['state'] }): boolean {
  return author_id === session.account_id && state === 'returned';
}

/**
 * Replaces what a report says. Its author may for 24 hours; afterwards, and for everybody else, it takes
 * the right to review and a reason.
 *
 * @returns the reason that it took to move it to a day long ago, if it did
 * @throws 409 with the report as it stands when it changed in the meantime
 */
export async function amend(
  db: Db,
  session: Session,
  input: z.output<typeof amendReport.input>,
  now: Date,
): Promise<string | null> {
  const { careHome } = session;
  const report = await holdToChange(db, session, input, now);
  const isFree = isOwnAndFresh(session, report.author_id, report.recorded_at, now) || isBackWith(session, report);
  if (!isFree && !input.reason && !session.puts_in?.reason) throw refused({ reason: ['Say why you change it'] });
  const whyLate = checkMovedTime(session, input, report, now);
  const { category } = await checkIds(db, session, input);
  const before = await liveMoments(db, careHome, report.id);
  const staff = await staffOfReport(db, careHome, report.id);
  const stood = reportDepthOf(report, staff);
  checkPackage(session, input, { note: report.note, depth: stood && depthIn(stood), moments: before });
  await checkDepth(db, careHome, input);
  const was = await ofReport(db, session, report);
  const { activity_id, title, format, started_at, minutes, place, usual_response, note } = input;
  const day = calendarDay(new Date(started_at), careHome.timezone);
  const is = takenFrom(careHome, { id: report.id, day, activity_id, format, minutes, started_at }, category);

  const isSentAgain = isBackWith(session, report);
  await noteChange(db, session, report.id, {
    kind: isSentAgain ? 'submitted_again' : 'amended',
    reason: input.reason || null,
    before: { report: { ...report, staff_present: namesIn(staff) }, moments: before },
  });
  const moments = keepAuthors(keepDepth(momentsToKeep(input, session.account_id, now), before), before);
  const staying = new Set(moments.map((moment) => moment.resident_id));
  const leaving = before.filter((moment) => !staying.has(moment.resident_id)).map((moment) => moment.resident_id);
  await addToTotals(db, careHome, was, before, -1);
  await removeMoments(db, careHome, report.id, now, leaving);
  await keepMoments(db, careHome, is, moments);
  await addToTotals(db, careHome, is, moments, 1);
  await updateReport(db, careHome, report, {
    activity_id,
    title,
    format,
    started_at,
    day,
    // Moved, it was added later or it was not; where it stayed, what it says of that stays too.
    ...(day !== report.day && { is_added_later: calendarDay(toldAt(report, before), careHome.timezone) > day }),
    minutes,
    place,
    usual_response,
    note,
    kind: kindOfReport({ note, depth: input.depth ?? stood, moments }),
    ...(input.depth && columnsOf(input.depth)),
    ...(isSentAgain ? { state: 'submitted' as const } : waitsAgain(session, report)),
  });
  if (input.depth) await keepStaffOfReport(db, careHome, report.id, input.depth.staff_ids);
  return whyLate;
}

/** When it was first told: by the last answer that came with it. Of what was answered for anew since, when it came. */
function toldAt({ recorded_at }: HeldReport, moments: readonly MomentToKeep[]): Date {
  const first = moments.map(({ answered_at }) => answered_at.getTime()).filter((at) => at <= recorded_at.getTime());
  return first.length === 0 ? recorded_at : new Date(Math.max(...first));
}

function depthIn(stood: ReportDepth): ReportDepth {
  return ReportDepth.parse(stood);
}

/** What a change leaves unsaid of somebody stays, unless they did not join in at all. */
function keepDepth(moments: MomentToKeep[], before: MomentToKeep[]): MomentToKeep[] {
  const standing = new Map(before.map((moment) => [moment.resident_id, moment.depth]));
  return moments.map((moment) => {
    const stood = standing.get(moment.resident_id);
    const depth = depthFor(moment.response, moment.depth ?? stood);
    // Taken out rather than left alone: so it is written.
    return { ...moment, depth: depth ?? (stood && NO_MOMENT_DEPTH) };
  });
}

/** Sets a report aside: it counts nowhere any more and stays in the history. */
export async function setAside(
  db: Db,
  session: Session,
  input: { report_id: string; base_version: number; reason: string },
  now: Date,
): Promise<void> {
  const report = await holdToChange(db, session, input, now);
  await empty(db, session, report, { kind: 'voided', reason: input.reason, now });
}

/**
 * Takes back one's own log, within 24 hours. Where a colleague answered in the same report, just one's own
 * answers go.
 */
export async function undo(db: Db, session: Session, report_id: string, now: Date): Promise<void> {
  const report = await holdReport(db, session.careHome, report_id);
  if (report.state === 'void') return;
  if (!isFresh(report.recorded_at, madeAt(session, now))) {
    throw forbidden('This was logged more than a day ago. Ask your coordinator to change it.');
  }
  const moments = await liveMoments(db, session.careHome, report_id);
  const own = moments.filter((moment) => moment.author_id === session.account_id);
  if (own.length === moments.length) return await empty(db, session, report, { kind: 'undone', reason: null, now });
  await noteChange(db, session, report_id, { kind: 'undone', before: moments });
  await addToTotals(db, session.careHome, await ofReport(db, session, report), own, -1);
  await removeMoments(
    db,
    session.careHome,
    report_id,
    now,
    own.map((moment) => moment.resident_id),
  );
  await updateReport(db, session.careHome, report, waitsAgain(session, report));
}

/**
 * Is the day of one's own report not too long ago for an answer? What was let in is answered for as long as its author
 * may change it freely.
 *
 * @returns and throws as `checkTimeOfLog`
 */
export function checkAnsweredDay(
  session: Session,
  { day, logged_at }: OwnReport,
  added: { moments: readonly { answered_at: string }[]; reason: string | undefined },
  now: Date,
): string | null {
  return isFresh(logged_at, now) ? null : checkDayAddedTo(session, { ...added, day }, now);
}

/** Says how it was for one person of a report just logged. */
export async function answer(
  db: Db,
  session: Session,
  report_id: string,
  { moment, reason }: { moment: MomentToKeep; reason: string | null },
): Promise<void> {
  const report = await holdReport(db, session.careHome, report_id);
  if (report.state === 'void') throw forbidden('This was taken back. Log it again if it did happen.');
  const of = await ofReport(db, session, report);
  const standing = (await liveMoments(db, session.careHome, report_id)).filter(
    ({ resident_id }) => resident_id === moment.resident_id,
  );
  await noteChange(db, session, report_id, { kind: 'answered', reason, before: standing });
  const stood = { note: null, depth: undefined, moments: standing };
  checkPackage(session, { moments: [moment] }, stood, () => 'moment.note');
  const told = keepDepth([moment], standing);
  await addToTotals(db, session.careHome, of, standing, -1);
  await keepMoments(db, session.careHome, of, told);
  await addToTotals(db, session.careHome, of, told, 1);
  await updateReport(db, session.careHome, report, {
    ...waitsAgain(session, report),
    ...(kindOfReport({ note: null, moments: [moment] }) === 'full' && { kind: 'full' as const }),
  });
}

async function holdToChange(
  db: Db,
  session: Session,
  input: { report_id: string; base_version: number },
  now: Date,
): Promise<HeldReport> {
  const report = await holdReport(db, session.careHome, input.report_id);
  if (!mayChange(session, report, now)) {
    throw forbidden('Only its author, a coordinator or the manager can change this');
  }
  if (report.version !== input.base_version || report.state === 'void') {
    throw stale(await reportFor(db, session, report.id, now));
  }
  return report;
}

function isOwnAndFresh(session: Session, author_id: string, recorded_at: Date, now: Date): boolean {
  return author_id === session.account_id && isFresh(recorded_at, madeAt(session, now));
}

/** What was handed in was in time when its author made it, and waited since. */
function madeAt({ puts_in }: Session, now: Date): Date {
  return puts_in?.made_at ?? now;
}

function isFresh(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= REPORT_LIMITS.author_hours * 3_600_000;
}

/** An answer that an amendment leaves as it was keeps its author and its time. */
function keepAuthors(moments: MomentToKeep[], before: MomentToKeep[]): MomentToKeep[] {
  const standing = new Map(before.map((moment) => [moment.resident_id, moment]));
  return moments.map((moment) => {
    const was = standing.get(moment.resident_id);
    const isSame =
      was?.response === moment.response &&
      was.basis === moment.basis &&
      was.not_today_reason === moment.not_today_reason &&
      was.note === moment.note &&
      isSameDepth(was.depth ?? NO_MOMENT_DEPTH, moment.depth ?? NO_MOMENT_DEPTH);
    return isSame && was ? was : moment;
  });
}

async function empty(
  db: Db,
  session: Session,
  report: HeldReport,
  { kind, reason, now }: { kind: 'voided' | 'undone'; reason: string | null; now: Date },
): Promise<void> {
  const moments = await liveMoments(db, session.careHome, report.id);
  await noteChange(db, session, report.id, { kind, reason, before: { report, moments } });
  await addToTotals(db, session.careHome, await ofReport(db, session, report), moments, -1);
  await removeMoments(db, session.careHome, report.id, now);
  await takeBackPhotosOf({ db, session, now }, { report_id: report.id });
  await updateReport(db, session.careHome, report, { state: 'void' });
}

async function ofReport(db: Db, session: Session, report: HeldReport): Promise<OfReport> {
  return takenFrom(session.careHome, report, await categoryOf(db, session, report.activity_id));
}
