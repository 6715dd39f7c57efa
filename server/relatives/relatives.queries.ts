import type { RelationStatus } from '@heartsease/domain/consents/may-see.ts';
import { READING_DAYS } from '@heartsease/domain/relatives/relative.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/**
 * The links that show anything today: active, to somebody who lives here or whose family may still read. All
 * that a relative sees goes through here; the database says the same in has_open_link().
 */
export function openLinks(db: Db, care_home_id: string, today: string) {
  return db
    .selectFrom('relative_links as l')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .where('l.care_home_id', '=', care_home_id)
    .where('l.status', '=', 'active')
    .where('r.deleted_at', 'is', null)
    .where((where) =>
      where.or([where('r.ended_on', 'is', null), where('r.ended_on', '>=', addDays(today, -READING_DAYS))]),
    );
}

/** The residents to whom an account has an open link. */
export async function peopleOf(db: Db, careHome: CareHome, account_id: string, today: string) {
  return await openLinks(db, careHome.id, today)
    .select([
      'l.id as relative_link_id',
      'r.id as resident_id',
      'r.known_as',
      'r.portrait',
      'r.care_home_id',
      'r.photo_id',
      'r.photo_key',
      'r.photo_wish',
      'r.ended_on',
      'l.relationship',
      'l.status',
      'l.is_shown_to_circle',
      'l.access_level',
      'l.can_invite',
      'l.digest',
      'l.digest_by',
    ])
    .where('l.account_id', '=', account_id)
    .orderBy('r.known_as')
    .execute();
}

/** Who is shown somebody today: every open link of the home with its account. */
export async function relativesWithOpenLinks(db: Db, careHome: CareHome, today: string) {
  const rows = await openLinks(db, careHome.id, today)
    .select(['l.account_id', 'l.resident_id', 'l.relationship', 'l.access_level'])
    .orderBy('l.is_primary', 'desc')
    .orderBy('l.created_at')
    .execute();
  return rows.flatMap(({ account_id, ...link }) => (account_id === null ? [] : [{ ...link, account_id }]));
}

/** The others around these residents who agreed to be seen, without any address. */
export async function circlesOf(
  db: Db,
  careHome: CareHome,
  of: { resident_ids: string[]; account_id: string; today: string },
) {
  if (of.resident_ids.length === 0) return [];
  return await openLinks(db, careHome.id, of.today)
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.resident_id', 'l.account_id', 'l.relationship', 'a.known_as', 'a.portrait'])
    .where('l.resident_id', 'in', of.resident_ids)
    .where('l.is_shown_to_circle', '=', true)
    .where('l.account_id', '<>', of.account_id)
    .orderBy('a.known_as')
    .execute();
}

/** Everybody with an open link to one of these residents who is a member of the home still, by name. */
export async function openLinksTo(db: Db, careHome: CareHome, resident_ids: readonly string[], today: string) {
  return await openLinks(db, careHome.id, today)
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.care_home_id', '=', 'l.care_home_id').onRef('m.account_id', '=', 'l.account_id'),
    )
    .select(['a.id as account_id', 'a.known_as', 'a.last_name', 'l.resident_id', 'l.status', 'l.access_level'])
    .where('l.resident_id', 'in', [...resident_ids])
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .orderBy('a.known_as')
    .orderBy('a.last_name')
    .execute();
}

/**
 * Everybody with an open link to somebody who lives here, and who is a member of the home today, with whom they are
 * linked to: by name. Whoever grieves is asked for nothing.
 */
export async function familyOfHome(db: Db, careHome: CareHome, today: string) {
  return await openLinks(db, careHome.id, today)
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.care_home_id', '=', 'l.care_home_id').onRef('m.account_id', '=', 'l.account_id'),
    )
    .select(['a.id as account_id', 'a.known_as', 'a.last_name', 'r.id as resident_id', 'r.known_as as resident'])
    .where('m.role', '=', 'relative')
    .where('r.ended_on', 'is', null)
    .where('m.starts_on', '<=', today)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .orderBy('a.known_as')
    .orderBy('a.last_name')
    .orderBy('a.id')
    .orderBy('r.known_as')
    .execute();
}

/** What an account is to a resident while the link is open; undefined without one. */
export async function openLinkOf(
  db: Db,
  careHome: CareHome,
  of: { account_id: string; resident_id: string; today: string },
) {
  return await openLinks(db, careHome.id, of.today)
    .select(['l.id', 'l.relationship', 'l.access_level', 'r.ended_on', 'r.known_as'])
    .where('l.resident_id', '=', of.resident_id)
    .where('l.account_id', '=', of.account_id)
    .executeTakeFirst();
}

export async function setShownToCircle(db: Db, careHome: CareHome, id: string, isShown: boolean): Promise<void> {
  await db
    .updateTable('relative_links')
    .set({ is_shown_to_circle: isShown })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** What links an account to a resident today; null: nothing, or the account is no member of the home any more. */
export async function relationOf(
  db: Db,
  of: { care_home_id: string; resident_id: string; account_id: string; today: string },
): Promise<RelationStatus | null> {
  const row = await openLinks(db, of.care_home_id, of.today)
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.care_home_id', '=', 'l.care_home_id').onRef('m.account_id', '=', 'l.account_id'),
    )
    .select('l.status')
    .where('l.resident_id', '=', of.resident_id)
    .where('l.account_id', '=', of.account_id)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', of.today)]))
    .executeTakeFirst();
  return row?.status ?? null;
}

/** How somebody's stay stands: null while they live here, else the day on which it ended. */
export async function endOfStayOf(db: Db, careHome: CareHome, resident_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('residents')
    .select('ended_on')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_id)
    .executeTakeFirstOrThrow();
  return row.ended_on;
}
