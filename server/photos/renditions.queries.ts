import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** The files of one look of a photo. */
export interface Rendition {
  screen_id: string;
  thumb_id: string;
}

export async function renditionOf(
  db: Db,
  careHome: CareHome,
  { photo_id, covers }: { photo_id: string; covers: readonly string[] },
): Promise<Rendition | null> {
  const row = await db
    .selectFrom('photo_renditions')
    .select(['screen_id', 'thumb_id'])
    .where('care_home_id', '=', careHome.id)
    .where('photo_id', '=', photo_id)
    .where('covers', '=', sql<string[]>`${[...covers]}::uuid[]`)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Keeps what was drawn of a photo as it stood: of one that was changed meanwhile, where faces may be somewhere else
 * now, nothing is kept.
 */
export async function keepRendition(
  db: Db,
  careHome: CareHome,
  { photo_id, version, covers, ...files }: Rendition & { photo_id: string; version: number; covers: readonly string[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('photos')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', photo_id)
    .where('version', '=', version)
    .forShare()
    .executeTakeFirst();
  if (row === undefined) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('photo_renditions')
    .values({ care_home_id: careHome.id, photo_id, covers: [...covers], ...files })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Takes every covered look of a photo away: it is drawn anew for whoever may see it still. The files go with the next
 * tidying (`sweepPhotos`), so that no "no" waits for a store of files that is away.
 */
export async function dropRenditions(db: Db, careHome: CareHome, photo_id: string): Promise<void> {
  await db
    .deleteFrom('photo_renditions')
    .where('care_home_id', '=', careHome.id)
    .where('photo_id', '=', photo_id)
    .execute();
}

/** The same for every photo that somebody is in: what they agreed to has changed. */
export async function dropRenditionsWith(db: Db, careHome: CareHome, resident_id: string): Promise<void> {
  await db
    .deleteFrom('photo_renditions')
    .where('care_home_id', '=', careHome.id)
    .where('photo_id', 'in', (of) =>
      of
        .selectFrom('photo_subjects')
        .select('photo_id')
        .where('care_home_id', '=', careHome.id)
        .where('resident_id', '=', resident_id),
    )
    .execute();
}

/** A relative sees a photo: the first time and the last are kept, for whoever takes it back. */
export async function noteView(
  db: Db,
  careHome: CareHome,
  { photo_id, account_id, now }: { photo_id: string; account_id: string; now: Date },
): Promise<void> {
  await db
    .insertInto('photo_views')
    .values({ care_home_id: careHome.id, photo_id, account_id, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'photo_id', 'account_id']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
}

export async function viewsOf(db: Db, careHome: CareHome, photo_id: string) {
  return await db
    .selectFrom('photo_views as v')
    .innerJoin('accounts as a', 'a.id', 'v.account_id')
    .select(['a.known_as', 'a.last_name', 'v.first_seen_at', 'v.last_seen_at'])
    .where('v.care_home_id', '=', careHome.id)
    .where('v.photo_id', '=', photo_id)
    .orderBy('v.last_seen_at', 'desc')
    .execute();
}
