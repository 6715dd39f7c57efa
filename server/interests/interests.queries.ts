import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { KnownInterest } from '@heartsease/domain/interests/interest-match.ts';
import { interestOf } from '@heartsease/domain/interests/catalogue.ts';
import { InterestLevel, InterestSource, plainName } from '@heartsease/domain/interests/interest.ts';
import type { InterestChange, InterestWords, ResidentInterest } from '@heartsease/domain/interests/interest.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

/** A code of the catalogue, or a name in own words. */
export type Named = { code: string } | { custom_label: string };

export function labelOf(named: Named): string {
  return 'code' in named ? (interestOf(named.code)?.label ?? named.code) : named.custom_label;
}

function interests(db: Db, careHome: CareHome, resident_id: string) {
  return db
    .selectFrom('resident_interests as i')
    .leftJoin('accounts as a', 'a.id', 'i.updated_by')
    .select(['i.id', 'i.version', 'i.code', 'i.custom_label', 'i.level', 'i.note', 'i.source', 'i.told_by'])
    .select(['i.updated_at', 'i.removed_at', 'a.known_as as changed_by'])
    .where('i.care_home_id', '=', careHome.id)
    .where('i.resident_id', '=', resident_id);
}

type Row = Awaited<ReturnType<ReturnType<typeof interests>['executeTakeFirstOrThrow']>>;

/** What an own interest is drawn as. */
const OWN_LOOK = { group: null, icon: 'sparkle', tint: 'lilac' };

function asInterest(row: Row): ResidentInterest {
  const { id, version, code, level, note, source, told_by, changed_by } = row;
  const { group, icon, tint } = (code === null ? undefined : interestOf(code)) ?? OWN_LOOK;
  const label = labelOf(code === null ? { custom_label: row.custom_label ?? '' } : { code });
  const changed_at = row.updated_at.toISOString();
  return { id, version, code, label, group, icon, tint, level, note, source, told_by, changed_at, changed_by };
}

export async function interestsOf(db: Db, careHome: CareHome, resident_id: string): Promise<ResidentInterest[]> {
  const rows = await interests(db, careHome, resident_id).where('i.removed_at', 'is', null).execute();
  return rows.map(asInterest);
}

/** By interest of a person the report in which it was noticed, when that was, and by whom. */
export async function originsOf(db: Db, careHome: CareHome, resident_id: string) {
  const rows = await db
    .selectFrom('resident_interests as i')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'i.care_home_id').onRef('t.id', '=', 'i.evidence_report_id'),
    )
    .innerJoin('observations as o', (join) =>
      join.onRef('o.care_home_id', '=', 'i.care_home_id').onRef('o.id', '=', 'i.evidence_observation_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'o.author_id')
    .select(['i.id', 't.id as report_id', 't.day', 'a.known_as as seen_by'])
    .where('i.care_home_id', '=', careHome.id)
    .where('i.resident_id', '=', resident_id)
    .where('i.removed_at', 'is', null)
    .where('t.state', '<>', 'void')
    .execute();
  return new Map(rows.map(({ id, ...origin }) => [id, origin]));
}

/** By resident what is known of their likes; whoever nothing is known of is not there. */
export async function interestsOfMany(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
): Promise<Map<string, KnownInterest[]>> {
  const rows = await db
    .selectFrom('resident_interests')
    .select(['resident_id', 'code', 'custom_label', 'level'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', sql<string>`any(${[...resident_ids]}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute();
  const known = rows.map(({ resident_id, code, custom_label, level }) => ({
    resident_id,
    code,
    label: labelOf(code === null ? { custom_label: custom_label ?? '' } : { code }),
    level,
  }));
  return Map.groupBy(known, ({ resident_id }) => resident_id);
}

/** An interest of this person, whether it stands or was taken away. */
export async function residentInterestOf(
  db: Db,
  careHome: CareHome,
  { id, resident_id }: { id: string; resident_id: string },
): Promise<(ResidentInterest & { is_removed: boolean }) | undefined> {
  const row = await interests(db, careHome, resident_id).where('i.id', '=', id).executeTakeFirst();
  return row && { ...asInterest(row), is_removed: row.removed_at !== null };
}

/** Who did what to an interest, and when. */
export interface InterestStep {
  kind: InterestChange['kind'];
  by: string;
  now: Date;
}

export async function keepInterest(
  db: Db,
  careHome: CareHome,
  { resident_id, named, words }: { resident_id: string; named: Named; words: InterestWords },
  { by, now }: InterestStep,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('resident_interests')
    .values({
      id,
      care_home_id: careHome.id,
      resident_id,
      ...named,
      ...words,
      created_at: now,
      created_by: by,
      updated_at: now,
      updated_by: by,
    })
    .execute();
  await keepVersion(
    db,
    careHome,
    { id, resident_id, version: 1, label: labelOf(named), ...words },
    { kind: 'noted', by, now },
  );
  return id;
}

/** The next version of an interest: other words, taken away, or put back. */
export async function changeInterest(
  db: Db,
  careHome: CareHome,
  interest: { id: string; resident_id: string; version: number; label: string } & InterestWords,
  change: { custom_label?: string; removed_at?: Date | null },
  { kind, by, now }: InterestStep,
): Promise<void> {
  const { id, level, note, source, told_by } = interest;
  const version = interest.version + 1;
  await db
    .updateTable('resident_interests')
    .set({ level, note, source, told_by, ...change, version, updated_at: now, updated_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
  await keepVersion(db, careHome, { ...interest, version }, { kind, by, now });
}

async function keepVersion(
  db: Db,
  careHome: CareHome,
  version: { id: string; resident_id: string; version: number; label: string } & InterestWords,
  { kind, by, now }: InterestStep,
): Promise<void> {
  const { id, resident_id, label, level, note, source, told_by } = version;
  const said = { label, level, note, source, told_by };
  await db
    .insertInto('resident_interest_versions')
    .values({
      care_home_id: careHome.id,
      resident_interest_id: id,
      version: version.version,
      resident_id,
      kind,
      ...said,
      at: now,
      by_id: by,
    })
    .execute();
}

const SHOWN = 200;

export async function interestChangesOf(db: Db, careHome: CareHome, resident_id: string): Promise<InterestChange[]> {
  const rows = await db
    .selectFrom('resident_interest_versions as v')
    .leftJoin('accounts as a', 'a.id', 'v.by_id')
    .select(['v.resident_interest_id', 'v.label', 'v.version', 'v.kind', 'v.level', 'v.note', 'v.source', 'v.told_by'])
    .select(['v.at', 'a.known_as as by'])
    .where('v.care_home_id', '=', careHome.id)
    .where('v.resident_id', '=', resident_id)
    .orderBy('v.at', 'desc')
    .orderBy('v.version', 'desc')
    .orderBy('v.resident_interest_id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    ...row,
    level: InterestLevel.parse(row.level),
    source: InterestSource.parse(row.source),
    at: row.at.toISOString(),
  }));
}

/** Somebody else of this home who loves or likes one of these. */
export interface Sharer {
  face: ResidentFace;
  code: string | null;
  /** For own words: the plain name. */
  name: string | null;
}

/** The others who live here and love or like one of these, by name. */
export async function sharersOf(
  db: Db,
  careHome: CareHome,
  resident_id: string,
  shared: readonly Pick<ResidentInterest, 'code' | 'label'>[],
): Promise<Sharer[]> {
  const codes = shared.flatMap(({ code }) => (code === null ? [] : [code]));
  const names = shared.flatMap(({ code, label }) => (code === null ? [plainName(label)] : []));
  if (codes.length + names.length === 0) return [];
  const rows = await db
    .selectFrom('resident_interests as i')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'i.care_home_id').onRef('r.id', '=', 'i.resident_id'),
    )
    .select([...RESIDENT_FACE, 'i.code', 'i.custom_label'])
    .where('i.care_home_id', '=', careHome.id)
    .where('i.resident_id', '<>', resident_id)
    .where('i.removed_at', 'is', null)
    .where('i.level', 'in', ['loves', 'likes'])
    .where('r.status', 'in', ['active', 'respite', 'away'])
    .where('r.deleted_at', 'is', null)
    .where(sql<boolean>`(i.code = any(${codes}) or lower(i.custom_label) = any(${names}))`)
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .orderBy('r.last_name')
    .orderBy('r.id')
    .execute();
  return rows.map(({ code, custom_label, ...row }) => ({
    face: residentFace(row),
    code,
    name: custom_label === null ? null : plainName(custom_label),
  }));
}
