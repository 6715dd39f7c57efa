import { expect, test } from 'vitest';
import { OwnActivityFields, mayBecome, mayChange, maySee } from './own-activity.ts';
import { UNWRITTEN } from './prefill.ts';

const standing = (state: 'draft' | 'proposed' | 'returned' | 'approved', is_mine: boolean, is_retired = false) => ({
  state,
  is_mine,
  is_retired,
});

test.each([
  // state, mine, retired, a carer may, an editor may
  ['draft', true, false, true, true],
  ['draft', false, false, false, false],
  ['proposed', true, false, true, true],
  ['proposed', false, false, false, true],
  ['returned', true, false, true, true],
  ['returned', false, false, false, true],
  ['approved', true, false, false, true],
  ['approved', false, false, false, true],
  ['approved', true, true, false, false],
] as const)(
  '%s, mine %s, retired %s: changed by a carer %s, by an editor %s',
  (state, mine, retired, carer, editor) => {
    expect(mayChange(standing(state, mine, retired), false)).toBe(carer);
    expect(mayChange(standing(state, mine, retired), true)).toBe(editor);
  },
);

test.each([
  ['draft', true, false, true, true],
  ['draft', false, false, false, false],
  ['proposed', false, false, false, true],
  ['returned', false, false, false, true],
  ['approved', false, false, true, true],
  ['approved', false, true, false, true],
  ['approved', true, true, true, true],
] as const)('%s, mine %s, retired %s: seen by a carer %s, by an editor %s', (state, mine, retired, carer, editor) => {
  expect(maySee(standing(state, mine, retired), false)).toBe(carer);
  expect(maySee(standing(state, mine, retired), true)).toBe(editor);
});

test('only those who answer for the programme put something into the library, and nothing goes back out of it', () => {
  expect(mayBecome(null, 'approved', false)).toBe(false);
  expect(mayBecome(null, 'approved', true)).toBe(true);
  expect(mayBecome(null, 'proposed', false)).toBe(true);
  expect(mayBecome(standing('returned', true), 'proposed', false)).toBe(true);
  expect(mayBecome(standing('proposed', false), 'draft', true)).toBe(false);
  for (const to of ['draft', 'proposed'] as const) expect(mayBecome(standing('approved', true), to, true)).toBe(false);
});

test('a title is all that a new activity needs', () => {
  expect(OwnActivityFields.parse({ ...UNWRITTEN, title: ' Jigsaw – trains ' }).title).toBe('Jigsaw – trains');
});

test.each([
  ['no title', { title: '  ' }, 'title'],
  ['a drawing that is no name', { icon: '../logo' }, 'icon'],
  ['no minutes', { minutes: 0 }, 'minutes'],
  ['half a minute', { minutes: 1.5 }, 'minutes'],
  ['for nobody', { formats: [] }, 'formats'],
  ['a group from 8 to 3', { group_size: { from: 8, to: 3 } }, 'group_size'],
  ['nowhere', { places: [] }, 'places'],
  ['an empty step', { steps: ['Begin.', ' '] }, 'steps'],
  ['one way of joining in twice', { bands: [1, 1].map((band) => ({ band, how: 'Sit by.' })) }, 'bands'],
  ['a weight of 4', { weights: { ...UNWRITTEN.weights, social: 4 } }, 'weights'],
  ['a licence that is none', { licence: 'free' }, 'licence'],
])('%s is told at its field', (_what, wrong, field) => {
  const checked = OwnActivityFields.safeParse({ ...UNWRITTEN, title: 'Jigsaw', ...wrong });
  expect(checked.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
