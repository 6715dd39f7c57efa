import { isFamilyUser, isRelative } from '@heartsease/domain/access/viewer.ts';
import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import { featuredOf } from '@heartsease/domain/dashboard/feature.ts';
import type { FeaturedPerson, FeaturedQuestion } from '@heartsease/domain/dashboard/feature.ts';
import type { Featured, FeaturedWhy } from '@heartsease/domain/dashboard/featured.ts';
import type { DashboardFilter } from '@heartsease/domain/dashboard/filter.ts';
import { calendarDay, daysBetween, nextBirthday } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { knownPeople } from '../interests/known-people.ts';
import { libraryOf } from '../interests/library.queries.ts';
import { peopleOf } from '../relatives/relatives.queries.ts';
import type { Session } from '../session/session.ts';
import { peopleHere } from './featured.queries.ts';
import { peopleMeant, some } from './narrow.ts';
import { toldToday } from './told-today.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** What is worth choosing today, for whoever asks: with everybody who is here, with one's own person, or with nobody. */
export async function featuredFor(asked: Asked, filter: DashboardFilter): Promise<Featured> {
  const { db, session, now } = asked;
  const day = calendarDay(now, session.careHome.timezone);
  const { asks, people } = await whomTheySee(asked, day);
  // Wings and groups are the home's: to a family they tell nothing.
  const meant = asks === 'home' ? await peopleMeant(asked, filter) : (some(filter.resident_id) ?? null);
  const wanted = meant === null ? people : people.filter(({ id }) => meant.includes(id));
  const chosen = featuredOf({
    day,
    asks,
    people: await withAllThatIsKnown(asked, wanted, day),
    activities: await libraryOf(db, session.careHome),
    formats: some(filter.format),
    categories: some(filter.domain),
  });
  const items = chosen.map(({ activity, whys }) => ({ ...activity, activity_id: activity.id, whys }));
  const inReasons = new Set(items.flatMap(({ whys }) => whys.flatMap(residentsIn)));
  return {
    ...toldToday(asked, DEFINITIONS.featured, items),
    day,
    people: people.filter(({ id }) => inReasons.has(id)),
  };
}

type Person = Awaited<ReturnType<typeof peopleHere>>[number] & Pick<FeaturedPerson, 'is_told'>;

/** Staff see everybody who is here, relatives their own people while they live here, a family organisation has none. */
async function whomTheySee(
  { db, session: { viewer, careHome, account_id } }: Asked,
  today: string,
): Promise<Pick<FeaturedQuestion, 'asks'> & { people: Person[] }> {
  if (isRelative(viewer)) {
    const links = await peopleOf(db, careHome, account_id, today);
    const here = await peopleHere(
      db,
      careHome,
      links.map(({ resident_id }) => resident_id),
    );
    // A friend sees that they are here, and reads nothing of what matters to them.
    const reads = new Set(links.flatMap((link) => (link.access_level === 'friend' ? [] : [link.resident_id])));
    return { asks: 'visit', people: here.map((person) => ({ ...person, is_told: reads.has(person.id) })) };
  }
  if (isFamilyUser(viewer)) return { asks: 'circle', people: [] };
  return { asks: 'home', people: (await peopleHere(db, careHome)).map((person) => ({ ...person, is_told: true })) };
}

/** A birthday is told so many days ahead, as on Today. */
const BIRTHDAY_DAYS_AHEAD = 7;

async function withAllThatIsKnown(asked: Asked, people: readonly Person[], today: string): Promise<FeaturedPerson[]> {
  if (people.length === 0) return [];
  const known = await knownPeople(
    asked,
    people.map(({ id }) => id),
  );
  return known.flatMap((one) => {
    const person = people.find(({ id }) => id === one.id);
    if (person === undefined) return [];
    const { is_told, date_of_birth, weekly_target } = person;
    return [{ ...one, is_told, is_left_in_peace: weekly_target === null, birthday: birthdayOf(date_of_birth, today) }];
  });
}

function birthdayOf(date_of_birth: string | null, today: string): FeaturedPerson['birthday'] {
  if (date_of_birth === null) return null;
  const { day: on } = nextBirthday(date_of_birth, today);
  const days_away = daysBetween(today, on);
  return days_away <= BIRTHDAY_DAYS_AHEAD ? { on, days_away } : null;
}

function residentsIn(why: FeaturedWhy): string[] {
  if (why.kind === 'birthday') return [why.resident_id];
  return 'resident_ids' in why ? why.resident_ids : [];
}
