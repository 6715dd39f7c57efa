import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MembershipRole } from '@heartsease/domain/access/roles.ts';
import type { Db } from '../db/database.ts';

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
    .select(['h.name as home_name', 'h.phone', 'h.timezone', 'h.is_set_up'])
    .where('i.code_hash', '=', code_hash)
    .forUpdate('i')
    .executeTakeFirst();
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
  account: { email: string; first_name: string; last_name: string; password_hash: string },
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('accounts')
    .values({ id, known_as: account.first_name, ...account })
    .execute();
  return id;
}

/** Keeps an invitation; only its code's hash is stored. */
export async function keepInvitation(
  db: Db,
  invitation: {
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
  },
): Promise<void> {
  await db
    .insertInto('invitations')
    .values({ id: uuidv7(), ...invitation })
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
