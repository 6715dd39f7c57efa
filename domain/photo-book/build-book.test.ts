import { expect, it } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { buildBook } from './build-book.ts';
import type { BookMaterial } from './build-book.ts';
import { BookWords, MOST_INSIDE, bookWordsOf } from './photo-book.ts';
import type { BookPage, PhotoBook } from './photo-book.ts';

const NEWEST = '2026-11-20';
const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** So many moments that somebody keeps or not, one every three days, the newest first. */
const moments = (count: number, { kept = () => true }: { kept?: (place: number) => boolean } = {}) =>
  Array.from({ length: count }, (_, place): BookMaterial['moments'][number] => ({
    id: idOf(place),
    report_id: idOf(1_000 + place),
    day: addDays(NEWEST, -3 * place),
    title: 'Tea dance',
    icon: 'music',
    tint: 'plum',
    response: 'loved',
    words: '',
    quote: 'Once more',
    is_kept: kept(place),
  }));

const photo = (number: number, day: string, report_id: string | null = null): BookMaterial['photos'][number] => ({
  id: idOf(5_000 + number),
  thumb: '',
  screen: '',
  width: 3,
  height: 2,
  taken_on: day,
  caption: '',
  others: 0,
  covered: 0,
  report_id,
});

const photosEveryThirdDay = (count: number) =>
  Array.from({ length: count }, (_, place) => photo(place, addDays(NEWEST, -3 * place)));

const daysIn = (pages: BookPage[], of: Pick<BookMaterial, 'photos' | 'moments'>) =>
  pages.flatMap(({ photo_ids, family_update_id }) => [
    ...of.photos.flatMap(({ id, taken_on }) => (photo_ids.includes(id) ? [taken_on] : [])),
    ...of.moments.flatMap(({ id, day }) => (id === family_update_id ? [day] : [])),
  ]);

it.each([39, 40, 100])('with %i moments a book is full, and has the newest and the oldest month', (count) => {
  const material = { photos: [], moments: moments(count), stories: [] };
  const pages = buildBook('life', material);
  expect(pages.length).toBeLessThanOrEqual(MOST_INSIDE);
  expect(pages.length).toBeGreaterThan(MOST_INSIDE - 2);
  const days = daysIn(pages, material);
  expect(days).toEqual(days.toSorted());
  expect(days.at(-1)).toBe(NEWEST);
});

it('gives every month its share of a hundred photos with words', () => {
  const told = moments(100, { kept: () => false });
  const photos = told.map(({ day, report_id }, place) => photo(place, day, report_id));
  const kept = told.map((moment, place) => ({ ...moment, is_kept: place === 77 }));
  const material = { photos, moments: kept, stories: [] };
  const pages = buildBook('life', material);
  expect(pages).toHaveLength(MOST_INSIDE);
  const months = (days: string[]) => new Set(days.map((day) => day.slice(0, 7)));
  expect(months(daysIn(pages, material))).toEqual(months(photos.map(({ taken_on }) => taken_on)));
  expect(pages.some(({ family_update_id }) => family_update_id === idOf(77))).toBe(true);
});

it('has the newest of eighty photos in it', () => {
  const material = { photos: photosEveryThirdDay(80), moments: [], stories: [] };
  const pages = buildBook('life', material);
  expect(pages.length).toBeLessThanOrEqual(MOST_INSIDE);
  expect(daysIn(pages, material)).toContain(NEWEST);
});

it('tells a moment once, however many photos there are of it', () => {
  const [dance] = moments(1);
  const report_id = dance?.report_id ?? null;
  const photos = [1, 2, 3, 4, 5].map((number) => photo(number, NEWEST, report_id));
  const pages = buildBook('life', { photos, moments: dance ? [dance] : [], stories: [] });
  expect(pages.map(({ layout }) => layout)).toEqual(['month', 'photo_words', 'two', 'two']);
  expect(pages.flatMap(({ photo_ids }) => photo_ids)).toHaveLength(5);
});

it('writes a book as it is read in the order in which the contract writes it', () => {
  const page = {
    key: 'one',
    layout: 'month',
    month: '2026-11',
    words: '',
    photos: [],
    moment: null,
    story: null,
  } as const;
  const book = { title: 'A year', subtitle: '', cover: null, family_may_edit: true, pages: [page] };
  const words = bookWordsOf(book as unknown as PhotoBook);
  expect(JSON.stringify(words)).toBe(JSON.stringify(BookWords.parse(words)));
});
