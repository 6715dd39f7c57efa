import { expect, test } from 'vitest';
import { endOffer, offerUndo, offeredFor, prolongOffer } from './undo-offers.ts';

test('a log may be taken back for ten seconds', () => {
  offerUndo('chair yoga', 1_000);
  expect(offeredFor('chair yoga', 1_000)).toBe(10_000);
  expect(offeredFor('chair yoga', 10_999)).toBe(1);
  expect(offeredFor('chair yoga', 11_000)).toBe(0);
});

test('whoever holds it has more time', () => {
  offerUndo('bread baking', 0);
  prolongOffer('bread baking', 3_000);
  expect(offeredFor('bread baking', 12_000)).toBe(1_000);
});

test('an offer that was taken is over, and there is none for what was not saved', () => {
  offerUndo('dominoes', 0);
  endOffer('dominoes');
  expect(offeredFor('dominoes', 1)).toBe(0);
  expect(offeredFor('unknown', 1)).toBe(0);
});
