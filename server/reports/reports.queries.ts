import { sql } from 'kysely';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import type { Report, ReportKind, ReportState } from '@heartsease/domain/reports/report.ts';
import type { Db } from '../db/database.ts';
import { PLAIN_STAMP } from '../planner/planner.queries.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';
import { aroundReport, reportDepthOf, staffOfReport } from './full-report.queries.ts';
import type { ReportDepthRow } from './full-report.queries.ts';
import { DEPTH_COLUMNS, depthOf, goalsOfMoment } from './moments.queries.ts';
import { historyOf } from './report-changes.queries.ts';

/** A report as it stands, without what depends on who asks. */
export type StandingReport = Omit<Report, 'can_change' | 'can_return' | 'can_approve'>;

export async function reportOf(db: Db, careHome: CareHome, report_id: string): Promise<StandingReport> {
  const row = await db
    .selectFrom('reports as t')
    .innerJoin('accounts as a', 'a.id', 't.author_id')
    .leftJoin('activities as k', 'k.id', 't.activity_id')
    .selectAll('t')
    .select(['a.known_as', 'a.last_name', 'a.portrait', 'k.icon', 'k.tint'])
    .where('t.care_home_id', '=', careHome.id)
    .where('t.id', '=', report_id)
    .executeTakeFirstOrThrow();
  const author = staffFace({
    id: row.author_id,
    known_as: row.known_as,
    last_name: row.last_name,
    portrait: row.portrait,
  });
  const moments = await momentsOf(db, careHome, report_id, row.state === 'void');
  const staff = row.kind === 'full' ? await staffOfReport(db, careHome, report_id) : [];
  const depth = reportDepthOf(row, staff);
  const history = await historyOf(db, careHome, { ...row, staff_present: namesIn(staff) }, moments);
  const there = moments.filter(({ response }) => response !== 'not_today').map(({ resident }) => resident.id);
  const { overlaps, wants_approval } = await aroundReport(db, careHome, row, row.state === 'void' ? [] : there);
  const authors = new Map([author, ...moments.map((moment) => moment.author)].map((face) => [face.id, face]));
  return {
    id: row.id,
    version: row.version,
    client_id: row.client_id,
    state: row.state,
    kind: row.kind,
    planned_session_id: row.planned_session_id,
    activity_id: row.activity_id,
    title: row.title,
    icon: row.icon ?? PLAIN_STAMP.icon,
    tint: row.tint ?? PLAIN_STAMP.tint,
    format: row.format,
    started_at: row.started_at.toISOString(),
    minutes: row.minutes,
    place: row.place,
    usual_response: row.usual_response,
    note: row.note,
    is_added_later: row.is_added_later,
    recorded_at: row.recorded_at.toISOString(),
    author,
    authors: [...authors.values()],
    moments,
    history,
    ...(depth && { depth }),
    overlaps,
    waits_for_approval: wants_approval && row.state === 'submitted',
  };
}

/** Staff as a history names them. */
export function namesIn(staff: readonly { known_as: string; last_name: string }[]): string[] {
  return staff.map(({ known_as, last_name }) => `${known_as} ${last_name}`);
}

/** The moments of a report; of a void one, those that it had. */
async function momentsOf(db: Db, careHome: CareHome, report_id: string, isVoid: boolean): Promise<Report['moments']> {
  let asked = db
    .selectFrom('moments as m')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'm.care_home_id').onRef('r.id', '=', 'm.resident_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'm.author_id')
    .select(RESIDENT_FACE)
    .select(['m.id as moment_id', 'm.response', 'm.basis', 'm.not_today_reason', 'm.note', 'm.answered_at'])
    .select(DEPTH_COLUMNS)
    .select(goalsOfMoment)
    .select([
      'a.id as author_id',
      'a.known_as as author_known_as',
      'a.last_name as author_last_name',
      'a.portrait as author_portrait',
    ])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.report_id', '=', report_id)
    .orderBy('r.known_as');
  if (!isVoid) asked = asked.where('m.removed_at', 'is', null);
  return (await asked.execute()).map((row) => {
    const depth = depthOf(row);
    const moment = {
      id: row.moment_id,
      resident: residentFace(row),
      response: row.response,
      basis: row.basis,
      not_today_reason: row.not_today_reason,
      note: row.note,
      author: staffFace({
        id: row.author_id,
        known_as: row.author_known_as,
        last_name: row.author_last_name,
        portrait: row.author_portrait,
      }),
      answered_at: row.answered_at.toISOString(),
    };
    return depth ? { ...moment, depth } : moment;
  });
}

/** The faces of those of these ids who are people of this home, by name. */
export async function facesOf(db: Db, careHome: CareHome, ids: string[]): Promise<ResidentFace[]> {
  const rows = await db
    .selectFrom('residents as r')
    .select(RESIDENT_FACE)
    .where('r.care_home_id', '=', careHome.id)
    .where('r.id', '=', sql<string>`any(${ids})`)
    .where('r.deleted_at', 'is', null)
    .orderBy('r.known_as')
    .execute();
  return rows.map(residentFace);
}

/** Holds a planned session for the rest of the transaction: of two who log it at once, one comes second. */
export async function holdSession(db: Db, careHome: CareHome, planned_session_id: string) {
  return await db
    .selectFrom('planned_sessions')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', planned_session_id)
    .forUpdate()
    .executeTakeFirst();
}

/** Holds an event as `holdSession` a session. */
export async function holdEvent(db: Db, careHome: CareHome, event_id: string) {
  return await db
    .selectFrom('events')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', event_id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The report that stands for a session or an event. To be asked once that is held: a query that waited would see
 * what stood before.
 */
export async function reportTellingOf(
  db: Db,
  careHome: CareHome,
  what: 'planned_session_id' | 'event_id',
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where(what, '=', id)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  return row?.id;
}

/** Holds a report for the rest of the transaction. */
export async function holdReport(db: Db, careHome: CareHome, report_id: string) {
  return await db
    .selectFrom('reports')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', report_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A report with what somebody logged, and when that came. */
export interface OwnReport {
  id: string;
  day: string;
  logged_at: Date;
}

/** The report that a write of this account made or was merged into, by the device's own id of that write. */
export async function reportOfWrite(
  db: Db,
  careHome: CareHome,
  account_id: string,
  client_id: string,
): Promise<OwnReport | undefined> {
  return await db
    .selectFrom('writes as w')
    .innerJoin('reports as t', (join) => join.on(sql<boolean>`t.id = (w.answer ->> 'id')::uuid`))
    .select(['t.id', 't.day', 'w.at as logged_at'])
    .where('w.account_id', '=', account_id)
    .where('w.client_id', '=', client_id)
    .where('w.path', '=', '/api/v2/report/log')
    .where('t.care_home_id', '=', careHome.id)
    .executeTakeFirst();
}

/** What of a report may change. */
export interface ReportFields extends Partial<ReportDepthRow> {
  activity_id: string | null;
  title: string;
  format: 'group' | 'one_to_one';
  started_at: string;
  day: string;
  minutes: number;
  place: string | null;
  usual_response: Report['usual_response'];
  note: string | null;
  kind: ReportKind;
  is_added_later: boolean;
}

/** Changes a held report and raises its version. */
export async function updateReport(
  db: Db,
  careHome: CareHome,
  held: { id: string; version: number },
  changes: Partial<ReportFields> & { state?: ReportState },
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ ...changes, version: held.version + 1 })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', held.id)
    .execute();
}
