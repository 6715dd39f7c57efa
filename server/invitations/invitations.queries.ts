import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MembershipRole } from '@heartsease/domain/access/roles.ts';
import type { QuietHours } from '@heartsease/domain/notifications/notification.ts';
import type { WayToInvite } from '@heartsease/domain/relatives/relative.ts';
import { Language } from '@heartsease/domain/session/profile.ts';
import type { Db } from '../db/database.ts';
import { inPieces } from '../db/in-pieces.ts';

/** The invitation behind a code's hash, held for this transaction. Row-level security lets just this row through. */
export async function invitationOf(db: Db, code_hash: Buffer) {
  await sql`select set_config('app.invitation', ${code_hash.toString('hex')}, true)`.execute(db);
  return await db
    .selectFrom('invitations as i')
    .innerJoin('care_homes as h', 'h.id', 'i.care_home_id')
    .select([
      'i.id',
      'i.care_home_id',
      'i.role',
      'i.first_name',
      'i.last_name',
      'i.email',
      'i.expires_at',
      'i.accepted_at',
      'i.invited_by',
      'i.wings',
      'i.starts_on',
      'i.ends_on',
    ])
    .select(['h.name as home_name', 'h.phone', 'h.timezone', 'h.language', 'h.is_set_up'])
    .where('i.code_hash', '=', code_hash)
    // A pretend home has no colleagues but made-up ones.
    .where('h.is_practice', '=', false)
    .forUpdate('i')
    .executeTakeFirst();
}

/** What a home speaks, and so what it writes to whoever has no language of their own yet. */
export async function languageOfHome(db: Db, care_home_id: string): Promise<Language> {
  const { language } = await db
    .selectFrom('care_homes')
    .select('language')
    .where('id', '=', care_home_id)
    .executeTakeFirstOrThrow();
  return Language.catch('en-GB').parse(language);
}

/** What an invitation makes of whoever accepts it. */
export interface Accepted {
  id: string;
  care_home_id: string;
  role: MembershipRole;
  wings: string[];
  starts_on: string;
  ends_on: string | null;
  /** Null: is in at once. */
  waits_since: Date | null;
}

/** Is the account a member of this home on this day, let in or not? The transaction must stand in the home. */
export async function membershipOn(db: Db, care_home_id: string, account_id: string, today: string) {
  return await db
    .selectFrom('memberships')
    .select(['role', 'starts_on', 'waits_since'])
    .where('care_home_id', '=', care_home_id)
    .where('account_id', '=', account_id)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', today)]))
    .executeTakeFirst();
}

/** Makes the account a member of the home that invited it, and uses the invitation up. */
export async function accept(
  db: Db,
  { id, care_home_id, ...terms }: Accepted,
  account_id: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ care_home_id, account_id, ...terms })
    .onConflict((conflict) =>
      conflict
        .columns(['care_home_id', 'account_id'])
        .doUpdateSet({ ...terms, version: sql<number>`memberships.version + 1` }),
    )
    .execute();
  await db
    .updateTable('invitations')
    .set({ accepted_by: account_id, accepted_at: now })
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', id)
    .execute();
}

/** @returns the new account's id */
export async function createAccount(
  db: Db,
  {
    id = uuidv7(),
    quiet,
    ...account
  }: {
    id?: string;
    email: string;
    first_name: string;
    last_name: string;
    language: string;
    password_hash: string | null;
    quiet: QuietHours | null;
  },
): Promise<string> {
  await db
    .insertInto('accounts')
    .values({
      id,
      known_as: account.first_name,
      ...account,
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
    })
    .execute();
  return id;
}

export interface KeptInvitation {
  id: string;
  care_home_id: string;
  code_hash: Buffer;
  role: MembershipRole;
  first_name: string;
  last_name: string;
  email: string | null;
  wings?: string[];
  starts_on?: string | null;
  ends_on?: string | null;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  sent_by?: WayToInvite;
}

/** Of a code only its hash is stored. */
export async function keepInvitations(db: Db, invitations: KeptInvitation[]): Promise<void> {
  for (const some of inPieces(invitations)) await db.insertInto('invitations').values(some).execute();
}

/** The code that went out before opens nothing any more. */
export async function renewInvitation(
  db: Db,
  { care_home_id, id }: { care_home_id: string; id: string },
  renewed: { code_hash: Buffer; expires_at: Date; sent_by: WayToInvite },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set(renewed)
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute();
}

/** From now on their codes open nothing, and say so to whoever opens the link. */
export async function endInvitations(
  db: Db,
  { care_home_id, ids }: { care_home_id: string; ids: string[] },
  now: Date,
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ expires_at: now })
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('accepted_at', 'is', null)
    .execute();
}

/** To whom an invitation of a relative leads; undefined for one that leads to nobody in particular. */
export async function linkOfInvitation(db: Db, { care_home_id, id }: { care_home_id: string; id: string }) {
  return await db
    .selectFrom('relative_links as l')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .select(['l.id', 'l.version', 'l.status', 'l.resident_id', 'r.ended_on', 'r.deleted_at'])
    .where('l.care_home_id', '=', care_home_id)
    .where('l.invitation_id', '=', id)
    .executeTakeFirst();
}

/** Has this account a link to this resident already, open or paused? */
export async function isLinked(
  db: Db,
  of: { care_home_id: string; account_id: string; resident_id: string },
): Promise<boolean> {
  const link = await db
    .selectFrom('relative_links')
    .select('id')
    .where('care_home_id', '=', of.care_home_id)
    .where('resident_id', '=', of.resident_id)
    .where('account_id', '=', of.account_id)
    .where('status', '<>', 'ended')
    .executeTakeFirst();
  return link !== undefined;
}

/** The link is this account's, and open, from now on. */
export async function openLink(
  db: Db,
  link: { care_home_id: string; id: string; version: number; account_id: string },
  now: Date,
): Promise<void> {
  const { care_home_id, id, account_id } = link;
  await db
    .updateTable('relative_links')
    .set({ account_id, status: 'active', status_since: now, version: link.version + 1 })
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('relative_link_changes')
    .values({
      id: uuidv7(),
      care_home_id,
      relative_link_id: id,
      changed_by: account_id,
      changed_at: now,
      kind: 'accepted',
    })
    .execute();
}

/** What the first manager says of a new home. */
export interface HomeSetUp {
  name: string;
  organisation: string;
  town: string;
  region: string;
  phone: string;
  timezone: string;
}

/** @returns false: this is not the operator's link, or the home has its manager */
export async function setUpHomeOf(db: Db, code_hash: Buffer, now: Date, home: HomeSetUp): Promise<boolean> {
  const { name, organisation, town, region, phone, timezone } = home;
  const { rows } = await sql<{ set_up_home: boolean }>`
    select set_up_home(${code_hash}, ${now}, ${name}, ${organisation}, ${town}, ${region}, ${phone}, ${timezone})
  `.execute(db);
  return rows[0]?.set_up_home ?? false;
}
