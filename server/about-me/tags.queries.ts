import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { CORE_TAGS, coreTag } from '@heartsease/domain/about-me/core-tags.ts';
import type { ListedTag, ResidentTag, TagLink, TagWords } from '@heartsease/domain/about-me/tag.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

const TAG = ['t.id', 't.tag_group', 't.label', 't.label_cy', 't.icon', 't.colour'] as const;

/** Every tag of the core and of the home, archived ones last, with how many of those who live here carry it. */
export async function tagsOfHome(db: Db, careHome: CareHome): Promise<ListedTag[]> {
  const own = await db
    .selectFrom('about_me_tags as t')
    .select(TAG)
    .select(['t.version', 't.former_labels', 't.archived_at'])
    .where('t.care_home_id', '=', careHome.id)
    .orderBy('t.label')
    .execute();
  const uses = await usesOf(db, careHome);
  return [
    ...CORE_TAGS.map((tag) => ({
      ...tag,
      uses: uses.get(tag.tag) ?? 0,
      version: 0,
      former_labels: [],
      is_archived: false,
    })),
    ...own.map(({ id: tag, archived_at, ...words }) => ({
      tag,
      ...words,
      is_core: false,
      uses: uses.get(tag) ?? 0,
      is_archived: archived_at !== null,
    })),
  ];
}

async function usesOf(db: Db, careHome: CareHome): Promise<Map<string, number>> {
  const tag = sql<string>`coalesce(l.core_tag, l.tag_id::text)`;
  const rows = await db
    .selectFrom('resident_about_me_tags as l')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .select(tag.as('tag'))
    .select((of) => of.fn.countAll<number>().as('uses'))
    .where('l.care_home_id', '=', careHome.id)
    .where('l.removed_at', 'is', null)
    .where('r.status', 'in', ['active', 'respite', 'away'])
    .where('r.deleted_at', 'is', null)
    .groupBy(tag)
    .execute();
  return new Map(rows.map(({ tag, uses }) => [tag, uses]));
}

/** The tags on a person, in the order in which they came. A core tag that is no more is left out. */
export async function tagsOf(db: Db, careHome: CareHome, resident_id: string): Promise<ResidentTag[]> {
  const rows = await db
    .selectFrom('resident_about_me_tags as l')
    .leftJoin('about_me_tags as t', (join) =>
      join.onRef('t.care_home_id', '=', 'l.care_home_id').onRef('t.id', '=', 'l.tag_id'),
    )
    .select(['l.core_tag', 'l.strength', 'l.note', 'l.confirmed_on'])
    .select(TAG)
    .where('l.care_home_id', '=', careHome.id)
    .where('l.resident_id', '=', resident_id)
    .where('l.removed_at', 'is', null)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute();
  return rows.flatMap(({ core_tag, strength, note, confirmed_on, ...row }) => {
    const said = { strength, note, confirmed_on };
    const core = core_tag === null ? undefined : coreTag(core_tag);
    if (core) return [{ ...core, ...said }];
    const { id: tag, tag_group, label, label_cy, icon, colour } = row;
    if (tag === null || tag_group === null || label === null || icon === null || colour === null) return [];
    return [{ tag, tag_group, label, label_cy: label_cy ?? '', icon, colour, is_core: false, ...said }];
  });
}

/** Holds the home's tags for the rest of the transaction, so that two people can't both add the last one. */
export async function holdTags(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags ${careHome.id}`}, 0))`.execute(db);
}

export async function addTag(
  db: Db,
  careHome: CareHome,
  words: TagWords,
  { by, now }: { by: string; now: Date },
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('about_me_tags')
    .values({
      id,
      care_home_id: careHome.id,
      ...words,
      created_at: now,
      created_by: by,
      updated_at: now,
      updated_by: by,
    })
    .execute();
  return id;
}

export async function changeTag(
  db: Db,
  careHome: CareHome,
  id: string,
  changes: Partial<TagWords> & { former_labels?: string[]; archived_at?: Date | null; merged_into?: string | null },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('about_me_tags')
    .set({ ...changes, version: sql<number>`version + 1`, updated_at: now, updated_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** The columns that name a tag: one of the core, or one of the home's own. */
export const columnsOf = (tag: string) =>
  coreTag(tag) ? { core_tag: tag, tag_id: null } : { core_tag: null, tag_id: tag };

/** Puts a tag on a person, or changes what is said about it there. */
export async function putTag(
  db: Db,
  careHome: CareHome,
  resident_id: string,
  { tag, strength, note }: TagLink,
  { by, now, today }: { by: string; now: Date; today: string },
): Promise<void> {
  const key = columnsOf(tag);
  const said = { strength, note, confirmed_on: today };
  const changed = await links(db, careHome, tag).where('resident_id', '=', resident_id).set(said).executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  const id = uuidv7();
  await db
    .insertInto('resident_about_me_tags')
    .values({ id, care_home_id: careHome.id, resident_id, ...key, ...said, created_at: now, created_by: by })
    .execute();
}

export async function takeTagOff(
  db: Db,
  careHome: CareHome,
  resident_id: string,
  tag: string,
  now: Date,
): Promise<boolean> {
  const taken = await links(db, careHome, tag)
    .where('resident_id', '=', resident_id)
    .set({ removed_at: now })
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Gives everybody who carries one tag another. Whoever carries both keeps what was said about the other. */
export async function moveTag(db: Db, careHome: CareHome, from: string, into: string, now: Date): Promise<number> {
  const { core_tag, tag_id } = columnsOf(into);
  const moved = await links(db, careHome, from)
    .where(
      sql<boolean>`not exists (
        select 1 from resident_about_me_tags o
         where o.care_home_id = resident_about_me_tags.care_home_id
           and o.resident_id = resident_about_me_tags.resident_id and o.removed_at is null
           and coalesce(o.core_tag, o.tag_id::text) = ${into})`,
    )
    .set({ core_tag, tag_id })
    .executeTakeFirst();
  await links(db, careHome, from).set({ removed_at: now }).executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

function links(db: Db, careHome: CareHome, tag: string) {
  const { core_tag, tag_id } = columnsOf(tag);
  const of = db
    .updateTable('resident_about_me_tags')
    .where('care_home_id', '=', careHome.id)
    .where('removed_at', 'is', null);
  return core_tag === null ? of.where('tag_id', '=', tag_id) : of.where('core_tag', '=', core_tag);
}
