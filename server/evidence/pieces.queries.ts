import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { SourceKind } from '@heartsease/domain/evidence/sources.ts';
import type { NamedSource } from '@heartsease/domain/evidence/sources.ts';
import type { Piece } from '@heartsease/domain/evidence/evidence.ts';
import { pieceWords } from '@heartsease/domain/evidence/piece-words.ts';
import { sumOf } from '../dashboard/reckon.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';
import { CORE_TUTORIALS } from '../tutorials/core-tutorials.ts';
import { tied } from './links.queries.ts';
import { RECORDED } from './recorded.queries.ts';
import type { Within } from './recorded.queries.ts';

const COLUMNS = sql`id, day, resident_id, title, words, by_id, at, opens, opens_id`;
const NO_LINK = sql`null::text, null::uuid, null::text, null::uuid`;

/** All pieces of these sources, and what was tied by hand to these questions, as one table `p`. */
function pieces(within: Within, sources: readonly NamedSource[], questions: readonly string[]): RawBuilder<unknown> {
  const named = sources.map(
    (source) =>
      sql`select ${source}::text as source, ${COLUMNS}, ${NO_LINK} from (${RECORDED[source](within)}) as s(${COLUMNS})`,
  );
  const byHand = questions.length > 0 ? [sql`select 'by_hand'::text, h.* from (${tied(within, questions)}) as h`] : [];
  return sql`(${sql.join([...named, ...byHand], sql` union all `)})
    as p(source, ${COLUMNS}, question, link_id, why, linked_by)`;
}

/** Whoever was taken out of the home by an import that was taken back was never here. */
const IS_OF_SOMEBODY = sql`(p.resident_id is null or r.deleted_at is null)`;

const OF_RESIDENT = sql`left join residents r on r.care_home_id = `;

interface Counts {
  now: number;
  before: number;
}

/** How many pieces are of just these sources; what was tied by hand is of `by_hand:` and its question. */
export interface PiecesOfSources extends Counts {
  sources: string[];
}

/** How many pieces there are of each mix of sources, from a day on and in the days before it. */
export async function countPieces(
  db: Db,
  within: Within,
  { since, sources, questions }: { since: string; sources: readonly NamedSource[]; questions: readonly string[] },
): Promise<PiecesOfSources[]> {
  const { rows } = await sql<PiecesOfSources>`
    select one.sources,
           (count(*) filter (where one.day >= ${since}))::int as now,
           (count(*) filter (where one.day < ${since}))::int as before
      from (select p.day, array_agg(distinct coalesce('by_hand:' || p.question, p.source)) as sources
              from ${pieces(within, sources, questions)}
              ${OF_RESIDENT}${within.careHome.id} and r.id = p.resident_id
             where ${IS_OF_SOMEBODY}
             group by p.id, p.day) as one
     group by one.sources`.execute(db);
  return rows;
}

/** How many pieces are of any of these sources, each counted once. */
export function countOf(counted: readonly PiecesOfSources[], keys: readonly string[]): Counts {
  const own = counted.filter(({ sources }) => sources.some((source) => keys.includes(source)));
  return { now: sumOf(own, ({ now }) => now), before: sumOf(own, ({ before }) => before) };
}

interface PieceRow {
  sources: string[];
  id: string;
  day: string;
  resident_id: string | null;
  title: string;
  words: string;
  at: Date | null;
  opens: NonNullable<Piece['opens']>['kind'] | null;
  opens_id: string | null;
  link_id: string | null;
  why: string | null;
  by: string | null;
  linked_by_name: string | null;
  total: number;
}

/** The pieces of one question, newest first, some at a time. */
export async function piecesOf(
  db: Db,
  within: Within,
  asked: { sources: readonly NamedSource[]; questions: readonly string[]; limit: number; offset: number },
): Promise<{ items: Piece[]; total: number }> {
  if (asked.sources.length === 0 && asked.questions.length === 0) return { items: [], total: 0 };
  const { rows } = await sql<PieceRow>`
    select p.*, a.known_as as by, l.known_as as linked_by_name, (count(*) over ())::int as total
      from (select array_agg(p.source order by p.source) as sources, ${COLUMNS}, link_id, why, linked_by
              from ${pieces(within, asked.sources, asked.questions)}
             group by ${COLUMNS}, link_id, why, linked_by) as p
      ${OF_RESIDENT}${within.careHome.id} and r.id = p.resident_id
      left join accounts a on a.id = p.by_id
      left join accounts l on l.id = p.linked_by
     where ${IS_OF_SOMEBODY}
     order by p.day desc, p.at desc nulls last, p.sources, p.id
     limit ${asked.limit} offset ${asked.offset}`.execute(db);
  const faces = await facesOf(
    db,
    within.careHome,
    rows.flatMap(({ resident_id }) => (resident_id === null ? [] : [resident_id])),
  );
  return { items: rows.map((row) => pieceOf(row, faces)), total: rows[0]?.total ?? 0 };
}

function pieceOf(row: PieceRow, faces: Awaited<ReturnType<typeof facesOf>>): Piece {
  const sources = SourceKind.array().parse(row.sources);
  return {
    id: `${sources[0] ?? ''}:${row.id}`,
    sources,
    day: row.day,
    title: titleOf(row.title),
    words: pieceWords(row.words),
    resident: row.resident_id === null ? null : (faces.get(row.resident_id) ?? null),
    by: row.by,
    recorded_at: row.at?.toISOString() ?? null,
    opens: row.opens === null || row.opens_id === null ? null : { kind: row.opens, id: row.opens_id },
    link: row.link_id === null ? null : { id: row.link_id, why: row.why ?? '', by: row.linked_by_name },
  };
}

function titleOf(title: string): string {
  const tutorial = CORE_TUTORIALS.find(({ id }) => title === `tutorial.${id}`);
  return tutorial?.title ?? pieceWords(title);
}

/** The faces of some people, by id. */
export async function facesOf(db: Db, careHome: CareHome, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof residentFace>>();
  const rows = await db
    .selectFrom('residents as r')
    .select([...RESIDENT_FACE])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, residentFace(row)]));
}
