import { sql } from 'kysely';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { Plan, PlanWords } from '@heartsease/domain/planner/plan.ts';
import { reasonsAbout } from '@heartsease/domain/planner/reasons-kept.ts';
import { RepeatRule } from '@heartsease/domain/planner/repeat.ts';
import { isToCome } from '@heartsease/domain/planner/series.ts';
import { SuggestedBecause } from '@heartsease/domain/planner/suggested-week.ts';
import type { StaffFace } from '@heartsease/domain/reports/report.ts';
import { instantAt, timeOn } from '@heartsease/domain/time/wall-clock.ts';
import type { Db } from '../db/database.ts';
import { facesOf } from '../reports/reports.queries.ts';
import { staffFace } from '../residents/faces.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';

/** Holds the home's plan for the rest of the transaction: who changes a series meets nobody in the middle of it. */
export async function holdPlans(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plans of ${careHome.id}`}, 0))`.execute(db);
}

/** A planned session with all that somebody wrote about it. */
export interface PlanRow {
  id: string;
  version: number;
  day: string;
  words: PlanWords;
  starts_at: Date;
  ends_at: Date;
  series_id: string | null;
  /** The day that the rule meant; of a session of no series, its own. */
  series_day: string;
  is_cancelled: boolean;
  cancelled: { at: string; why: string } | null;
  is_logged: boolean;
  made_by_id: string | null;
  /** Why it was suggested; null for what somebody planned of their own accord. */
  suggested: SuggestedBecause | null;
  changed_by: string | null;
  changed_at: string;
}

/** Which sessions: one, some, those of a series, those of some days, or those that are on in a stretch of time. */
type Which =
  | { id: string }
  | { ids: readonly string[] }
  | { series_id: string }
  | { days: readonly string[] }
  | { from: Date; to: Date };

export async function planRows(db: Db, careHome: CareHome, which: Which): Promise<PlanRow[]> {
  const all = db
    .selectFrom('planned_sessions as s')
    .leftJoin('accounts as by', 'by.id', 's.updated_by')
    .selectAll('s')
    .select('by.known_as as changed_by')
    .select(
      sql<boolean>`exists (select from reports r where r.care_home_id = s.care_home_id and r.planned_session_id = s.id and r.state <> 'void')`.as(
        'is_logged',
      ),
    )
    .select([
      listOf('planned_session_helpers', 'account_id').as('helper_ids'),
      listOf('planned_session_residents', 'resident_id').as('resident_ids'),
      listOf('planned_session_groups', 'resident_group_id').as('resident_group_ids'),
    ])
    .where('s.care_home_id', '=', careHome.id)
    .orderBy('s.starts_at')
    .orderBy('s.id');
  const wanted =
    'id' in which
      ? all.where('s.id', '=', which.id)
      : 'ids' in which
        ? all.where('s.id', '=', sql<string>`any(${[...which.ids]}::uuid[])`)
        : 'series_id' in which
          ? all.where('s.series_id', '=', which.series_id)
          : 'days' in which
            ? all.where('s.day', '=', sql<string>`any(${[...which.days]}::date[])`)
            : all.where('s.starts_at', '<', which.to).where('s.ends_at', '>', which.from);
  const rows = await wanted.execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    day: row.day,
    words: {
      activity_id: row.activity_id,
      title: row.title,
      time: timeOn(row.starts_at.toISOString(), careHome.timezone),
      minutes: Math.round((row.ends_at.getTime() - row.starts_at.getTime()) / 60_000),
      place: row.place,
      leader_id: row.leader_id,
      helper_ids: row.helper_ids,
      resident_ids: row.resident_ids,
      resident_group_ids: row.resident_group_ids,
      is_open_to_everyone: row.is_open_to_everyone,
      capacity: row.capacity,
    },
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    series_id: row.series_id,
    series_day: row.series_day ?? row.day,
    is_cancelled: row.cancelled_at !== null,
    cancelled: row.cancelled_at && { at: row.cancelled_at.toISOString(), why: row.cancelled_why ?? '' },
    is_logged: row.is_logged,
    made_by_id: row.created_by,
    suggested: SuggestedBecause.nullable().catch(null).parse(row.suggested),
    changed_by: row.changed_by,
    changed_at: row.updated_at.toISOString(),
  }));
}

function listOf(table: string, column: string) {
  return sql<
    string[]
  >`array(select ${sql.ref(column)}::text from ${sql.table(table)} l where l.care_home_id = s.care_home_id and l.planned_session_id = s.id order by 1)`;
}

/** A planned session as its form needs it. Whoever may not see residents is told of none. */
export async function planOf(
  db: Db,
  careHome: CareHome,
  id: string,
  { now, seesPeople }: { now: Date; seesPeople: boolean },
): Promise<Plan | null> {
  const [row] = await planRows(db, careHome, { id });
  if (!row) return null;
  const { words, series_id } = row;
  const sessions = series_id === null ? [] : await planRows(db, careHome, { series_id });
  const staff = await staffFaces(db, [...words.helper_ids, ...(words.leader_id === null ? [] : [words.leader_id])]);
  return {
    ...words,
    resident_ids: seesPeople ? words.resident_ids : [],
    resident_group_ids: seesPeople ? words.resident_group_ids : [],
    id: row.id,
    version: row.version,
    day: row.day,
    leader: staff.find((face) => face.id === words.leader_id) ?? null,
    helpers: words.helper_ids.flatMap((helper) => staff.find((face) => face.id === helper) ?? []),
    series:
      series_id === null
        ? null
        : {
            ...(await seriesRow(db, careHome, series_id)),
            to_come: sessions.filter((one) => isToCome(one, now)).length,
          },
    cancelled: row.cancelled && { ...row.cancelled, others: cancelledWith(row, sessions, now).length },
    is_logged: row.is_logged,
    suggested: await suggestedFor(db, careHome, row, seesPeople),
    changed_by: row.changed_by,
    changed_at: row.changed_at,
  };
}

/** Why it was suggested, as far as it is about those who are still expected and may be seen. */
async function suggestedFor(
  db: Db,
  careHome: CareHome,
  { suggested, words }: PlanRow,
  seesPeople: boolean,
): Promise<Plan['suggested']> {
  if (suggested === null) return null;
  const people = seesPeople ? await facesOf(db, careHome, words.resident_ids) : [];
  const seen = people.map(({ id }) => id);
  const reasons = reasonsAbout(suggested.reasons, seen);
  const named = new Set(reasons.flatMap((reason) => ('resident_ids' in reason ? reason.resident_ids : [])));
  return reasons.length === 0 ? null : { on: suggested.on, reasons, people: people.filter(({ id }) => named.has(id)) };
}

/** The others of its series that were cancelled by the same act, as far as they could still take place. */
export function cancelledWith(row: PlanRow, series: readonly PlanRow[], now: Date): PlanRow[] {
  const at = row.cancelled?.at;
  return series.filter(
    (one) => one.id !== row.id && at !== undefined && one.cancelled?.at === at && one.starts_at > now,
  );
}

export async function seriesRow(db: Db, careHome: CareHome, id: string) {
  const { rule, first_day, last_day } = await db
    .selectFrom('planned_series')
    .select(['rule', 'first_day', 'last_day'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, rule: RepeatRule.parse(rule), first_day, last_day };
}

async function staffFaces(db: Db, ids: readonly string[]): Promise<StaffFace[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'known_as', 'last_name', 'portrait'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(staffFace);
}

/** @param today the day in the home's calendar */
export async function staffWhoMayLead(db: Db, careHome: CareHome, today: string): Promise<StaffFace[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', 'in', [...STAFF_ROLES])
    .where('m.waits_since', 'is', null)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .orderBy('a.known_as')
    .orderBy('a.last_name')
    .execute();
  return rows.map(staffFace);
}

/** Those of these people who live here. */
export async function livingAmong(db: Db, careHome: CareHome, resident_ids: readonly string[]): Promise<Set<string>> {
  if (resident_ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('residents')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', 'in', resident_ids)
    .where('status', 'in', [...LIVING_HERE])
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those of these groups that this home has and has not put away. */
export async function groupsAmong(db: Db, careHome: CareHome, group_ids: readonly string[]): Promise<Set<string>> {
  if (group_ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('resident_groups')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', 'in', group_ids)
    .where('archived_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What the people of a home are called by their colleagues. */
export async function namesOfResidents(db: Db, careHome: CareHome, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('residents')
    .select(['id', 'known_as'])
    .where('care_home_id', '=', careHome.id)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, known_as }) => [id, known_as]));
}

/** When a day and some words say that it is. */
export function timesOf(day: string, { time, minutes }: Pick<PlanWords, 'time' | 'minutes'>, { timezone }: CareHome) {
  const starts_at = new Date(instantAt(day, time, timezone));
  return { day, starts_at, ends_at: new Date(starts_at.getTime() + minutes * 60_000) };
}
