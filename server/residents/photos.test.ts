import { Transformer } from '@napi-rs/image';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addResident, getProfile, setFace } from '@heartsease/domain/residents/profile.endpoints.ts';
import type { Profile } from '@heartsease/domain/residents/profile.ts';
import { sweepPhotos } from '../jobs/tidy.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let care_home_id: string;
beforeAll(async () => {
  world = await openWorld({ data_dir: temporaryFolder() });
  nadia = await world.as('coordinator@larch-house.example');
  care_home_id = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
    return rows[0]?.id ?? '';
  });
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });

async function newcomer(known_as: string): Promise<Profile> {
  const added = await nadia.asks(addResident, { ...write(), known_as, last_name: 'Newly', room: '39' });
  return (await nadia.asks(getProfile, { resident_id: added.body.id })).body;
}

async function picture(width = 300, height = 200): Promise<string> {
  const pixels = new Uint8Array(width * height * 4).map((_, place) => (place % 4 === 3 ? 255 : place % 251));
  return (await Transformer.fromRgbaPixels(pixels, width, height).png()).toString('base64');
}

test('a photo is drawn anew as a square, and only a fresh link of the server shows it', async () => {
  const person = await newcomer('Photo');
  const ofPerson = () => ({ ...write(), resident_id: person.id });
  const { body } = await nadia.asks(setFace, { ...ofPerson(), face: { kind: 'photo', image: await picture() } });
  const link = body.face.photo_url ?? '';
  const shown = await fetch(`${world.address}${link}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const drawn = Buffer.from(await shown.arrayBuffer());
  expect(await new Transformer(drawn).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
  const [, photos, home, photo, until, signed] = link.split('/');
  for (const wrong of [
    `/${photos}/${home}/${photo}/${until}/${signed?.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'))}`,
    `/${photos}/${home}/${photo}/${Number(until) + 150_000}/${signed}`,
    `/${photos}/${uuidv7()}/${photo}/${until}/${signed}`,
    `/${photos}/${home}/${uuidv7()}/${until}/${signed}`,
    `/${photos}/${home}/..%2f..%2fpostgres/${until}/${signed}`,
  ]) {
    expect((await fetch(`${world.address}${wrong}`)).status, wrong).toBe(404);
  }
  // Whoever says no is not shown any more, with the next request.
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update residents set photo_wish = 'declines' where id = $1`, [person.id]),
  );
  expect((await fetch(`${world.address}${link}`)).status).toBe(404);
  expect((await nadia.asks(getProfile, { resident_id: person.id })).body.face.photo_url).toBeNull();
  const refusal = await nadia.asks(setFace, { ...ofPerson(), face: { kind: 'photo', image: await picture() } });
  expect(refusal.status).toBe(422);
});

test('a photo that gives way to a drawing can’t be fetched any more', async () => {
  const person = await newcomer('Drawn');
  const ofPerson = () => ({ ...write(), resident_id: person.id });
  const { body } = await nadia.asks(setFace, { ...ofPerson(), face: { kind: 'photo', image: await picture() } });
  await nadia.asks(setFace, { ...ofPerson(), face: { kind: 'initials' } });
  expect((await fetch(`${world.address}${body.face.photo_url}`)).status).toBe(404);
});

test('at night the photos that nobody has any more are gone, and the others are there', async () => {
  const [kept, replaced] = [await newcomer('Kept'), await newcomer('Replaced')];
  for (const person of [kept, replaced]) {
    const face = { kind: 'photo' as const, image: await picture() };
    await nadia.asks(setFace, { ...write(), resident_id: person.id, face });
  }
  await nadia.asks(setFace, { ...write(), resident_id: replaced.id, face: { kind: 'initials' } });
  const tomorrow = new Date(Date.now() + 86_400_000);
  const pool = new pg.Pool({ connectionString: world.ownerUrl });
  await sweepPhotos(pool, world.app.files, tomorrow);
  await pool.end();
  const left = (await world.app.files.olderThan(tomorrow)).map(({ id }) => id);
  const { face } = (await nadia.asks(getProfile, { resident_id: kept.id })).body;
  expect(left).toContain(face.photo_url?.split('/')[3]);
  expect(left).toHaveLength(2);
});

test('what is no picture is refused, and so is a picture that is far too large', async () => {
  const { id } = await newcomer('Wrong');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cut = Buffer.from(await picture(), 'base64').subarray(0, 60);
  const bomb = Buffer.from(await picture(8, 8), 'base64');
  bomb.writeUInt32BE(30_000, 16);
  for (const bytes of [svg, cut, bomb, Buffer.from('hello'), Buffer.alloc(0), Buffer.from([0xff, 0xd8, 0xff, 0xc0])]) {
    const face = { kind: 'photo', image: bytes.toString('base64') };
    const { status } = await nadia.sends(setFace.path, { ...write(), resident_id: id, face });
    expect(status).toBe(422);
  }
});
