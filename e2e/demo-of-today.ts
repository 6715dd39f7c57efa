import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { migrate } from '../server/db/migrate.ts';
import { fillDemo } from '../server/demo/fill-demo.ts';

/** Where the one PostgreSQL of all journeys is, for each of their workers. */
export const DATABASES = 'HEARTSEASE_JOURNEYS_URL';
const ONE_AT_A_TIME = 7_103_274;

/** @param database by its name, among the journeys' databases */
export function journeysUrl(database: string): string {
  return (process.env[DATABASES] ?? '').replace('/heartsease?', `/${database}?`);
}

let made = '';

/**
 * The database with the demo world as it is on this day. It tells of today, so a run that crosses midnight makes
 * another: whichever worker is the first to need it, while the other one waits.
 */
export async function templateOfToday(): Promise<string> {
  const name = `demo_${calendarDay(new Date(), 'Europe/London').replaceAll('-', '_')}`;
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
