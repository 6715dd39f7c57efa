import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import { KeptPage } from '@heartsease/domain/photo-book/photo-book.ts';
import type { BookKind, BookWords } from '@heartsease/domain/photo-book/photo-book.ts';
import type { Db } from '../db/database.ts';
import { isOpenNow, sharedQuote, updatesWithTheirMoment } from '../family-updates/told.queries.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';

/** A book as it is kept. */
export interface StoredBook extends BookWords {
  pages: KeptPage[];
  version: number;
  changed_by: string | null;
  changed_at: Date;
}

interface OfPerson {
  resident_id: string;
  kind: BookKind;
}

export async function storedBook(
  db: Db,
  careHome: CareHome,
  { resident_id, kind }: OfPerson,
): Promise<StoredBook | null> {
  const row = await db
    .selectFrom('photo_books')
    .select(['version', 'title', 'subtitle', 'cover_photo_id', 'family_may_edit', 'pages', 'changed_by', 'changed_at'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, pages: KeptPage.array().parse(row.pages) };
}

/**
 * Keeps a book and, beside it, what stood before: a book that was saved before there was a history stands in none.
 *
 * @param version what stood; 0: nobody had changed it before
 */
export async function keepBook(
  db: Db,
  careHome: CareHome,
  {
    resident_id,
    kind,
    ...of
  }: OfPerson & { words: BookWords & { pages: KeptPage[] }; by: string; now: Date; version: number },
): Promise<void> {
  const { pages, title, subtitle, cover_photo_id, family_may_edit } = of.words;
  const row = {
    title,
    subtitle,
    cover_photo_id,
    family_may_edit,
    pages: JSON.stringify(pages),
    version: of.version + 1,
    changed_by: of.by,
    changed_at: of.now,
  };
  await keepVersion(db, careHome, { resident_id, kind });
  await db
    .insertInto('photo_books')
    .values({ care_home_id: careHome.id, id: uuidv7(), resident_id, kind, ...row })
    .onConflict((conflict) => conflict.columns(['care_home_id', 'resident_id', 'kind']).doUpdateSet(row))
    .execute();
  await keepVersion(db, careHome, { resident_id, kind });
}

const OF_A_VERSION = [
  ...(['care_home_id', 'resident_id', 'kind', 'version', 'title', 'subtitle'] as const),
  ...(['cover_photo_id', 'pages', 'changed_by', 'changed_at'] as const),
];

/** Puts the book as it stands into its history, where it is not there yet. */
async function keepVersion(db: Db, careHome: CareHome, { resident_id, kind }: OfPerson): Promise<void> {
  await db
    .insertInto('photo_book_versions')
    .columns(OF_A_VERSION)
    .expression((from) =>
      from
        .selectFrom('photo_books')
        .select(OF_A_VERSION)
        .where('care_home_id', '=', careHome.id)
        .where('resident_id', '=', resident_id)
        .where('kind', '=', kind),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** More than anybody looks through; older ones stay kept. */
const MOST_VERSIONS = 50;

/** The book as it was saved each time, the latest first. */
export async function earlierBooks(db: Db, careHome: CareHome, { resident_id, kind }: OfPerson) {
  return await db
    .selectFrom('photo_book_versions')
    .select(['version', 'title', 'changed_by', 'changed_at'])
    .select(sql<number>`jsonb_array_length(pages)`.as('pages'))
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
}

/** The book as it was saved once, beside who may change it now. */
export async function earlierBook(
  db: Db,
  careHome: CareHome,
  { resident_id, kind, version }: OfPerson & { version: number },
): Promise<Omit<StoredBook, 'family_may_edit'> | null> {
  const row = await db
    .selectFrom('photo_book_versions')
    .select(['version', 'title', 'subtitle', 'cover_photo_id', 'pages', 'changed_by', 'changed_at'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, pages: KeptPage.array().parse(row.pages) };
}

/** By what name these people are known, and whether they work here. */
export async function makersOf(db: Db, careHome: CareHome, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.known_as'])
    .select((query) =>
      query
        .exists(
          query
            .selectFrom('memberships as m')
            .select('m.role')
            .where('m.care_home_id', '=', careHome.id)
            .whereRef('m.account_id', '=', 'a.id')
            .where('m.role', 'in', [...STAFF_ROLES]),
        )
        .as('is_staff'),
    )
    .where('a.id', 'in', [...new Set(ids)])
    .execute();
}

/** Whose book it is; whoever was taken out of the list has none. */
export async function personOfBook(db: Db, careHome: CareHome, resident_id: string) {
  return await db
    .selectFrom('residents')
    .select(['id', 'known_as', 'first_name', 'last_name', 'portrait', 'status', 'ended_on'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
export type PersonOfBook = NonNullable<Awaited<ReturnType<typeof personOfBook>>>;

/** People whose books there are, by name: who lives here and who died since a day, or just those named. */
export async function peopleWithBooks(
  db: Db,
  careHome: CareHome,
  which: { died_since: string } | { resident_ids: readonly string[] },
) {
  let query = db
    .selectFrom('residents as r')
    .select(['r.id as resident_id', 'r.known_as', 'r.last_name', 'r.portrait', 'r.status'])
    .select((of) =>
      of
        .selectFrom('photo_books as b')
        .whereRef('b.care_home_id', '=', 'r.care_home_id')
        .whereRef('b.resident_id', '=', 'r.id')
        .where(sql<boolean>`b.kind = case when r.status = 'died' then 'memory' else 'life' end`)
        .select('b.changed_at')
        .as('changed_at'),
    )
    .where('r.care_home_id', '=', careHome.id)
    .where('r.deleted_at', 'is', null);
  query =
    'resident_ids' in which
      ? query.where('r.id', '=', sql<string>`any(${[...which.resident_ids]}::uuid[])`)
      : query.where((where) =>
          where.or([
            where('r.status', 'in', [...LIVING_HERE]),
            where.and([where('r.status', '=', 'died'), where('r.ended_on', '>=', which.died_since)]),
          ]),
        );
  return await query
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .orderBy('r.id')
    .execute();
}

/**
 * The moments of one person that stand open to their family, the newest first; for a friend those that are for friends.
 *
 * @param ids just these of them
 */
export async function openMomentsOf(
  db: Db,
  careHome: CareHome,
  of: { resident_id: string; is_friend: boolean; now: Date; ids?: readonly string[]; limit: number },
) {
  const { resident_id, is_friend, now, ids, limit } = of;
  let query = updatesWithTheirMoment(db)
    .leftJoin('activities as a', 'a.id', 't.activity_id')
    .innerJoin('accounts as by', 'by.id', 't.author_id')
    .select(['u.id', 'u.resident_id', 'u.report_id', 'u.words', sharedQuote.as('quote')])
    .select(['r.known_as', 'r.first_name', 'r.last_name'])
    .select(['m.response', 't.day', 't.started_at', 't.title', 'a.icon', 'a.tint', 'a.scene'])
    .select(['by.known_as as by_known_as', 'by.portrait as by_portrait'])
    .select((kept) =>
      kept
        .exists(
          kept
            .selectFrom('family_update_keeps as k')
            .whereRef('k.care_home_id', '=', 'u.care_home_id')
            .whereRef('k.family_update_id', '=', 'u.id'),
        )
        .as('is_kept'),
    )
    .where('u.care_home_id', '=', careHome.id)
    .where('u.resident_id', '=', resident_id)
    .where(isOpenNow(careHome, now));
  if (is_friend) query = query.where('u.for_friends', '=', true);
  if (ids !== undefined) query = query.where('u.id', '=', sql<string>`any(${[...ids]}::uuid[])`);
  return await query.orderBy('t.started_at', 'desc').orderBy('u.id').limit(limit).execute();
}

/** Are all of these rows of this home? What a book names is never of another. */
export async function areOfHome(
  db: Db,
  careHome: CareHome,
  table: 'photos' | 'family_updates' | 'life_story_items',
  ids: readonly string[],
): Promise<boolean> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return true;
  const { n } = await db
    .selectFrom(table)
    .select((count) => count.fn.countAll<string>().as('n'))
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', sql<string>`any(${[...wanted]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(n) === wanted.size;
}
