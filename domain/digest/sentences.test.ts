import { expect, test } from 'vitest';
import { cadencesOf, lettersDayOf } from './digest.ts';
import { fiveSentences, isAheadOver, withWhatIsToCome } from './sentences.ts';
import type { ToldDays, ToldMoment } from './sentences.ts';

const moment = (day: string, en: string, cy: string, more: Partial<ToldMoment> = {}): ToldMoment => ({
  day,
  title: { en, cy },
  response: 'enjoyed',
  is_one_to_one: false,
  companions: 0,
  quote: null,
  ...more,
});

const YOGA = moment('2026-11-15', 'Chair yoga', 'Ioga cadair', { response: 'loved', companions: 2 });
const HYMNS = moment('2026-11-17', 'Hymns', 'Emynau', {
  response: 'loved',
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
    'Eileen joined in with Chair yoga on Sunday, and a cuppa and chat on Wednesday.',
    'She loved Hymns on Tuesday: “I know every one of these.”',
    'A friend was there too.',
    'Coming up: School choir on Thursday.',
    'Something to ask her about: Chair yoga.',
  ]);
  expect(fiveSentences(days(), 'cy')).toEqual([
    'Cafodd Eileen ymuno yn y rhain: Ioga cadair ddydd Sul, a Paned a sgwrs ddydd Mercher.',
    'Roedd Eileen wrth ei bodd gydag Emynau ddydd Mawrth: “I know every one of these.”',
    'Roedd ffrind yno hefyd.',
    'Ar y gweill: Côr yr ysgol ddydd Iau.',
    'Rhywbeth i holi Eileen amdano: Ioga cadair.',
  ]);
});

test('what comes on the same day is said together', () => {
  const tea = { day: CHOIR.day, title: { en: 'Tea and a natter', cy: 'Te a sgwrs' } };
  expect(fiveSentences(days({ ahead: [CHOIR, tea] }), 'en')).toContain(
    'Coming up: School choir, and Tea and a natter on Thursday.',
  );
});

test('where nothing is planned, what else was good makes five of it', () => {
  const [, , company, second, ask] = fiveSentences(days({ ahead: [] }), 'en');
  expect([company, second, ask]).toEqual([
    'A friend was there too.',
    'She loved Chair yoga on Sunday too.',
    'Something to ask her about: a cuppa and chat.',
  ]);
  expect(fiveSentences(days({ ahead: [] }), 'cy')[3]).toBe(
    'Roedd Eileen wrth ei bodd gydag Ioga cadair ddydd Sul hefyd.',
  );
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
    'Eileen joined in with Baking on Monday, Dominoes on Tuesday and Painting on Wednesday.',
    'She enjoyed a walk on Thursday.',
    'And there was Bingo on Sunday.',
    'Something to ask her about: Painting.',
  ]);
});

test('where less happened there are fewer sentences, and none that says it twice', () => {
  expect(fiveSentences(days({ moments: [CUPPA], ahead: [] }), 'en')).toEqual([
    'Eileen enjoyed a cuppa and chat on Wednesday.',
    'She had one of us all to herself for a while.',
    'Ask her how it was.',
  ]);
  expect(fiveSentences(days({ moments: [CUPPA], ahead: [CHOIR] }), 'cy')).toEqual([
    'Mwynhaodd Eileen Paned a sgwrs ddydd Mercher.',
    'Cafodd Eileen un ohonom yn gwmni am ychydig.',
    'Holwch Eileen sut oedd hi.',
    'Ar y gweill: Côr yr ysgol ddydd Iau.',
  ]);
});

test('nothing is told of in two sentences, but for what there is to ask about', () => {
  const things = ['chair yoga', 'Sunday hymns', 'a good chat', 'dominoes', 'the radio'].map((en, at) =>
    moment(`2026-11-1${at + 5}`, en, en, {
      response: at % 2 === 0 ? 'loved' : 'enjoyed',
      is_one_to_one: at === 2,
      quote: at === 3 ? 'That was grand.' : null,
    }),
  );
  for (let number = 1; number <= things.length; number += 1) {
    const moments = things.slice(0, number);
    for (const ahead of [[], [CHOIR]]) {
      const told = fiveSentences(days({ moments, ahead }), 'en').filter((one) => !one.startsWith('Something to ask'));
      for (const { title } of moments) {
        const times = told.filter((sentence) => sentence.includes(title.en));
        expect(times.length, `${title.en} in ${told.join(' ')}`).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('what somebody says every day is told once', () => {
  const said = { response: 'loved', quote: 'That was grand' } as const;
  const moments = [
    { ...YOGA, ...said },
    { ...HYMNS, ...said, quote: 'That was grand.' },
  ];
  const told = fiveSentences(days({ moments, ahead: [] }), 'en').join(' ');
  expect(told.split('That was grand')).toHaveLength(2);
});

test('whoever joined in quietly is not said to have enjoyed it', () => {
  const quiet = { ...YOGA, response: 'quiet' } as const;
  expect(fiveSentences(days({ moments: [quiet], ahead: [] }), 'en')).toEqual([
    'Eileen joined in with Chair yoga on Sunday.',
    'Two friends were there too.',
    'Ask her how it was.',
  ]);
  const both = fiveSentences(days({ moments: [quiet, { ...CUPPA, response: 'quiet' }] }), 'en').join(' ');
  expect(both).not.toMatch(/enjoyed|loved/u);
  const said = fiveSentences(days({ moments: [{ ...quiet, quote: 'Just looking.' }] }), 'en');
  expect(said[0]).toBe('Eileen joined in quietly with Chair yoga on Sunday: “Just looking.”');
});

test('two things of one day have it once, and a thing with its day in its name has no other', () => {
  const hymns = moment('2026-11-15', 'Sunday hymns', 'Emynau’r Sul');
  const walk = moment('2026-11-17', 'A walk', 'Tro');
  const baking = moment('2026-11-17', 'Baking', 'Pobi');
  const [listed] = fiveSentences(days({ moments: [hymns, walk, baking, HYMNS] }), 'en');
  expect(listed).toBe('Eileen joined in with Sunday hymns, and a walk and Baking on Tuesday.');
  const [welsh] = fiveSentences(days({ moments: [hymns, HYMNS] }), 'cy');
  expect(welsh).toBe('Cafodd Eileen ymuno yn hyn: Emynau’r Sul.');
  const next = { day: '2026-11-22', title: hymns.title };
  expect(fiveSentences(days({ ahead: [next], moments: [YOGA] }), 'en')).toContain(
    'Coming up: Sunday hymns on 22 November.',
  );
  expect(fiveSentences(days({ ahead: [next], moments: [YOGA] }), 'cy')).toContain(
    'Ar y gweill: Emynau’r Sul ar 22 Tachwedd.',
  );
});

test('a title of the library reads as a part of its sentence', () => {
  const titles = ['quiz', 'out in the garden', 'what did it cost?', 'Gurdwara singers'];
  const firsts = titles.map((en) => fiveSentences(days({ moments: [moment('2026-11-15', en, en)] }), 'en')[0]);
  expect(firsts).toEqual([
    'Eileen enjoyed the quiz on Sunday.',
    'Eileen enjoyed time out in the garden on Sunday.',
    'Eileen enjoyed “What did it cost?” on Sunday.',
    'Eileen enjoyed the Gurdwara singers on Sunday.',
  ]);
});

test('what is coming is something that the letter has not told of, where there is any', () => {
  const again = { day: '2026-11-22', title: { en: 'Chair yoga with Priya', cy: 'Ioga cadair gyda Priya' } };
  expect(fiveSentences(days({ ahead: [again, CHOIR] }), 'en')).toContain('Coming up: School choir on Thursday.');
  expect(fiveSentences(days({ ahead: [again] }), 'en')).toContain('Coming up: Chair yoga with Priya on Sunday.');
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

test('where nothing was shared a letter says so, and asks for company', () => {
  expect(fiveSentences(days({ moments: [], ahead: [] }), 'en')).toEqual([
    'We have no news of Eileen’s days to share this time.',
    'A card, a call or a visit would be lovely for her.',
  ]);
});

test('a month is told by its dates', () => {
  const month = days({ from: '2026-10-24', moments: [YOGA] });
  expect(fiveSentences(month, 'en')[0]).toBe('Eileen loved Chair yoga on 15 November.');
});

test.each([
  ['he/him', 'He loved Chair yoga on Sunday.', 'Something to ask him about: a cuppa and chat.'],
  ['they/them', 'They loved Chair yoga on Sunday.', 'Something to ask them about: a cuppa and chat.'],
  ['', 'They loved Chair yoga on Sunday.', 'Something to ask them about: a cuppa and chat.'],
])('somebody is spoken of as they wish: %s', (pronouns, loved, ask) => {
  const told = fiveSentences(days({ pronouns, moments: [YOGA, CUPPA] }), 'en');
  expect(told).toContain(loved);
  expect(told.at(-1)).toBe(ask);
});

test('what somebody did every day is told once', () => {
  const [first] = fiveSentences(days({ moments: [CUPPA, { ...CUPPA, day: '2026-11-19' }] }), 'en');
  expect(first).toBe('Eileen enjoyed a cuppa and chat on Thursday.');
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
