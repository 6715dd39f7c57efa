import { expect, test } from 'vitest';
import { examplesOf, wordingOf } from './examples.ts';
import type { Candidate } from './examples.ts';
import { FRAMEWORKS, sourcesOf } from './frameworks.ts';
import { VOICES } from './voices.ts';

const CARING = { key: 'cqc.caring', sources: ['own_words', 'about_me', 'choices', 'observations'] } as const;
const SAFE = { key: 'cqc.safe', sources: ['choices', 'risks', 'consents'] } as const;
const EFFECTIVE = { key: 'cqc.effective', sources: ['engagement', 'goals', 'observations', 'choices'] } as const;

test('every question has voices, and no voice is of a question that nobody asks', () => {
  const keys = FRAMEWORKS.flatMap(({ questions }) => questions.map(({ key }) => key));
  expect(new Set(Object.keys(VOICES))).toEqual(new Set(keys));
  expect(Object.values(VOICES).filter((voices) => voices.length === 0)).toEqual([]);
});

test('a quotation speaks for what people say of their days, and for nothing else that counts the same moment', () => {
  const told = examplesOf([SAFE, EFFECTIVE, CARING], [said('I could do this every day.', 'Dot')]);
  expect([...told].map(([key, own]) => [key, own.length])).toEqual([
    ['cqc.safe', 0],
    ['cqc.effective', 0],
    ['cqc.caring', 1],
  ]);
});

test('what does not count for a question does not speak for it either', () => {
  const note = candidate({ source: 'observations', voices: ['noticed'], words: 'She hummed all the way through tea.' });
  expect(examplesOf([{ key: 'cqc.caring', sources: ['own_words'] }], [note]).get('cqc.caring')).toEqual([]);
});

test('a page takes one of each voice before a second of any', () => {
  const card = candidate({ source: 'about_me', voices: ['about_me'], words: 'My garden, my girls and the cricket.' });
  const no = candidate({ source: 'choices', voices: ['choice'], words: 'She would rather read in her room today.' });
  const quotes = [said('That took me right back to it.', 'Dot'), said('I forgot about my knee.', 'Fred')];
  const told = examplesOf([CARING], [...quotes, card, no]).get('cqc.caring');
  expect(told?.map(({ source }) => source)).toEqual(['own_words', 'about_me', 'choices']);
});

test('the same wording stands once, whoever said it and however it was written down', () => {
  const same = ['I could do this every day.', 'i could do this every day', 'I could do this, every day!'];
  const told = examplesOf(
    [CARING],
    same.map((words, place) => said(words, `Person ${place}`)),
  );
  expect(told.get('cqc.caring')).toHaveLength(1);
  expect(wordingOf('It’s nice to be asked.')).toBe(wordingOf("it's nice, to be asked"));
});

test('what the pack tells elsewhere is no example, and what is chosen is told from then on', () => {
  const told = { moments: new Set(['m1']), wordings: new Set([wordingOf('I forgot about my knee.')]) };
  const left = said('There’s more in me than you think.', 'Elsie', { moment_id: 'm3' });
  const chosen = examplesOf(
    [CARING],
    [
      said('That’s the best part of my week.', 'Dot', { moment_id: 'm1' }),
      said('I forgot about my knee!', 'Fred', { moment_id: 'm2' }),
      left,
    ],
    told,
  );
  expect(chosen.get('cqc.caring')?.map(({ words }) => words)).toEqual([left.words]);
  expect([told.moments.has('m3'), told.wordings.has(wordingOf(left.words))]).toEqual([true, true]);
});

test('a moment of which two things are told stands once', () => {
  const chosen = examplesOf(
    [CARING, EFFECTIVE],
    [
      said('I didn’t think I would like it. I did.', 'Dot', { moment_id: 'm1' }),
      candidate({
        source: 'engagement',
        voices: ['change'],
        words: 'She laughed until she had to sit.',
        moment_id: 'm1',
      }),
    ],
  );
  expect([...chosen.values()].flat()).toHaveLength(1);
});

test('too few words are no example, but what was chosen by hand stands as it is', () => {
  expect(examplesOf([CARING], [said('That was grand.', 'Dot')]).get('cqc.caring')).toEqual([]);
  expect(examplesOf([CARING], [said('我今天很开心', 'Mei')]).get('cqc.caring')).toHaveLength(1);
  const byHand = candidate({ source: 'by_hand', voices: [], words: 'Grand.', question: 'cqc.safe' });
  const chosen = examplesOf([CARING, SAFE], [byHand]);
  expect([chosen.get('cqc.caring')?.length, chosen.get('cqc.safe')?.length]).toEqual([0, 1]);
});

test('what was chosen by hand for a later question is not taken before it by an earlier one', () => {
  const words = 'There’s more in me than you think.';
  const byHand = candidate({ source: 'by_hand', voices: [], words, question: 'cqc.safe' });
  const chosen = examplesOf([CARING, SAFE], [said(words, 'Dot'), byHand]);
  expect([chosen.get('cqc.caring')?.length, chosen.get('cqc.safe')?.length]).toEqual([0, 1]);
});

test('nobody speaks on two pages while there is somebody else, and on one never twice', () => {
  const goal = (words: string, who: string, lift: number | null = null) =>
    candidate({ source: 'goals', voices: ['goal'], words, lift, resident: faceOf(who) });
  const changed = candidate({
    source: 'engagement',
    voices: ['change'],
    words: 'She led the arm circles and the breathing.',
    resident: faceOf('Eileen'),
  });
  const ofEileen = goal('Did the whole first half by herself, standing.', 'Eileen', 2);
  const ofFred = goal('Came down for the railway cards on his own.', 'Fred');
  const [own] = examplesOf([EFFECTIVE], [changed, ofEileen, ofFred]).values();
  expect(own?.map(({ resident }) => resident?.known_as)).toEqual(['Eileen', 'Fred']);
  const [alone] = examplesOf([EFFECTIVE], [changed, ofEileen]).values();
  expect(alone).toHaveLength(1);
});

test('every question of every framework can be spoken for by what counts for it', () => {
  const OF_VOICE = {
    own_words: 'own_words',
    about_me: 'about_me',
    communication: 'communication',
    choice: 'choices',
    change: 'engagement',
    together: 'community',
    family: 'community',
    faith: 'community',
    noticed: 'observations',
    goal: 'goals',
    risk: 'risks',
    survey: 'surveys',
  } as const;
  const mute = FRAMEWORKS.flatMap(({ questions }) => questions).filter((question) => {
    const sources = new Set<string>(sourcesOf(question));
    return !(VOICES[question.key] ?? []).some((voice) => sources.has(OF_VOICE[voice]));
  });
  expect(mute.map(({ key }) => key)).toEqual([]);
});

let last = 0;

function candidate(of: Partial<Candidate>): Candidate {
  last += 1;
  return {
    id: `c${last}`,
    source: 'own_words',
    voices: ['own_words'],
    day: '2026-11-10',
    title: 'Choir',
    words: '',
    resident: null,
    by: 'Nadia',
    recorded_at: null,
    opens: null,
    link: null,
    is_own_words: false,
    changed: null,
    is_no: false,
    question: null,
    moment_id: null,
    lift: null,
    is_loved: false,
    ...of,
  };
}

function said(words: string, who: string, more: Partial<Candidate> = {}): Candidate {
  return candidate({ words, resident: faceOf(who), is_own_words: true, ...more });
}

function faceOf(known_as: string): NonNullable<Candidate['resident']> {
  return { id: known_as, known_as, last_name: '', room: '1', wing: '', portrait: null, photo_wish: 'not_asked' };
}
