import { expect, test } from 'vitest';
import { cardIn, titleIn, titleKept, withTheUsualOnTop } from './library.ts';
import { chosenFrom } from './chosen-from.ts';
import type { LibraryActivity, LibraryChoice } from './library.ts';

const chairYoga = entry('Chair yoga', {
  themes: ['movement'],
  minutes: 40,
  bands: [1, 2, 3],
  places: ['lounge'],
  cost: 'free',
});
const bulbs = entry('Plant bulbs', {
  themes: ['gardening'],
  minutes: 30,
  places: ['garden'],
  seasons: ['autumn'],
  cost: 'low',
});
const handMassage = entry('Hand massage', {
  themes: ['touch'],
  minutes: 10,
  bands: [3, 4],
  places: ['bed', 'room'],
  cost: 'free',
});
const boatTrip = entry('A trip by boat', {
  themes: ['sea'],
  minutes: 180,
  places: ['out'],
  cost: 'some',
  is_favourite: true,
});
const ownIdea = entry('Our own idea', { cost: null, is_own: true });
const LIBRARY = [chairYoga, bulbs, handMassage, boatTrip, ownIdea];

test.each<[LibraryChoice, LibraryActivity[]]>([
  [{}, LIBRARY],
  [{ minutes: 10 }, [handMassage]],
  [{ own: true }, [ownIdea]],
  [{ place: 'bed' }, [handMassage]],
  [{ band: 3 }, [chairYoga, handMassage]],
  [{ cost: 'free' }, [chairYoga, handMassage]],
  [{ cost: 'low' }, [chairYoga, bulbs, handMassage]],
  [{ season: 'summer' }, [chairYoga, handMassage, boatTrip, ownIdea]],
  [{ season: 'autumn', place: 'garden' }, [bulbs]],
  [{ favourites: true }, [boatTrip]],
  [{ q: 'yoga', place: 'bed' }, []],
])('%j chooses what fits all of it', (choice, chosen) => {
  expect(chosenFrom(LIBRARY, choice).map(({ title }) => title)).toEqual(chosen.map(({ title }) => title));
});

test.each([
  ['yoga', 'Chair yoga'],
  ['chiar yoga', 'Chair yoga'],
  ['gardening', 'Plant bulbs'],
  ['weeding', 'Plant bulbs'],
  ['allotment', 'Plant bulbs'],
  ['bulsb', 'Plant bulbs'],
])('whoever types %j finds %j first', (q, title) => {
  expect(chosenFrom(LIBRARY, { q })[0]?.title).toBe(title);
});

test('what the summary tells is found behind what bears the name, and a slip does not count there', () => {
  const named = entry('Tea dance', {});
  const told = entry('Sing along', { summary: 'Old songs over a pot of tea.' });
  expect(chosenFrom([told, named], { q: 'tea' })).toEqual([named, told]);
  expect(chosenFrom([told], { q: 'sogns' })).toEqual([]);
});

test('in Welsh the card says what it says in Welsh, and is found by it', () => {
  const welsh = { title: 'Cylch straeon', summary: 'Â gwrthrych o law i law.' };
  const told = entry('Story circle', { summary: 'An object goes from hand to hand.', welsh });
  expect(cardIn(told, 'cy')).toEqual(welsh);
  expect(cardIn(told, 'en').title).toBe('Story circle');
  expect(cardIn(chairYoga, 'cy').title).toBe('Chair yoga');
  expect([titleIn(told, 'cy'), titleIn(told, 'en')]).toEqual([welsh.title, 'Story circle']);
  expect(titleIn(chairYoga, 'cy')).toBe('Chair yoga');
  expect(chosenFrom([chairYoga, told], { q: 'straeon' })).toEqual([told]);
});

test('a title that was saved with an activity is said in Welsh, one that somebody wrote stays as it is', () => {
  const told = entry('Story circle', { welsh: { title: 'Cylch straeon', summary: '' } });
  const said = ['Story circle', 'Cylch straeon', 'Stories by the fire'];
  expect(said.map((title) => titleKept(title, told, 'cy-GB'))).toEqual([
    'Cylch straeon',
    'Cylch straeon',
    'Stories by the fire',
  ]);
  expect(said.map((title) => titleKept(title, told, 'en-GB'))).toEqual([
    'Story circle',
    'Story circle',
    'Stories by the fire',
  ]);
  expect(titleKept('Story circle', undefined, 'cy-GB')).toBe('Story circle');
  expect(titleKept('Chair yoga', chairYoga, 'cy-GB')).toBe('Chair yoga');
});

function entry(title: string, told: Partial<LibraryActivity>): LibraryActivity {
  return {
    id: '01a1fc40-72fb-74a4-a48f-7ab32ee9ce1d',
    slug: title,
    title,
    summary: '',
    icon: 'sparkle',
    tint: 'stone',
    category: 'social',
    minutes: 60,
    formats: ['group'],
    scene: null,
    licence: 'CC BY 4.0',
    themes: [],
    bands: [],
    places: [],
    seasons: [],
    cost: 'some',
    welsh: null,
    is_own: false,
    is_favourite: false,
    ...told,
  };
}

test('a chat and a call at the door stand on top of the library, where it has them', () => {
  const slugs = (...all: string[]) => withTheUsualOnTop(all.map((slug) => ({ slug }))).map(({ slug }) => slug);
  expect(slugs('bingo', 'five-minute-hello', 'good-chat', 'dominoes')).toEqual([
    'good-chat',
    'five-minute-hello',
    'bingo',
    'dominoes',
  ]);
  expect(slugs('bingo', 'dominoes')).toEqual(['bingo', 'dominoes']);
});

test('whoever types Welsh finds by the summary too', () => {
  const inWelsh = { ...bulbs, welsh: { title: 'Plannu bylbiau', summary: 'Gyda llwyau bach yn yr ardd.' } };
  expect(chosenFrom([chairYoga, inWelsh], { q: 'llwyau' })).toEqual([inWelsh]);
});
