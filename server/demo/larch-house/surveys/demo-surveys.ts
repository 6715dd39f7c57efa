import type { Audience, CommentTheme } from '@heartsease/domain/surveys/survey.ts';

export interface DemoSurvey {
  key: string;
  template: string;
  audiences: Audience[];
  title?: { en: string; cy: string };
  opened_days_ago: number;
  /** Negative: still to come. */
  closed_days_ago: number;
  status: 'open' | 'closed' | 'reported';
  answers: number;
  /** How well each question comes off, from 0 to 1; others are middling. */
  goes_well: Record<string, number>;
  comments: readonly { question: string; words: string; theme?: CommentTheme }[];
}

export const DEMO_SURVEYS: readonly DemoSurvey[] = [
  {
    key: 'families-before',
    template: 'family-quarterly',
    audiences: ['relatives'],
    opened_days_ago: 120,
    closed_days_ago: 99,
    status: 'reported',
    answers: 19,
    goes_well: {
      overall: 0.74,
      care: 0.8,
      dignity: 0.84,
      staff: 0.88,
      activities: 0.7,
      food: 0.5,
      management: 0.66,
      value: 0.5,
      recommend: 0.8,
    },
    comments: [
      { question: 'one-thing', words: 'Supper at half past four is too early for Dad.', theme: 'food' },
      { question: 'one-thing', words: 'A quiet corner for visits that is not the bedroom.', theme: 'visits' },
      { question: 'one-thing', words: 'Half past four is no time for supper.', theme: 'food' },
      { question: 'one-thing', words: 'More going on at the weekend, when we can come.', theme: 'activities' },
      { question: 'one-thing', words: 'A number that somebody answers after six.', theme: 'communication' },
      { question: 'goes-well', words: 'The singing. I can hear it from the car park.', theme: 'activities' },
      { question: 'goes-well', words: 'You know how he takes his tea, all of you.', theme: 'staff' },
      { question: 'goes-well', words: 'Letting Mum lay the tables. She was so proud.', theme: 'activities' },
      { question: 'goes-well', words: 'A kettle for visitors, and time to use it.', theme: 'visits' },
      { question: 'goes-well', words: 'Thank you for sitting with her that night.', theme: 'thanks' },
    ],
  },
  {
    key: 'families-last',
    template: 'family-quarterly',
    audiences: ['relatives'],
    opened_days_ago: 34,
    closed_days_ago: 13,
    status: 'closed',
    answers: 22,
    goes_well: {
      overall: 0.82,
      care: 0.84,
      dignity: 0.88,
      staff: 0.92,
      activities: 0.86,
      food: 0.7,
      rooms: 0.74,
      facilities: 0.66,
      management: 0.76,
      value: 0.54,
      recommend: 0.88,
    },
    comments: [
      { question: 'goes-well', words: 'Ringing me when she laughed. It made my week.', theme: 'communication' },
      { question: 'goes-well', words: 'Somebody always knows what Mum did that morning.', theme: 'activities' },
      { question: 'goes-well', words: 'Please never lose the garden club.', theme: 'activities' },
      { question: 'goes-well', words: 'The night staff. They are as kind at three as at noon.', theme: 'staff' },
      {
        question: 'goes-well',
        words: 'Photos in the week. My sister in Canada waits for them.',
        theme: 'communication',
      },
      { question: 'goes-well', words: 'Thank you for Dad’s bread. We had it with his own jam.' },
      {
        question: 'one-thing',
        words: 'The later supper has been a blessing. Now the tea could be hotter.',
        theme: 'food',
      },
      { question: 'one-thing', words: 'Parking on a Sunday.' },
      {
        question: 'one-thing',
        words: 'Tell us a bit sooner when an outing moves to another day.',
        theme: 'communication',
      },
      {
        question: 'one-thing',
        words: 'We were not told about the new wing lead for weeks.',
        theme: 'communication',
      },
      { question: 'one-thing', words: 'His cardigans come back as somebody else’s.', theme: 'care' },
      { question: 'one-thing', words: 'A chair by her window for whoever visits.' },
      // One alone under its question: nobody reads it, as it says who was asked.
      { question: 'what-is-missing', words: 'A bigger room, when one is free.', theme: 'rooms' },
    ],
  },
  {
    key: 'residents-now',
    template: 'easy-read',
    audiences: ['residents'],
    opened_days_ago: 5,
    closed_days_ago: -23,
    status: 'open',
    answers: 7,
    goes_well: { day: 0.8, food: 0.7, people: 0.95, choice: 0.8, company: 0.6, safe: 0.95 },
    comments: [{ question: 'wish', words: 'Kippers.' }],
  },
  {
    key: 'staff-pulse',
    template: 'staff-pulse',
    audiences: ['staff'],
    opened_days_ago: 18,
    closed_days_ago: 3,
    status: 'closed',
    answers: 4,
    goes_well: { team: 0.9, heard: 0.7 },
    comments: [],
  },
  {
    key: 'cream-tea',
    template: 'activity-pulse',
    audiences: ['relatives'],
    title: { en: 'How was the cream tea?', cy: 'Sut oedd y te hufen?' },
    opened_days_ago: 1,
    closed_days_ago: -6,
    status: 'open',
    answers: 2,
    goes_well: { 'how-was-it': 0.9, again: 0.9 },
    comments: [],
  },
];

export interface DemoAction {
  survey: string;
  theme: CommentTheme;
  said: string;
  did: string;
  outcome: string;
  owner: 'manager' | 'coordinator' | 'carer';
  due_in_days: number | null;
  done_days_ago: number | null;
  published_days_ago: number | null;
}

export const DEMO_ACTIONS: readonly DemoAction[] = [
  {
    survey: 'families-before',
    theme: 'food',
    said: 'Supper comes too early.',
    did: 'Supper is at half past five now, and there is toast and cocoa at eight.',
    outcome: 'Food and drink went up with families the next time we asked.',
    owner: 'manager',
    due_in_days: -70,
    done_days_ago: 76,
    published_days_ago: 74,
  },
  {
    survey: 'families-before',
    theme: 'visits',
    said: 'There is nowhere quiet to sit together but the bedroom.',
    did: 'The bay window in the library has two armchairs and a door that shuts. Ask at the desk to keep it.',
    outcome: '',
    owner: 'coordinator',
    due_in_days: -40,
    done_days_ago: 44,
    published_days_ago: 43,
  },
  {
    survey: 'families-last',
    theme: 'communication',
    said: 'We hear too late when an outing moves to another day.',
    did: 'Nadia writes to everybody who said that they come, on the day it is decided.',
    outcome: '',
    owner: 'coordinator',
    due_in_days: 12,
    done_days_ago: null,
    published_days_ago: null,
  },
  {
    survey: 'families-last',
    theme: 'food',
    said: 'The tea could be hotter.',
    did: 'Tea goes round in the padded pots at three, and the cups are warmed first.',
    outcome: '',
    owner: 'manager',
    due_in_days: -4,
    done_days_ago: 5,
    published_days_ago: 4,
  },
];
