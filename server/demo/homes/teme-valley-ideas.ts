import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { DoneResponse } from '@heartsease/domain/family-organisation/idea.ts';
import type { Db } from '../../db/database.ts';
import { demoIds } from '../ids.ts';
import { temeValley } from './teme-valley.ts';

/** What they like to do together. */
const INTERESTS = ['dominoes', 'gardening', 'baking', 'singing', 'bird_watching'];

interface Done {
  days_ago: number;
  slug: string;
  response: DoneResponse | null;
  said_by: string;
}

const DONE: readonly Done[] = [
  { days_ago: 1, slug: 'birds-at-the-feeder', response: 'loved', said_by: 'organiser' },
  { days_ago: 3, slug: 'hand-massage', response: 'quiet', said_by: 'member' },
  { days_ago: 4, slug: 'dominoes', response: 'enjoyed', said_by: 'organiser' },
  { days_ago: 8, slug: 'seeds-and-pots', response: null, said_by: 'member' },
  { days_ago: 11, slug: 'a-song', response: 'loved', said_by: 'organiser' },
];

/** The circle knows what it likes, and has begun to say what it did. */
export async function keepFamilyIdeas(db: Db, today: string): Promise<void> {
  const care_home_id = demoIds.home(temeValley.key);
  await db
    .insertInto('family_interests')
    .values(INTERESTS.map((code) => ({ care_home_id, code, chosen_on: addDays(today, -20) })))
    .execute();
  await db
    .insertInto('done_ideas')
    .values(
      DONE.map(({ days_ago, slug, response, said_by }) => {
        const day = addDays(today, -days_ago);
        return {
          care_home_id,
          day,
          activity_id: demoIds.activity(slug),
          response,
          said_at: `${day}T16:30:00Z`,
          said_by: demoIds.account(`${said_by}@${temeValley.key}.example`),
        };
      }),
    )
    .execute();
}
