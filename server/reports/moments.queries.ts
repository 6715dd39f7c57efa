import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { isEngaged } from '@heartsease/domain/reports/response.ts';
import type { MomentLine } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { PLAIN_STAMP } from '../planner/planner.queries.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

/** What a moment takes over from its report. */
export interface OfReport {
  report_id: string;
  day: string;
  category: string;
  format: 'group' | 'one_to_one';
  minutes: number;
}

export interface MomentToKeep {
  resident_id: string;
  response: 'loved' | 'enjoyed' | 'quiet' | 'not_today' | 'unsettled' | null;
  basis: 'group' | 'individual';
  not_today_reason: 'declined' | 'asleep' | 'unwell' | 'away' | 'visitors' | 'not_reached' | null;
  note: string | null;
  answered_at: Date;
  author_id: string;
}

/** The moments of a report that count now. */
export async function liveMoments(db: Db, careHome: CareHome, report_id: string): Promise<MomentToKeep[]> {
  return await db
    .selectFrom('moments')
    .select(['resident_id', 'response', 'basis', 'not_today_reason', 'note', 'answered_at', 'author_id'])
    .where('care_home_id', '=', careHome.id)
    .where('report_id', '=', report_id)
    .where('removed_at', 'is', null)
    .execute();
}

/** Writes moments into a report; a person who is in it already is answered for anew. */
export async function keepMoments(db: Db, careHome: CareHome, of: OfReport, moments: MomentToKeep[]): Promise<void> {
  if (moments.length === 0) return;
  const named = moments.map((moment) => ({ id: uuidv7(), ...moment }));
  await momentsInsert(db, careHome, of, named)
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'report_id', 'resident_id']).doUpdateSet((set) => ({
        day: set.ref('excluded.day'),
        category: set.ref('excluded.category'),
        format: set.ref('excluded.format'),
        minutes: set.ref('excluded.minutes'),
        response: set.ref('excluded.response'),
        basis: set.ref('excluded.basis'),
        not_today_reason: set.ref('excluded.not_today_reason'),
        note: set.ref('excluded.note'),
        answered_at: set.ref('excluded.answered_at'),
        author_id: set.ref('excluded.author_id'),
        removed_at: null,
      })),
    )
    .execute();
}

/** The statement that writes moments, by itself or as a part of a larger one. */
export function momentsInsert(
  query: QueryCreator<Tables>,
  careHome: CareHome,
  of: OfReport,
  moments: (MomentToKeep & { id: string })[],
) {
  return query.insertInto('moments').values(moments.map((moment) => ({ care_home_id: careHome.id, ...of, ...moment })));
}

/** Takes people out of a report, or everybody when no one is named. */
export async function removeMoments(
  db: Db,
  careHome: CareHome,
  report_id: string,
  now: Date,
  residentIds?: string[],
): Promise<void> {
  if (residentIds?.length === 0) return;
  let removing = db
    .updateTable('moments')
    .set({ removed_at: now })
    .where('care_home_id', '=', careHome.id)
    .where('report_id', '=', report_id)
    .where('removed_at', 'is', null);
  if (residentIds) removing = removing.where('resident_id', '=', sql<string>`any(${residentIds})`);
  await removing.execute();
}

/**
 * Adds moments to the day's totals, or takes them away with `sign` -1. Totals are added to and never
 * counted anew, so that two reports at once both count.
 */
export async function addToTotals(
  db: Db,
  careHome: CareHome,
  of: OfReport,
  moments: Pick<MomentToKeep, 'response'>[],
  sign: 1 | -1,
): Promise<void> {
  if (moments.length > 0) await totalsInsert(db, careHome, of, moments, sign).execute();
}

/** The statement that adds to the totals, by itself or as a part of a larger one. */
export function totalsInsert(
  query: QueryCreator<Tables>,
  careHome: CareHome,
  of: OfReport,
  moments: Pick<MomentToKeep, 'response'>[],
  sign: 1 | -1,
) {
  const { day, category, format, minutes } = of;
  const engaged = moments.filter(({ response }) => isEngaged(response)).length;
  return query
    .insertInto('daily_totals')
    .values({
      care_home_id: careHome.id,
      day,
      category,
      format,
      moments: sign * moments.length,
      engaged: sign * engaged,
      minutes: sign * moments.length * minutes,
    })
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'day', 'category', 'format']).doUpdateSet({
        moments: sql<number>`daily_totals.moments + excluded.moments`,
        engaged: sql<number>`daily_totals.engaged + excluded.engaged`,
        minutes: sql<number>`daily_totals.minutes + excluded.minutes`,
      }),
    );
}

export interface MomentFilter {
  resident_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Moments of a person or of the home, newest first, from a place in that order on. */
export async function momentLines(
  db: Db,
  careHome: CareHome,
  filter: MomentFilter,
  page: { offset: number; limit: number },
): Promise<{ items: MomentLine[]; total: number }> {
  const rows = await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'm.care_home_id').onRef('t.id', '=', 'm.report_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'm.care_home_id').onRef('r.id', '=', 'm.resident_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'm.author_id')
    .leftJoin('activities as k', 'k.id', 't.activity_id')
    .select(RESIDENT_FACE)
    .select(['m.id as moment_id', 'm.report_id', 'm.response', 'm.not_today_reason', 'm.note', 'm.format'])
    .select(['t.title', 't.started_at', 't.minutes', 'k.icon', 'k.tint'])
    .select([
      'a.id as author_id',
      'a.known_as as author_known_as',
      'a.last_name as author_last_name',
      'a.portrait as author_portrait',
    ])
    .where(whereMoments(careHome, filter))
    .orderBy('t.started_at', 'desc')
    .orderBy('m.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await db
    .selectFrom('moments as m')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(whereMoments(careHome, filter))
    .executeTakeFirstOrThrow();
  const items = rows.map((row) => ({
    id: row.moment_id,
    report_id: row.report_id,
    resident: residentFace(row),
    title: row.title,
    icon: row.icon ?? PLAIN_STAMP.icon,
    tint: row.tint ?? PLAIN_STAMP.tint,
    format: row.format,
    started_at: row.started_at.toISOString(),
    minutes: row.minutes,
    response: row.response,
    not_today_reason: row.not_today_reason,
    note: row.note,
    author: staffFace({
      id: row.author_id,
      known_as: row.author_known_as,
      last_name: row.author_last_name,
      portrait: row.author_portrait,
    }),
  }));
  return { items, total };
}

function whereMoments(careHome: CareHome, { resident_id, from, to }: MomentFilter) {
  return sql<boolean>`m.care_home_id = ${careHome.id} and m.removed_at is null
    and (${resident_id ?? null}::uuid is null or m.resident_id = ${resident_id ?? null}::uuid)
    and (${from ?? null}::date is null or m.day >= ${from ?? null}::date)
    and (${to ?? null}::date is null or m.day <= ${to ?? null}::date)`;
}
