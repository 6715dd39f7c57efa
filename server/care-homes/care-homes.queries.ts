import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
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
}

export async function hasHome(db: Database): Promise<boolean> {
  return (await db.selectFrom('care_homes').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasManager(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('role', '=', 'manager')
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', sql<string>`current_date`)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The homes of that name, or all of them, the oldest first. */
export async function homesCalled(db: Database, name: string | null): Promise<{ id: string; name: string }[]> {
  let asked = db.selectFrom('care_homes').select(['id', 'name']).orderBy('created_at').orderBy('id');
  if (name !== null) asked = asked.where('name', '=', name);
  return await asked.execute();
}

/** @returns the new home's id; an organisation of that name is joined, a new one made otherwise */
export async function keepNewHome(db: Database, home: NewHome): Promise<string> {
  return await db.transaction().execute(async (db) => {
    const { organisation, package_title, ...place } = home;
    const id = uuidv7();
    const organisation_id = (await organisationCalled(db, organisation)) ?? (await keepOrganisation(db, organisation));
    const package_id = await packageOf(db, package_title);
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
  { package_title, ...place }: Partial<Omit<NewHome, 'organisation'>>,
): Promise<void> {
  const changes = { ...place, ...(package_title && { package_id: await packageOf(db, package_title) }) };
  await db.updateTable('care_homes').set(changes).where('id', '=', id).execute();
}

async function organisationCalled(db: Database, name: string): Promise<string | undefined> {
  return (await db.selectFrom('organisations').select('id').where('name', '=', name).executeTakeFirst())?.id;
}

async function keepOrganisation(db: Database, name: string): Promise<string> {
  const id = uuidv7();
  await db.insertInto('organisations').values({ id, name, type: 1 }).execute();
  return id;
}

async function packageOf(db: Database, title: PackageTitle): Promise<string> {
  const row = await db
    .insertInto('packages')
    .values({ id: uuidv7(), title, is_basic: false })
    .onConflict((conflict) => conflict.columns(['title', 'is_basic']).doUpdateSet({ title }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Keeps the hash of a set-up link; links that were printed before stop working. */
export async function replaceSetUpLink(
  db: Database,
  link: { care_home_id: string; code_hash: Buffer; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db
      .deleteFrom('invitations')
      .where('care_home_id', '=', link.care_home_id)
      .where('role', '=', 'manager')
      .where('invited_by', 'is', null)
      .where('accepted_at', 'is', null)
      .execute();
    await db
      .insertInto('invitations')
      .values({ id: uuidv7(), role: 'manager', first_name: '', last_name: '', ...link })
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
