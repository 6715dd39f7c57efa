import { expect, test } from 'vitest';
import { BOOK_LAYOUTS, PHOTOS_ON } from '@heartsease/domain/photo-book/photo-book.ts';
import type { DrawnPage } from '@heartsease/domain/photo-book/drawn-book.ts';
import type { BookPhoto } from '@heartsease/domain/photo-book/photo-book.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { EDGE } from './book-parts.ts';
import { bookSheet } from './book-sheet.ts';

const LONG = 'We walked along the shore until the lamps were lit and the gulls had gone home. '.repeat(8).slice(0, 600);

const photo = (number: number, { width, height }: { width: number; height: number }): BookPhoto => ({
  id: `019a0000-0000-7000-8000-00000000000${number}`,
  thumb: '',
  screen: '',
  width,
  height,
  taken_on: '2026-11-20',
  caption: LONG.slice(0, 140),
  others: 0,
  covered: 0,
});

test.each([
  ['tall', { width: 3, height: 4 }],
  ['wide', { width: 16, height: 9 }],
])('words of 600 letters stand on every page as a whole, beside %s photos', async (_shape, size) => {
  const pages = BOOK_LAYOUTS.map((layout): DrawnPage => ({
    key: layout,
    layout,
    month: layout === 'month' ? '2026-11' : null,
    words: LONG,
    photos: [photo(1, size), photo(2, size)].slice(0, PHOTOS_ON[layout]),
    moment: null,
    story: null,
  }));
  const { pdf } = await bookSheet({
    book: { resident: { known_as: 'Eileen' }, kind: 'life', title: '', subtitle: '', cover: null, pages },
    home: 'Larch House',
    language: 'en',
    now: new Date(),
    has_bleed: false,
    pictures: async () => null,
  });
  const read = await readPdf(pdf);
  for (const { text, lowest } of read.pages.slice(1, 1 + pages.length)) {
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(LONG.slice(-40).trim());
    expect(lowest).toBeGreaterThanOrEqual(EDGE);
  }
});

test('what has no words takes no line of its own, and what has a title alone is told by it', async () => {
  const nothing = { month: null, words: '', photos: [], moment: null, story: null };
  const moment = {
    day: '2026-11-20',
    title: 'Whist for matchsticks',
    icon: 'spade',
    tint: 'brick',
    words: '',
    quote: null,
  };
  const story = {
    id: photo(1, { width: 4, height: 3 }).id,
    chapter: 'work',
    title: 'Forty years in the boxes',
  } as const;
  const pages: DrawnPage[] = [
    { ...nothing, key: 'photo', layout: 'photo', photos: [{ ...photo(1, { width: 4, height: 3 }), caption: '' }] },
    { ...nothing, key: 'moment', layout: 'words', moment },
    { ...nothing, key: 'story', layout: 'story', story: { ...story, body: '', years: '', place: '' } },
    { ...nothing, key: 'taken-back', layout: 'story', words: 'He told it better.' },
  ];
  const { pdf } = await bookSheet({
    book: { resident: { known_as: 'Frank' }, kind: 'life', title: '', subtitle: '', cover: null, pages },
    home: 'Larch House',
    language: 'en',
    now: new Date(),
    has_bleed: false,
    pictures: async () => null,
  });
  const read = await readPdf(pdf);
  const said = (role: string) =>
    read.pages
      .slice(1, 1 + pages.length)
      .map((page) => partsWith(role, { ...read, pages: [page] }).map(({ text }) => text.trim()));
  expect(said('P')).toEqual([['20 November 2026'], ['Friday 20 November'], [], ['He told it better.']]);
  expect(said('H2')).toEqual([[], ['Whist for matchsticks'], ['Forty years in the boxes'], []]);
});
