import type { AnswerWord, EventWords } from '@heartsease/domain/events/event.ts';

/** An event as the people of a demo home would write it, its day counted from today. */
export interface DemoEvent extends Partial<Pick<EventWords, 'description' | 'cost' | 'transport' | 'places'>> {
  key: string;
  type: EventWords['type'];
  title: string;
  /** Days from today; the coming Sunday, on which Mei-Ling has her birthday; the Saturday after it. */
  on: number | 'coming Sunday' | 'the Saturday after';
  /** Null: all day, for so many days. */
  time: { from: string; to: string } | { days: number };
  /** So many times, every week. */
  weeks?: number;
  place: string;
  audience: EventWords['audience'];
  /** Days before it begins. */
  answer_days_before?: number;
  residents?: readonly string[];
  /** By their e-mail. */
  members?: readonly string[];
  answers?: readonly DemoAnswer[];
  cancelled_why?: string;
}

/** Of a resident by their key, or of somebody with an account by their e-mail. */
export type DemoAnswer = readonly [who: string, answer: AnswerWord, guests?: number, note?: string];

const at = (name: string) => `${name}@larch-house.example`;

const larchHouseEvents: readonly DemoEvent[] = [
  {
    key: 'accordion',
    type: 'entertainer',
    title: 'Bryn and his accordion',
    on: -1,
    time: { from: '15:00', to: '16:00' },
    place: 'Conservatory',
    audience: 'all',
    answers: [
      ['dilys-roberts', 'yes', 0, 'If he knows “Calon Lân”'],
      ['winston-clarke', 'yes'],
      ['eileen-hartley', 'yes'],
      [at('nerys.roberts'), 'yes'],
    ],
  },
  {
    key: 'fire-drill',
    type: 'training',
    title: 'Fire drill and a talk about doors',
    on: 2,
    time: { from: '13:30', to: '14:15' },
    place: 'Front hall',
    audience: 'staff',
    members: [at('carer'), at('coordinator')],
    answers: [[at('coordinator'), 'yes']],
  },
  {
    key: 'committee',
    type: 'meeting',
    title: 'Residents’ committee: the winter menu',
    on: 3,
    time: { from: '11:00', to: '12:00' },
    place: 'Library',
    audience: 'residents',
    residents: ['joyce-campbell', 'adaeze-okafor', 'eileen-hartley', 'peter-lang'],
    answers: [
      ['joyce-campbell', 'yes'],
      ['adaeze-okafor', 'yes', 0, 'Has a list'],
      ['peter-lang', 'maybe'],
    ],
  },
  {
    key: 'mei-ling',
    type: 'celebration',
    title: 'Mahjong with the Chan family',
    on: 'coming Sunday',
    time: { from: '15:45', to: '17:00' },
    place: 'Garden lounge',
    audience: 'all',
    description:
      'After Mei-Ling’s tea party: a mahjong table by the window, and noodles for a long life. Her son brings pictures of the takeaway in Wrexham. Come for a quarter of an hour or for all of it.',
    places: 40,
    residents: ['mei-ling-chan'],
    answers: [
      ['mei-ling-chan', 'yes'],
      ['eileen-hartley', 'yes', 0, 'Wants to learn the rules'],
      ['joyce-campbell', 'yes'],
      ['sushila-patel', 'yes', 0, 'Vegetarian noodles, please'],
      ['frank-ellis', 'maybe'],
      [at('david.chan'), 'yes', 2],
      [at('phoebe.chan'), 'yes', 1],
      [at('meera.shah'), 'yes'],
      [at('coordinator'), 'yes'],
    ],
  },
  {
    key: 'year-five',
    type: 'community',
    title: 'Year 5 sings, and Eileen conducts',
    on: 6,
    time: { from: '10:30', to: '11:30' },
    place: 'Conservatory',
    audience: 'all',
    description: 'Twenty-two children from St Chad’s with songs that everybody knows. Chairs stand in a half circle.',
    residents: ['eileen-hartley'],
    answers: [
      ['adaeze-okafor', 'yes'],
      [at('ngozi.okafor'), 'maybe'],
    ],
  },
  {
    key: 'theatre',
    type: 'outing',
    title: 'Matinée at the Theatre Severn',
    on: 8,
    time: { from: '13:00', to: '17:30' },
    place: 'Theatre Severn',
    audience: 'residents',
    cancelled_why: 'The coach firm has no lift on that day. We look for another one.',
    residents: ['halina-kowalska', 'peter-lang'],
    answers: [['halina-kowalska', 'yes']],
  },
  {
    key: 'relatives-evening',
    type: 'meeting',
    title: 'Relatives’ evening',
    on: 9,
    time: { from: '18:30', to: '19:30' },
    place: 'Library',
    audience: 'relatives',
    description: 'What is planned, what you would like to see, and soup. You can bring somebody along.',
    answers: [
      [at('linda.grant'), 'yes'],
      [at('manjit.sahota'), 'yes', 1],
      [at('nerys.roberts'), 'no', 0, 'Too far on a weekday, tell me how it was'],
      [at('manager'), 'yes'],
    ],
  },
  {
    key: 'railway',
    type: 'outing',
    title: 'A day on the Severn Valley Railway',
    on: 12,
    time: { from: '09:45', to: '16:00' },
    place: 'Bridgnorth station',
    audience: 'all',
    description: 'The ten o’clock minibus, first-class seats to Bewdley and back, lunch at the refreshment room.',
    cost: '£12, lunch included',
    transport: 'Minibus from the front door at 9:45',
    places: 8,
    answer_days_before: 4,
    residents: ['frank-ellis', 'arthur-pugh', 'peter-lang', 'winston-clarke'],
    answers: [
      ['frank-ellis', 'yes', 0, 'Wants to see the signal box'],
      ['arthur-pugh', 'yes'],
      ['peter-lang', 'yes'],
      [at('malcolm.reeve'), 'yes', 0, 'With Peter, of course'],
      [at('linda.grant'), 'maybe'],
    ],
  },
  {
    key: 'choir',
    type: 'community',
    title: 'Singing with St Chad’s choir',
    on: 16,
    time: { from: '18:00', to: '18:45' },
    weeks: 3,
    place: 'Conservatory',
    audience: 'all',
    description: 'Sheets in large print lie on the chairs. Whoever would rather listen is as welcome.',
    answers: [['adaeze-okafor', 'yes']],
  },
  {
    key: 'open-weekend',
    type: 'community',
    title: 'Open weekend',
    on: 'the Saturday after',
    time: { days: 2 },
    place: 'House and garden',
    audience: 'all',
    description: 'Neighbours are welcome. Arthur shows the raised bed, the domino table takes on all comers.',
  },
];

const of = (name: string) => `${name}@teme-valley.example`;

const temeValleyEvents: readonly DemoEvent[] = [
  {
    key: 'coffee-morning',
    type: 'family',
    title: 'Coffee morning at the Bridge',
    on: 4,
    time: { from: '10:30', to: '12:00' },
    weeks: 6,
    place: 'Bridge Hotel, back room',
    audience: 'all',
    description: 'No programme. Bring whoever you care for, or come alone and breathe out.',
    answers: [
      [of('member'), 'yes', 1],
      [of('nasreen.malik'), 'yes'],
      [of('jan.hayward'), 'maybe'],
    ],
  },
  {
    key: 'river-walk',
    type: 'outing',
    title: 'A slow walk by the Teme',
    on: 8,
    time: { from: '14:00', to: '15:30' },
    place: 'Car park by the swimming pool',
    audience: 'all',
    description: 'Flat path, a bench every two hundred yards, cake at the end.',
    places: 12,
    answers: [[of('organiser'), 'yes', 2]],
  },
  {
    key: 'lifting',
    type: 'training',
    title: 'Lifting without hurting your back',
    on: 11,
    time: { from: '18:00', to: '19:30' },
    place: 'Regal, upstairs',
    audience: 'all',
    description: 'An occupational therapist shows how, and everybody tries it.',
    places: 10,
    answer_days_before: 2,
    answers: [[of('clyde.morris'), 'yes']],
  },
  {
    key: 'planning',
    type: 'meeting',
    title: 'Who does what next year',
    on: 13,
    time: { from: '19:00', to: '20:00' },
    place: 'At Hilary’s',
    audience: 'chosen',
    members: [of('organiser'), of('member'), of('beth.tudor')],
    answers: [[of('beth.tudor'), 'yes']],
  },
];

/** The demo homes that have events of their own, and who made them. */
export const demoEventsOf: Record<string, { events: readonly DemoEvent[]; made_by: string }> = {
  'larch-house': { events: larchHouseEvents, made_by: at('coordinator') },
  'teme-valley': { events: temeValleyEvents, made_by: of('organiser') },
};
