import { randomBytes } from 'node:crypto';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { hashPassword } from '../../session/passwords.ts';
import type { DemoHome } from '../homes.ts';
import { demoIds } from '../ids.ts';
import { keepInterestsOf } from '../larch-house/interests/keep-interests.ts';
import { bringUpToDate } from '../refresh-demo-day.ts';
import { accountsOf, keepAccounts, keepMemberships } from '../seed/keep-homes.ts';
import { keepResidents } from '../seed/keep-residents.ts';
import { keepSeries } from '../seed/keep-series.ts';
import { keepTotals, keepYear } from '../seed/keep-year.ts';
import { generateYear } from '../year.ts';
import { bluebellCourt, bluebellInterests, practiceKey } from './bluebell-court.ts';
import { keepBluebellBoard } from './keep-bluebell-board.ts';

/** Enough for the figures of a month and the month before it, and made within a second. */
const PRACTICE_DAYS = 60;

export function practiceHomeId(seed: string): string {
  return demoIds.home(practiceKey(seed));
}

/** Fills a pretend home that was just made. The transaction must stand in it, as the runtime role: it writes nowhere else. */
export async function fillPracticeHome(
  db: Db,
  { seed, timezone, now }: { seed: string; timezone: string; now: Date },
): Promise<void> {
  const home = bluebellCourt(seed, timezone);
  const today = calendarDay(now, timezone);
  await keepPeople(db, home, today);
  const from = addDays(today, -PRACTICE_DAYS);
  await keepYear(db, generateYear(home, now, from));
  await keepSeries(db, demoIds.home(home.key), { now, timezone });
  await keepTotals(db, demoIds.home(home.key), from);
}

/** Tells the days since somebody last practised, so that something is on now; what they did there stays. */
export async function refreshPracticeHome(
  db: Db,
  { seed, timezone, now }: { seed: string; timezone: string; now: Date },
): Promise<void> {
  await bringUpToDate(db, bluebellCourt(seed, timezone), now);
}

async function keepPeople(db: Db, home: DemoHome, today: string): Promise<void> {
  const accounts = accountsOf(home);
  // Nobody knows this password, so nobody is ever one of them.
  await keepAccounts(db, accounts, await hashPassword(randomBytes(32).toString('base64url')));
  const relatives = home.relatives.map(({ email }) => ({ email, role: 'relative' as const }));
  await keepMemberships(db, home.key, [...home.staff, ...relatives], today);
  await keepResidents(db, home, today);
  const by = demoIds.account(home.staff.find(({ role }) => role === 'coordinator')?.email ?? '');
  await keepInterestsOf(db, home.key, bluebellInterests, { by, today });
  await keepBluebellBoard(db, home, { by, today });
}
