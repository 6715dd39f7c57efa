import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  beginBookPhoto,
  getFamilyBook,
  printFamilyBook,
  removeBookPage,
  saveBookPage,
} from '@heartsease/domain/family-organisation/family-book.endpoints.ts';
import { listPhotoBooks } from '@heartsease/domain/photo-book/photo-books.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { logout } from '@heartsease/domain/session/session.endpoints.ts';
import { coreActivities, coreActivityId } from '../activities/core-activities.ts';
import { demoIds } from '../demo/ids.ts';
import { pictureSize } from '../files/picture-size.ts';
import { sweepPhotos, tidy } from '../jobs/tidy.ts';
import { addHome, setPackage } from '../test/homes.ts';
import type { PackageState } from '../test/homes.ts';
import { SECRET, asHeld, jpegOf } from '../test/pictures.ts';
import { readPdf } from '../test/read-pdf.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { mintToken } from '../test/sign-ins.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const care_home_id = demoIds.home('teme-valley');
const DAY = '2026-11-20';

let world: World;
let hilary: Asker;
let graham: Asker;
let jpeg: Buffer;
beforeAll(async () => {
  world = await openWorld({ data_dir: temporaryFolder() });
  hilary = await world.as('organiser@teme-valley.example');
  graham = await world.as('member@teme-valley.example');
  jpeg = await jpegOf();
});
afterAll(async () => await world.close());
beforeEach(async () => {
  await put({ letter: 'D', is_expired: false, is_basic: false });
  await query('delete from family_book_pages');
  await query('delete from family_book_photos');
});

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;
const put = async (state: PackageState) =>
  await asOwner(world.ownerUrl, async (client) => await setPackage(client, care_home_id, state));
const write = () => ({ client_id: uuidv7(), care_home_id });
const begin = async (asker: Asker, id: string, bytes = jpeg.length) =>
  await asker.asks(beginBookPhoto, { ...write(), new_photo_id: id, bytes });

async function part(asker: Asker, id: string, offset: number, bytes: Buffer) {
  const response = await fetch(`${world.address}/api/v2/family-organisation/book-photo/part/${id}/${offset}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${asker.token}` },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as object };
}

async function brought(asker: Asker, photo = jpeg): Promise<string> {
  const id = uuidv7();
  expect((await begin(asker, id, photo.length)).status).toBe(200);
  expect(await part(asker, id, 0, photo)).toMatchObject({ status: 200, body: { is_ready: true } });
  return id;
}

const page = (more: object = {}) => ({
  ...write(),
  book_page_id: uuidv7(),
  base_version: 0,
  day: DAY,
  activity_id: null,
  words: 'We walked to the weir.',
  photo_ids: [] as string[],
  ...more,
});
const save = async (asker: Asker, more: object = {}) => await asker.asks(saveBookPage, page(more));
const book = async (asker = hilary) => (await asker.asks(getFamilyBook, {})).body.items;
const fetched = async (path = '/nothing') => await fetch(`${world.address}${path}`);
const statusAt = async (path?: string) => (await fetched(path)).status;

test('what one of the circle puts in stands in the book of all, the latest day first, by name', async () => {
  await save(hilary, { day: '2026-11-12', words: 'Dominoes by the stove.' });
  await save(graham, { day: DAY, words: 'The robin came back.' });
  expect(await book()).toMatchObject([
    { day: DAY, words: 'The robin came back.', by: 'Graham', photo: null, idea: null },
    { day: '2026-11-12', words: 'Dominoes by the stove.', by: 'Hilary' },
  ]);
});

test('a photo is upright, without what the camera wrote, for the circle alone, and dies with its link and its page', async () => {
  const id = await brought(hilary, await asHeld(6));
  const { body } = await save(hilary, { words: '', photo_ids: [id] });
  const again = await world.as('member@teme-valley.example');
  const [his] = await book(again);
  expect(his).toMatchObject({ id: body.id, photo: { width: 640, height: 480 } });
  const bytes = Buffer.from(await (await fetched(his?.photo?.screen)).arrayBuffer());
  expect(pictureSize(bytes)).toMatchObject({ width: 640, height: 480 });
  expect(bytes.includes(SECRET)).toBe(false);
  // An address of one’s own for another’s photo is signed by nobody.
  const other = await brought(hilary);
  expect(await statusAt(his?.photo?.thumb.replaceAll(id, other))).toBe(404);
  world.clock.now = new Date(Date.now() + 6 * 60_000);
  expect(await statusAt(his?.photo?.thumb)).toBe(404);
  world.clock.now = null;
  expect(await statusAt(his?.photo?.thumb)).toBe(200);
  await again.sends(logout.path, { ...write() });
  expect(await statusAt(his?.photo?.thumb)).toBe(404);
  const [hers] = await book();
  await graham.asks(removeBookPage, { ...write(), book_page_id: body.id });
  expect(await statusAt(hers?.photo?.thumb)).toBe(404);
});

test('sent again and again a page stands once, also where the answer was lost', async () => {
  const once = page({ photo_ids: [await brought(hilary)] });
  const answers = await Promise.all(Array.from({ length: 5 }, () => hilary.asks(saveBookPage, once)));
  await query('delete from writes where client_id = $1', [once.client_id]);
  answers.push(await hilary.asks(saveBookPage, once));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.version}`)).size).toBe(1);
  expect(await book()).toHaveLength(1);
});

test('two who change a page at once: the second is told what stands', async () => {
  const { body } = await save(hilary);
  const change = { book_page_id: body.id, base_version: 1 };
  expect((await save(graham, { ...change, words: 'We walked to the weir and back.' })).body.version).toBe(2);
  expect(await save(hilary, { ...change, words: 'We sat by the weir.' })).toMatchObject({
    status: 409,
    body: { current: { version: 2, words: 'We walked to the weir and back.', by: 'Hilary', changed_by: 'Graham' } },
  });
  expect(await book()).toMatchObject([{ version: 2, words: 'We walked to the weir and back.' }]);
  // What says the same already is no quarrel.
  expect((await save(hilary, { ...change, words: 'We walked to the weir and back.' })).status).toBe(200);
  await hilary.asks(removeBookPage, { ...write(), book_page_id: body.id });
  expect((await save(graham, { ...change, base_version: 2, words: 'Gone' })).status).toBe(404);
});

test('a photo goes on where the line was cut, is its bringer’s alone, and stands on one page', async () => {
  const id = uuidv7();
  await begin(hilary, id);
  await part(hilary, id, 0, jpeg.subarray(0, 1_000));
  expect((await save(hilary, { photo_ids: [id] })).body).toMatchObject({ errors: { photo_ids: [expect.any(String)] } });
  expect((await begin(hilary, id)).body).toMatchObject({ received: 1_000, is_ready: false });
  expect((await part(graham, id, 1_000, jpeg.subarray(1_000))).status).toBe(404);
  expect((await begin(graham, id)).status).toBe(422);
  expect((await part(hilary, id, 1_000, jpeg.subarray(1_000))).body).toMatchObject({ is_ready: true });
  expect((await save(graham, { photo_ids: [id] })).status).toBe(422);
  expect((await save(hilary, { photo_ids: [id] })).status).toBe(200);
  expect((await save(hilary, { photo_ids: [id] })).status).toBe(422);
});

test('what is no photo is refused and leaves nothing', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const id = uuidv7();
  await begin(hilary, id, svg.length);
  expect((await part(hilary, id, 0, svg)).status).toBe(422);
  expect(await query('select id from family_book_photos')).toEqual([]);
});

test.each<[string, object, string]>([
  ['nothing on it', { words: '' }, 'words'],
  ['words that are longer than a page', { words: 'a'.repeat(601) }, 'words'],
  ['a day that has not come', { day: '2999-01-01' }, 'day'],
  ['no day', { day: '' }, 'day'],
  ['a photo that nobody brought', { photo_ids: [uuidv7()] }, 'photo_ids'],
  ['two photos', { photo_ids: [uuidv7(), uuidv7()] }, 'photo_ids'],
])('a page with %s is refused at its field', async (_what, more, field) => {
  expect(await save(hilary, more)).toMatchObject({
    status: 422,
    body: { errors: { [field]: expect.arrayContaining([expect.any(String)]) } },
  });
  expect(await book()).toEqual([]);
});

test('a page names what they did, and nothing else of the library [PE-8]', async () => {
  const done = await query<{ activity_id: string }>('select activity_id from done_ideas where care_home_id = $1', [
    care_home_id,
  ]);
  const activity_id = done[0]?.activity_id ?? '';
  const { body } = await save(hilary, { activity_id });
  expect(body.idea).toMatchObject({ activity_id, title: expect.any(String) });
  const closed = async (): Promise<boolean> => {
    for (const { slug } of coreActivities)
      if ((await save(hilary, { activity_id: coreActivityId(slug) })).status === 404) return true;
    return false;
  };
  expect(await closed()).toBe(true);
  expect((await save(hilary, { activity_id: uuidv7() })).status).toBe(404);
  // What stands on a page stays there, whatever is offered later.
  await query('delete from done_ideas where activity_id = $1', [activity_id]);
  const change = { book_page_id: body.id, base_version: 1, activity_id, words: 'Once more' };
  expect((await save(graham, change)).status).toBe(200);
});

test('by package: B, D and E have it; what has ended or is basic keeps it to read, and to be taken out of', async () => {
  const { body } = await save(hilary, { photo_ids: [await brought(hilary)] });
  for (const letter of ['B', 'D', 'E'] as const) {
    await put({ letter, is_expired: false, is_basic: false });
    expect((await save(graham, { words: letter })).status).toBe(200);
    for (const state of [
      { is_expired: true, is_basic: false },
      { is_expired: false, is_basic: true },
    ]) {
      await put({ letter, ...state });
      const [, ...pages] = await book();
      expect(await statusAt(pages.at(-1)?.photo?.thumb)).toBe(200);
      expect((await save(graham)).status).toBe(403);
      expect((await begin(graham, uuidv7())).status).toBe(403);
      expect((await hilary.asks(printFamilyBook, { part: 1, has_bleed: false })).status).toBe(200);
    }
  }
  const first = (await book()).find(({ photo }) => photo !== null);
  for (const letter of ['A', 'C'] as const) {
    await put({ letter, is_expired: false, is_basic: false });
    for (const { path } of [getFamilyBook, saveBookPage, removeBookPage, printFamilyBook, beginBookPhoto])
      expect((await hilary.sends(path, {})).status, `${letter} ${path}`).toBe(403);
    expect(await statusAt(first?.photo?.thumb)).toBe(404);
  }
  await put({ letter: 'D', is_expired: true, is_basic: false });
  expect((await hilary.asks(removeBookPage, { ...write(), book_page_id: body.id })).status).toBe(200);
});

test('nobody else finds it: not another circle, not a home, not whoever visits there', async () => {
  const { body } = await save(hilary, { photo_ids: [await brought(hilary)] });
  await asOwner(world.ownerUrl, async (client) => {
    const circle = await addHome(client, { canary: 'Rowanberry', type: 2 });
    const where = { account_id: circle.accounts.organiser, care_home_id: circle.care_home_id };
    const authorization = `Bearer ${await mintToken(client, where)}`;
    const theirs = await world.anyone.sends(getFamilyBook.path, {}, { authorization });
    expect(theirs.status).toBe(200);
    expect(JSON.stringify(theirs.body)).not.toContain('weir');
    const out = { client_id: uuidv7(), care_home_id: circle.care_home_id, book_page_id: body.id };
    expect((await world.anyone.sends(removeBookPage.path, out, { authorization })).status).toBe(404);
  });
  expect(await book()).toHaveLength(1);
  for (const role of ['manager', 'coordinator', 'carer', 'relative']) {
    const asker = await world.as(`${role}@larch-house.example`);
    for (const { path } of [getFamilyBook, saveBookPage, removeBookPage, printFamilyBook, beginBookPhoto])
      expect((await asker.sends(path, {})).status, `${role} ${path}`).toBe(403);
  }
  // The specified call goes on answering: nobody lives with them.
  expect((await hilary.asks(listPhotoBooks, {})).body).toEqual({ items: [] });
});

test('the files of what was taken out, or never put in, go; those of a page stay', async () => {
  const [kept, out, off, left] = [
    await brought(hilary),
    await brought(hilary),
    await brought(hilary),
    await brought(hilary),
  ];
  await save(hilary, { photo_ids: [kept] });
  const { body: gone } = await save(hilary, { photo_ids: [out] });
  const { body: bare } = await save(hilary, { photo_ids: [off] });
  await hilary.asks(removeBookPage, { ...write(), book_page_id: gone.id });
  expect((await save(hilary, { book_page_id: bare.id, base_version: 1 })).body.photo).toBeNull();
  const there = async () => (await query<{ id: string }>('select id from family_book_photos')).map(({ id }) => id);
  expect(new Set(await there())).toEqual(new Set([kept, left]));
  await query(`update family_book_photos set updated_at = now() - interval '8 days'`);
  const pool = new pg.Pool({ connectionString: world.ownerUrl });
  await tidy(pool, world.app.files);
  await sweepPhotos(pool, world.app.files, new Date(Date.now() + 4 * 3_600_000));
  await pool.end();
  expect(await there()).toEqual([kept]);
  const pages = await book();
  expect(await statusAt(pages.find(({ photo }) => photo !== null)?.photo?.screen)).toBe(200);
  const files = await world.app.files.olderThan(new Date(Date.now() + 60_000));
  expect(files.filter((file) => file.care_home_id === care_home_id)).toHaveLength(2);
});

test('as a PDF it has twelve pages at least, the oldest first, and marks for whoever cuts it', async () => {
  await save(hilary, { day: '2026-10-30', words: 'We baked.', photo_ids: [await brought(hilary)] });
  await save(hilary, { day: DAY });
  const print = async (more: object = {}) =>
    (await hilary.asks(printFamilyBook, { part: 1, has_bleed: false, ...more })).body;
  const { address, file_name } = await print();
  expect(file_name).toMatch(/^our-book-\d{4}-\d\d-\d\d\.pdf$/);
  const read = await readPdf(Buffer.from(await (await fetched(address)).arrayBuffer()));
  expect(read.pages).toHaveLength(12);
  const texts = read.pages.map(({ text }) => text.replaceAll(/\s+/gu, ' '));
  expect(texts[0]).toContain('Our book');
  expect(texts[0]).toContain('Teme Valley');
  expect(texts.findIndex((text) => text.includes('We baked.'))).toBe(2);
  expect(texts.findIndex((text) => text.includes('weir'))).toBe(4);
  const cut = Buffer.from(await (await fetched((await print({ has_bleed: true })).address)).arrayBuffer());
  expect(cut.toString('latin1')).toContain('TrimBox');
  expect((await hilary.asks(printFamilyBook, { part: 2, has_bleed: false })).status).toBe(404);
  expect(await statusAt(address.replace('/1/book.pdf', '/2/book.pdf'))).toBe(404);
});

test('a book that is longer than can be bound is printed in parts', async () => {
  for (let ago = 0; ago < 50; ago += 1) await save(hilary, { day: addDays(DAY, -ago), words: `Day ${ago} ago` });
  const { address } = (await hilary.asks(printFamilyBook, { part: 1, has_bleed: false })).body;
  const first = await readPdf(Buffer.from(await (await fetched(address)).arrayBuffer()));
  expect(first.pages).toHaveLength(40);
  expect((await hilary.asks(printFamilyBook, { part: 2, has_bleed: true })).status).toBe(200);
  expect((await hilary.asks(printFamilyBook, { part: 3, has_bleed: true })).status).toBe(404);
});
