import type pg from 'pg';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import type { Config } from '../config.ts';
import { inTransaction } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { tell } from '../notifications/tell.ts';
import type { Home } from '../notifications/tell.ts';
import { careHomeOfJob } from '../session/session.ts';
import { agreeingToNews } from './agreeing-to-news.ts';
import { NEWS_OF_THE_DAY, homesWithNews, unseenNews } from './told.queries.ts';

/** Families hear of the day when it is done; a server that slept through six says it until nine. */
const [FROM, UNTIL] = ['18:00', '21:00'];
const A_DAY_MS = 86_400_000;

/**
 * Tells families in the evening, by the clock of their home, that something of the day was shared with them: once, only
 * whoever has not looked yet, and nothing of what it is. A day without news brings no mail.
 *
 * @param pool the owner's: it goes through all homes
 * @throws AggregateError after the last home, when the families of some could not be told
 */
export async function tellNewsOfTheDay(
  { pool, database }: { pool: pg.Pool; database: Database },
  config: Config,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - A_DAY_MS);
  const faults: unknown[] = [];
  for (const home of await homesWithNews(pool, { since, now })) {
    const clock = timeOn(now.toISOString(), home.timezone);
    if (clock < FROM || clock >= UNTIL) continue;
    await tellFamiliesOf(home, { database, config, since, now }).catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, `The families of ${faults.length} homes are not told`);
}

async function tellFamiliesOf(
  home: Home,
  { database, config, since, now }: { database: Database; config: Config; since: Date; now: Date },
): Promise<void> {
  const today = calendarDay(now, home.timezone);
  await inTransaction(database, { care_home_id: home.care_home_id, account_id: null }, async (db) => {
    const careHome = careHomeOfJob(home);
    const unseen = Map.groupBy(await unseenNews(db, careHome, { today, now, since }), ({ resident_id }) => resident_id);
    const agreed = await agreeingToNews(db, careHome, { residents: [...unseen.keys()], today });
    for (const [resident_id, readers] of unseen) {
      const to = readers.map(({ account_id }) => account_id);
      if (agreed.has(resident_id)) await tell(db, config, home, { kind: NEWS_OF_THE_DAY, to, resident_id, now });
    }
  });
}
