import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** The first half of the lock that a server holds for as long as it lives; the second is the name its jobs are taken under. */
const ALIVE = 1_705;
/** A server that has only just taken a job may not have said yet that it lives. */
const UNSAID_S = 20;
const LOOK_EVERY_MS = 15_000;

/**
 * Jobs that a server had taken when it was killed are done by whoever looks next: by itself when it starts again, or by
 * another one. Without this they would lie for four hours, and who waits for a pack would see it being made all that
 * while. A server says that it lives by a lock of its connection, which PostgreSQL lets go with the process.
 *
 * @param own the names under which this server takes jobs
 */
export function freeLeftJobs(pool: pg.Pool, own: readonly string[]): { stop(): Promise<void> } {
  const ending = new AbortController();
  let alive: pg.PoolClient | null = null;
  const running = lookAgainAndAgain();

  async function lookAgainAndAgain(): Promise<void> {
    while (!ending.signal.aborted) {
      // While the database is away there is nothing to free.
      await look().catch(() => {});
      await pause(LOOK_EVERY_MS, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
    letGo(alive);
  }

  async function look(): Promise<void> {
    if (alive === null) await sayAlive();
    // On the connection that says so: where that has died unseen, this fails, and it is said again on another one.
    await alive?.query(FREE, [ALIVE, own]);
  }

  async function sayAlive(): Promise<void> {
    const client = await pool.connect();
    alive = client;
    client.once('end', () => letGo(client));
    try {
      await client.query('select pg_advisory_lock($1, hashtext(name)) from unnest($2::text[]) as name', [ALIVE, own]);
    } catch (caught) {
      letGo(client);
      throw caught;
    }
  }

  /** A connection that died is given back as well: at its end the pool waits for all of them. */
  function letGo(client: pg.PoolClient | null): void {
    if (client === null || client !== alive) return;
    alive = null;
    client.release(true);
  }

  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}

const FREE = `
  select graphile_worker.force_unlock_workers(array_agg(distinct j.locked_by))
    from graphile_worker.jobs j
   where j.locked_by <> all($2::text[]) and j.locked_at < now() - interval '${UNSAID_S} seconds'
     and not exists (
       select from pg_locks l
        where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
          and l.classid = $1::int::oid and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid and l.objsubid = 2)
  having count(*) > 0`;
