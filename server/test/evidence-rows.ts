import { v7 as uuidv7 } from 'uuid';

/** One row of a table, whichever home it is for. */
export type Row = readonly [table: string, values: Record<string, unknown>];

/** Stand for ids that a home has: somebody who lives there, somebody an import brought by mistake, and staff. */
export const SOMEBODY = 'somebody';
export const GONE = 'gone';
export const AUTHOR = 'author';

/** The one of each that a case is about. */
export const [REPORT, EVENT, SURVEY, PHOTO] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];

export const QUESTION = 'cqc.safe';
/** In the afternoon of the last day of the week that all of this is of. */
export const NOW = new Date('2020-07-12T14:00:00Z');

export const report = (values: object = {}): Row => [
  'reports',
  {
    id: REPORT,
    client_id: uuidv7(),
    title: 'Tea',
    format: 'group',
    started_at: '2020-07-08T10:00:00Z',
    day: '2020-07-08',
    minutes: 30,
    author_id: AUTHOR,
    ...values,
  },
];
export const moment = (values: object = {}): Row => [
  'moments',
  {
    id: uuidv7(),
    report_id: REPORT,
    resident_id: SOMEBODY,
    day: '2020-07-08',
    category: 'social',
    format: 'group',
    minutes: 30,
    response: 'enjoyed',
    basis: 'individual',
    author_id: AUTHOR,
    answered_at: '2020-07-08T11:00:00Z',
    ...values,
  },
];
export const noticed = (values: object = {}): Row => {
  const id = uuidv7();
  const when = '2020-07-08T12:00:00Z';
  return [
    'observations',
    {
      id,
      root_id: id,
      version: 1,
      report_id: REPORT,
      resident_id: SOMEBODY,
      kind: 'quote',
      at: when,
      text: 'Lovely',
      visibility: 'staff',
      author_id: AUTHOR,
      recorded_at: when,
      ...values,
    },
  ];
};
export const event = (values: object = {}): Row => [
  'events',
  {
    id: EVENT,
    type: 'visit',
    title: 'The dog comes',
    is_all_day: false,
    first_day: '2020-07-08',
    last_day: '2020-07-08',
    from_time: '14:00',
    to_time: '15:00',
    starts_at: '2020-07-08T13:00:00Z',
    ends_at: '2020-07-08T14:00:00Z',
    place: '',
    description: '',
    cost: '',
    transport: '',
    is_step_free: true,
    audience: 'all',
    ...values,
  },
];
/** A word by name before the event. */
export const wordBefore = (): Row => [
  'risk_acknowledgements',
  {
    id: uuidv7(),
    event_id: EVENT,
    resident_id: SOMEBODY,
    hazard: 'animals',
    why: '[]',
    reason: 'She waves from the door',
    by: AUTHOR,
    at: '2020-07-08T12:00:00Z',
  },
];

export const calledOff = { cancelled_at: '2020-07-07T10:00:00Z', cancelled_why: 'Rain' };
export const consent = (status: string, decided_on = '2020-07-08'): Row => [
  'consents',
  {
    id: uuidv7(),
    resident_id: SOMEBODY,
    purpose: 'ai_local',
    version: 90,
    status,
    basis: 'resident',
    decided_on,
    review_on: '2021-01-01',
  },
];
export const survey = (values: object = {}): Row => [
  'surveys',
  {
    id: SURVEY,
    title_en: 'Pulse',
    audiences: ['staff'],
    anonymity: 'anonymous',
    questions: '[]',
    status: 'closed',
    opens_on: '2020-07-01',
    closed_at: '2020-07-08T10:00:00Z',
    ...values,
  },
];
export const entries = (count: number): Row[] =>
  Array.from({ length: count }, () => [
    'survey_entries',
    { id: uuidv7(), survey_id: SURVEY, audience: 'staff', answers: '{}' },
  ]);
export const photo = (values: object = {}): Row => [
  'photos',
  {
    id: PHOTO,
    bytes: 9,
    received: 9,
    ready_at: NOW,
    width: 400,
    height: 300,
    screen_id: uuidv7(),
    thumb_id: uuidv7(),
    taken_on: '2020-07-08',
    tagged_at: '2020-07-08T10:00:00Z',
    shared_at: '2020-07-08T10:00:00Z',
    ...values,
  },
];
export const tied = (values: object): Row => [
  'evidence_links',
  { id: uuidv7(), question: QUESTION, why: 'Nobody was hurried', linked_at: NOW, ...values },
];
/** Joined in on an earlier day as well. */
export function again(on: string): Row[] {
  const id = uuidv7();
  return [report({ id, day: on, started_at: `${on}T10:00:00Z` }), moment({ report_id: id, day: on })];
}
