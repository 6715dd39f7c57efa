import { expect, test } from 'vitest';
import { chainFrom, linksBetween, nameOf, startsWatched } from './photo-chain.ts';
import type { PageStart, PhotoPage } from './photo-chain.ts';

type Page = PhotoPage<{ id: string }>;

/** A list of photos 1, 2, 3 …, of which pages of ten are known. */
const pageOf = (first: number, ways: Partial<Page> = {}): Page => ({
  items: Array.from({ length: 10 }, (_, at) => ({ id: `photo ${first + at}` })),
  next_cursor: `behind ${first + 9}`,
  previous_cursor: null,
  ...ways,
});
const knowing = (pages: Record<string, Page>) => (start: PageStart) => pages[nameOf(start)];
const three = knowing({ '': pageOf(1), 'behind 10': pageOf(11), 'behind 20': pageOf(21) });
const VIEW = { from: 0, to: 0, openId: null, endSeen: null };
const names = (starts: PageStart[]) => starts.map(nameOf);

test('pages follow each other as far as they are known', () => {
  const chain = chainFrom({}, three);
  expect(chain.links.flatMap(({ page }) => page.items.map(({ id }) => id))).toEqual(
    Array.from({ length: 30 }, (_, at) => `photo ${at + 1}`),
  );
  expect([chain.before, chain.after]).toEqual([null, { cursor: 'behind 30' }]);
  expect(chainFrom({}, knowing({})).after).toEqual({});
});

test('a list that begins with a photo goes on before it too', () => {
  const around = knowing({
    'photo 21': pageOf(21, { previous_cursor: 'before 21', next_cursor: null }),
    'before 21': pageOf(11, { previous_cursor: 'before 11', next_cursor: null }),
  });
  const chain = chainFrom({ from_photo_id: 'photo 21' }, around);
  expect(chain.links.map(({ page }) => page.items[0]?.id)).toEqual(['photo 11', 'photo 21']);
  expect([chain.before, chain.after]).toEqual([{ cursor: 'before 11' }, null]);
});

test('of a long list only what is in view is kept new', () => {
  const chain = chainFrom({}, three);
  expect(names(startsWatched(chain, VIEW))).toEqual(['']);
  expect(names(startsWatched(chain, { ...VIEW, ...linksBetween(chain, 8, 12) }))).toEqual(['', 'behind 10']);
  expect(names(startsWatched(chain, { ...VIEW, ...linksBetween(chain, 14, 15) }))).toEqual(['behind 10']);
  expect(names(startsWatched(chain, { ...VIEW, from: 5, to: 5 }))).toEqual(['behind 20']);
});

test('what comes next is fetched before the last photo that is large, and at the end of the list once', () => {
  const chain = chainFrom({}, three);
  expect(names(startsWatched(chain, { ...VIEW, openId: 'photo 15' }))).toEqual(['', 'behind 10']);
  expect(names(startsWatched(chain, { ...VIEW, openId: 'photo 29' }))).toEqual(['', 'behind 20', 'behind 30']);
  expect(names(startsWatched(chain, { ...VIEW, endSeen: 'behind 30' }))).toEqual(['', 'behind 30']);
  // Seen before the last page came: not the one behind that.
  expect(names(startsWatched(chain, { ...VIEW, endSeen: 'behind 20' }))).toEqual(['']);
});

test('until the first page is there, that one is fetched', () => {
  expect(startsWatched(chainFrom({ from_photo_id: 'photo 7' }, knowing({})), VIEW)).toEqual([
    { from_photo_id: 'photo 7' },
  ]);
});
