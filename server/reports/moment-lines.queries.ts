import { sql } from 'kysely';
import type { MomentLine } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { Db } from '../db/database.ts';
import { PLAIN_STAMP } from '../planner/planner.queries.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

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
    .select(['t.title', 't.started_at', 'm.minutes', 'k.icon', 'k.tint'])
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
