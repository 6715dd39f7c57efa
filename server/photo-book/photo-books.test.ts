import { writeFileSync } from 'node:fs';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FEWEST_PAGES, MOST_INSIDE, bookWordsOf } from '@heartsease/domain/photo-book/photo-book.ts';
import type { PhotoBook } from '@heartsease/domain/photo-book/photo-book.ts';
import {
  getBookCover,
  getPhotoBook,
  listBookMaterial,
  listPhotoBooks,
  printPhotoBook,
  savePhotoBook,
} from '@heartsease/domain/photo-book/photo-books.endpoints.ts';
import { withdrawPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { withdrawUpdate } from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let [nadia, sarah, andrew]: Asker[] = [];
let eileen = '';
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  eileen = facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
  [nadia, sarah, andrew] = await Promise.all(
    ['coordinator', 'relative', 'andrew.campbell'].map((who) => world.as(`${who}@larch-house.example`)),
  );
});
afterAll(async () => await world.close());

function who(asker: Asker | undefined): Asker {
  if (asker === undefined) throw new Error('nobody is signed in');
  return asker;
}
const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const bookOf = async (asker: Asker | undefined, resident_id = eileen) =>
  (await who(asker).asks(getPhotoBook, { resident_id })).body;
const photosIn = ({ cover, pages }: PhotoBook) =>
  new Set([cover, ...pages.flatMap(({ photos }) => photos)].flatMap((photo) => photo?.id ?? []));
const owner = async (statement: string, values: unknown[]) =>
  await asOwner(world.ownerUrl, async (client) => await client.query(statement, values));

async function pdfOf(asker: Asker | undefined, { has_bleed = false, resident_id = eileen } = {}) {
  const { body } = await who(asker).asks(printPhotoBook, { resident_id, has_bleed });
  const response = await fetch(`${world.address}${body.address}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (process.env['KEEP_BOOKS'])
    writeFileSync(`${process.env['KEEP_BOOKS']}/${has_bleed ? 'cut-' : ''}${body.file_name}`, bytes);
  return { status: response.status, bytes };
}

test('a daughter finds the book that staff have begun, and her circle finds no other', async () => {
  const book = await bookOf(sarah);
  expect(book).toMatchObject({ kind: 'life', title: 'A year with Eileen', may_edit: true, may_lead: false });
  expect(book.pages.length).toBeGreaterThanOrEqual(10);
  expect((await who(andrew).asks(getPhotoBook, { resident_id: eileen })).status).toBe(404);
  const { body } = await who(sarah).asks(listPhotoBooks, {});
  expect(body.items.map(({ known_as }) => known_as)).toEqual(['Eileen']);
  expect((await who(nadia).asks(listPhotoBooks, {})).body.items.length).toBeGreaterThan(30);
});

test('a book that nobody has changed builds itself from what was shared, and has no name of others in it', async () => {
  const joyce = facts.residents.find(({ known_as }) => known_as === 'Joyce')?.id ?? '';
  const book = await bookOf(andrew, joyce);
  expect(book).toMatchObject({ version: 0, title: '' });
  expect(photosIn(book).size).toBeGreaterThan(0);
  expect(JSON.stringify(book)).not.toMatch(/Eileen|Mei-Ling Chan/u);
});

test('staff see a book with the eyes of the family: whoever is covered for them is covered here too', async () => {
  const [ofStaff, ofFamily] = [await bookOf(nadia), await bookOf(sarah)];
  expect(photosIn(ofStaff)).toEqual(photosIn(ofFamily));
  const photos = ofStaff.pages.flatMap((page) => page.photos);
  expect(photos.some(({ covered }) => covered > 0)).toBe(true);
  const covers = new Map(ofFamily.pages.flatMap((page) => page.photos.map(({ id, covered }) => [id, covered])));
  for (const { id, covered } of photos) expect(covers.get(id)).toBe(covered);
});

test('what two save at once is not lost: the second is told how it stands', async () => {
  const book = await bookOf(nadia);
  const base_version = book.version;
  const words = bookWordsOf(book);
  const first = await who(nadia).asks(savePhotoBook, {
    ...write(),
    resident_id: eileen,
    base_version,
    ...words,
    title: 'Eileen’s year',
    pages: words.pages.toReversed(),
  });
  expect(first).toMatchObject({ status: 200, body: { title: 'Eileen’s year', version: base_version + 1 } });
  expect(first.body.pages.map(({ key }) => key)).toEqual(book.pages.map(({ key }) => key).toReversed());
  const second = await who(sarah).asks(savePhotoBook, { ...write(), resident_id: eileen, base_version, ...words });
  expect(second).toMatchObject({ status: 409, body: { current: { title: 'Eileen’s year' } } });
});

test('a book that is saved as it stands stays the version that it is', async () => {
  const { version, ...stands } = await bookOf(nadia);
  const words = bookWordsOf({ version, ...stands });
  const again = { ...write(), resident_id: eileen, base_version: version, ...words };
  expect(await who(nadia).asks(savePhotoBook, again)).toMatchObject({ status: 200, body: { version } });
  // Also for whoever has an older one before them: nothing of anybody's is lost.
  const older = { ...again, ...write(), base_version: version - 1 };
  expect(await who(nadia).asks(savePhotoBook, older)).toMatchObject({ status: 200, body: { version } });
});

test('who looks at a cover has seen nothing inside; who is handed moments to choose from has seen them', async () => {
  const seen = async () => {
    const { rows } = await owner(
      `select v.family_update_id as id from family_update_views v join accounts a on a.id = v.account_id
        where a.email = 'relative@larch-house.example'`,
      [],
    );
    return rows.map(({ id }: { id: string }) => id);
  };
  await owner('delete from family_update_views', []);
  const { body: cover } = await who(sarah).asks(getBookCover, { resident_id: eileen });
  expect(cover).toMatchObject({ kind: 'life', has_pages: true, resident: { known_as: 'Eileen' } });
  expect(await seen()).toEqual([]);
  const { body } = await who(sarah).asks(listBookMaterial, { resident_id: eileen });
  expect(body.moments.length).toBeGreaterThan(0);
  expect((await seen()).toSorted()).toEqual(body.moments.map(({ id }) => id).toSorted());
  await who(nadia).asks(listBookMaterial, { resident_id: eileen });
  expect(await seen()).toHaveLength(body.moments.length);
});

test('a book is not drawn without its pictures while the files can’t be read', async () => {
  const away = vi.spyOn(world.app.files, 'read').mockRejectedValue(new Error('The store of files answered 500'));
  expect((await pdfOf(nadia)).status).toBe(503);
  away.mockRestore();
  expect((await pdfOf(nadia)).status).toBe(200);
});

test('family change a book as long as the home leaves it to them, and never say who may', async () => {
  const book = await bookOf(sarah);
  const save = async (asker: Asker | undefined, more: object) => {
    const { version, ...stands } = await bookOf(asker);
    const words = bookWordsOf({ version, ...stands });
    return await who(asker).asks(savePhotoBook, {
      ...write(),
      resident_id: eileen,
      base_version: version,
      ...words,
      ...more,
    });
  };
  expect((await save(sarah, { subtitle: 'By Sarah', family_may_edit: false })).body).toMatchObject({
    subtitle: 'By Sarah',
    family_may_edit: true,
    changed_by: book.resident.known_as === 'Eileen' ? 'Sarah' : '',
  });
  expect((await save(nadia, { family_may_edit: false })).status).toBe(200);
  expect(await bookOf(sarah)).toMatchObject({ may_edit: false });
  expect((await save(sarah, { subtitle: 'Again' })).status).toBe(404);
  expect((await who(sarah).asks(listBookMaterial, { resident_id: eileen })).status).toBe(404);
  await save(nadia, { family_may_edit: true });
});

test('a photo of somebody else can be named, and is not shown by it', async () => {
  const { version, ...stands } = await bookOf(sarah);
  const { rows } = await owner(
    `select id from photos p where care_home_id = $1 and not exists (
       select from photo_subjects s where s.photo_id = p.id and s.resident_id = $2)`,
    [facts.care_home_id, eileen],
  );
  const photo_ids = rows.slice(0, 1).map(({ id }: { id: string }) => id);
  const page = { key: 'sly', layout: 'photo', photo_ids, month: null, words: 'Look' } as const;
  const words = bookWordsOf({ version, ...stands });
  const { body } = await who(sarah).asks(savePhotoBook, {
    ...write(),
    resident_id: eileen,
    base_version: version,
    ...words,
    pages: [...words.pages, { ...page, family_update_id: null, life_story_item_id: null }],
  });
  expect(body.pages.at(-1)).toMatchObject({ key: 'sly', photos: [] });
});

test('a printed book is A4 across, has 12 pages at least, and is read aloud in order', async () => {
  const { status, bytes } = await pdfOf(nadia);
  expect(status).toBe(200);
  const pdf = await readPdf(bytes);
  expect(pdf).toMatchObject({ title: 'Eileen’s year', language: 'en-GB', is_tagged: true });
  expect(pdf.pages.length).toBeGreaterThanOrEqual(FEWEST_PAGES);
  for (const { width, height } of pdf.pages) expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
  expect(pdf.pages[0]?.text).toContain('Eileen’s year');
  expect(partsWith('Figure', pdf).length).toBeGreaterThanOrEqual(3);
  const cut = await readPdf((await pdfOf(nadia, { has_bleed: true })).bytes);
  expect(cut.pages.length).toBe(pdf.pages.length);
  // 9 mm more on every side: 3 to cut off, 6 for the marks.
  expect(Math.round(cut.pages[0]?.width ?? 0)).toBe(893);
});

test('what is taken back is gone from the book at once, also from its address and its PDF', async () => {
  const before = await bookOf(sarah);
  const photo = before.pages.flatMap((page) => page.photos)[0];
  const moment = before.pages.find((page) => page.moment !== null)?.moment;
  const address = `${world.address}${photo?.screen ?? ''}`;
  expect((await fetch(address)).status).toBe(200);
  const figures = async () => partsWith('Figure', await readPdf((await pdfOf(sarah)).bytes)).length;
  const drawn = await figures();
  await who(nadia).asks(withdrawPhoto, { ...write(), photo_id: photo?.id ?? '' });
  await who(nadia).asks(withdrawUpdate, {
    ...write(),
    family_update_id: moment?.id ?? '',
    reason: 'Shared by mistake',
  });
  expect((await fetch(address)).status).toBe(404);
  const after = await bookOf(sarah);
  expect(photosIn(after)).not.toContain(photo?.id);
  expect(after.pages.flatMap((page) => page.moment?.id ?? [])).not.toContain(moment?.id);
  expect(await figures()).toBeLessThan(drawn);
});

test('an address is for one book of one sign-in, and for minutes', async () => {
  const { body } = await who(sarah).asks(printPhotoBook, { resident_id: eileen, has_bleed: false });
  const joyce = facts.residents.find(({ known_as }) => known_as === 'Joyce')?.id ?? '';
  expect((await fetch(`${world.address}${body.address.replace(eileen, joyce)}`)).status).toBe(404);
  world.clock.now = new Date(Date.now() + 6 * 60_000);
  expect((await fetch(`${world.address}${body.address}`)).status).toBe(404);
  world.clock.now = null;
});

test('after a death the memory book is there for a year, with the story in it; then it is not', async () => {
  const gone = async (status: string, ended_on: string | null) =>
    await owner('update residents set status = $1, ended_on = $2 where id = $3', [status, ended_on, eileen]);
  await gone('died', facts.today);
  const book = await bookOf(nadia);
  expect(book).toMatchObject({ kind: 'memory', version: 0, title: '' });
  expect(book.pages[0]?.layout).toBe('story');
  expect(photosIn(book).size).toBeGreaterThan(0);
  expect((await bookOf(sarah)).kind).toBe('memory');
  // A yes that would have run out by now counts on, for nobody can be asked again; one that had run out before does not.
  const agreedUntil = async (day: string) =>
    await owner(
      `update consents set review_on = $1 where resident_id = $2 and status = 'given' and purpose = 'photo_family_own'`,
      [day, eileen],
    );
  world.clock.now = new Date(Date.now() + 5 * 86_400_000);
  const later = await world.as('coordinator@larch-house.example');
  await agreedUntil(addDays(facts.today, 1));
  expect(photosIn(await bookOf(later)).size).toBeGreaterThan(0);
  await agreedUntil(addDays(facts.today, -1));
  expect(photosIn(await bookOf(later)).size).toBe(0);
  await agreedUntil(addDays(facts.today, 90));
  world.clock.now = null;
  const pdf = await readPdf((await pdfOf(nadia)).bytes);
  expect(pdf.pages[0]?.text).toContain('In memory of');
  // Also where the book of the days here was full.
  const { pages } = bookWordsOf(await bookOf(nadia));
  const full = Array.from({ length: MOST_INSIDE }, (_, place) => ({
    ...pages.at(-1),
    key: `own-${place}`,
    layout: 'words',
    words: `Page ${place}`,
    life_story_item_id: null,
    photo_ids: [],
  }));
  await owner(`update photo_books set pages = $1 where resident_id = $2 and kind = 'life'`, [
    JSON.stringify(full),
    eileen,
  ]);
  const long = await bookOf(nadia);
  expect(long.pages).toHaveLength(MOST_INSIDE);
  expect(long.pages[0]?.layout).toBe('story');
  const kept = await who(nadia).asks(savePhotoBook, {
    ...write(),
    resident_id: eileen,
    base_version: 0,
    ...bookWordsOf(long),
  });
  expect(kept).toMatchObject({ status: 200, body: { version: 1 } });
  await owner(`update residents set ended_on = $1::date - 366 where id = $2`, [facts.today, eileen]);
  expect((await who(nadia).asks(getPhotoBook, { resident_id: eileen })).status).toBe(404);
  await gone('active', null);
});

test('a paused relative finds no book', async () => {
  const link = async (status: string) =>
    await owner(
      `update relative_links l set status = $1 from accounts a
        where a.id = l.account_id and a.email = 'relative@larch-house.example' and l.resident_id = $2`,
      [status, eileen],
    );
  await link('paused');
  expect([403, 404]).toContain((await who(sarah).asks(getPhotoBook, { resident_id: eileen })).status);
  await link('active');
});
