import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { migrate } from '../db/migrate.ts';
import { fillDemo } from '../demo/fill-demo.ts';

const ONE_AT_A_TIME = 7_103_274;
const made = new Set<string>();

/** The database with the demo world of this day: tests that run past midnight get another one. */
export async function demoOfToday(url: string): Promise<string> {
  const name = `demo_${calendarDay(new Date(), 'Europe/London').replaceAll('-', '_')}`;
  await freshDemo(url, name);
  return name;
}

/** Where a database of the same PostgreSQL is. */
export function beside(url: string, database: string): string {
  return url.replace('/heartsease?', `/${database}?`);
}

/**
 * Makes the database with the demo world as it is now, unless another process has made it: whoever is the first to need
 * it, while the others wait. The world tells of today and of what is on now, so whoever asks names what it is good for.
 *
 * @param url of a PostgreSQL, connecting as the owner
 */
export async function freshDemo(url: string, name: string): Promise<void> {
  if (made.has(name)) return;
  const owner = new pg.Client({ connectionString: beside(url, 'postgres') });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await owner.query('drop database if exists demo_half_made with (force)');
      await owner.query('create database demo_half_made');
      await fill(beside(url, 'demo_half_made'));
      await owner.query(`alter database demo_half_made rename to ${name}`);
    }
  } finally {
    await owner.end();
  }
  made.add(name);
}

async function fill(url: string): Promise<void> {
  await migrate(url);
  await fillDemo(url, () => {});
  // Calls ask for jobs; whether somebody does them is a test's own choice.
  await runMigrations({ connectionString: url });
}
