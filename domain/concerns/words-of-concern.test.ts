import { expect, test } from 'vitest';
import { readsLikeConcern } from './words-of-concern.ts';

test.each([
  'There is a new bruise on her left arm',
  'Bruising on both wrists, unexplained',
  'He said the night carer was rough with him',
  'She is scared of one of the men on the wing',
  'Frank told me somebody hit him',
  'Her purse was missing again after the visit',
  'She said she wants to die',
  'They shouted at her in the corridor',
  'He was left in wet sheets',
  'SHE FLINCHED when he came near',
  'Mae clais ar ei braich',
])('“%s” reads like a worry about somebody’s safety', (text) => {
  expect(readsLikeConcern(text)).toBe(true);
});

test.each([
  '',
  'She sang every verse and laughed at the end',
  'He kept the beat and clapped along',
  'Ate all of her scones, asked for the white ones',
  'Tired after the garden, went to bed early',
  'We talked about the white cliffs and her sister',
  'Chosen: the pale blue wool',
  'A little tearful when the song came on, then smiled',
  'Beat his brother at dominoes',
  'She was not afraid to try',
  'Hithermost bed weeded',
])('“%s” does not', (text) => {
  expect(readsLikeConcern(text)).toBe(false);
});

test('a very long text is looked through at once', () => {
  const began = performance.now();
  readsLikeConcern('left in the hall '.repeat(10_000));
  expect(performance.now() - began).toBeLessThan(500);
});
