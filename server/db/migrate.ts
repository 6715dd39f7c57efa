import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The role that requests run as. It owns nothing, so forced row-level security holds for it. */
export const RUNTIME_ROLE = 'heartsease_app';

const FOLDER = join(import.meta.dirname, 'migrations');
/** One migrating server at a time, whichever of several starts first. */
const MIGRATION_LOCK = 7_103_272;

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

/** A role belongs to the whole cluster, so another database of it may have made it already. */
async function createRuntimeRole(client: pg.Client): Promise<void> {
  await client.query(`do $$ begin
    create role ${RUNTIME_ROLE} nologin;
  exception when duplicate_object or unique_violation then null;
  end $$`);
  const { rows } = await client.query<{ is_member: boolean }>(
    `select pg_has_role(current_user, '${RUNTIME_ROLE}', 'member') as is_member`,
  );
  if (!rows[0]?.is_member) await client.query(`grant ${RUNTIME_ROLE} to current_user`);
}
