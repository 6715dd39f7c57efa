import type { GroupRule } from '@heartsease/domain/resident-groups/group.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import type { Db } from '../db/database.ts';
import { bandsOf } from '../pal/ability.queries.ts';
import type { CareHome } from '../session/session.ts';
import { fondOf, groupRows, livingHere, membersOf, ruleOf } from './groups.queries.ts';
import type { PeopleOfHome } from './groups.queries.ts';

/** Who is in these groups today, by the id of the group. What was put away has nobody. */
export async function membersOfGroups(
  db: Db,
  careHome: CareHome,
  group_ids: readonly string[],
): Promise<Map<string, ResidentFace[]>> {
  if (group_ids.length === 0) return new Map();
  const rows = (await groupRows(db, careHome)).filter(({ id }) => group_ids.includes(id));
  const people = await peopleFor(db, careHome, rows.map(ruleOf));
  return new Map(rows.map((row) => [row.id, membersOf(ruleOf(row), people)]));
}

/** Asks only for what these rules need. */
export async function peopleFor(db: Db, careHome: CareHome, rules: readonly GroupRule[]): Promise<PeopleOfHome> {
  const codes = rules.flatMap((rule) => (rule.kind === 'interest' ? [rule.code] : []));
  return {
    living: await livingHere(db, careHome),
    fond: await fondOf(db, careHome, codes),
    bands: rules.some(({ kind }) => kind === 'band') ? await bandsOf(db, careHome) : new Map(),
  };
}
