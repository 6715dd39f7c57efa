import { sql } from 'kysely';
import type { z } from 'zod';
import { FACES_OF_LINE } from '@heartsease/domain/reports/review.endpoints.ts';
import type { ReportLine, listReports } from '@heartsease/domain/reports/review.endpoints.ts';
import type { Db } from '../db/database.ts';
import { PLAIN_STAMP } from '../planner/planner.queries.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

export async function wantsApproval(db: Db, careHome: CareHome): Promise<boolean> {
  const { wants_approval } = await db
    .selectFrom('care_homes')
    .select('wants_approval')
    .where('id', '=', careHome.id)
    .executeTakeFirstOrThrow();
  return wants_approval;
}

export async function keepWantsApproval(db: Db, wants_approval: boolean): Promise<void> {
  await sql`select say_wants_approval(${wants_approval})`.execute(db);
}

type Wanted = Pick<
  z.output<typeof listReports.input>,
  'states' | 'from' | 'to' | 'is_mine' | 'is_waiting' | 'is_sent_again'
>;
/** Who asks; `reviews`: what waits for approval waits for them too. */
type By = { account_id: string; reviews: boolean };

/** Reports of the home, newest first, from a place in that order on. */
export async function reportLines(
  db: Db,
  careHome: CareHome,
  by: By,
  wanted: Wanted,
  page: { offset: number; limit: number },
): Promise<{ items: ReportLine[]; total: number; waiting: number; sent_again: number; returned: number }> {
  const where = whereReports(careHome, by, wanted);
  const rows = await db
    .selectFrom('reports as t')
    .innerJoin('care_homes as h', 'h.id', 't.care_home_id')
    .innerJoin('accounts as a', 'a.id', 't.author_id')
    .leftJoin('activities as k', 'k.id', 't.activity_id')
    .select(['t.id', 't.state', 't.kind', 't.title', 't.format', 't.started_at', 't.minutes', 't.author_id'])
    .select(['k.icon', 'k.tint', 'a.known_as', 'a.last_name', 'a.portrait', 'h.wants_approval'])
    .select(
      sql<boolean>`exists (select from report_changes c where c.care_home_id = t.care_home_id and c.report_id = t.id
        and c.kind in ('amended', 'submitted_again'))`.as('is_amended'),
    )
    .select(isSentAgainTo(by).as('is_sent_again'))
    .where(where)
    .orderBy('t.started_at', 'desc')
    .orderBy('t.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const people = await peopleOf(db, careHome, ids);
  const comments = await commentsOn(db, careHome, ids);
  const items = rows.map(({ author_id, known_as, last_name, portrait, wants_approval, ...row }) => {
    const there = people.get(row.id) ?? [];
    return {
      ...row,
      icon: row.icon ?? PLAIN_STAMP.icon,
      tint: row.tint ?? PLAIN_STAMP.tint,
      started_at: row.started_at.toISOString(),
      author: staffFace({ id: author_id, known_as, last_name, portrait }),
      people: there.slice(0, FACES_OF_LINE),
      people_count: there.length,
      waits_for_approval: wants_approval && row.state === 'submitted',
      returned: row.state === 'returned' ? (comments.get(row.id) ?? null) : null,
    };
  });
  return { items, ...(await countsOf(db, careHome, by, where)) };
}

async function countsOf(db: Db, careHome: CareHome, by: By, where: ReturnType<typeof whereReports>) {
  const count = async (which: ReturnType<typeof whereReports>) => {
    const { total } = await db
      .selectFrom('reports as t')
      .innerJoin('care_homes as h', 'h.id', 't.care_home_id')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where(which)
      .executeTakeFirstOrThrow();
    return total;
  };
  const all = { is_mine: false, is_waiting: false, is_sent_again: false };
  const returned = await count(whereReports(careHome, by, { ...all, states: ['returned'], is_mine: true }));
  const waiting = by.reviews ? await count(whereReports(careHome, by, { ...all, is_waiting: true })) : 0;
  const sent_again = by.reviews ? await count(whereReports(careHome, by, { ...all, is_sent_again: true })) : 0;
  return { total: await count(where), waiting, sent_again, returned };
}

function whereReports(careHome: CareHome, by: By, { states, from, to, is_mine, is_waiting, is_sent_again }: Wanted) {
  const { account_id, reviews } = by;
  const wanted = states ?? ['submitted', 'returned', 'approved'];
  return sql<boolean>`t.care_home_id = ${careHome.id} and t.state = any(${wanted}::text[])
    and (${from ?? null}::date is null or t.day >= ${from ?? null}::date)
    and (${to ?? null}::date is null or t.day <= ${to ?? null}::date)
    and (not ${is_mine} or t.author_id = ${account_id})
    and (not ${is_waiting} or (${reviews} and h.wants_approval and t.state = 'submitted' and t.author_id <> ${account_id}))
    and ${is_sent_again ? sql<boolean>`${wasReturnedBy(careHome, by)} and ${isSentAgainTo(by)}` : sql<boolean>`true`}`;
}

/** Few are, so a search through years of reports begins with them; of no report alone, or it would be asked of each. */
function wasReturnedBy(careHome: CareHome, { account_id }: By) {
  return sql<boolean>`t.id in (select c.report_id from report_changes c
    where c.care_home_id = ${careHome.id} and c.kind = 'returned' and c.changed_by = ${account_id})`;
}

/**
 * Where the home approves reports, for else it would stay for ever: of what was returned, sent in again and approved the
 * last is that it was sent in again, and they had returned it.
 */
function isSentAgainTo({ account_id }: By) {
  const lastOf = (column: 'kind' | 'changed_by', kinds: string[]) => sql`(select ${sql.ref(`c.${column}`)}
    from report_changes c where c.care_home_id = t.care_home_id and c.report_id = t.id
     and c.kind = any(${kinds}::text[]) order by c.at desc limit 1)`;
  return sql<boolean>`(h.wants_approval and t.state = 'submitted'
    and coalesce(${lastOf('kind', ['returned', 'submitted_again', 'approved'])} = 'submitted_again'
    and ${lastOf('changed_by', ['returned'])} = ${account_id}, false))`;
}

async function peopleOf(db: Db, careHome: CareHome, reportIds: readonly string[]) {
  const rows = await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'm.care_home_id').onRef('t.id', '=', 'm.report_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'm.care_home_id').onRef('r.id', '=', 'm.resident_id'),
    )
    .select(RESIDENT_FACE)
    .select('m.report_id')
    .where('m.care_home_id', '=', careHome.id)
    .where('m.report_id', '=', sql<string>`any(${reportIds}::uuid[])`)
    // A void report shows whom it was about.
    .where(sql<boolean>`(m.removed_at is null or t.state = 'void')`)
    .where(sql<boolean>`m.response is distinct from 'not_today'`)
    .orderBy('r.known_as')
    .execute();
  const faces = new Map<string, ReturnType<typeof residentFace>[]>();
  for (const row of rows) faces.set(row.report_id, [...(faces.get(row.report_id) ?? []), residentFace(row)]);
  return faces;
}

/** The last word with which each was returned. */
async function commentsOn(db: Db, careHome: CareHome, reportIds: readonly string[]) {
  const rows = await db
    .selectFrom('report_changes as c')
    .innerJoin('accounts as a', 'a.id', 'c.changed_by')
    .select(['c.report_id', 'c.at', 'c.reason', 'a.id', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('c.care_home_id', '=', careHome.id)
    .where('c.report_id', '=', sql<string>`any(${reportIds}::uuid[])`)
    .where('c.kind', '=', 'returned')
    .orderBy('c.at')
    .execute();
  return new Map(
    rows.map((row) => [row.report_id, { by: staffFace(row), at: row.at.toISOString(), comment: row.reason ?? '' }]),
  );
}
