import { look } from '../homes/looks.ts';
import { peopleOf } from '../homes/people.ts';
import type { DemoHome } from '../homes.ts';
import { demoIds } from '../ids.ts';
import { allSentences } from '../larch-house/note-sentences/all-sentences.ts';
import type { ToldInterests } from '../larch-house/interests/told-interest.ts';
import type { Programme, ProgrammeSlot } from '../programme.ts';
import { bluebellResidents } from './bluebell-residents.ts';

/** Nowhere: the names say on every screen, sheet and letter that none of it is so. */
export const BLUEBELL_COURT = { name: 'Bluebell Court (pretend)', town: 'Nowhere-on-Wye' };

/** The home's key, from which the ids of everything in it are made: each pretend home is a world of its own. */
export function practiceKey(seed: string): string {
  return `practice-${seed}`;
}

/** `.invalid` reaches nobody, ever (RFC 2606); the database finds the made-up accounts of a home by it. */
function practiceDomain(key: string): string {
  return `${demoIds.home(key)}.practice.invalid`;
}

/** Bluebell Court as this seed tells it: the same people for everybody, and days of its own. */
export function bluebellCourt(seed: string, timezone: string): DemoHome {
  const key = practiceKey(seed);
  return {
    ...BLUEBELL_COURT,
    ...peopleOf({ ...people, domain: practiceDomain(key) }),
    key,
    timezone,
    organisation: 'marches',
    region: 'ENG',
    language: 'en-GB',
    phone: '',
    package: { title: 'Package E', is_basic: false, ends: { months_ahead: 12 } },
    programme,
    threads: [],
    ownStories: {},
    sentencesIn: () => allSentences,
    sessionNotes: {},
    titles: {},
    one_to_ones_a_day: [1.6, 2.2],
    // Somebody to think of: Today asks who would love some company.
    short_of_company: [
      { resident: 'harold-pike', days: 9 },
      { resident: 'winifred-stroud', days: 6 },
      { resident: 'ken-sowerby', days: 5 },
    ],
    paces: [],
    has_birthday_teas: false,
    writes_full_reports: false,
    reports_ended_days_ago: null,
  };
}

export const bluebellInterests: ToldInterests = {
  'nora-finch': [
    ['letters', 'loves', 'With a stamp on it, or it does not count'],
    ['company', 'likes'],
  ],
  'betty-rudge': [
    ['ballroom', 'loves', 'The foxtrot, in any shoes', { noticed: true }],
    ['singing', 'likes'],
  ],
  'alf-brightwell': [
    ['baking', 'loves', 'He smells when it is done'],
    ['pigeons', 'loves', 'Before all other birds'],
  ],
};

const people = {
  language: 'English',
  wings: ['Bluebell', 'Primrose'] as const,
  residents: bluebellResidents,
  staff: [
    { name: 'Marion Tate', signs_in_as: 'manager', look: look('peach', 'auburn', 'bob', 'shirt', { glasses: 'dark' }) },
    { name: 'Kofi Mensah', signs_in_as: 'coordinator', look: look('ebony', 'black', 'short', 'polo') },
    { name: 'Ania Wrona', signs_in_as: 'carer', look: look('porcelain', 'blonde', 'bun', 'tunic') },
    {
      name: 'Dev Raval',
      signs_in_as: null,
      look: look('copper', 'black', 'side_parting', 'polo', { beard: 'goatee' }),
    },
    { name: 'Josie Marsh', signs_in_as: null, look: look('peach', 'brown', 'curls', 'tunic') },
  ],
  relatives: [
    {
      name: 'Clare Finch',
      of: 'Nora Finch',
      relationship: 'daughter',
      access_level: 'representative',
      look: look('porcelain', 'brown', 'bob', 'jumper'),
    },
    {
      name: 'Samuel Adjei',
      of: 'Grace Adjei',
      relationship: 'son',
      access_level: 'representative',
      look: look('ebony', 'black', 'short', 'shirt'),
    },
    {
      name: 'Jo Rudge',
      of: 'Betty Rudge',
      relationship: 'granddaughter',
      access_level: 'family',
      look: look('peach', 'auburn', 'long', 'jumper'),
    },
    {
      name: 'Marco Bellini',
      of: 'Rosa Bellini',
      relationship: 'nephew',
      access_level: 'friend',
      look: look('wheat', 'black', 'short', 'polo'),
    },
  ],
} satisfies Omit<Parameters<typeof peopleOf>[0], 'domain'>;

type Line = readonly [weekday: ProgrammeSlot['weekday'], at: string, activity: string, place: string, title?: string];

/** Something to log on every day of the week, and something that is on now. */
const lines: readonly Line[] = [
  [1, '10:30', 'papers-and-toast', 'Day room'],
  [1, '14:30', 'gardening-club', 'Conservatory'],
  [2, '10:30', 'baking-together', 'Kitchen', 'Rosa’s baking morning'],
  [2, '14:30', 'singing', 'Day room', 'Songs with Tom'],
  [3, '10:30', 'chair-yoga', 'Day room'],
  [3, '15:00', 'knit-and-natter', 'Quiet room'],
  [4, '10:30', 'flower-arranging', 'Conservatory', 'Flowers with Pearl'],
  [4, '14:30', 'quiz', 'Day room'],
  [5, '10:30', 'painting', 'Conservatory'],
  [5, '14:30', 'tea-dance', 'Day room', 'Friday tea dance'],
  [6, '10:30', 'film-matinee', 'Day room'],
  [7, '10:30', 'sunday-hymns', 'Quiet room'],
  [7, '15:00', 'tea-and-a-natter', 'Day room', 'Sunday tea'],
];

const programme: Programme = {
  slots: lines.map(([weekday, at, activity, place, title]) => ({
    weekday,
    at,
    minutes: 45,
    activity,
    place,
    leader: 'kofi-mensah',
    usual: [],
    ...(title === undefined ? {} : { title }),
  })),
  on_now: {
    activity: 'balloon-volleyball',
    place: 'Day room',
    minutes: 45,
    leader: 'kofi-mensah',
    usual: [
      'nora-finch',
      'grace-adjei',
      'betty-rudge',
      'tom-lacey',
      'rosa-bellini',
      'pearl-whitcombe',
      'cyril-osborne',
    ],
  },
  today: [],
  special: [],
  closed_on: [],
};
