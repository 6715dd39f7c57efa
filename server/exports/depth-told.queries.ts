import { sql } from 'kysely';
import type { Effect, ObservationKind } from '@heartsease/domain/observations/observation.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import type { ExportLine } from './export-lines.queries.ts';

/** What was noticed after a report, in the words that stand. */
export interface Noticed {
  kind: ObservationKind;
  effect: Effect | null;
  signs: string[];
  text: string;
  preference: string | null;
}

/** What stands beside the moments of a file: by moment, by report, and by `personIn`. */
export interface ToldBeside {
  goals: ReadonlyMap<string, string[]>;
  staff: ReadonlyMap<string, { known_as: string; last_name: string }[]>;
  noticed: ReadonlyMap<string, Noticed[]>;
}

/** Where nothing more is told than the moments themselves. */
export const NOTHING_BESIDE: ToldBeside = { goals: new Map(), staff: new Map(), noticed: new Map() };

export const personIn = ({ report_id, resident_id }: { report_id: string; resident_id: string }): string =>
  `${report_id} ${resident_id}`;

/** @param is_for_family only what was noticed for the family to read, too */
export async function toldBeside(
  db: Db,
  careHome: CareHome,
  lines: readonly ExportLine[],
  is_for_family: boolean,
): Promise<ToldBeside> {
  const momentIds = sql<string>`any(${lines.map(({ moment_id }) => moment_id)}::uuid[])`;
  const reportIds = sql<string>`any(${[...new Set(lines.map(({ report_id }) => report_id))]}::uuid[])`;
  const goals = await db
    .selectFrom('moment_goals as m')
    .innerJoin('goals as g', (join) =>
      join.onRef('g.care_home_id', '=', 'm.care_home_id').onRef('g.id', '=', 'm.goal_id'),
    )
    .select(['m.moment_id', 'g.text'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.moment_id', '=', momentIds)
    .orderBy('g.created_at')
    .execute();
  const staff = await db
    .selectFrom('report_staff as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.report_id', 'a.known_as', 'a.last_name'])
    .where('s.care_home_id', '=', careHome.id)
    .where('s.report_id', '=', reportIds)
    .orderBy('a.known_as')
    .execute();
  const noticed = await db
    .selectFrom('observations as o')
    .select(['o.report_id', 'o.resident_id', 'o.kind', 'o.effect', 'o.signs', 'o.text', 'o.preference'])
    .where('o.care_home_id', '=', careHome.id)
    .where('o.report_id', '=', reportIds)
    .where('o.visibility', 'in', is_for_family ? ['family'] : ['family', 'staff'])
    .where(
      sql<boolean>`not exists (select from observations n
        where n.care_home_id = o.care_home_id and n.root_id = o.root_id and n.version > o.version)`,
    )
    .orderBy('o.at')
    .execute();
  return {
    goals: lists(
      goals,
      ({ moment_id }) => moment_id,
      ({ text }) => text,
    ),
    staff: lists(
      staff,
      ({ report_id }) => report_id,
      ({ known_as, last_name }) => ({ known_as, last_name }),
    ),
    noticed: lists(noticed, personIn, ({ kind, effect, signs, text, preference }) => ({
      kind,
      effect,
      signs,
      text,
      preference,
    })),
  };
}

function lists<Row, Item>(rows: readonly Row[], of: (row: Row) => string, item: (row: Row) => Item) {
  return new Map([...Map.groupBy(rows, of)].map(([key, some]) => [key, some.map(item)]));
}
