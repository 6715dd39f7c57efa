import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { CORE_TUTORIALS } from '../../tutorials/core-tutorials.ts';
import { demoIds } from '../ids.ts';

const HOME = 'larch-house';

interface Reader {
  email: string;
  /** Tutorials that they have read, each a few days after the one before. */
  read: readonly string[];
  /** The one that they are in, and on which card. */
  begun: readonly [tutorial: string, step: number] | null;
  first_days_ago: number;
}

/** Nadia has read the most; Tomasz put the phone down in the middle of one. */
const READERS: readonly Reader[] = [
  {
    email: `coordinator@${HOME}.example`,
    read: [
      'a-moment-in-three-taps',
      'log-a-group',
      'take-it-back',
      'who-needs-company',
      'find-an-activity',
      'make-a-group',
      'invite-family',
    ],
    begun: ['what-may-be-shown', 2],
    first_days_ago: 80,
  },
  {
    email: `carer@${HOME}.example`,
    read: ['a-moment-in-three-taps', 'log-a-group', 'about-a-person'],
    begun: ['how-somebody-joins-in', 1],
    first_days_ago: 60,
  },
  {
    email: `manager@${HOME}.example`,
    read: ['a-moment-in-three-taps', 'invite-a-colleague', 'second-step'],
    begun: null,
    first_days_ago: 85,
  },
  {
    email: `priya.menon@${HOME}.example`,
    read: ['a-moment-in-three-taps', 'log-a-group'],
    begun: null,
    first_days_ago: 30,
  },
];

const DAYS_BETWEEN = 4;

export async function keepTutorials(db: Db, today: string): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const lastCard = (id: string) => (CORE_TUTORIALS.find((tutorial) => tutorial.id === id)?.steps.length ?? 1) - 1;
  const rows = READERS.flatMap(({ email, read, begun, first_days_ago }) => {
    const of = { care_home_id, account_id: demoIds.account(email) };
    const atOf = (place: number) => new Date(`${addDays(today, place * DAYS_BETWEEN - first_days_ago)}T10:20:00Z`);
    const done = read.map((tutorial, place) => {
      const at = atOf(place);
      return { ...of, tutorial, step: lastCard(tutorial), begun_at: at, done_at: at, updated_at: at };
    });
    if (begun === null) return done;
    const [tutorial, step] = begun;
    const at = atOf(read.length);
    return [...done, { ...of, tutorial, step, begun_at: at, done_at: null, updated_at: at }];
  });
  await db.insertInto('tutorial_progress').values(rows).execute();
}
