import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** How much there is of what; no name leaves the database. */
export async function countsOf(
  db: Database,
): Promise<Record<'care_homes' | 'accounts' | 'residents' | 'reports', number>> {
  const count = async (table: 'care_homes' | 'accounts' | 'residents' | 'reports') => {
    const row = await db
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return {
    care_homes: await count('care_homes'),
    accounts: await count('accounts'),
    residents: await count('residents'),
    reports: await count('reports'),
  };
}

/** Such as `PostgreSQL 18.4`. */
export async function databaseVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? ''}`;
}
