import { sql } from 'kysely';
import { WelshCard } from '@heartsease/domain/activities/activity-detail.ts';
import type { FamilyPageWords } from '@heartsease/domain/family-organisation/family-book.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

/** A page as it is kept, with its idea and its photo beside it. */
export type FamilyPageRow = Awaited<ReturnType<typeof familyPages>>[number];

/** The latest day first, and of a day what was put in last. */
export async function familyPages(db: Db, careHome: CareHome) {
  const rows = await pagesOf(db, careHome)
    .orderBy('p.day', 'desc')
    .orderBy('p.made_at', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(withWelsh);
}

export async function familyPage(db: Db, careHome: CareHome, id: string): Promise<FamilyPageRow | undefined> {
  const row = await pagesOf(db, careHome).where('p.id', '=', id).executeTakeFirst();
  return row && withWelsh(row);
}

function pagesOf(db: Db, careHome: CareHome) {
  return db
    .selectFrom('family_book_pages as p')
    .leftJoin('activities as a', 'a.id', 'p.activity_id')
    .leftJoin('family_book_photos as f', (join) =>
      join.onRef('f.care_home_id', '=', 'p.care_home_id').onRef('f.id', '=', 'p.photo_id'),
    )
    .leftJoin('accounts as maker', 'maker.id', 'p.made_by')
    .leftJoin('accounts as changer', 'changer.id', 'p.changed_by')
    .select(['p.id', 'p.version', 'p.day', 'p.words', 'p.activity_id', 'p.photo_id', 'p.changed_at'])
    .select(['a.title', 'a.icon', 'a.tint', sql`a.detail -> 'welsh'`.as('welsh')])
    .select(['f.width', 'f.height', 'maker.known_as as by', 'changer.known_as as changed_by'])
    .where('p.care_home_id', '=', careHome.id);
}

function withWelsh<Row extends { welsh: unknown }>(row: Row) {
  return { ...row, welsh: WelshCard.nullable().catch(null).parse(row.welsh) };
}

/** Whoever changes this book comes one after the other, so that none passes its limit, and none a change unseen. */
export async function holdFamilyBook(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`book of ${careHome.id}`}, 0))`.execute(db);
}

/** @param id made by the device; @param version what stood, 0 where nothing did */
export async function keepFamilyPage(
  db: Db,
  { careHome, account_id }: Pick<Session, 'careHome' | 'account_id'>,
  { id, words, version, now }: { id: string; words: FamilyPageWords; version: number; now: Date },
): Promise<void> {
  const { day, activity_id, photo_ids } = words;
  const page = {
    day,
    activity_id,
    words: words.words,
    photo_id: photo_ids[0] ?? null,
    version: version + 1,
    changed_by: account_id,
    changed_at: now,
  };
  await db
    .insertInto('family_book_pages')
    .values({ ...page, care_home_id: careHome.id, id, made_by: account_id, made_at: now })
    .onConflict((conflict) => conflict.columns(['care_home_id', 'id']).doUpdateSet(page))
    .execute();
}

export async function removeFamilyPage(db: Db, careHome: CareHome, id: string): Promise<void> {
  await db.deleteFrom('family_book_pages').where('care_home_id', '=', careHome.id).where('id', '=', id).execute();
}

/** One that this person brought, that is whole and stands on no page yet. */
export async function isUnplacedPhoto(
  db: Db,
  { careHome, account_id }: Pick<Session, 'careHome' | 'account_id'>,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('family_book_photos as f')
    .leftJoin('family_book_pages as p', (join) =>
      join.onRef('p.care_home_id', '=', 'f.care_home_id').onRef('p.photo_id', '=', 'f.id'),
    )
    .select('f.id')
    .where('f.care_home_id', '=', careHome.id)
    .where('f.brought_by', '=', account_id)
    .where('f.id', '=', id)
    .where('f.ready_at', 'is not', null)
    .where('p.id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addBookPhoto(
  db: Db,
  { careHome, account_id }: Pick<Session, 'careHome' | 'account_id'>,
  { now, ...photo }: { id: string; bytes: number; now: Date },
): Promise<void> {
  await db
    .insertInto('family_book_photos')
    .values({ ...photo, care_home_id: careHome.id, brought_by: account_id, begun_at: now, updated_at: now })
    .execute();
}

/** Where the files of a photo are that stands on a page. */
export async function placedPhoto(db: Db, careHome: CareHome, id: string) {
  return await db
    .selectFrom('family_book_photos as f')
    .innerJoin('family_book_pages as p', (join) =>
      join.onRef('p.care_home_id', '=', 'f.care_home_id').onRef('p.photo_id', '=', 'f.id'),
    )
    .select(['f.id', 'f.screen_id', 'f.thumb_id', 'f.scene'])
    .where('f.care_home_id', '=', careHome.id)
    .where('f.id', '=', id)
    .executeTakeFirst();
}
