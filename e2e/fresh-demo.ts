import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { migrate } from '../server/db/migrate.ts';
import { fillDemo } from '../server/demo/fill-demo.ts';

/** Where the one PostgreSQL of all journeys is, for each of their workers. */
export const DATABASES = 'HEARTSEASE_JOURNEYS_URL';
const ONE_AT_A_TIME = 7_103_274;

/** @param database by its name, among the journeys' databases */
export function journeysUrl(database: string): string {
  return (process.env[DATABASES] ?? '').replace('/heartsease?', `/${database}?`);
}

/** In the demo world Chair yoga is what began last for three quarters of an hour; then the next session of its day opens. */
const FRESH_FOR_MS = 30 * 60_000;
let made = '';

/**
 * The database with the demo world as it is in this half hour. It tells of today and of what is on now, so a long run
 * makes others: whichever worker is the first to need one, while the other one waits.
 */
export async function freshDemo(): Promise<string> {
  const name = `demo_${Math.floor(Date.now() / FRESH_FOR_MS)}`;
  if (made === name) return name;
  const owner = new pg.Client({ connectionString: journeysUrl('postgres') });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await owner.query('drop database if exists demo_half_made with (force)');
      await owner.query('create database demo_half_made');
      await fill(journeysUrl('demo_half_made'));
      await owner.query(`alter database demo_half_made rename to ${name}`);
    }
  } finally {
    await owner.end();
  }
  made = name;
  return name;
}

async function fill(url: string): Promise<void> {
  await migrate(url);
  await fillDemo(url, () => {});
  // As a server leaves it behind, so that no copy needs it anew.
  await runMigrations({ connectionString: url });
}
