import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, placeCard } from './place-card.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const CARD = { width: 360, height: 260 };

test('below what is lit, above it, or beside it, where there is room', () => {
  expect(placeCard({ x: 16, y: 100, width: 358, height: 80 }, CARD, PHONE)).toEqual({ x: 15, y: 194 });
  expect(placeCard({ x: 150, y: 760, width: 80, height: 80 }, CARD, PHONE).y).toBeLessThan(760 - CARD.height);
  expect(placeCard({ x: 100, y: 60, width: 500, height: 800 }, CARD, DESK).x).toBeGreaterThan(600);
  expect(placeCard({ x: 900, y: 60, width: 500, height: 800 }, CARD, DESK).x).toBeLessThan(900 - CARD.width);
  expect(placeCard(null, CARD, DESK)).toEqual({ x: 540, y: 320 });
});

test('the words are always wholly on the page, wherever the element is', () => {
  const size = fc.record({ width: fc.integer({ min: 320, max: 2000 }), height: fc.integer({ min: 480, max: 1400 }) });
  const somewhere = fc.record({
    x: fc.integer({ min: -500, max: 2500 }),
    y: fc.integer({ min: -500, max: 2500 }),
    width: fc.integer({ min: 1, max: 2000 }),
    height: fc.integer({ min: 1, max: 3000 }),
  });
  fc.assert(
    fc.property(size, somewhere, (page, element) => {
      const card = { width: Math.min(360, page.width - 24), height: 300 };
      const lit = boxAround(element, page);
      const { x, y } = placeCard(lit, card, page);
      expect(x).toBeGreaterThanOrEqual(12);
      expect(y).toBeGreaterThanOrEqual(12);
      expect(x + card.width).toBeLessThanOrEqual(page.width - 12);
      expect(y + card.height).toBeLessThanOrEqual(page.height - 12);
    }),
  );
});
