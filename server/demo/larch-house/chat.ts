import { addDays } from '@heartsease/domain/time/calendar.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';

const HOME = 'larch-house';
const at = (name: string) => `${name}@larch-house.example`;

interface Said {
  by: string;
  days_ago: number;
  time: string;
  text: string;
  /** Answers the one so many before it. */
  answers?: number;
  /** Shown to the resident by this colleague, half an hour later. */
  shown_by?: string;
}

interface DemoThread {
  key: string;
  kind: 'circle' | 'room' | 'managers' | 'direct';
  resident?: string;
  account?: string;
  other?: string;
  /** Who has read all of it; everybody who wrote has read what stood before. */
  read_by: string[];
  said: Said[];
}

/** Who said yes to a chat about them. */
const AGREED = ['eileen-hartley', 'frank-ellis', 'joyce-campbell', 'mei-ling-chan', 'peter-lang', 'halina-kowalska'];

const THREADS: readonly DemoThread[] = [
  {
    key: 'eileen',
    kind: 'circle',
    resident: 'eileen-hartley',
    read_by: ['coordinator', 'manager'],
    said: [
      {
        by: 'coordinator',
        days_ago: 6,
        time: '15:40',
        text: 'Eileen led the arm circles today. Everybody followed, Hugh too.',
      },
      {
        by: 'relative',
        days_ago: 6,
        time: '20:12',
        text: 'Oh, that has made my morning here. She always did like to be at the front.',
        answers: 1,
      },
      {
        by: 'relative',
        days_ago: 3,
        time: '08:05',
        text: 'Mum, the magnolia by the gate is out. I will send you a picture of it soon. All my love, Sarah',
        shown_by: 'carer',
      },
      {
        by: 'carer',
        days_ago: 3,
        time: '11:20',
        text: 'I read it to her with her second cup of tea. She said: “Tell her to cut some for the hall.”',
      },
      {
        by: 'relative',
        days_ago: 2,
        time: '07:48',
        text: 'Ha! I shall. Could somebody help her to ring on Sunday at ten your time?',
      },
      {
        by: 'coordinator',
        days_ago: 2,
        time: '09:31',
        text: 'Sunday at ten is in the book. Priya is on and will bring the telephone.',
        answers: 1,
      },
      {
        by: 'coordinator',
        days_ago: 1,
        time: '16:05',
        text: 'She has asked for the brass band again. We found one that plays in the square on Saturday.',
      },
    ],
  },
  {
    key: 'frank',
    kind: 'circle',
    resident: 'frank-ellis',
    read_by: ['coordinator'],
    said: [
      {
        by: 'linda.grant',
        days_ago: 4,
        time: '18:20',
        text: 'Does Dad still have the blue cap? He will want it for the allotment.',
      },
      {
        by: 'priya.menon',
        days_ago: 4,
        time: '18:55',
        text: 'On the hook behind his door. He wore it to water the beans.',
        answers: 1,
      },
      { by: 'linda.grant', days_ago: 1, time: '12:10', text: 'Lovely. I am bringing seed potatoes on Thursday.' },
    ],
  },
  {
    key: 'room',
    kind: 'room',
    read_by: ['manager'],
    said: [
      {
        by: 'coordinator',
        days_ago: 2,
        time: '08:10',
        text: 'The minibus is back from its service. Garden centre on Thursday as planned.',
      },
      {
        by: 'yasmin.akhtar',
        days_ago: 2,
        time: '13:45',
        text: 'Six want to come so far. Gurdev asks whether there is tea.',
      },
      { by: 'coordinator', days_ago: 2, time: '14:02', text: 'There is always tea.', answers: 1 },
      { by: 'manager', days_ago: 1, time: '09:15', text: 'Thank you all for yesterday evening. The families noticed.' },
    ],
  },
  {
    key: 'sarah-and-managers',
    kind: 'managers',
    account: 'relative',
    read_by: ['manager'],
    said: [
      {
        by: 'relative',
        days_ago: 9,
        time: '06:50',
        text: 'Could we talk about the summer? I hope to come over in July for three weeks.',
      },
      {
        by: 'manager',
        days_ago: 9,
        time: '10:04',
        text: 'With pleasure. I am at my desk on Tuesday and Friday mornings; which suits you?',
        answers: 1,
      },
      { by: 'relative', days_ago: 8, time: '07:15', text: 'Friday, please. Thank you, Anita.' },
    ],
  },
  {
    key: 'nadia-and-tomasz',
    kind: 'direct',
    account: 'coordinator',
    other: 'carer',
    read_by: ['coordinator', 'carer'],
    said: [
      {
        by: 'coordinator',
        days_ago: 1,
        time: '12:30',
        text: 'Could you take the dominoes on Wednesday? I am with the choir.',
      },
      { by: 'carer', days_ago: 1, time: '12:41', text: 'Happy to. I will ask Winston to keep the score.', answers: 1 },
    ],
  },
];

/** Conversations of the last days, so that there is something to read. */
export async function keepChat(db: Db, today: string, timezone: string): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  await db
    .insertInto('consents')
    .values(AGREED.map((key) => consentRow(care_home_id, key, today)))
    .execute();
  for (const thread of THREADS) await keepThread(db, care_home_id, thread, { today, timezone });
  await db
    .insertInto('chat_hours')
    .values({
      care_home_id,
      answers_from: '09:00',
      answers_until: '17:30',
      days: [1, 2, 3, 4, 5, 6, 7],
      who: 'Nadia and the activities team answer on weekdays, whoever leads the day at weekends.',
      updated_by: demoIds.account(at('manager')),
    })
    .execute();
}

function consentRow(care_home_id: string, key: string, today: string) {
  const decided_on = addDays(today, -40);
  return {
    id: demoId(`consent ${HOME} ${key} chat`),
    care_home_id,
    resident_id: demoIds.resident(HOME, key),
    purpose: 'chat' as const,
    version: 1,
    status: 'given' as const,
    basis: 'resident' as const,
    decided_on,
    review_on: addDays(decided_on, 365),
    evidence: 'Blue folder in the office',
    recorded_at: new Date(`${decided_on}T10:30:00Z`),
    recorded_by: demoIds.account(at('manager')),
  };
}

async function keepThread(
  db: Db,
  care_home_id: string,
  { key, kind, resident, account, other, read_by, said }: DemoThread,
  { today, timezone }: { today: string; timezone: string },
): Promise<void> {
  const thread_id = demoId(`chat ${HOME} ${key}`);
  const [first = null, second = null] = [account, other]
    .flatMap((name) => (name ? [demoIds.account(at(name))] : []))
    .sort();
  const instants = said.map(({ days_ago, time }) => new Date(instantAt(addDays(today, -days_ago), time, timezone)));
  const idOf = (place: number) => demoId(`chat ${HOME} ${key} ${place}`, instants[place]);
  await db
    .insertInto('chat_threads')
    .values({
      care_home_id,
      id: thread_id,
      kind,
      resident_id: resident ? demoIds.resident(HOME, resident) : null,
      account_id: first,
      other_id: second,
      last_position: said.length,
      last_at: instants.at(-1) ?? null,
      created_at: instants[0] ?? new Date(),
    })
    .execute();
  await db
    .insertInto('chat_messages')
    .values(
      said.map(({ by, text, answers, shown_by }, place) => ({
        care_home_id,
        id: idOf(place),
        thread_id,
        position: place + 1,
        author_id: demoIds.account(at(by)),
        write_id: demoId(`chat write ${HOME} ${key} ${place}`),
        text,
        reply_to_id: answers === undefined ? null : idOf(place - answers),
        sent_at: instants[place] ?? new Date(),
        shown_at: shown_by === undefined ? null : new Date((instants[place]?.getTime() ?? 0) + 1_800_000),
        shown_by: shown_by === undefined ? null : demoIds.account(at(shown_by)),
      })),
    )
    .execute();
  const marks = new Map(said.map(({ by }, place) => [by, { position: place + 1, at: instants[place] ?? new Date() }]));
  const end = { position: said.length, at: new Date((instants.at(-1)?.getTime() ?? 0) + 600_000) };
  for (const name of read_by) marks.set(name, end);
  await db
    .insertInto('chat_marks')
    .values(
      [...marks].map(([name, mark]) => ({
        care_home_id,
        thread_id,
        account_id: demoIds.account(at(name)),
        kind: 'read' as const,
        ...mark,
      })),
    )
    .execute();
}
