import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

type Counts = Record<'care_homes' | 'accounts' | 'residents' | 'reports', number>;

/** How much there is of what, without the homes in which somebody practises; no name leaves the database. */
export async function countsOf(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*)::int from care_homes where not is_practice) as care_homes,
           (select count(*)::int from accounts where email not like '%.practice.invalid') as accounts,
           (select count(*)::int from residents r join care_homes h on h.id = r.care_home_id
             where not h.is_practice) as residents,
           (select count(*)::int from reports t join care_homes h on h.id = t.care_home_id
             where not h.is_practice) as reports`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A count has one row');
  return counts;
}

/** Such as `PostgreSQL 18.4`. */
export async function databaseVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? ''}`;
}
