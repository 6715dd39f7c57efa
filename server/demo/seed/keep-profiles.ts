import { isNhsNumber } from '@heartsease/domain/residents/nhs-number.ts';
import type { AccessNeeds } from '@heartsease/domain/residents/access-needs.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import type { DemoResident } from '../cast.ts';
import { latestDay } from '../dates.ts';
import type { DemoHome } from '../homes.ts';
import { demoId, demoIds } from '../ids.ts';
import { goalsAndWishes } from '../larch-house/goals-and-wishes.ts';
import { larchHouseProfiles } from '../larch-house/profiles.ts';
import type { DemoProfile } from '../larch-house/profiles/demo-profile.ts';

const NOTHING_KNOWN: AccessNeeds = {
  sight: null,
  hearing: null,
  mobility: null,
  transfer: null,
  hands: null,
  fatigue: null,
  best_times: [],
  seat: '',
  diet_texture: null,
  fluid: null,
  has_allergies: false,
  allergies: [],
  risks: [],
  other: '',
};

/** What the profile says beyond a name and a room. Only Larch House has told it. */
export function profileColumns(home: DemoHome, person: DemoResident, today: string) {
  const profile = home.key === 'larch-house' ? larchHouseProfiles[person.key] : undefined;
  const { needs, key_worker, ...words } = profile ?? NO_PROFILE;
  const worker = home.staff.find(({ key }) => key === key_worker);
  return {
    title: words.title,
    faith: words.faith,
    cultural_needs: words.cultural_needs ?? '',
    is_age_hidden: words.is_age_hidden ?? false,
    other_languages: person.languages.slice(1),
    nhs_number: profile ? nhsNumberOf(home.residents.indexOf(person)) : null,
    key_worker_id: worker ? demoIds.account(worker.email) : null,
    access_needs: JSON.stringify(needs ? { ...NOTHING_KNOWN, ...needs } : {}),
    access_needs_on: needs ? addDays(today, -20 - (home.residents.indexOf(person) % 90)) : null,
    status_since: person.died_on ? latestDay(person.died_on, today) : null,
  };
}

const NO_PROFILE: DemoProfile = { title: '', faith: '', key_worker: '', needs: null };

/** From the range that the NHS keeps for tests: 999 and six digits, with the digit that checks them. */
function nhsNumberOf(place: number): string {
  for (let number = 100_000 + place * 137; ; number += 1) {
    const found = Array.from({ length: 10 }, (_, check) => `999${number}${check}`).find(isNhsNumber);
    if (found !== undefined) return found;
  }
}

/** What people of Larch House want to reach and wish for, and how it has gone. */
export async function keepGoalsAndWishes(db: Db, home: DemoHome, today: string): Promise<void> {
  if (home.key !== 'larch-house') return;
  const care_home_id = demoIds.home(home.key);
  const by = demoIds.account('coordinator@larch-house.example');
  for (const { resident, goals = [], wishes = [] } of goalsAndWishes) {
    const resident_id = demoIds.resident(home.key, resident);
    for (const { reviews, begun, target_in, ...goal } of goals) {
      const id = demoId(`goal ${resident} ${goal.text}`);
      const created_at = new Date(`${addDays(today, -begun)}T10:00:00Z`);
      const target_on = target_in === undefined ? null : addDays(today, target_in);
      await db
        .insertInto('goals')
        .values({
          ...goal,
          id,
          care_home_id,
          resident_id,
          target_on,
          created_at,
          created_by: by,
          version: 1 + reviews.length,
        })
        .execute();
      for (const { days_ago, ...review } of reviews) {
        await db
          .insertInto('goal_reviews')
          .values({
            ...review,
            // All goals of Larch House are about something to do.
            activities_discussed: true,
            id: demoId(`review ${resident} ${review.note}`),
            care_home_id,
            goal_id: id,
            reviewed_on: addDays(today, -days_ago),
            reviewed_by: by,
          })
          .execute();
      }
    }
    for (const { wanted_in, ...wish } of wishes) {
      const wanted_on = wanted_in === undefined ? null : addDays(today, wanted_in);
      const id = demoId(`wish ${resident} ${wish.text}`);
      await db
        .insertInto('wishes')
        .values({ ...wish, id, care_home_id, resident_id, wanted_on, created_by: by })
        .execute();
    }
  }
  await db
    .insertInto('resident_changes')
    .values({
      id: demoId('change of Eileen'),
      care_home_id,
      resident_id: demoIds.resident(home.key, 'eileen-hartley'),
      changed_by: by,
      changed_at: new Date(`${addDays(today, -41)}T09:20:00Z`),
      kind: 'profile',
      changes: JSON.stringify([{ field: 'weekly_target', before: 3, after: 4 }]),
    })
    .execute();
}
