import type { Kysely } from 'kysely';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { keepCoreActivities } from '../activities/core-activities.queries.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { hashPassword } from '../session/passwords.ts';
import { keepDemoEvents } from './events/keep-demo-events.ts';
import { keepFamilyBook } from './homes/teme-valley-book.ts';
import { keepFamilyIdeas } from './homes/teme-valley-ideas.ts';
import { temeValley, temeValleyPeople } from './homes/teme-valley.ts';
import { demoHomes } from './homes.ts';
import type { DemoHome } from './homes.ts';
import { demoIds } from './ids.ts';
import { keepToldLines } from './homes/told-lines.ts';
import { keepAboutMe } from './larch-house/about-me/keep-about-me.ts';
import { keepChat } from './larch-house/chat.ts';
import { keepCupboard } from './larch-house/cupboard.ts';
import { keepFamilyUpdates } from './larch-house/family-updates.ts';
import { keepLetters } from './larch-house/letters.ts';
import { keepObservations } from './larch-house/observations.ts';
import { keepRiskAssessments } from './larch-house/risk-assessments.ts';
import { keepGroups } from './larch-house/groups.ts';
import { keepInterests } from './larch-house/interests/keep-interests.ts';
import { keepMemoryBook } from './larch-house/memory-of-betty/memory-book.ts';
import { keepMomentsOfBetty } from './larch-house/memory-of-betty/moments.ts';
import { keepPhotoBook } from './larch-house/photo-book.ts';
import { keepPhotos } from './larch-house/photos.ts';
import { keepTodaysPhoto } from './larch-house/todays-photo.ts';
import { keepConsentRequests } from './larch-house/consent-requests.ts';
import { keepAccess } from './larch-house/relatives-access.ts';
import { keepNotices } from './notices/keep-notices.ts';
import { keepOwnActivities } from './own-activities.ts';
import { keepLookingIn } from './larch-house/looking-in.ts';
import { keepDemoSurveys } from './larch-house/surveys/keep-demo-surveys.ts';
import { keepTutorials } from './larch-house/tutorials.ts';
import {
  accountsOf,
  headOffice,
  keepAccounts,
  keepHeadOffice,
  keepHomes,
  keepMemberships,
  keepOrganisations,
} from './seed/keep-homes.ts';
import { keepInstrumentPacks } from './seed/keep-instrument-packs.ts';
import { keepResidents } from './seed/keep-residents.ts';
import { keepWaysOfJoiningIn } from './seed/keep-ways-of-joining-in.ts';
import { keepSeries } from './seed/keep-series.ts';
import { keepTotals, keepYear } from './seed/keep-year.ts';
import { keepTablets } from './tablets.ts';
import { keepTours } from './tours.ts';
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
    await keepOrganisations(world);
    await keepHomes(world, [...demoHomes, temeValley], today);
    await keepAccounts(world, [headOffice, ...demoHomes.flatMap(accountsOf), ...temeValleyPeople], password_hash);
    for (const home of demoHomes) await fillHome(world, home, now);
    await keepHeadOffice(world);
    await fillCircle(world, now);
  });
}

/** Everything of a home that stands there empty, with its people's accounts. */
export async function fillHome(db: Db, home: DemoHome, now: Date): Promise<void> {
  const today = calendarDay(now, home.timezone);
  const care_home_id = demoIds.home(home.key);
  await setTenant(db, { care_home_id, account_id: null });
  await keepMemberships(
    db,
    home.key,
    [
      ...home.staff,
      ...home.relatives.map(({ email }) => ({ email, role: 'relative' as const })),
      { email: headOffice.email, role: 'manager' as const },
    ],
    today,
  );
  await keepResidents(db, home, today);
  if (home.key === 'larch-house') {
    await keepAboutMe(db, today);
    await keepInstrumentPacks(db, today);
    await keepAccess(db, today);
    await keepConsentRequests(db, today);
    await keepTutorials(db, today);
    await keepCupboard(db, today);
    await keepRiskAssessments(db, today);
    await keepChat(db, today, home.timezone);
    await keepPhotos(db, today, now);
    await keepDemoSurveys(db, today);
    await keepLookingIn(db, today);
  }
  await keepToldLines(db, home.key, today);
  await keepWaysOfJoiningIn(db, home, today);
  await keepInterests(db, home, today);
  if (home.key === 'larch-house') await keepGroups(db, today);
  await keepDemoEvents(db, home, today);
  await keepNotices(db, home.key, today);
  await keepYear(db, generateYear(home, now));
  if (home.key === 'larch-house') {
    await keepObservations(db, today, home.timezone);
    await keepFamilyUpdates(db, { now, timezone: home.timezone });
    await keepTodaysPhoto(db, { now, timezone: home.timezone });
    await keepLetters(db, { now, timezone: home.timezone });
    await keepPhotoBook(db, { now });
    await keepMomentsOfBetty(db, { today, timezone: home.timezone });
    await keepMemoryBook(db, { now, today });
    await keepTours(db, today);
    await keepTablets(db, today);
  }
  await keepOwnActivities(db, home.key, today);
  await keepSeries(db, care_home_id, { now, timezone: home.timezone });
  await keepTotals(db, care_home_id, addDays(today, -DAYS_OF_HISTORY));
}

/** The same of the carers' circle. */
export async function fillCircle(db: Db, now: Date): Promise<void> {
  const today = calendarDay(now, temeValley.timezone);
  await setTenant(db, { care_home_id: demoIds.home(temeValley.key), account_id: null });
  await keepMemberships(db, temeValley.key, temeValleyPeople, today);
  await keepYear(db, generateYear(temeValley, now, addDays(today, -CIRCLE_DAYS)));
  await keepDemoEvents(db, temeValley, today);
  await keepFamilyIdeas(db, today);
  await keepFamilyBook(db, today);
}
