import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_INSIDE } from '../photo-book/photo-book.ts';
import { addDays } from '../time/calendar.ts';
import type { FamilyBookPage } from './family-book.ts';
import { coverOfFamily, layFamilyBook, printedParts } from './lay-family-book.ts';

const page = (more: Partial<FamilyBookPage> = {}): FamilyBookPage => ({
  id: 'a page',
  version: 1,
  day: '2026-11-20',
  idea: null,
  words: 'We walked to the weir.',
  photo: null,
  by: 'Hilary',
  changed_by: 'Hilary',
  changed_at: '2026-11-20T12:00:00Z',
  ...more,
});
const photo = { id: 'a photo', thumb: '/thumb', screen: '/screen', width: 4, height: 3 };
const idea = {
  activity_id: 'dominoes',
  title: 'Dominoes',
  icon: 'dots-six',
  tint: 'plum',
  welsh: { title: 'Dominos', summary: '' },
};

test('each month has a page that begins it, and each page its place by what stands on it', () => {
  const pages = [
    page({ id: 'words' }),
    page({ id: 'both', photo }),
    page({ id: 'photo', photo, words: '' }),
    page({ id: 'idea', day: '2026-10-31', idea, words: '', photo }),
  ];
  expect(layFamilyBook(pages, 'en').map(({ key, layout }) => [key, layout])).toEqual([
    ['month-2026-11', 'month'],
    ['words', 'words'],
    ['both', 'photo_words'],
    ['photo', 'photo'],
    ['month-2026-10', 'month'],
    ['idea', 'photo_words'],
  ]);
});

test('what they did is said in the reader’s language, with its day', () => {
  const [, drawn] = layFamilyBook([page({ idea })], 'cy');
  expect(drawn).toMatchObject({ words: 'We walked to the weir.', moment: { title: 'Dominos', day: '2026-11-20' } });
  const [, english] = layFamilyBook([page({ idea })], 'en');
  expect(english?.moment?.title).toBe('Dominoes');
});

test('a page without an idea tells its day all the same', () => {
  expect(layFamilyBook([page()], 'en')[1]).toMatchObject({ moment: null, day: '2026-11-20' });
});

test('the cover is the newest photo; without one there is none', () => {
  const newest = [page(), page({ photo: { ...photo, id: 'newer' } }), page({ photo })];
  expect(coverOfFamily(newest)).toMatchObject({ id: 'newer', taken_on: '2026-11-20' });
  expect(coverOfFamily([page()])).toBeNull();
});

test('printed, every page stands in one part, in the order of its day, and no part is longer than can be bound', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 200 }), (ago) => {
      const days = ago.map((days) => addDays('2026-11-20', -days)).toSorted((one, other) => other.localeCompare(one));
      const pages = days.map((day, place) => page({ id: String(place), day }));
      const parts = printedParts(pages);
      expect(parts.flat().map(({ id }) => id)).toEqual(pages.map(({ id }) => id).toReversed());
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        expect(layFamilyBook(part, 'en').length).toBeLessThanOrEqual(MOST_INSIDE);
      }
    }),
  );
});

test('a full part stays as it is when the book grows', () => {
  const grown = Array.from({ length: 90 }, (_, place) =>
    page({ id: String(place), day: addDays('2026-11-20', -place) }),
  );
  const [first] = printedParts(grown);
  const [before] = printedParts(grown.slice(40));
  expect(first).toEqual(before);
});
