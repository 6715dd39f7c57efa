import type { Kysely } from 'kysely';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { keepCoreActivities } from '../activities/core-activities.queries.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { hashPassword } from '../session/passwords.ts';
import { temeValley, temeValleyPeople } from './homes/teme-valley.ts';
import { demoHomes } from './homes.ts';
import type { DemoHome } from './homes.ts';
import { demoIds } from './ids.ts';
import { keepAboutMe } from './larch-house/about-me/keep-about-me.ts';
import { keepGroups } from './larch-house/groups.ts';
import { keepInterests } from './larch-house/interests/keep-interests.ts';
import { keepAccess } from './larch-house/relatives-access.ts';
import { keepOwnActivities } from './own-activities.ts';
import { accountsOf, headOffice, keepAccounts, keepMemberships, keepOrganisations } from './seed/keep-homes.ts';
import { keepInstrumentPacks } from './seed/keep-instrument-packs.ts';
import { keepResidents } from './seed/keep-residents.ts';
import { keepWaysOfJoiningIn } from './seed/keep-ways-of-joining-in.ts';
import { keepSeries } from './seed/keep-series.ts';
import { keepTotals, keepYear } from './seed/keep-year.ts';
import { DAYS_OF_HISTORY, generateYear } from './year.ts';

/** Of every demo account: a contract with tests outside the project (product.md, section 7). */
export const DEMO_PASSWORD = 'heartsease';

/** The carers' circle remembers what it planned for so many days. */
const CIRCLE_DAYS = 28;

/**
 * Fills an empty database with the demo world: seven homes, a carers' circle and a year. All or nothing.
 *
 * @param db connects as the owner
 */
export async function seedDemoWorld(db: Kysely<Tables>, { now }: { now: Date }): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const today = calendarDay(now, temeValley.timezone);
  await db.transaction().execute(async (world) => {
    await keepCoreActivities(world);
    await keepOrganisations(world, today);
    await keepAccounts(world, [headOffice, ...demoHomes.flatMap(accountsOf), ...temeValleyPeople], password_hash);
    for (const home of demoHomes) await fillHome(world, home, now);
    await keepOwnActivities(world, today);
    await fillCircle(world, now);
  });
}

async function fillHome(db: Db, home: DemoHome, now: Date): Promise<void> {
  const today = calendarDay(now, home.timezone);
  const care_home_id = demoIds.home(home.key);
  await setTenant(db, { care_home_id, account_id: null });
  await keepMemberships(
    db,
    home.key,
    [
      ...home.staff,
      ...home.relatives.map(({ email }) => ({ email, role: 'relative' as const })),
      { email: headOffice.email, role: 'manager' as const, is_head_office: true },
    ],
    today,
  );
  await keepResidents(db, home, today);
  if (home.key === 'larch-house') {
    await keepAboutMe(db, today);
    await keepWaysOfJoiningIn(db, today);
    await keepInstrumentPacks(db, today);
    await keepAccess(db, today);
  }
  await keepInterests(db, home, today);
  if (home.key === 'larch-house') await keepGroups(db, today);
  await keepYear(db, generateYear(home, now));
  await keepSeries(db, care_home_id, { now, timezone: home.timezone });
  await keepTotals(db, care_home_id, addDays(today, -DAYS_OF_HISTORY));
}

async function fillCircle(db: Db, now: Date): Promise<void> {
  const today = calendarDay(now, temeValley.timezone);
  await setTenant(db, { care_home_id: demoIds.home(temeValley.key), account_id: null });
  await keepMemberships(db, temeValley.key, temeValleyPeople, today);
  await keepYear(db, generateYear(temeValley, now, addDays(today, -CIRCLE_DAYS)));
}
