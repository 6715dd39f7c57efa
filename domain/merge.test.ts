import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFields } from './merge.ts';

const base = { room: '12', faith: '', languages: ['English'] };

test('what only one of two changed stands without a question', () => {
  const mine = { ...base, room: '14' };
  const stands = { ...base, languages: ['Welsh', 'English'] };
  expect(mergeFields({ base, mine, stands })).toEqual({
    merged: { room: '14', faith: '', languages: ['Welsh', 'English'] },
    clashes: [],
  });
});

test('what both changed, each another way, is for a person to decide; what stands is kept until then', () => {
  const { merged, clashes } = mergeFields({
    base,
    mine: { ...base, room: '14' },
    stands: { ...base, room: '15' },
  });
  expect([merged.room, clashes]).toEqual(['15', ['room']]);
});

test('both the same is no question', () => {
  const same = { ...base, faith: 'Chapel' };
  expect(mergeFields({ base, mine: same, stands: same })).toEqual({ merged: same, clashes: [] });
});

test('nobody’s word is lost: it stands, or it is asked about, or its author took it back', () => {
  const words = fc.constantFrom('a', 'b', 'c');
  const record = fc.record({ one: words, two: words });
  fc.assert(
    fc.property(record, record, record, (was, mine, stands) => {
      const { merged, clashes } = mergeFields({ base: was, mine, stands });
      const lost = (['one', 'two'] as const).filter((field) => {
        const isMineLost = mine[field] !== was[field] && merged[field] !== mine[field];
        const isTheirsLost = stands[field] !== was[field] && merged[field] !== stands[field];
        return !clashes.includes(field) && (isMineLost || isTheirsLost);
      });
      expect(lost).toEqual([]);
    }),
  );
});
