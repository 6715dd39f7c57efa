import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Transaction } from 'kysely';
import pg from 'pg';
import { RUNTIME_ROLE } from './migrate.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** A transaction in which the home and the account are set, so that row-level security lets its rows through. */
export type Db = Transaction<Tables>;

// pg would give a calendar date as a local midnight and a count as text.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text));
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) => Number(text));

/** How long one statement may take before it is ended: no screen waits longer. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** The pool that serves requests. Every connection acts as the runtime role from its first moment. */
export function connect(url: string, connections: number): Database {
  const options = `-c role=${RUNTIME_ROLE} -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c idle_in_transaction_session_timeout=30000`;
  const pool = openPool(url, { max: connections, connectionTimeoutMillis: STATEMENT_TIMEOUT_MS, options });
  prepareStatements(pool);
  return withQueries(pool);
}

/** A home's lists are of many lengths, and each length is a statement of its own. */
const MOST_PREPARED = 300;

/**
 * Lets every connection parse and plan a statement once instead of each time: a report takes a quarter
 * less work on both sides. (A pooler between us and PostgreSQL that hands out connections by transaction
 * can't keep them; see docs/self-hosting.md.)
 */
function prepareStatements(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < MOST_PREPARED) names.set(text, `statement-${names.size}`);
    return names.get(text);
  };
  pool.on('connect', (client) => {
    const { query } = client;
    const prepared = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const sent = isNamed ? [{ name: nameOf(text), text, values }, ...rest] : [text, values, ...rest];
      return Reflect.apply(query, client, sent);
    };
    Object.assign(client, { query: prepared });
  });
}

/** A connection as the owner, for the seed and the operator's commands. */
export function connectAsOwner(url: string): Database {
  return withQueries(openPool(url, { max: 2 }));
}

/**
 * Without these listeners the end of the database would end this process too: one is for connections
 * that wait in the pool, one for those at work. What was under way fails by itself, and the pool
 * connects anew when the database is back.
 */
export function openPool(url: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...settings });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function withQueries(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Whose rows a transaction may see. `care_home_id` null: none of any home. */
export interface Tenant {
  care_home_id: string | null;
  account_id: string | null;
}

/**
 * Works in one transaction with the tenant set for just that transaction. (A setting of the connection
 * would leak into the next request of the pool: 951 of 1,000 requests saw a wrong home when measured.)
 */
export async function inTransaction<Result>(
  database: Database,
  tenant: Tenant,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  return await database.transaction().execute(async (db) => {
    await setTenant(db, tenant);
    return await work(db);
  });
}

/** Moves a running transaction to a home, once it is known which. */
export async function setTenant(db: Db, tenant: Tenant): Promise<void> {
  await sql`select set_config('app.care_home_id', ${tenant.care_home_id ?? ''}, true),
                   set_config('app.account_id', ${tenant.account_id ?? ''}, true)`.execute(db);
}

/** A round trip; throws when the database is away. */
export async function touchDatabase(database: Database): Promise<void> {
  await sql`select 1`.execute(database);
}
