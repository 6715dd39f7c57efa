import { expect, test } from 'vitest';
import { mostSimilar } from './most-similar.ts';
import { UNWRITTEN, fieldsOf, prefilled } from './prefill.ts';
import type { Written } from './prefill.ts';

const library = [
  { title: 'A jigsaw on the go', summary: 'Pieces left out on a tray.', themes: ['jigsaws', 'puzzles'] },
  { title: 'Railway memories', summary: 'Timetables, whistles and steam.', themes: ['trains', 'travel'] },
  { title: 'Baking bread', summary: 'Knead, prove, bake, eat.', themes: ['baking', 'food'] },
  { title: 'Hand massage', summary: 'Warm hands and a little cream.', themes: ['touch'] },
  {
    title: 'Carols by the piano',
    summary: 'The ones that everybody knows.',
    themes: ['carols', 'christmas', 'singing'],
  },
];

test.each([
  ['Jigsaw – trains', 'A jigsaw on the go'],
  ['Trains: a jigsaw', 'A jigsaw on the go'],
  ['jigsow', 'A jigsaw on the go'],
  ['Our own bread', 'Baking bread'],
  ['Christmas singing', 'Carols by the piano'],
  ['Massage for tired feet', 'Hand massage'],
  ['With whistles', 'Railway memories'],
])('“%s” begins from “%s”', (title, expected) => {
  expect(mostSimilar(title, library)?.title).toBe(expected);
});

test.each(['', 'The afternoon club', 'Zyxqv', '– ( :'])('“%s” is like nothing', (title) => {
  expect(mostSimilar(title, library)).toBeNull();
});

const jigsaw: Written = {
  title: 'A jigsaw on the go',
  summary: 'Pieces left out on a tray.',
  icon: 'puzzle-piece',
  tint: 'teal',
  category: 'cognitive',
  minutes: 45,
  formats: ['small_group', 'one_to_one'],
  licence: 'CC BY 4.0',
  themes: ['jigsaws'],
  detail: {
    welsh: { title: 'Jig-so', summary: 'Darnau ar hambwrdd.' },
    steps: ['Find the edges.'],
    needs: ['Jigsaw'],
    preparation: { minutes: 5, text: 'Count the pieces.' },
    group_size: { from: 1, to: 5 },
    bands: [{ band: 2, how: 'Sort the colours.' }],
    weights: { cognitive: 3, social: 1 },
    places: ['table'],
    seasons: [],
    times: ['evening'],
    cost: 'free',
    conversation_starters: ['Who did the edges at home?'],
    risks: [{ hazard: 'ingestion', care: 'Count the pieces back in.' }],
  },
};

test('a new activity takes over everything of the one most like it but its title', () => {
  const fields = prefilled('Jigsaw – trains', jigsaw);
  expect(fields).toMatchObject({
    title: 'Jigsaw – trains',
    icon: 'puzzle-piece',
    tint: 'teal',
    minutes: 45,
    steps: ['Find the edges.'],
    group_size: { from: 1, to: 5 },
    licence: 'CC BY 4.0',
  });
  expect(fields.weights).toEqual({ ...UNWRITTEN.weights, cognitive: 3, social: 1 });
  expect(fields).not.toHaveProperty('welsh');
});

test('an activity whose sheet nobody has written weighs on its own side of the week', () => {
  const fields = fieldsOf({ ...jigsaw, category: 'creative', tint: 'of old', detail: null });
  expect(fields.weights).toMatchObject({ creative: 2, social: 0 });
  expect(fields.tint).toBe('plum');
});

test('what is like nothing begins as half an hour in good company', () => {
  expect(prefilled('Zyxqv', null)).toEqual({ ...UNWRITTEN, title: 'Zyxqv' });
});
