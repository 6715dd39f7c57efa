import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';

/** The role that requests run as. It owns nothing, so forced row-level security holds for it. */
export const RUNTIME_ROLE = 'heartsease_app';

const FOLDER = join(import.meta.dirname, 'migrations');
/** One migrating server at a time, whichever of several starts first. */
const MIGRATION_LOCK = 7_103_272;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Brings the database up to this version: each file of `migrations/` once, in order, each in a
 * transaction of its own.
 *
 * @param url connects as the owner
 * @returns the names of what was applied now
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await createRuntimeRole(client);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map((row) => row.name));
    const waiting = migrationNames().filter((name) => !applied.has(name));
    for (const name of waiting) await apply(client, name);
    return waiting;
  } finally {
    await client.end();
  }
}

export function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}

async function apply(client: pg.Client, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(readFileSync(join(FOLDER, name), 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed`, { cause: error });
  }
}

/**
 * A role belongs to the whole cluster, so another database of it, or the operator, may have made it already.
 *
 * @throws {CannotStart} with the two statements that an operator must run, where the owner may not
 */
async function createRuntimeRole(client: pg.Client): Promise<void> {
  try {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${RUNTIME_ROLE}') then create role ${RUNTIME_ROLE} nologin; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
    if (!(await canBecomeRuntimeRole(client))) await client.query(`grant ${RUNTIME_ROLE} to current_user`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new CannotStart(
      `The user of DATABASE_URL may not make the role that requests run as. Let an administrator run: create role ${RUNTIME_ROLE} nologin; grant ${RUNTIME_ROLE} to ${client.user};`,
    );
  }
}

/** Since PostgreSQL 16 whoever makes a role administers it without being allowed to act as it. */
async function canBecomeRuntimeRole(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(
    `select pg_has_role(current_user, '${RUNTIME_ROLE}',
       case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as can`,
  );
  return rows[0]?.can ?? false;
}
