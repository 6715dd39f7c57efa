import { sql } from 'kysely';
import { Portrait } from '@heartsease/domain/portraits/portrait.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** The language that a home speaks first: `en-GB`, `cy-GB`. */
export async function languageOfHome(db: Db, careHome: CareHome): Promise<string> {
  const { language } = await db
    .selectFrom('care_homes')
    .select('language')
    .where('id', '=', careHome.id)
    .executeTakeFirstOrThrow();
  return language;
}

export interface ActivityTitles {
  title: string;
  /** Null where nobody has written its card in Welsh. */
  welsh: string | null;
}

/** What activities are called in each language, by id. */
export async function titlesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ActivityTitles>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'title', sql<string | null>`detail -> 'welsh' ->> 'title'`.as('welsh')])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...titles }) => [id, titles]));
}

/** Somebody as their own page shows them. */
export async function facePrinted(db: Db, careHome: CareHome, resident_id: string) {
  const row = await db
    .selectFrom('residents')
    .select(['known_as', 'portrait', 'photo_id', 'photo_wish'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_id)
    .executeTakeFirstOrThrow();
  const { known_as, photo_id, photo_wish } = row;
  return {
    known_as,
    portrait: Portrait.nullable().catch(null).parse(row.portrait),
    /** On paper only with their yes: nobody takes a sheet back. */
    photo_id: photo_wish === 'agrees' ? photo_id : null,
  };
}
