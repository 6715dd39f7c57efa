import { sql } from 'kysely';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { ReportDepth, saysAnything } from '@heartsease/domain/reports/depth.ts';
import type { Overlap, StaffFace } from '@heartsease/domain/reports/report.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

/** What a report row says of the whole of it, beyond what a basic one does. */
export interface ReportDepthRow {
  relatives_present: string[];
  resources_used: string[];
  cost_pence: number | null;
  went_well: string | null;
  change_next_time: string | null;
  is_risk_checked: boolean | null;
  overall_enjoyment: number | null;
}

/** The depth of a report; undefined when it says nothing. */
export function reportDepthOf(
  row: ReportDepthRow,
  staff: readonly StaffFace[],
): (ReportDepth & { staff_present: StaffFace[] }) | undefined {
  const { relatives_present, resources_used, cost_pence, went_well, change_next_time, is_risk_checked } = row;
  const reflections = { went_well, change_next_time, is_risk_checked, overall_enjoyment: row.overall_enjoyment };
  const told = { relatives_present, resources_used, cost_pence, ...reflections, staff_ids: staff.map(({ id }) => id) };
  if (!saysAnything(told)) return undefined;
  return { ...ReportDepth.parse(told), staff_present: [...staff] };
}

/** The columns of a depth; whoever was there is kept in a table of its own. */
export function columnsOf(depth: ReportDepth): ReportDepthRow {
  const { staff_ids: _kept, ...columns } = depth;
  return columns;
}

/** Which of the staff were there, by name. */
export async function staffOfReport(db: Db, careHome: CareHome, report_id: string): Promise<StaffFace[]> {
  const rows = await db
    .selectFrom('report_staff as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('s.care_home_id', '=', careHome.id)
    .where('s.report_id', '=', report_id)
    .orderBy('a.known_as')
    .orderBy('a.id')
    .execute();
  return rows.map(staffFace);
}

export async function keepStaffOfReport(
  db: Db,
  careHome: CareHome,
  report_id: string,
  staffIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('report_staff')
    .where('care_home_id', '=', careHome.id)
    .where('report_id', '=', report_id)
    .execute();
  if (staffIds.length === 0) return;
  await db
    .insertInto('report_staff')
    .values(staffIds.map((account_id) => ({ care_home_id: careHome.id, report_id, account_id })))
    .execute();
}

/** How many of these are, or once were, staff of this home. */
export async function knownStaff(db: Db, careHome: CareHome, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('role', 'in', [...STAFF_ROLES])
    .executeTakeFirstOrThrow();
  return count;
}

/** So many minutes in two reports at once are a mistake rather than somebody going from one to the other. */
const MINUTES_IN_BOTH = 5;
/** More than these nobody reads. */
const MOST_OVERLAPS = 24;

/** Who of a report was in another one at that time, and whether the home wants reports approved. One question. */
export async function aroundReport(
  db: Db,
  careHome: CareHome,
  report: { id: string; day: string; started_at: Date | string; minutes: number },
  residentIds: readonly string[],
): Promise<{ overlaps: Overlap[]; wants_approval: boolean }> {
  const { id, day, minutes } = report;
  const starts = new Date(report.started_at);
  const ends = new Date(starts.getTime() + (minutes - MINUTES_IN_BOTH) * 60_000);
  const from = new Date(starts.getTime() + MINUTES_IN_BOTH * 60_000);
  const earliest = new Date(from.getTime() - REPORT_LIMITS.minutes.most * 60_000);
  // First the few reports near that time, then who was in them. From the people's own days on, the question grew with
  // all that they did then, and on tables that PostgreSQL has not counted yet with every report of the home.
  const { rows } = await sql<{ wants_approval: boolean; overlaps: Overlap[] }>`
    with near as materialized (
      select t.id, t.title, t.started_at from reports t
       where t.care_home_id = ${careHome.id} and t.day between ${addDays(day, -1)}::date and ${addDays(day, 1)}::date
         and t.started_at > ${earliest} and t.started_at < ${ends} and t.id <> ${id})
    select c.wants_approval, coalesce((
      select jsonb_agg(found order by found.known_as, found.started_at)
        from (select m.resident_id, r.known_as, t.id as report_id, t.title, t.started_at, m.minutes
                from near t
                join moments m on m.care_home_id = c.id and m.report_id = t.id
                 and m.resident_id = any(${residentIds}::uuid[])
                join residents r on r.care_home_id = m.care_home_id and r.id = m.resident_id
               where m.removed_at is null and m.response is distinct from 'not_today'
                 and t.started_at + make_interval(mins => m.minutes) > ${from}
               order by r.known_as, t.started_at, t.id
               limit ${MOST_OVERLAPS}) as found), '[]') as overlaps
      from care_homes c where c.id = ${careHome.id}`.execute(db);
  const [found] = rows;
  return {
    wants_approval: found?.wants_approval ?? false,
    overlaps: (found?.overlaps ?? []).map((overlap) => ({
      ...overlap,
      started_at: new Date(overlap.started_at).toISOString(),
    })),
  };
}
