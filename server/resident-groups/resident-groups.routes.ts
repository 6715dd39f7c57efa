import { interestOf } from '@heartsease/domain/interests/catalogue.ts';
import { sameName } from '@heartsease/domain/interests/interest.ts';
import { GROUPS_LIMIT } from '@heartsease/domain/resident-groups/group.ts';
import type { GroupRule, GroupWords, ResidentGroup } from '@heartsease/domain/resident-groups/group.ts';
import {
  archiveGroup,
  listGroups,
  previewGroupRule,
  saveGroup,
} from '@heartsease/domain/resident-groups/resident-groups.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { sessionMay } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { peopleFor } from './group-members.ts';
import {
  asGroup,
  changeGroup,
  groupRows,
  holdGroups,
  keepGroup,
  livingHere,
  membersOf,
  putAway,
  ruleOf,
} from './groups.queries.ts';
import type { GroupRow } from './groups.queries.ts';

export function registerResidentGroups(app: App): void {
  route(app, listGroups, async ({ db, session }) => {
    const { careHome } = session;
    const rows = (await groupRows(db, careHome)).filter((row) => isSeen(session, row));
    const people = await peopleFor(db, careHome, rows.map(ruleOf));
    const items = rows.map((row) => asGroup(row, people));
    const inOne = new Set(items.flatMap(({ member_ids }) => member_ids));
    return { items, people: people.living.filter(({ id }) => inOne.has(id)) };
  });

  route(app, saveGroup, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    const { resident_group_id: id, base_version, name, tint, rule } = input;
    const words = { name, tint, rule };
    await holdGroups(db, careHome);
    refuseUnseenBands(session, rule);
    await refuseWrongRule(db, careHome, rule);
    const standing = await groupRows(db, careHome);
    if (standing.some((row) => row.id !== id && sameName(row.name, name))) {
      throw refused({ name: ['There is a group of that name already'] });
    }
    if (id === null) {
      refuseTooMany(standing);
      return await groupNow(db, session, await keepGroup(db, careHome, words, { by, now }));
    }
    const row = standing.find((one) => one.id === id);
    if (!row || !isSeen(session, row)) throw notFound();
    const stands = await groupNow(db, session, id);
    if (isSaid(row, words)) return stands;
    if (row.version !== base_version) throw stale(stands);
    await changeGroup(db, careHome, row, words, { by, now });
    return await groupNow(db, session, id);
  });

  route(app, archiveGroup, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    const { resident_group_id: id, base_version, is_archived } = input;
    await holdGroups(db, careHome);
    const [row] = await groupRows(db, careHome, id);
    if (!row || !isSeen(session, row)) throw notFound();
    if ((row.archived_at !== null) === is_archived) return { id, version: row.version };
    if (row.version !== base_version) throw stale(await groupNow(db, session, id));
    if (!is_archived) {
      const standing = await groupRows(db, careHome);
      refuseTooMany(standing);
      if (standing.some(({ name }) => sameName(name, row.name)))
        throw refused({ form: ['There is another group of that name by now'] });
    }
    await putAway(db, careHome, row, is_archived ? now : null, { by, now });
    return { id, version: row.version + 1 };
  });

  route(app, previewGroupRule, async ({ db, session, input: { rule } }) => {
    const { careHome } = session;
    refuseUnseenBands(session, rule);
    await refuseWrongRule(db, careHome, rule);
    return { items: membersOf(rule, await peopleFor(db, careHome, [rule])) };
  });
}

/** Where the package has no ways of joining in, no rule tells of them either. */
function isSeen(session: Session, { kind }: Pick<GroupRule, 'kind'>): boolean {
  return kind !== 'band' || sessionMay(session, 'ability.view');
}

function refuseUnseenBands(session: Session, rule: GroupRule): void {
  if (!isSeen(session, rule)) throw forbidden();
}

/** @throws 422 where there is no room for one more */
function refuseTooMany(standing: readonly GroupRow[]): void {
  if (standing.length >= GROUPS_LIMIT)
    throw refused({ form: [`There are ${GROUPS_LIMIT} groups already. Put some away to make room`] });
}

async function groupNow(db: Db, { careHome }: Session, id: string): Promise<ResidentGroup> {
  const [row] = await groupRows(db, careHome, id);
  if (!row) throw notFound();
  return asGroup(row, await peopleFor(db, careHome, [ruleOf(row)]));
}

/** @throws 422 for an interest that nobody knows, 404 for people of another home */
async function refuseWrongRule(db: Db, careHome: CareHome, rule: GroupRule): Promise<void> {
  if (rule.kind === 'interest' && !interestOf(rule.code)) {
    throw refused({ 'rule.code': ['This is not an interest that we know'] });
  }
  if (rule.kind !== 'by_hand') return;
  const living = new Set((await livingHere(db, careHome)).map(({ id }) => id));
  if (rule.resident_ids.some((id) => !living.has(id))) throw notFound();
}

function isSaid(row: GroupRow, { name, tint, rule }: GroupWords): boolean {
  const same = (one: GroupRule) =>
    JSON.stringify(one.kind === 'by_hand' ? { ...one, resident_ids: one.resident_ids.toSorted() } : one);
  return row.name === name && row.tint === tint && same(ruleOf(row)) === same(rule);
}
