import type pg from 'pg';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { lettersDayOf } from '@heartsease/domain/digest/digest.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { inTransaction } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { careHomeOfJob } from '../session/session.ts';
import { homesWithReaders } from './digests.queries.ts';
import { makeDigests } from './make-digests.ts';

/** From then on the letters of a Friday lie there to be looked at, before the late shift and the weekend. */
const WRITTEN_FROM = '12:00';

/**
 * Writes the letters of every home where it is Friday afternoon by its own clock. Asked for every hour: a server that
 * slept through noon writes them an hour later, and none is written twice.
 *
 * @param pool the owner's: it goes through all homes
 * @throws AggregateError after the last home, when those of some could not be written
 */
export async function writeLetters(
  { pool, database }: { pool: pg.Pool; database: Database },
  now: Date,
): Promise<void> {
  const faults: unknown[] = [];
  for (const { care_home_id, timezone } of await homesWithReaders(pool)) {
    const today = calendarDay(now, timezone);
    if (lettersDayOf(today) !== today || timeOn(now.toISOString(), timezone) < WRITTEN_FROM) continue;
    await inTransaction(database, { care_home_id, account_id: null }, (db) =>
      makeDigests(db, careHomeOfJob({ care_home_id, timezone }), now),
    ).catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, `The letters of ${faults.length} homes are not written`);
}
