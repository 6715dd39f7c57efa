import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookWordsOf } from '@heartsease/domain/photo-book/photo-book.ts';
import type { BookPage, BookWords, PhotoBook } from '@heartsease/domain/photo-book/photo-book.ts';
import {
  getEarlierBook,
  getPhotoBook,
  listEarlierBooks,
  restoreBook,
  savePhotoBook,
} from '@heartsease/domain/photo-book/photo-books.endpoints.ts';
import { withdrawPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let nadia: Asker;
let sarah: Asker;
let andrew: Asker;
let eileen = '';
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  eileen = facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
  nadia = await world.as('coordinator@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  andrew = await world.as('andrew.campbell@larch-house.example');
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const bookOf = async (asker: Asker) => (await asker.asks(getPhotoBook, { resident_id: eileen })).body;
const historyOf = async (asker: Asker) => (await asker.asks(listEarlierBooks, { resident_id: eileen })).body.items;
const restored = async (asker: Asker, input: { base_version: number; version: number }) =>
  await asker.asks(restoreBook, { ...write(), resident_id: eileen, ...input });

async function save(asker: Asker, change: (words: BookWords) => Partial<BookWords>): Promise<PhotoBook> {
  const stands = await bookOf(asker);
  const words = bookWordsOf(stands);
  const { body, status } = await asker.asks(savePhotoBook, {
    ...write(),
    resident_id: eileen,
    base_version: stands.version,
    ...words,
    ...change(words),
  });
  expect(status).toBe(200);
  return body;
}

const own = (key: string, words: string): BookPage => ({
  key,
  layout: 'words',
  photo_ids: [],
  family_update_id: null,
  life_story_item_id: null,
  month: null,
  words,
});
const byOf = ({ pages }: PhotoBook, key: string) => pages.find((page) => page.key === key)?.by;

test('who put a page into a book, and who wrote anew what stands on it, is told beside it', async () => {
  const ofNadia = await save(nadia, ({ pages }) => ({ pages: [...pages, own('hers', 'She sang all day.')] }));
  expect(byOf(ofNadia, 'hers')).toBe('Nadia');
  const ofSarah = await save(sarah, ({ pages }) => ({ pages: [...pages, own('mine', 'Keep singing, Mum.')] }));
  expect([byOf(ofSarah, 'hers'), byOf(ofSarah, 'mine')]).toEqual(['Nadia', 'Sarah']);
  expect(ofSarah.contributors).toEqual(['Nadia', 'Sarah']);
  // To move a page is not to write it.
  const moved = await save(nadia, ({ pages }) => ({ pages: pages.toReversed() }));
  expect([byOf(moved, 'hers'), byOf(moved, 'mine')]).toEqual(['Nadia', 'Sarah']);
  const written = await save(nadia, ({ pages }) => ({
    pages: pages.map((page) => (page.key === 'mine' ? { ...page, words: 'Keep on.' } : page)),
  }));
  expect(byOf(written, 'mine')).toBe('Nadia');
  // The first pages were made by the book itself, or before anybody was written down.
  expect(written.pages.some(({ by }) => by === null)).toBe(true);
});

test('of others in the circle a relative is not told by name', async () => {
  const book = await save(sarah, ({ pages }) => ({ pages: [...pages, own('hidden', 'From Sarah.')] }));
  expect(book.contributors).toContain('Sarah');
  await asOwner(
    world.ownerUrl,
    async (client) =>
      await client.query(
        `insert into relative_links (id, care_home_id, resident_id, account_id, relationship, access_level, status)
         select gen_random_uuid(), m.care_home_id, $1, a.id, 'friend', 'family', 'active'
           from accounts a join memberships m on m.account_id = a.id
          where a.email = 'andrew.campbell@larch-house.example'`,
        [eileen],
      ),
  );
  const ofAndrew = await bookOf(andrew);
  expect(byOf(ofAndrew, 'hidden')).toBeNull();
  expect(ofAndrew).toMatchObject({ changed_by: null, contributors: ['Nadia'] });
  expect((await historyOf(andrew))[0]).toMatchObject({ by: null });
  expect((await historyOf(nadia))[0]).toMatchObject({ by: 'Sarah' });
});

test('an earlier book can be read and brought back, and what stood is kept beside it', async () => {
  const first = await save(nadia, () => ({ title: 'The first' }));
  const second = await save(sarah, ({ pages }) => ({ title: 'The second', pages: pages.slice(0, 3) }));
  expect((await historyOf(sarah)).slice(0, 2)).toMatchObject([
    { version: second.version, title: 'The second', pages: 3, by: 'Sarah' },
    { version: first.version, title: 'The first', by: 'Nadia' },
  ]);
  const { body: earlier } = await sarah.asks(getEarlierBook, { resident_id: eileen, version: first.version });
  expect(earlier).toMatchObject({ title: 'The first', version: first.version, changed_by: 'Nadia' });
  expect(earlier.pages.map(({ key }) => key)).toEqual(first.pages.map(({ key }) => key));
  expect(await bookOf(sarah)).toMatchObject({ title: 'The second' });

  const late = await restored(sarah, { base_version: first.version, version: first.version });
  expect(late).toMatchObject({ status: 409, body: { current: { title: 'The second' } } });
  const back = await restored(sarah, { base_version: second.version, version: first.version });
  expect(back).toMatchObject({ status: 200, body: { title: 'The first', version: second.version + 1 } });
  expect(back.body.pages.map(({ key, by }) => [key, by])).toEqual(first.pages.map(({ key, by }) => [key, by]));
  expect((await historyOf(sarah)).slice(0, 2)).toMatchObject([
    { version: second.version + 1, title: 'The first', by: 'Sarah' },
    { version: second.version, title: 'The second' },
  ]);
});

test('words that staff took out of a book are in no earlier one for a relative, nor come back through them', async () => {
  const told = 'A word too many.';
  const before = await save(nadia, ({ pages }) => ({ pages: [...pages, own('slip', told)] }));
  const after = await save(nadia, ({ pages }) => ({ pages: pages.filter(({ key }) => key !== 'slip') }));
  const earlier = { resident_id: eileen, version: before.version };
  const wordsOf = ({ pages }: PhotoBook) => pages.map(({ words }) => words);
  expect(wordsOf((await nadia.asks(getEarlierBook, earlier)).body)).toContain(told);
  expect(wordsOf((await sarah.asks(getEarlierBook, earlier)).body)).not.toContain(told);
  const back = await restored(sarah, { base_version: after.version, version: before.version });
  expect(back.status).toBe(200);
  expect(wordsOf(await bookOf(nadia))).not.toContain(told);
});

test('what was taken back since is in no earlier book either', async () => {
  const book = await bookOf(nadia);
  const photo_id = book.pages.flatMap(({ photos }) => photos)[0]?.id ?? '';
  await save(nadia, () => ({ title: 'With one photo less' }));
  await nadia.asks(withdrawPhoto, { ...write(), photo_id });
  const { body } = await sarah.asks(getEarlierBook, { resident_id: eileen, version: book.version });
  expect(body.pages.length).toBeGreaterThan(0);
  expect(body.pages.flatMap(({ photos }) => photos).map(({ id }) => id)).not.toContain(photo_id);
});

test('whoever may not change a book finds nothing of what it was, nor what was never saved', async () => {
  const { version } = await bookOf(nadia);
  expect((await nadia.asks(getEarlierBook, { resident_id: eileen, version: version + 1 })).status).toBe(404);
  await save(nadia, () => ({ family_may_edit: false }));
  expect((await sarah.asks(listEarlierBooks, { resident_id: eileen })).status).toBe(404);
  expect((await sarah.asks(getEarlierBook, { resident_id: eileen, version })).status).toBe(404);
  expect((await restored(sarah, { base_version: version + 1, version })).status).toBe(404);
});

test('a book that was saved before there was a history is its first', async () => {
  await asOwner(world.ownerUrl, async (client) => await client.query('delete from photo_book_versions'));
  const before = await bookOf(nadia);
  expect(await historyOf(nadia)).toMatchObject([{ version: before.version, title: before.title }]);
  await save(nadia, () => ({ title: 'Anew' }));
  expect((await historyOf(nadia)).map(({ version }) => version)).toEqual([before.version + 1, before.version]);
});
