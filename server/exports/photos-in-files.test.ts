import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ExportAsk } from '@heartsease/domain/exports/export.ts';
import { downloadExport, startExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { makeExport } from './make-export.ts';

/** Scenes of the demo world are drawn when they are asked for first: seconds each, and many where other work has the machine. */
vi.setConfig({ testTimeout: 180_000 });

let world: World;
let nadia: Asker;
let facts: Facts;
/** Somebody of whom there are photos for the family, and who else is in one of them. */
let resident_id: string;
let other: { id: string; known_as: string };
let shared_photo: string;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  nadia = await world.as('coordinator@larch-house.example');
  const [row] = await query<{ photo_id: string; resident_id: string; other: string; known_as: string }>(
    `select p.id as photo_id, s.resident_id, o.resident_id as other, r.known_as
       from photos p
       join photo_subjects s on s.photo_id = p.id
       join photo_subjects o on o.photo_id = p.id and o.resident_id <> s.resident_id and o.x is not null
       join residents r on r.id = o.resident_id
      where p.care_home_id = $1 and p.shared_at is not null and p.withdrawn_at is null and p.taken_on > current_date - 300
      order by p.taken_on desc, p.id, s.resident_id, o.resident_id limit 1`,
    [facts.care_home_id],
  );
  if (row === undefined) throw new Error('the demo world has a photo of two for their families');
  resident_id = row.resident_id;
  other = { id: row.other, known_as: row.known_as };
  shared_photo = row.photo_id;
});
beforeEach(async () => {
  // Five files are as many as somebody may ask for in one hour.
  await query(`update exports set asked_at = asked_at - interval '1 hour'`);
  await query(`update photos set caption = $2 where id = $1`, [shared_photo, `Tea with ${other.known_as}`]);
  await says(resident_id, 'photo_family_own', 'given');
  await says(other.id, 'photo_family_group', 'given');
});
afterAll(async () => await world.close());

const query = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(statement, values))).rows;

async function says(id: string, purpose: string, status: 'given' | 'refused'): Promise<void> {
  await query(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
     select gen_random_uuid(), $1, $2, $3, coalesce(max(version), 0) + 1, $4, 'resident', current_date, current_date + 300
       from consents where care_home_id = $1 and resident_id = $2 and purpose = $3`,
    [facts.care_home_id, id, purpose, status],
  );
}

async function made(more: Partial<ExportAsk> = {}): Promise<string> {
  const [photo] = await query<{ day: string }>('select taken_on::text as day from photos where id = $1', [
    shared_photo,
  ]);
  const { status, body } = await nadia.asks(startExport, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    scope: 'resident',
    resident_id,
    from: addDays(photo?.day ?? '', -27),
    to: photo?.day ?? '',
    format: 'pdf',
    has_names: true,
    has_photos: true,
    language: 'en',
    ...more,
  });
  expect(status).toBe(200);
  await makeExport(world.app, { id: body.id, care_home_id: facts.care_home_id }, { now: world.app.now() });
  return body.id;
}

async function photosIn(export_id: string) {
  const { body } = await nadia.asks(downloadExport, { export_id });
  const pdf = await readPdf(Buffer.from(body.content, 'base64'));
  expect(pdf.is_tagged).toBe(true);
  return partsWith('Figure', pdf).flatMap(({ alt }) => (alt?.startsWith('Photo of') ? [alt] : []));
}
const fetched = async (export_id: string) => (await nadia.asks(downloadExport, { export_id })).status;

test('the month of a person shows a few photos as their family sees them, in words that name nobody else', async () => {
  const photos = await photosIn(await made());
  expect(photos.length).toBeGreaterThan(0);
  expect(photos.length).toBeLessThanOrEqual(4);
  expect(photos.filter((alt) => alt.endsWith(': Tea with a friend'))).toHaveLength(1);
  expect(photos.join(' ')).not.toContain(other.known_as);
});

test('nobody gets photos who did not ask for them, nor in a file of initials or in a table', async () => {
  expect(await photosIn(await made({ has_photos: false }))).toEqual([]);
  expect(await photosIn(await made({ has_names: false }))).toEqual([]);
  expect(await fetched(await made({ format: 'csv' }))).toBe(200);
});

test('whoever says no to their family’s photos is in none', async () => {
  await says(resident_id, 'photo_family_own', 'refused');
  expect(await photosIn(await made())).toEqual([]);
});

test('a file is fetched no more once somebody in its photos has said no, and made anew their face is covered', async () => {
  const before = await made();
  expect(await fetched(before)).toBe(200);
  await says(other.id, 'photo_family_group', 'refused');
  expect(await nadia.asks(downloadExport, { export_id: before })).toMatchObject({
    status: 422,
    body: { errors: { form: ['A photo in this file may not be shown to the family any more. Make the file anew'] } },
  });
  const anew = await made();
  expect(await fetched(anew)).toBe(200);
  const [row] = await query<{ photos: { photo_id: string; covered: string[] }[] }>(
    'select photos from exports where id = $1',
    [anew],
  );
  expect(row?.photos.find(({ photo_id }) => photo_id === shared_photo)?.covered).toContain(other.id);
});

test('a photo that was taken back from families ends the file that shows it', async () => {
  const before = await made();
  await query('update photos set withdrawn_at = now() where id = $1', [shared_photo]);
  expect(await fetched(before)).toBe(422);
  await query('update photos set withdrawn_at = null where id = $1', [shared_photo]);
  expect(await fetched(before)).toBe(200);
});
