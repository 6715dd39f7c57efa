import type { z } from 'zod';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import type { amendReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { forbidden, refused, stale } from '../http/errors.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { categoryOf, checkIds, checkTime, momentsToKeep } from './log-report.ts';
import { addToTotals, keepMoments, liveMoments, removeMoments } from './moments.queries.ts';
import type { MomentToKeep, OfReport } from './moments.queries.ts';
import { noteChange } from './report-changes.queries.ts';
import { holdReport, reportOf, updateReport } from './reports.queries.ts';
import type { StandingReport } from './reports.queries.ts';

type HeldReport = Awaited<ReturnType<typeof holdReport>>;

/** The report as whoever asks may see it. */
export async function reportFor(db: Db, session: Session, report_id: string, now: Date): Promise<Report> {
  return asSeenBy(session, await reportOf(db, session.careHome, report_id), now);
}

/** Adds what depends on who asks. */
export function asSeenBy(session: Session, report: StandingReport, now: Date): Report {
  const may =
    isOwnAndFresh(session, report.author.id, new Date(report.recorded_at), now) ||
    sessionMay(session, 'reports.review');
  return { ...report, can_change: report.state === 'submitted' && may && sessionMay(session, 'reports.add') };
}

/**
 * Replaces what a report says. Its author may for 24 hours; afterwards, and for everybody else, it takes
 * the right to review and a reason.
 *
 * @throws 409 with the report as it stands when it changed in the meantime
 */
export async function amend(
  db: Db,
  session: Session,
  input: z.output<typeof amendReport.input>,
  now: Date,
): Promise<void> {
  const { careHome } = session;
  const report = await holdToChange(db, session, input, now);
  if (!isOwnAndFresh(session, report.author_id, report.recorded_at, now) && !input.reason) {
    throw refused({ reason: ['Say why you change it'] });
  }
  if (input.started_at !== report.started_at.toISOString()) checkTime(input.started_at, now);
  const { category } = await checkIds(db, session, input);
  const before = await liveMoments(db, careHome, report.id);
  const was = await ofReport(db, session, report);
  const { activity_id, title, format, started_at, minutes, place, usual_response, note } = input;
  const day = calendarDay(new Date(started_at), careHome.timezone);
  const is: OfReport = { report_id: report.id, day, category, format, minutes };

  await noteChange(db, session, report.id, {
    kind: 'amended',
    reason: input.reason,
    before: { report, moments: before },
  });
  const moments = keepAuthors(momentsToKeep(input, session.account_id, now), before);
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
    minutes,
    place,
    usual_response,
    note,
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
  if (now.getTime() - report.recorded_at.getTime() > REPORT_LIMITS.author_hours * 3_600_000) {
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
  await updateReport(db, session.careHome, report, {});
}

/** Says how it was for one person of a report just logged. */
export async function answer(db: Db, session: Session, report_id: string, moment: MomentToKeep): Promise<void> {
  const report = await holdReport(db, session.careHome, report_id);
  if (report.state === 'void') throw forbidden('This was taken back. Log it again if it did happen.');
  const of = await ofReport(db, session, report);
  const standing = (await liveMoments(db, session.careHome, report_id)).filter(
    ({ resident_id }) => resident_id === moment.resident_id,
  );
  await noteChange(db, session, report_id, { kind: 'answered', before: standing });
  await addToTotals(db, session.careHome, of, standing, -1);
  await keepMoments(db, session.careHome, of, [moment]);
  await addToTotals(db, session.careHome, of, [moment], 1);
  await updateReport(db, session.careHome, report, {});
}

async function holdToChange(
  db: Db,
  session: Session,
  input: { report_id: string; base_version: number },
  now: Date,
): Promise<HeldReport> {
  const report = await holdReport(db, session.careHome, input.report_id);
  if (!isOwnAndFresh(session, report.author_id, report.recorded_at, now) && !sessionMay(session, 'reports.review')) {
    throw forbidden('Only its author, a coordinator or the manager can change this');
  }
  if (report.version !== input.base_version || report.state === 'void') {
    throw stale(await reportFor(db, session, report.id, now));
  }
  return report;
}

function isOwnAndFresh(session: Session, author_id: string, recorded_at: Date, now: Date): boolean {
  return (
    author_id === session.account_id && now.getTime() - recorded_at.getTime() <= REPORT_LIMITS.author_hours * 3_600_000
  );
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
      was.note === moment.note;
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
  await updateReport(db, session.careHome, report, { state: 'void' });
}

async function ofReport(db: Db, session: Session, report: HeldReport): Promise<OfReport> {
  const { id, day, format, minutes } = report;
  return { report_id: id, day, category: await categoryOf(db, session, report.activity_id), format, minutes };
}
