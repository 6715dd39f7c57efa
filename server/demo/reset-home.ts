import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { hashPassword } from '../session/passwords.ts';
import { temeValley, temeValleyPeople } from './homes/teme-valley.ts';
import { holdReset } from './hold-reset.ts';
import { demoHomes } from './homes.ts';
import { demoIds } from './ids.ts';
import { DEMO_PASSWORD, fillCircle, fillHome } from './seed.ts';
import { accountsOf, headOffice, keepAccountsAnew, keepHomes, keepOrganisations } from './seed/keep-homes.ts';

const HOMES = [...demoHomes, temeValley];

/** What belongs to an account and to no home, and says what its person did since: nothing of it was seeded. */
const OF_AN_ACCOUNT = [
  'account_pins',
  'app_activities',
  'authenticators',
  'mail_links',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'recovery_codes',
  'writes',
] as const;

/** Whoever is signed in stays so: a session that nobody may have any more is dead without that. */
const STAYS = ['sign_ins'];

/**
 * Brings one home of the demo world back as it was filled, seen from now: what anybody wrote there goes, with the people
 * who came since. All or nothing, and nothing of any other home but what its organisation has for all of them. Until it
 * is done everybody sees the home as it was.
 *
 * @param db connects as the owner
 * @returns false where the demo world has no such home
 */
export async function resetDemoHome(
  db: Kysely<Tables>,
  { care_home_id, now }: { care_home_id: string; now: Date },
): Promise<boolean> {
  const home = HOMES.find(({ key }) => demoIds.home(key) === care_home_id);
  if (home === undefined) return false;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const accounts = home === temeValley ? [...temeValleyPeople] : accountsOf(home);
  const ids = accounts.map(({ email }) => demoIds.account(email));
  return await db.transaction().execute(async (world) => {
    await holdReset(world, care_home_id);
    if (!(await isDemoHome(world, care_home_id))) return false;
    const came = await whoCameSince(world, care_home_id, [...ids, demoIds.account(headOffice.email)]);
    await emptyHome(world, care_home_id);
    await forgetOfAccounts(world, ids);
    await keepAccountsAnew(world, accounts, password_hash);
    await keepOrganisations(world);
    await keepHomes(world, [home], calendarDay(now, home.timezone));
    if (home === temeValley) await fillCircle(world, now);
    else await fillHome(world, home, now);
    await forgetWhoCame(world, came);
    return true;
  });
}

async function isDemoHome(db: Db, care_home_id: string): Promise<boolean> {
  const home = await db
    .selectFrom('care_homes')
    .select('id')
    .where('id', '=', care_home_id)
    .where('is_demo', '=', true)
    .where('is_practice', '=', false)
    .executeTakeFirst();
  return home !== undefined;
}

/** Members who are none of the demo world's own people. */
async function whoCameSince(db: Db, care_home_id: string, own: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('care_home_id', '=', care_home_id)
    .where('account_id', '<>', sql<string>`all(${own}::uuid[])`)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Asks the database for the tables of a home, so that none of a later feature is forgotten. */
async function emptyHome(db: Db, care_home_id: string): Promise<void> {
  const { rows: pretend } = await sql<{ id: string }>`
    select pretend_home_id as id from practice_homes where real_home_id = ${care_home_id}`.execute(db);
  // Whoever practises comes back from there first.
  for (const { id } of pretend) await sql`select remove_practice_home(${id})`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attname = 'care_home_id' and not a.attisdropped and c.relname <> all(${STAYS})
     -- Tags of the home are held by whoever bears them.
     order by c.relname = 'resident_about_me_tags' desc, c.relname`.execute(db);
  for (const { name } of tables) {
    await sql`delete from ${sql.table(name)} where care_home_id = ${care_home_id}`.execute(db);
  }
  await db.deleteFrom('instrument_packs').where('licensed_home_id', '=', care_home_id).execute();
}

async function forgetOfAccounts(db: Db, ids: string[]): Promise<void> {
  for (const table of OF_AN_ACCOUNT) {
    await sql`delete from ${sql.table(table)} where account_id = any(${ids}::uuid[])`.execute(db);
  }
}

/** Whoever belongs to another home as well keeps their account. */
async function forgetWhoCame(db: Db, ids: string[]): Promise<void> {
  await sql`delete from accounts a where a.id = any(${ids}::uuid[])
    and not exists (select from memberships m where m.account_id = a.id)`.execute(db);
}
