import { sql } from 'kysely';
import type { MembershipRole } from '@heartsease/domain/access/roles.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import type { Look } from '../cast.ts';
import { demoOrganisations } from '../homes.ts';
import type { DemoHome } from '../homes.ts';
import { demoIds } from '../ids.ts';
import { portraitOf } from '../portraits.ts';

/** Somebody who signs in. */
export type DemoAccount = {
  key: string;
  email: string;
  first_name: string;
  last_name: string;
  look: Look;
  /** English where nothing is said. */
  language?: Language;
};

export const headOffice: DemoAccount = {
  key: 'ruth-calloway',
  email: 'head-office@marches.example',
  first_name: 'Ruth',
  last_name: 'Calloway',
  look: {
    skin: 'chestnut',
    hair: 'salt_and_pepper',
    hair_style: 'bob',
    wear: 'shirt',
    glasses: 'dark',
    mouth: 'smiling',
  },
};

const PLAIN: Look = { skin: 'peach', hair: 'brown', hair_style: 'short', wear: 'plain' };

/** The organisations; those that are there already are again as they were. */
export async function keepOrganisations(db: Db): Promise<void> {
  await db
    .insertInto('organisations')
    .values(demoOrganisations.map(({ key, ...organisation }) => ({ id: demoIds.organisation(key), ...organisation })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        name: set.ref('excluded.name'),
        is_risk_assessment_enabled: set.ref('excluded.is_risk_assessment_enabled'),
        is_second_step_required: set.ref('excluded.is_second_step_required'),
      })),
    )
    .execute();
}

/** What people can change of a home; what they left out when it was made is there by default. */
const OF_A_HOME = [
  'package_id',
  'package_expires_on',
  'name',
  'town',
  'region',
  'phone',
  'timezone',
  'language',
  'is_set_up',
  'wants_approval',
  'family_hold',
] as const;

/** The homes themselves, with nobody in them; one that is there already is again as it was. */
export async function keepHomes(db: Db, homes: readonly DemoHome[], today: string): Promise<void> {
  const packages = new Map(
    homes.map(({ package: { title, is_basic } }) => [demoIds.package(title, is_basic), { title, is_basic }]),
  );
  await db
    .insertInto('packages')
    .values([...packages].map(([id, { title, is_basic }]) => ({ id, title, is_basic })))
    .onConflict((conflict) => conflict.columns(['title', 'is_basic']).doNothing())
    .execute();
  await db
    .insertInto('care_homes')
    .values(
      homes.map((home) => ({
        id: demoIds.home(home.key),
        organisation_id: demoIds.organisation(home.organisation),
        package_id: demoIds.package(home.package.title, home.package.is_basic),
        package_expires_on: packageEnd(home.package.ends, today),
        name: home.name,
        town: home.town,
        region: home.region,
        phone: home.phone,
        timezone: home.timezone,
        language: home.language,
        is_demo: true,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => Object.fromEntries(OF_A_HOME.map((column) => [column, set.ref(`excluded.${column}`)]))),
    )
    .execute();
}

function packageEnd(ends: DemoHome['package']['ends'], today: string): string {
  return 'days_ago' in ends ? addDays(today, -ends.days_ago) : addDays(today, Math.round(ends.months_ahead * 30.44));
}

/** Everybody of a home who signs in. One password for all, hashed once: it is no secret. */
export function accountsOf(home: DemoHome): DemoAccount[] {
  const staff = home.staff.map((person) => ({ ...person, look: home.looks.staff[person.key] ?? PLAIN }));
  const relatives = home.relatives.map((person) => ({ ...person, look: home.looks.relatives[person.key] ?? PLAIN }));
  return [...staff, ...relatives].map((person) => ({
    ...person,
    language: home.speak_english?.includes(person.key) ? 'en-GB' : home.language,
  }));
}

export async function keepAccounts(db: Db, accounts: readonly DemoAccount[], password_hash: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values(accounts.map((account) => rowOf(account, password_hash)))
    .execute();
}

/** What people chose for themselves: as it is for whoever has chosen nothing. */
const CHOSEN = [
  'phone',
  'text_size',
  'theme',
  'motion',
  'in_app_only',
  'quiet_from',
  'quiet_until',
  'not_pushed',
  'tour_stop',
  'tour_over_at',
] as const;

/**
 * The same for accounts that may be there: each is called again what it was called, and has the one password. The key
 * that locks what is unsent on their devices stays.
 */
export async function keepAccountsAnew(db: Db, accounts: readonly DemoAccount[], password_hash: string): Promise<void> {
  const untold = CHOSEN.map((column) => sql`${sql.ref(column)} = default`);
  await sql`update accounts set ${sql.join(untold)}, version = version + 1
    where id = any(${accounts.map(({ email }) => demoIds.account(email))}::uuid[])`.execute(db);
  await db
    .insertInto('accounts')
    .values(accounts.map((account) => rowOf(account, password_hash)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        email: set.ref('excluded.email'),
        password_hash: set.ref('excluded.password_hash'),
        first_name: set.ref('excluded.first_name'),
        last_name: set.ref('excluded.last_name'),
        known_as: set.ref('excluded.known_as'),
        portrait: set.ref('excluded.portrait'),
        language: set.ref('excluded.language'),
      })),
    )
    .execute();
}

function rowOf({ key, email, first_name, last_name, look, language = 'en-GB' }: DemoAccount, password_hash: string) {
  return {
    id: demoIds.account(email),
    email,
    password_hash,
    first_name,
    last_name,
    known_as: first_name,
    language,
    portrait: JSON.stringify(portraitOf(key, look, 'younger')),
  };
}

/** Ruth sees the figures of all homes of the Marches, besides being a member of each. */
export async function keepHeadOffice(db: Db): Promise<void> {
  await db
    .insertInto('head_office_people')
    .values({ organisation_id: demoIds.organisation('marches'), account_id: demoIds.account(headOffice.email) })
    .execute();
}

export async function keepMemberships(
  db: Db,
  homeKey: string,
  members: readonly { email: string; role: MembershipRole }[],
  today: string,
): Promise<void> {
  await db
    .insertInto('memberships')
    .values(
      members.map(({ email, role }, index) => ({
        care_home_id: demoIds.home(homeKey),
        account_id: demoIds.account(email),
        role,
        // Colleagues came one by one; all of them before the year began.
        starts_on: addDays(today, -(420 + index * 53)),
      })),
    )
    .execute();
}
