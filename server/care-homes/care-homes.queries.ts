import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { StaffRole } from '@heartsease/domain/access/roles.ts';
import type { PackageTitle } from '@heartsease/domain/constants.ts';
import type { Database } from '../db/database.ts';

/** A home and what surrounds it, as an operator names them. All queries here work as the owner, on all homes. */
export interface NewHome {
  organisation: string;
  name: string;
  town: string;
  region: string;
  phone: string;
  timezone: string;
  package_title: PackageTitle;
  /** False: its first manager says what it is called. */
  is_set_up: boolean;
}

export async function hasHome(db: Database): Promise<boolean> {
  return (await db.selectFrom('care_homes').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasManager(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('role', '=', 'manager')
    .where('waits_since', 'is', null)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', sql<string>`current_date`)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The homes of that name, or all of them, the oldest first. */
export async function homesCalled(db: Database, name: string | null): Promise<{ id: string; name: string }[]> {
  let asked = db
    .selectFrom('care_homes')
    .select(['id', 'name'])
    .where('is_practice', '=', false)
    .orderBy('created_at')
    .orderBy('id');
  if (name !== null) asked = asked.where('name', '=', name);
  return await asked.execute();
}

/** @returns the new home's id; an organisation of that name is joined, a new one made otherwise */
export async function keepNewHome(db: Database, home: NewHome): Promise<string> {
  return await db.transaction().execute(async (db) => {
    const { organisation, package_title, ...place } = home;
    const id = uuidv7();
    const organisation_id = (await organisationCalled(db, organisation)) ?? (await keepOrganisation(db, organisation));
    const package_id = await packageOf(db, package_title, false);
    await db
      .insertInto('care_homes')
      .values({ id, organisation_id, package_id, ...place })
      .execute();
    return id;
  });
}

/** Corrects what is known of a home. */
export async function changeHome(
  db: Database,
  id: string,
  changes: Partial<Omit<NewHome, 'organisation' | 'package_title'>>,
): Promise<void> {
  await db.updateTable('care_homes').set(changes).where('id', '=', id).execute();
}

/** Every home with its organisation and package, by name; those that somebody only practises in are none. */
export async function allHomes(db: Database) {
  return await db
    .selectFrom('care_homes as h')
    .innerJoin('organisations as o', 'o.id', 'h.organisation_id')
    .innerJoin('packages as p', 'p.id', 'h.package_id')
    .select(['h.id', 'h.name', 'h.town', 'h.region', 'h.phone', 'h.timezone', 'h.is_demo', 'h.package_expires_on'])
    .select(['o.name as organisation', 'p.title as package', 'p.is_basic'])
    .where('h.is_practice', '=', false)
    .orderBy('h.name')
    .execute();
}

export async function allOrganisations(db: Database) {
  return await db
    .selectFrom('organisations as o')
    .leftJoin('care_homes as h', 'h.organisation_id', 'o.id')
    .select(['o.id', 'o.name', 'o.type', 'o.is_risk_assessment_enabled', 'o.is_second_step_required'])
    .select(
      sql<string[]>`coalesce(array_agg(h.name order by h.name) filter (where h.id is not null), '{}')`.as('homes'),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('care_homes as pretend')
            .select('pretend.id')
            .whereRef('pretend.organisation_id', '=', 'o.id')
            .where('pretend.is_practice', '=', true),
        ),
      ),
    )
    .groupBy('o.id')
    .orderBy('o.name')
    .execute();
}

export async function changeOrganisation(
  db: Database,
  id: string,
  changes: { name?: string; is_risk_assessment_enabled?: boolean; is_second_step_required?: boolean },
): Promise<void> {
  await db.updateTable('organisations').set(changes).where('id', '=', id).execute();
}

/** What is undefined stays as it is. `expires_on` is the last day; null: never. */
export async function setPackage(
  db: Database,
  care_home_id: string,
  { title, is_basic, expires_on }: { title?: PackageTitle; is_basic?: boolean; expires_on?: string | null },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const now = await db
      .selectFrom('care_homes as h')
      .innerJoin('packages as p', 'p.id', 'h.package_id')
      .select(['p.title', 'p.is_basic'])
      .where('h.id', '=', care_home_id)
      .executeTakeFirstOrThrow();
    const package_id = await packageOf(db, title ?? now.title, is_basic ?? now.is_basic);
    await db
      .updateTable('care_homes')
      .set({ package_id, ...(expires_on !== undefined && { package_expires_on: expires_on }) })
      .where('id', '=', care_home_id)
      .execute();
  });
}

async function organisationCalled(db: Database, name: string): Promise<string | undefined> {
  return (await db.selectFrom('organisations').select('id').where('name', '=', name).executeTakeFirst())?.id;
}

async function keepOrganisation(db: Database, name: string): Promise<string> {
  const id = uuidv7();
  await db.insertInto('organisations').values({ id, name, type: 1 }).execute();
  return id;
}

async function packageOf(db: Database, title: PackageTitle, is_basic: boolean): Promise<string> {
  const row = await db
    .insertInto('packages')
    .values({ id: uuidv7(), title, is_basic })
    .onConflict((conflict) => conflict.columns(['title', 'is_basic']).doUpdateSet({ title }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An invitation that no person of the home wrote: the operator did. */
export interface SetUpLink {
  care_home_id: string;
  role: StaffRole;
  first_name: string;
  last_name: string;
  code_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

/** Keeps the hash of a set-up link; those that were printed for the same role before stop working. */
export async function replaceSetUpLink(db: Database, link: SetUpLink): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db
      .deleteFrom('invitations')
      .where('care_home_id', '=', link.care_home_id)
      .where('role', '=', link.role)
      .where('invited_by', 'is', null)
      .where('accepted_at', 'is', null)
      .execute();
    await db
      .insertInto('invitations')
      .values({ id: uuidv7(), ...link })
      .execute();
  });
}

const ONE_AT_A_TIME = 7_103_274;

/** Runs for one server at a time, whichever of several starts first. */
export async function oneServerAtATime(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  await db.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${ONE_AT_A_TIME})`.execute(db);
    try {
      await work(db);
    } finally {
      await sql`select pg_advisory_unlock(${ONE_AT_A_TIME})`.execute(db);
    }
  });
}
