import { v7 as uuidv7 } from 'uuid';
import type { PlanWords } from '@heartsease/domain/planner/plan.ts';
import { reasonsAfterChange } from '@heartsease/domain/planner/reasons-kept.ts';
import type { RepeatRule } from '@heartsease/domain/planner/repeat.ts';
import type { SuggestedBecause } from '@heartsease/domain/planner/suggested-week.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { planRows, timesOf } from './plan.queries.ts';
import type { PlanRow } from './plan.queries.ts';

/** Who writes, and when. */
export interface By {
  by: string;
  now: Date;
}

/** A session to be written: on its day, with its words. */
export interface NewPlan {
  day: string;
  words: PlanWords;
  series: { id: string; day: string } | null;
  /** Why it was suggested, where it was. */
  suggested?: SuggestedBecause | null;
}

/** @returns the ids, in the order of the plans */
export async function keepPlans(db: Db, careHome: CareHome, plans: readonly NewPlan[], { by, now }: By) {
  if (plans.length === 0) return [];
  const rows = plans.map((plan) => ({ id: uuidv7(), ...plan }));
  await db
    .insertInto('planned_sessions')
    .values(
      rows.map(({ id, day, words, series, suggested = null }) => ({
        id,
        care_home_id: careHome.id,
        ...timesOf(day, words, careHome),
        ...columnsOf(words),
        suggested: kept(suggested),
        series_id: series?.id ?? null,
        series_day: series?.day ?? null,
        created_at: now,
        created_by: by,
        updated_at: now,
        updated_by: by,
      })),
    )
    .execute();
  await keepLists(db, careHome, rows);
  return rows.map(({ id }) => id);
}

/** Writes a standing session anew, on a day, and raises its version. */
export async function rewritePlan(
  db: Db,
  careHome: CareHome,
  row: PlanRow,
  { day, words }: Pick<NewPlan, 'day' | 'words'>,
  { by, now }: By,
): Promise<void> {
  await db
    .updateTable('planned_sessions')
    .set({
      ...timesOf(day, words, careHome),
      ...columnsOf(words),
      suggested: kept(row.suggested && { ...row.suggested, reasons: reasonsLeft(row, { day, words }) }),
      version: row.version + 1,
      updated_at: now,
      updated_by: by,
    })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', row.id)
    .execute();
  for (const table of LISTS) {
    await db
      .deleteFrom(table)
      .where('care_home_id', '=', careHome.id)
      .where('planned_session_id', '=', row.id)
      .execute();
  }
  await keepLists(db, careHome, [{ id: row.id, words }]);
}

const LISTS = ['planned_session_helpers', 'planned_session_residents', 'planned_session_groups'] as const;

function reasonsLeft(row: PlanRow, { day, words }: Pick<NewPlan, 'day' | 'words'>) {
  const reasons = row.suggested?.reasons ?? [];
  return [...reasonsAfterChange(reasons, { ...row.words, day: row.day }, { ...words, day })];
}

/** As it is kept; nothing where no reason is left. */
function kept(suggested: SuggestedBecause | null): string | null {
  return suggested === null || suggested.reasons.length === 0 ? null : JSON.stringify(suggested);
}

function columnsOf({ activity_id, title, place, leader_id, is_open_to_everyone, capacity }: PlanWords) {
  return { activity_id, title, place, leader_id, is_open_to_everyone, capacity };
}

/** So many rows go into one statement; PostgreSQL takes 65,535 values. */
const ROWS_AT_ONCE = 10_000;

async function keepLists(db: Db, careHome: CareHome, plans: readonly { id: string; words: PlanWords }[]) {
  const of = (ids: (words: PlanWords) => readonly string[]) =>
    plans.flatMap(({ id, words }) =>
      ids(words).map((named) => ({ care_home_id: careHome.id, planned_session_id: id, named })),
    );
  const helpers = of(({ helper_ids }) => helper_ids).map(({ named, ...row }) => ({ ...row, account_id: named }));
  const residents = of(({ resident_ids }) => resident_ids).map(({ named, ...row }) => ({ ...row, resident_id: named }));
  const groups = of(({ resident_group_ids }) => resident_group_ids).map(({ named, ...row }) => ({
    ...row,
    resident_group_id: named,
  }));
  for (const rows of inChunks(helpers)) await db.insertInto('planned_session_helpers').values(rows).execute();
  for (const rows of inChunks(residents)) await db.insertInto('planned_session_residents').values(rows).execute();
  for (const rows of inChunks(groups)) await db.insertInto('planned_session_groups').values(rows).execute();
}

function inChunks<Row>(rows: Row[]): Row[][] {
  const chunks = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: chunks }, (_, chunk) => rows.slice(chunk * ROWS_AT_ONCE, (chunk + 1) * ROWS_AT_ONCE));
}

/** Says of some sessions that they don't take place, or, without a reason, that they do. */
export async function setCancelled(
  db: Db,
  careHome: CareHome,
  ids: readonly string[],
  why: string | null,
  { by, now }: By,
): Promise<void> {
  await db
    .updateTable('planned_sessions')
    .set((set) => ({
      cancelled_at: why === null ? null : now,
      cancelled_why: why,
      version: set('version', '+', 1),
      updated_at: now,
      updated_by: by,
    }))
    .where('care_home_id', '=', careHome.id)
    .where('id', 'in', ids)
    .execute();
}

/** Those of these sessions that were made since, and of which nothing is kept: no word by name, no assessment. */
export async function planAndNothingElse(
  db: Db,
  careHome: CareHome,
  { ids, since, now }: { ids: readonly string[]; since: Date; now: Date },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('planned_sessions as s')
    .select('s.id')
    .where('s.care_home_id', '=', careHome.id)
    .where('s.id', 'in', ids)
    .where('s.created_at', '>=', since)
    .where('s.starts_at', '>', now)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('risk_acknowledgements as w')
            .select('w.id')
            .whereRef('w.care_home_id', '=', 's.care_home_id')
            .whereRef('w.planned_session_id', '=', 's.id'),
        ),
      ),
    )
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('risk_assessments as a')
            .select('a.id')
            .whereRef('a.care_home_id', '=', 's.care_home_id')
            .whereRef('a.planned_session_id', '=', 's.id'),
        ),
      ),
    )
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function removePlans(db: Db, careHome: CareHome, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('planned_sessions').where('care_home_id', '=', careHome.id).where('id', 'in', ids).execute();
}

export async function keepSeries(
  db: Db,
  careHome: CareHome,
  series: { rule: RepeatRule; first_day: string; last_day: string },
  { by, now }: By,
): Promise<string> {
  const id = uuidv7();
  const { rule, first_day, last_day } = series;
  await db
    .insertInto('planned_series')
    .values({
      care_home_id: careHome.id,
      id,
      rule: JSON.stringify(rule),
      first_day,
      last_day,
      created_at: now,
      created_by: by,
    })
    .execute();
  return id;
}

/** Puts sessions into a series, or, without one, makes each a session of its own. */
export async function setSeries(db: Db, careHome: CareHome, rows: readonly PlanRow[], series_id: string | null) {
  for (const { id, series_day } of rows) {
    await db
      .updateTable('planned_sessions')
      .set((set) => ({ series_id, series_day: series_id && series_day, version: set('version', '+', 1) }))
      .where('care_home_id', '=', careHome.id)
      .where('id', '=', id)
      .execute();
  }
}

/** A series reaches as far as its sessions; without any it is gone. */
export async function shortenSeries(db: Db, careHome: CareHome, id: string): Promise<void> {
  const days = (await planRows(db, careHome, { series_id: id })).map(({ series_day }) => series_day).toSorted();
  const [first_day] = days;
  const last_day = days.at(-1);
  if (first_day === undefined || last_day === undefined) {
    await db.deleteFrom('planned_series').where('care_home_id', '=', careHome.id).where('id', '=', id).execute();
    return;
  }
  await db
    .updateTable('planned_series')
    .set({ first_day, last_day })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}
