import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { arrivalDay, dateOfBirth, latestDay } from '../dates.ts';
import type { DemoHome } from '../homes.ts';
import { demoId, demoIds } from '../ids.ts';
import { portraitOf } from '../portraits.ts';
import { keepConsents } from './keep-consents.ts';
import { keepGoalsAndWishes, profileColumns } from './keep-profiles.ts';

/** The people who live in a home, what they love, and who their relatives are. */
export async function keepResidents(db: Db, home: DemoHome, today: string): Promise<void> {
  const care_home_id = demoIds.home(home.key);
  await db
    .insertInto('residents')
    .values(
      home.residents.map((person) => {
        const look = home.looks.residents[person.key];
        return {
          id: demoIds.resident(home.key, person.key),
          care_home_id,
          known_as: person.known_as,
          first_name: person.first_name,
          last_name: person.last_name,
          pronouns: person.pronouns,
          date_of_birth: dateOfBirth(person.birthday, today),
          room: person.room,
          wing: person.wing,
          language: person.languages[0],
          status: person.died_on ? ('died' as const) : ('active' as const),
          moved_in_on: arrivalDay(person.moved_in, today),
          ended_on: person.died_on ? latestDay(person.died_on, today) : null,
          portrait: look ? JSON.stringify(portraitOf(person.key, look, 'older')) : null,
          photo_wish: person.photo_wish,
          summary: person.summary,
          life: person.life,
          approach: person.approach,
          weekly_target: person.weekly_target,
          ...profileColumns(home, person, today),
        };
      }),
    )
    .execute();
  await db
    .insertInto('resident_favourites')
    .values(
      home.residents.flatMap((person) =>
        person.favourites.map(([activity, label], rank) => ({
          care_home_id,
          resident_id: demoIds.resident(home.key, person.key),
          activity_id: demoIds.activity(activity),
          label,
          rank: rank + 1,
        })),
      ),
    )
    .execute();
  await keepRelativeLinks(db, home, today);
  await keepGoalsAndWishes(db, home, today);
  await keepConsents(db, home, today);
}

async function keepRelativeLinks(db: Db, home: DemoHome, today: string): Promise<void> {
  const links = home.relatives.flatMap((person) =>
    person.of.map(({ resident, relationship, access_level }) => {
      const arrival = home.residents.find(({ key }) => key === resident)?.moved_in ?? { days_ago: 1 };
      return {
        id: demoId(`link ${home.key} ${person.key} ${resident}`),
        care_home_id: demoIds.home(home.key),
        resident_id: demoIds.resident(home.key, resident),
        account_id: demoIds.account(person.email),
        relationship,
        access_level,
        status: 'active' as const,
        // The invitation goes out with the first week's letter.
        created_at: new Date(`${addDays(arrivalDay(arrival, today), 5)}T10:00:00Z`),
        status_since: new Date(`${addDays(arrivalDay(arrival, today), 5)}T10:00:00Z`),
      };
    }),
  );
  await db.insertInto('relative_links').values(links).execute();
}
