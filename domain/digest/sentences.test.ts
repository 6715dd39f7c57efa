import { expect, test } from 'vitest';
import { cadencesOf, lettersDayOf } from './digest.ts';
import { fiveSentences, isAheadOver, withWhatIsToCome } from './sentences.ts';
import type { ToldDays, ToldMoment } from './sentences.ts';

const moment = (day: string, en: string, cy: string, more: Partial<ToldMoment> = {}): ToldMoment => ({
  day,
  title: { en, cy },
  is_loved: false,
  is_one_to_one: false,
  companions: 0,
  quote: null,
  ...more,
});

const YOGA = moment('2026-11-15', 'Chair yoga', 'Ioga cadair', { is_loved: true, companions: 2 });
const HYMNS = moment('2026-11-17', 'Hymns', 'Emynau', {
  is_loved: true,
  quote: 'I know every one of these.',
  companions: 1,
});
const CUPPA = moment('2026-11-18', 'A cuppa and chat', 'Paned a sgwrs', { is_one_to_one: true });
const CHOIR = { day: '2026-11-26', title: { en: 'School choir', cy: 'Côr yr ysgol' } };

const days = (told: Partial<ToldDays> = {}): ToldDays => ({
  name: 'Eileen',
  pronouns: 'she/her',
  moments: [YOGA, HYMNS, CUPPA],
  ahead: [CHOIR],
  from: '2026-11-14',
  to: '2026-11-20',
  ...told,
});

test('a week in five sentences', () => {
  expect(fiveSentences(days(), 'en')).toEqual([
    'Eileen joined in with Chair yoga on Sunday, Hymns on Tuesday and a cuppa and chat on Wednesday.',
    'She loved Hymns: “I know every one of these.”',
    'A friend was there too.',
    'Coming up: School choir on Thursday.',
    'Something to ask her about: Chair yoga.',
  ]);
  expect(fiveSentences(days(), 'cy')).toEqual([
    'Cafodd Eileen ymuno yn y rhain: Ioga cadair ddydd Sul, Emynau ddydd Mawrth a Paned a sgwrs ddydd Mercher.',
    'Roedd Eileen wrth eu bodd gyda Emynau: “I know every one of these.”',
    'Roedd ffrind yno hefyd.',
    'Ar y gweill: Côr yr ysgol ddydd Iau.',
    'Rhywbeth i holi Eileen amdano: Ioga cadair.',
  ]);
});

test('what comes on the same day is said together', () => {
  const tea = { day: CHOIR.day, title: { en: 'Tea and a natter', cy: 'Te a sgwrs' } };
  expect(fiveSentences(days({ ahead: [CHOIR, tea] }), 'en')).toContain(
    'Coming up: School choir and Tea and a natter on Thursday.',
  );
});

test('where nothing is planned, what else was good makes five of it', () => {
  const [, , company, second, ask] = fiveSentences(days({ ahead: [] }), 'en');
  expect([company, second, ask]).toEqual([
    'A friend was there too.',
    'She loved Chair yoga too.',
    'Something to ask her about: a cuppa and chat.',
  ]);
  expect(fiveSentences(days({ ahead: [] }), 'cy')[3]).toBe('Roedd Eileen wrth eu bodd gyda Ioga cadair hefyd.');
});

test('who else was there is told of another thing, where the best had no company', () => {
  const alone = { ...HYMNS, companions: 0 };
  expect(fiveSentences(days({ moments: [YOGA, alone] }), 'en')[2]).toBe('Two friends joined in with Chair yoga.');
});

test('more than three things are told, where there is room for them', () => {
  const plain = ['Bingo', 'Baking', 'Dominoes', 'Painting', 'A walk'].map((en, at) =>
    moment(`2026-11-1${at + 5}`, en, en),
  );
  expect(fiveSentences(days({ moments: plain, ahead: [] }), 'en')).toEqual([
    'Eileen joined in with Dominoes on Tuesday, Painting on Wednesday and a walk on Thursday.',
    'She enjoyed a walk.',
    'And there was Bingo on Sunday and Baking on Monday.',
    'Something to ask her about: Painting.',
  ]);
});

test('where less happened there are fewer sentences, and none that says it twice', () => {
  expect(fiveSentences(days({ moments: [CUPPA], ahead: [] }), 'en')).toEqual([
    'Eileen joined in with a cuppa and chat on Wednesday.',
    'She enjoyed a cuppa and chat.',
    'She had one of us all to herself for a while, too.',
    'Something to ask her about: a cuppa and chat.',
  ]);
});

const MADE_ON_FRIDAY = ['She sang.', 'Coming up: Bingo on Saturday and Saturday films on Monday.', 'Ask her.'];

test.each([
  ['on the Friday itself', '2026-11-20', false],
  ['on Saturday', '2026-11-21', true],
  ['on Sunday', '2026-11-22', true],
])('a letter that tells of Saturday is over %s: %s', (_when, today, is_over) => {
  expect(isAheadOver(MADE_ON_FRIDAY, { to: '2026-11-20', today }, 'en')).toBe(is_over);
});

test('what is over by now gives way to what is still to come, and everything else stays as it is', () => {
  const name = 'Eileen';
  const on = { name, to: '2026-11-20', today: '2026-11-22' };
  expect(withWhatIsToCome(MADE_ON_FRIDAY, { ...on, ahead: [CHOIR] }, 'en')).toEqual([
    'She sang.',
    'Coming up: School choir on Thursday.',
    'Ask her.',
  ]);
  expect(withWhatIsToCome(MADE_ON_FRIDAY, { ...on, ahead: [] }, 'en')).toEqual(['She sang.', 'Ask her.']);
  const welsh = ['Canodd hi.', 'Ar y gweill: Bingo ddydd Sadwrn.'];
  expect(withWhatIsToCome(welsh, { ...on, ahead: [CHOIR] }, 'cy')[1]).toBe('Ar y gweill: Côr yr ysgol ddydd Iau.');
  expect(withWhatIsToCome(['Coming up: Bingo on Sunday.'], { ...on, ahead: [] }, 'en')).toEqual([
    'A card, a call or a visit would be lovely for Eileen.',
  ]);
  // Told of Monday, it stands as it was written.
  const later = ['Coming up: Saturday films on Monday, and cake!'];
  expect(withWhatIsToCome(later, { ...on, ahead: [CHOIR] }, 'en')).toEqual(later);
});

test('a quiet week is told gently, and asks for company', () => {
  expect(fiveSentences(days({ moments: [], ahead: [] }), 'en')).toEqual([
    'It was a quieter time for Eileen.',
    'A card, a call or a visit would be lovely for Eileen.',
  ]);
});

test('a month is told by its dates', () => {
  const month = days({ from: '2026-10-24', moments: [YOGA] });
  expect(fiveSentences(month, 'en')[0]).toBe('Eileen joined in with Chair yoga on 15 November.');
});

test.each([
  ['he/him', 'He loved Chair yoga.', 'Something to ask him about: Chair yoga.'],
  ['they/them', 'They loved Chair yoga.', 'Something to ask them about: Chair yoga.'],
  ['', 'They loved Chair yoga.', 'Something to ask them about: Chair yoga.'],
])('somebody is spoken of as they wish: %s', (pronouns, loved, ask) => {
  const told = fiveSentences(days({ pronouns, moments: [YOGA] }), 'en');
  expect(told).toContain(loved);
  expect(told.at(-1)).toBe(ask);
});

test('what somebody did every day is told once', () => {
  const [first] = fiveSentences(days({ moments: [CUPPA, { ...CUPPA, day: '2026-11-19' }] }), 'en');
  expect(first).toBe('Eileen joined in with a cuppa and chat on Thursday.');
});

test('letters are made on Fridays, and a fortnight is two of them', () => {
  expect(lettersDayOf('2026-11-20')).toBe('2026-11-20');
  expect(lettersDayOf('2026-11-26')).toBe('2026-11-20');
  expect(lettersDayOf('2025-12-31')).toBe('2025-12-26');
  expect(cadencesOf('2026-01-02')).toEqual(['weekly', 'fortnightly', 'monthly']);
  expect(cadencesOf('2026-01-09')).toEqual(['weekly']);
  expect(cadencesOf('2026-01-16')).toEqual(['weekly', 'fortnightly']);
  expect(cadencesOf('2025-12-19')).toEqual(['weekly', 'fortnightly']);
});
