import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordConsent, listConsents } from '@heartsease/domain/consents/consents.endpoints.ts';
import type { Purpose } from '@heartsease/domain/consents/consent.ts';
import {
  getPhoto,
  listPhotos,
  listSharedPhotos,
  previewPhoto,
  removePhoto,
  withdrawPhoto,
} from '@heartsease/domain/photos/photos.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { sweepPhotos } from '../jobs/tidy.ts';
import { factsOf } from '../test/facts.ts';
import { photoUploadsOf } from '../test/photo-uploads.ts';
import { CORNERS, colourAt, isNear, jpegOf } from '../test/pictures.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let tomasz: Asker;
let nadia: Asker;
/** Eileen’s daughter. */
let sarah: Asker;
/** Mei-Ling’s son. */
let david: Asker;
let care_home_id: string;
let today: string;
let data_dir: string;
let uploads: ReturnType<typeof photoUploadsOf>;
let jpeg: Buffer;
let ids: Record<string, string>;
beforeAll(async () => {
  data_dir = temporaryFolder();
  world = await openWorld({ data_dir });
  tomasz = await world.as('carer@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  david = await world.as('david.chan@larch-house.example');
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  ({ care_home_id, today } = facts);
  ids = Object.fromEntries(facts.residents.map(({ known_as, id }) => [known_as, id]));
  uploads = photoUploadsOf(world, care_home_id);
  jpeg = await jpegOf();
  for (const name of ['Eileen', 'Mei-Ling']) await says(name, 'photo_family_own', 'given');
  await says('Mei-Ling', 'photo_family_group', 'withdrawn');
});
afterAll(async () => await world.close());

const FACE = { x: 0.05, y: 0.05, width: 0.2, height: 0.3 };
const of = (name: string, box: typeof FACE | null = null) => ({ resident_id: ids[name] ?? '', box });

async function says(name: string, purpose: Purpose, status: 'given' | 'refused' | 'withdrawn'): Promise<void> {
  const resident_id = ids[name] ?? '';
  const { body } = await nadia.asks(listConsents, { resident_id });
  const last = body.items.find((answer) => answer.purpose === purpose);
  const { status: answered } = await nadia.asks(recordConsent, {
    ...uploads.write(),
    resident_id,
    base_version: last?.version ?? 0,
    purpose,
    status,
    basis: 'resident',
    decided_by: '',
    capacity_assessed_on: null,
    people_consulted: '',
    conditions: '',
    decided_on: today,
    review_on: status === 'given' ? addDays(today, 300) : null,
    evidence: '',
  });
  expect(answered).toBe(200);
}

/** A photo of these people, shared. */
async function shared(...subjects: ReturnType<typeof of>[]): Promise<string> {
  const { id } = await uploads.bring(tomasz, jpeg);
  expect((await uploads.save(tomasz, id, subjects)).status).toBe(200);
  return id;
}

async function seenBy(asker: Asker, photo_id: string) {
  const { body } = await asker.asks(listSharedPhotos, { limit: 100 });
  return body.items.find(({ id }) => id === photo_id);
}

const fetched = async (path: string | null | undefined) => await fetch(`${world.address}${path ?? '/nothing'}`);

test('untagged is for staff alone: shared needs everybody in it named', async () => {
  const { id } = await uploads.bring(tomasz, jpeg);
  const refused = await uploads.save(tomasz, id, [of('Eileen')], { is_tagging_complete: false });
  expect(refused).toMatchObject({ status: 422, body: { errors: { is_tagging_complete: [expect.any(String)] } } });
  expect(await seenBy(sarah, id)).toBeUndefined();
  const { body } = await tomasz.asks(getPhoto, { photo_id: id });
  expect((await fetched(body.screen)).status).toBe(200);
});

test('a photo rests as long as the home lets all its news rest', async () => {
  const holds = async (hold: string) =>
    await asOwner(world.ownerUrl, (client) =>
      client.query('update care_homes set family_hold = $2 where id = $1', [care_home_id, hold]),
    );
  const { id } = await uploads.bring(tomasz, jpeg);
  await holds('approval');
  const refused = await uploads.save(tomasz, id, [of('Eileen')]);
  expect(refused).toMatchObject({ status: 422, body: { errors: { is_shared: [expect.any(String)] } } });
  expect((await uploads.save(nadia, id, [of('Eileen')])).status).toBe(200);
  expect(await seenBy(sarah, id)).toBeDefined();
  // Its words may change; the family of somebody who is named later waits for a yes as well.
  expect((await uploads.save(tomasz, id, [of('Eileen')], { caption: 'At the window' })).status).toBe(200);
  expect((await uploads.save(tomasz, id, [of('Eileen'), of('Mei-Ling', FACE)])).status).toBe(422);
  await holds('afternoon');
  const later = (await uploads.bring(tomasz, jpeg)).id;
  world.clock.now = new Date(`${addDays(today, 1)}T10:00:00Z`);
  const next = await world.as('carer@larch-house.example');
  expect((await uploads.save(next, later, [of('Eileen')])).status).toBe(200);
  expect(await seenBy(await world.as('relative@larch-house.example'), later)).toBeUndefined();
  world.clock.now = new Date(`${addDays(today, 1)}T16:30:00Z`);
  expect(await seenBy(await world.as('relative@larch-house.example'), later)).toBeDefined();
  await holds('at_once');
  world.clock.now = null;
});

test('her daughter sees the photo of Eileen; another family does not, by no call and no link', async () => {
  const id = await shared(of('Eileen'));
  const photo = await seenBy(sarah, id);
  expect(photo).toMatchObject({ people: [{ known_as: 'Eileen' }], others: 0, covered: 0 });
  const answer = await fetched(photo?.screen);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await seenBy(david, id)).toBeUndefined();
  // An address is for one sign-in: David's own signature does not open it.
  const [own] = (await david.asks(listSharedPhotos, {})).body.items;
  expect((await fetched(own?.screen.replace(own.id, id))).status).toBe(404);
  const forged = (photo?.screen ?? '').replace(/\/\d{13}\//u, (until) => `/${Number(until.slice(1, -1)) + 150_000}/`);
  expect((await fetched(forged)).status).toBe(404);
  expect((await tomasz.asks(getPhoto, { photo_id: id })).body.seen_by).toMatchObject([{ name: 'Sarah Hartley' }]);
});

test('a friend of hers sees no photo, and is not named among those who would', async () => {
  const id = await shared(of('Eileen'));
  const becomes = async (level: string) =>
    await asOwner(world.ownerUrl, (client) =>
      client.query(
        `update relative_links l set access_level = $1 from accounts a
          where a.id = l.account_id and a.email = 'relative@larch-house.example'`,
        [level],
      ),
    );
  const screen = (await seenBy(sarah, id))?.screen;
  await becomes('friend');
  expect(await seenBy(sarah, id)).toBeUndefined();
  expect((await fetched(screen)).status).toBe(404);
  const preview = await tomasz.asks(previewPhoto, { photo_id: id, subjects: [of('Eileen')] });
  expect(preview.body.items.map(({ name }) => name)).not.toContain('Sarah Hartley');
  await becomes('family');
  expect(await seenBy(sarah, id)).toBeDefined();
});

test('who took a photo back stays the one who did, whoever changes its words later', async () => {
  const id = await shared(of('Eileen'));
  await nadia.asks(withdrawPhoto, { ...uploads.write(), photo_id: id });
  await uploads.save(tomasz, id, [of('Eileen')], { caption: 'By the window', is_shared: false });
  const [row] = await asOwner(
    world.ownerUrl,
    async (client) =>
      (
        await client.query<{ by: string }>(
          'select a.email as by from photos p join accounts a on a.id = p.withdrawn_by where p.id = $1',
          [id],
        )
      ).rows,
  );
  expect(row?.by).toBe('coordinator@larch-house.example');
});

test('a friend without a yes to other families is covered where they are marked, else the photo is kept back', async () => {
  const id = await shared(of('Eileen'), of('Mei-Ling', FACE));
  const photo = await seenBy(sarah, id);
  expect(photo).toMatchObject({ people: [{ known_as: 'Eileen' }], others: 1, covered: 1 });
  const bytes = Buffer.from(await (await fetched(photo?.screen)).arrayBuffer());
  expect(isNear(await colourAt(bytes, 0.15, 0.2), CORNERS.topLeft)).toBe(false);
  expect(isNear(await colourAt(bytes, 0.8, 0.8), CORNERS.bottomRight)).toBe(true);
  // Her own son sees her; Eileen agreed to other families.
  expect(await seenBy(david, id)).toMatchObject({ people: [{ known_as: 'Mei-Ling' }], others: 1, covered: 0 });
  const unmarked = await shared(of('Eileen'), of('Mei-Ling'));
  expect(await seenBy(sarah, unmarked)).toBeUndefined();
  const preview = await tomasz.asks(previewPhoto, { photo_id: id, subjects: [of('Eileen'), of('Mei-Ling', FACE)] });
  expect(preview.body.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Sarah Hartley', is_shown: true, covered: ['Mei-Ling'] }),
      expect.objectContaining({ name: 'David Chan', is_shown: true, covered: [] }),
    ]),
  );
});

test('a yes that is taken back hides the photo with the next request, also behind an address that lives', async () => {
  const id = await shared(of('Eileen'));
  const photo = await seenBy(sarah, id);
  expect((await fetched(photo?.screen)).status).toBe(200);
  await says('Eileen', 'photo_family_own', 'withdrawn');
  expect((await fetched(photo?.screen)).status).toBe(404);
  expect(await seenBy(sarah, id)).toBeUndefined();
  await says('Eileen', 'photo_family_own', 'given');
  expect((await fetched(photo?.screen)).status).toBe(200);
});

test('a photo that staff take back is gone for families at once, and staff see who had seen it', async () => {
  const id = await shared(of('Eileen'), of('Mei-Ling', FACE));
  const photo = await seenBy(sarah, id);
  await fetched(photo?.screen);
  const files = await renditionFiles(id);
  expect(files).toHaveLength(2);
  const { body } = await tomasz.asks(withdrawPhoto, { ...uploads.write(), photo_id: id });
  expect(body.sharing).toBe('withdrawn');
  expect((await fetched(photo?.screen)).status).toBe(404);
  expect((await tomasz.asks(getPhoto, { photo_id: id })).body.seen_by).toMatchObject([{ name: 'Sarah Hartley' }]);
  expect(await renditionFiles(id)).toEqual([]);
  await tidied();
  for (const file of files) expect(filesThere()).not.toContain(`${file}.webp`);
});

test('a face that is marked anew is covered where it is now', async () => {
  const id = await shared(of('Eileen'), of('Mei-Ling', FACE));
  await fetched((await seenBy(sarah, id))?.screen);
  await uploads.save(tomasz, id, [of('Eileen'), of('Mei-Ling', { ...FACE, x: 0.7 })]);
  const bytes = Buffer.from(await (await fetched((await seenBy(sarah, id))?.screen)).arrayBuffer());
  expect(isNear(await colourAt(bytes, 0.1, 0.1), CORNERS.topLeft)).toBe(true);
  expect(isNear(await colourAt(bytes, 0.8, 0.2), CORNERS.topRight)).toBe(false);
});

test('who said no to photos can’t be named without a cover, and is covered for staff too', async () => {
  const { id } = await uploads.bring(tomasz, jpeg);
  const refused = await uploads.save(tomasz, id, [of('Eileen'), of('Gurdev')]);
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'subjects.1': [expect.stringContaining('Said no')] } },
  });
  const saved = await uploads.save(tomasz, id, [of('Eileen'), of('Gurdev', FACE)]);
  const bytes = Buffer.from(await (await fetched(saved.body.screen)).arrayBuffer());
  expect(isNear(await colourAt(bytes, 0.15, 0.2), CORNERS.topLeft)).toBe(false);
});

test('a caption names to a family nobody but their own', async () => {
  const { id } = await uploads.bring(tomasz, jpeg);
  await uploads.save(tomasz, id, [of('Eileen'), of('Mei-Ling', FACE)], {
    caption: 'Eileen and Mei-Ling shell peas; Winston’s hat came too',
  });
  expect((await seenBy(sarah, id))?.caption).toBe(
    'Eileen and another resident shell peas; another resident’s hat came too',
  );
});

test('what two people change at once is lost by neither', async () => {
  const id = await shared(of('Eileen'));
  const { body } = await tomasz.asks(getPhoto, { photo_id: id });
  await uploads.save(nadia, id, [of('Eileen')], { caption: 'In the garden' });
  const late = await uploads.save(tomasz, id, [of('Eileen')], { base_version: body.version });
  expect(late).toMatchObject({ status: 409, body: { current: { caption: 'In the garden' } } });
});

test('a photo is taken away for good by whoever brought it or leads, and its files go with it', async () => {
  const id = await shared(of('Eileen'));
  const ofNadia = await uploads.bring(nadia, jpeg);
  const refused = await tomasz.asks(removePhoto, { ...uploads.write(), photo_id: ofNadia.id });
  expect(refused.status).toBe(403);
  await tidied();
  const before = filesThere().length;
  expect((await nadia.asks(removePhoto, { ...uploads.write(), photo_id: id })).status).toBe(200);
  expect((await tomasz.asks(getPhoto, { photo_id: id })).status).toBe(404);
  await tidied();
  expect(filesThere().length).toBe(before - 2);
});

test('a page after the other brings every photo once', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  let total = 0;
  do {
    const { body } = await tomasz.asks(listPhotos, { limit: 7, ...(cursor && { cursor }) });
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor ?? undefined;
    total = body.total;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(seen.length);
  expect((await tomasz.asks(listPhotos, { cursor: 'from-the-start' })).status).toBe(422);
});

test('at night goes what no photo names any more, and nothing else', async () => {
  const id = await shared(of('Eileen'));
  const { body } = await uploads.begin(tomasz, jpeg);
  await uploads.part(tomasz, (body as { id: string }).id, 0, jpeg.subarray(0, 500));
  await world.app.files.keep(care_home_id, uuidv7(), Buffer.from('left behind'));
  const before = filesThere().length;
  await tidied();
  expect(filesThere().length).toBeLessThan(before);
  expect((await fetched((await seenBy(sarah, id))?.screen)).status).toBe(200);
  const again = await uploads.part(tomasz, (body as { id: string }).id, 500, jpeg.subarray(500));
  expect(again.body).toMatchObject({ is_ready: true });
});

/** As at night: what nobody names any more goes. */
async function tidied(): Promise<void> {
  const pool = new pg.Pool({ connectionString: world.ownerUrl });
  await sweepPhotos(pool, world.app.files, new Date(Date.now() + 4 * 3_600_000));
  await pool.end();
}

function filesThere(): string[] {
  const folder = join(data_dir, 'files', care_home_id);
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function renditionFiles(photo_id: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: world.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ screen_id: string; thumb_id: string }>(
    'select screen_id, thumb_id from photo_renditions where photo_id = $1',
    [photo_id],
  );
  await client.end();
  return rows.flatMap(({ screen_id, thumb_id }) => [screen_id, thumb_id]);
}
