import { expect, test } from 'vitest';
import { BOOK_LAYOUTS, PHOTOS_ON } from '@heartsease/domain/photo-book/photo-book.ts';
import type { DrawnPage } from '@heartsease/domain/photo-book/drawn-book.ts';
import type { BookPhoto } from '@heartsease/domain/photo-book/photo-book.ts';
import { readPdf } from '../test/read-pdf.ts';
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
