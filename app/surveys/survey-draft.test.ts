import { expect, test } from 'vitest';
import { isWelshGone, withEnglish } from './survey-draft.ts';

const BEGAN = { en: 'How is life here?', cy: 'Sut mae bywyd yma?' };

test('Welsh goes with the English that it was made from, and says so', () => {
  const now = withEnglish(BEGAN, 'How is the food?', BEGAN);
  expect(now).toEqual({ en: 'How is the food?', cy: '' });
  expect(isWelshGone(now, BEGAN)).toBe(true);
  expect(isWelshGone(BEGAN, BEGAN)).toBe(false);
});

test('it comes back with the English, so a letter too many costs nothing', () => {
  const now = withEnglish(BEGAN, 'How is life here??', BEGAN);
  expect(withEnglish(now, BEGAN.en, BEGAN)).toEqual(BEGAN);
});

test('what somebody wrote anew or brought back stays, however long the English is changed', () => {
  const anew = { ...withEnglish(BEGAN, 'How is the food', BEGAN), cy: 'Sut mae’r bwyd?' };
  expect(withEnglish(anew, 'How is the food?', BEGAN).cy).toBe('Sut mae’r bwyd?');
  const back = { ...withEnglish(BEGAN, 'How is life', BEGAN), cy: BEGAN.cy };
  expect(withEnglish(back, 'How is life at Larch House?', BEGAN).cy).toBe(BEGAN.cy);
  expect(isWelshGone(back, BEGAN)).toBe(false);
});

test.each([
  ['of a new question', undefined],
  ['of words that had none', { en: 'Anything else?', cy: '' }],
])('no Welsh is missed %s', (_what, began) => {
  const now = withEnglish({ en: 'Anything else?', cy: '' }, 'Anything you would change?', began);
  expect(now).toEqual({ en: 'Anything you would change?', cy: '' });
  expect(isWelshGone(now, began)).toBe(false);
});
