import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { Tint } from '@heartsease/domain/activities/activity.ts';
import { interestOf } from '@heartsease/domain/interests/catalogue.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { SUPPORT_BANDS } from '@heartsease/domain/pal/instrument.ts';
import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import type { GroupRule, GroupWords, ResidentGroup } from '@heartsease/domain/resident-groups/group.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

/** Everybody who lives here, by name. */
export async function livingHere(db: Db, careHome: CareHome): Promise<ResidentFace[]> {
  const rows = await db
    .selectFrom('residents as r')
    .select(RESIDENT_FACE)
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', ['active', 'respite', 'away'])
    .where('r.deleted_at', 'is', null)
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .orderBy('r.last_name')
    .orderBy('r.id')
    .execute();
  return rows.map(residentFace);
}

/** Who loves or likes these, by the code of the interest. */
export async function fondOf(db: Db, careHome: CareHome, codes: string[]): Promise<Map<string, Set<string>>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('resident_interests')
    .select(['resident_id', 'code'])
    .where('care_home_id', '=', careHome.id)
    .where('code', 'in', codes)
    .where('level', 'in', ['loves', 'likes'])
    .where('removed_at', 'is', null)
    .execute();
  const grouped = Map.groupBy(rows, ({ code }) => code ?? '');
  return new Map([...grouped].map(([code, of]) => [code, new Set(of.map(({ resident_id }) => resident_id))]));
}

/** The groups by name; put away ones only when they are asked for. */
export async function groupRows(db: Db, careHome: CareHome, id?: string) {
  const groups = db
    .selectFrom('resident_groups as g')
    .leftJoin('accounts as a', 'a.id', 'g.updated_by')
    .select(['g.id', 'g.version', 'g.name', 'g.tint', 'g.kind', 'g.rule', 'g.updated_at', 'g.archived_at'])
    .select('a.known_as as changed_by')
    .where('g.care_home_id', '=', careHome.id)
    .orderBy(sql`g.name collate "en-x-icu"`)
    .orderBy('g.id');
  const asked = id === undefined ? groups.where('g.archived_at', 'is', null) : groups.where('g.id', '=', id);
  const rows = await asked.execute();
  if (rows.length === 0) return [];
  const members = await db
    .selectFrom('resident_group_members')
    .select(['resident_group_id', 'resident_id'])
    .where('care_home_id', '=', careHome.id)
    .where(
      'resident_group_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  return rows.map((row) => ({
    ...row,
    chosen: members.filter(({ resident_group_id }) => resident_group_id === row.id).map((one) => one.resident_id),
  }));
}

export type GroupRow = Awaited<ReturnType<typeof groupRows>>[number];

export function ruleOf({ kind, rule, chosen }: Pick<GroupRow, 'kind' | 'rule' | 'chosen'>): GroupRule {
  if (kind === 'wing') return { kind, wing: rule ?? '' };
  if (kind === 'interest') return { kind, code: rule ?? '' };
  if (kind === 'band') return { kind, bands: SUPPORT_BANDS.filter((band) => rule?.split(',').includes(String(band))) };
  return { kind, resident_ids: chosen };
}

/** What the rules ask of. */
export interface PeopleOfHome {
  /** Everybody who lives here. */
  living: readonly ResidentFace[];
  /** Who is fond of it, by the code of an interest. */
  fond: ReadonlyMap<string, ReadonlySet<string>>;
  bands: ReadonlyMap<string, SupportBand>;
}

export function asGroup(row: GroupRow, people: PeopleOfHome): ResidentGroup {
  const rule = ruleOf(row);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    tint: Tint.safeParse(row.tint).data ?? 'stone',
    rule,
    rule_label: ruleLabel(rule),
    member_ids: membersOf(rule, people).map(({ id }) => id),
    changed_by: row.changed_by,
    changed_at: row.updated_at.toISOString(),
  };
}

export function membersOf(rule: GroupRule, { living, fond, bands }: PeopleOfHome): ResidentFace[] {
  switch (rule.kind) {
    case 'by_hand': {
      const chosen = new Set(rule.resident_ids);
      return living.filter(({ id }) => chosen.has(id));
    }
    case 'wing':
      return living.filter(({ wing }) => wing === rule.wing);
    case 'interest':
      return living.filter(({ id }) => fond.get(rule.code)?.has(id) ?? false);
    case 'band':
      return living.filter(({ id }) => rule.bands.some((band) => band === bands.get(id)));
  }
}

function ruleLabel(rule: GroupRule): string {
  switch (rule.kind) {
    case 'by_hand':
      return '';
    case 'wing':
      return rule.wing;
    case 'interest':
      return interestOf(rule.code)?.label ?? rule.code;
    case 'band':
      return rule.bands.map((band) => BAND_GUIDES[band - 1]?.name ?? String(band)).join(', ');
  }
}

/** Holds the home's groups for the rest of the transaction, so that no two get one name. */
export async function holdGroups(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`groups of ${careHome.id}`}, 0))`.execute(db);
}

interface Stamp {
  by: string;
  now: Date;
}

export async function keepGroup(db: Db, careHome: CareHome, words: GroupWords, { by, now }: Stamp): Promise<string> {
  const id = uuidv7();
  const stamp = { created_at: now, created_by: by, updated_at: now, updated_by: by };
  await db
    .insertInto('resident_groups')
    .values({ id, care_home_id: careHome.id, ...columnsOf(words), ...stamp })
    .execute();
  await keepMembers(db, careHome, id, words.rule);
  return id;
}

export async function changeGroup(
  db: Db,
  careHome: CareHome,
  group: { id: string; version: number },
  words: GroupWords,
  { by, now }: Stamp,
): Promise<void> {
  await db
    .updateTable('resident_groups')
    .set({ ...columnsOf(words), version: group.version + 1, updated_at: now, updated_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', group.id)
    .execute();
  await db
    .deleteFrom('resident_group_members')
    .where('care_home_id', '=', careHome.id)
    .where('resident_group_id', '=', group.id)
    .execute();
  await keepMembers(db, careHome, group.id, words.rule);
}

export async function putAway(
  db: Db,
  careHome: CareHome,
  group: { id: string; version: number },
  archived_at: Date | null,
  { by, now }: Stamp,
): Promise<void> {
  await db
    .updateTable('resident_groups')
    .set({ archived_at, version: group.version + 1, updated_at: now, updated_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', group.id)
    .execute();
}

function columnsOf({ name, tint, rule }: GroupWords) {
  return { name, tint, kind: rule.kind, rule: columnOf(rule) };
}

function columnOf(rule: GroupRule): string | null {
  switch (rule.kind) {
    case 'by_hand':
      return null;
    case 'wing':
      return rule.wing;
    case 'interest':
      return rule.code;
    case 'band':
      return rule.bands.join(',');
  }
}

async function keepMembers(db: Db, careHome: CareHome, resident_group_id: string, rule: GroupRule): Promise<void> {
  if (rule.kind !== 'by_hand' || rule.resident_ids.length === 0) return;
  await db
    .insertInto('resident_group_members')
    .values(
      [...new Set(rule.resident_ids)].map((resident_id) => ({
        care_home_id: careHome.id,
        resident_group_id,
        resident_id,
      })),
    )
    .execute();
}
