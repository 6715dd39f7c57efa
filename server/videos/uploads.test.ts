import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  discardUpload,
  getUpload,
  listOwnVideos,
  listVideos,
  retireVideo,
} from '@heartsease/domain/videos/videos.endpoints.ts';
import { PART_MOST_BYTES, VIDEOS_QUOTA_BYTES, VIDEO_MOST_BYTES } from '@heartsease/domain/videos/video.ts';
import { factsOf } from '../test/facts.ts';
import { madeFilm } from '../test/films.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { uploadsOf } from '../test/uploads.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { sweepVideos } from './sweep-videos.queries.ts';
import { videoStore } from './video-store.ts';

let world: World;
let nadia: Asker;
let care_home_id: string;
let data_dir: string;
let uploads: ReturnType<typeof uploadsOf>;
beforeAll(async () => {
  data_dir = temporaryFolder();
  world = await openWorld({ data_dir });
  nadia = await world.as('coordinator@larch-house.example');
  ({ care_home_id } = await factsOf(world.ownerUrl, 'Larch House'));
  uploads = uploadsOf(world, care_home_id);
});
afterAll(async () => await world.close());

const filesThere = () => {
  const folder = join(data_dir, 'videos', care_home_id);
  return existsSync(folder) ? readdirSync(folder) : [];
};

async function bring(
  asker: Asker,
  film: Buffer,
): Promise<{ id: string; last: Awaited<ReturnType<typeof uploads.part>> }> {
  const { body } = await uploads.begin(asker, film);
  return { id: body.id, last: await uploads.part(asker, body.id, 0, film) };
}

test('a film of 100 MB goes on where it was after its connection was cut, and is whole at the end', async () => {
  const film = madeFilm({ bytes: VIDEO_MOST_BYTES, seconds: 600 });
  const { body: begun } = await uploads.begin(nadia, film);
  expect(begun).toMatchObject({ received: 0, bytes: VIDEO_MOST_BYTES, src: null });
  let at = 0;
  for (; at < 10 * PART_MOST_BYTES; at += PART_MOST_BYTES) {
    await uploads.part(nadia, begun.id, at, film.subarray(at, at + PART_MOST_BYTES));
  }
  await cutInTheMiddle(`/api/v2/video/part/${begun.id}/${at}`, film.subarray(at, at + PART_MOST_BYTES));
  // Asked anew it says how far it has come: nothing of the part that was cut is counted.
  expect((await nadia.asks(getUpload, { upload_id: begun.id })).body).toMatchObject({ received: at, src: null });
  const again = await uploads.begin(nadia, film);
  expect(again.body).toMatchObject({ id: begun.id, received: at });
  let last = { status: 0, body: {} as Record<string, unknown> };
  for (; at < film.length; at += PART_MOST_BYTES) {
    last = await uploads.part(nadia, begun.id, at, film.subarray(at, at + PART_MOST_BYTES));
  }
  expect(last).toEqual({ status: 200, body: { received: VIDEO_MOST_BYTES, is_ready: true } });
  const { body } = await nadia.asks(getUpload, { upload_id: begun.id });
  expect(body).toMatchObject({ received: VIDEO_MOST_BYTES, seconds: 600 });
  const came = Buffer.from(await (await fetch(`${world.address}${body.src}`)).arrayBuffer());
  expect(sha256(came)).toBe(sha256(film));
}, 60_000);

test('the server stops in the middle, and another one goes on from the same disk', async () => {
  const film = madeFilm({ bytes: 300_000, seconds: 9 });
  const other = await openWorld({ data_dir });
  const asker = await other.as('coordinator@larch-house.example');
  const there = uploadsOf(other, care_home_id);
  const { body } = await there.begin(asker, film);
  await there.part(asker, body.id, 0, film.subarray(0, 100_000));
  await other.app.fastify.close();
  const next = await openAgain(other);
  const last = await uploadsOf(next.world, care_home_id).part(asker, body.id, 100_000, film.subarray(100_000));
  expect(last).toEqual({ status: 200, body: { received: 300_000, is_ready: true } });
  await next.close();
  await other.close();
}, 30_000);

test('the same part twice, two tabs at once, and a part too early: each is written once', async () => {
  const film = madeFilm({ bytes: 90_000, seconds: 7 });
  const { body: begun } = await uploads.begin(nadia, film);
  const first = film.subarray(0, 30_000);
  const answers = await Promise.all(Array.from({ length: 8 }, () => uploads.part(nadia, begun.id, 0, first)));
  for (const { status, body } of answers) expect([status, body['received']]).toEqual([200, 30_000]);
  expect(await uploads.part(nadia, begun.id, 60_000, film.subarray(60_000))).toEqual({
    status: 200,
    body: { received: 30_000, is_ready: false },
  });
  await uploads.part(nadia, begun.id, 30_000, film.subarray(30_000, 60_000));
  expect((await uploads.part(nadia, begun.id, 60_000, film.subarray(60_000))).body).toEqual({
    received: 90_000,
    is_ready: true,
  });
  // Too late is no harm either.
  expect((await uploads.part(nadia, begun.id, 0, first)).body).toEqual({ received: 90_000, is_ready: true });
});

test.each([
  ['a page of HTML', Buffer.from(`<html><script>alert(1)</script>${'x'.repeat(200)}`), /not an MP4 film/],
  ['a film of another format', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(200)]), /not an MP4/],
  ['a picture', madeFilm({ brand: 'heic' }), /not an MP4 film/],
  [
    'a film with a ZIP behind it',
    Buffer.concat([madeFilm({ seconds: 3 }), Buffer.from('PK\u0003\u0004 and more')]),
    /not whole/,
  ],
  [
    'a box that belongs to no film',
    Buffer.concat([madeFilm({ seconds: 4 }), Buffer.from('\0\0\0\u0010htmlfile', 'latin1'), Buffer.alloc(4)]),
    /not an MP4/,
  ],
  ['a film that was cut off', madeFilm({ seconds: 5 }).subarray(0, 15_000), /not whole/],
  ['a film without an index', madeFilm({ hasIndex: false }), /not whole/],
  ['HEVC, as phones film', madeFilm({ picture: 'hvc1' }), /Most Compatible/],
  ['a picture that nothing plays', madeFilm({ picture: 'mp4v' }), /No browser plays the picture/],
  ['a sound that nothing plays', madeFilm({ sound: 'alac' }), /No browser plays the sound/],
  ['copy protection', madeFilm({ picture: 'encv' }), /locked/],
  ['sound alone', madeFilm({ picture: null }), /no picture/],
  ['no length', madeFilm({ seconds: 0 }), /how long it is/],
  ['more than half an hour', madeFilm({ seconds: 1_801 }), /longer than 30 minutes/],
])('%s is refused in words, and nothing of it stays', async (_what, file, words) => {
  const before = filesThere();
  const { id, last } = await bring(nadia, file);
  expect(last).toMatchObject({ status: 422, body: { errors: { file: [expect.stringMatching(words)] } } });
  expect(filesThere()).toEqual(before);
  expect((await nadia.asks(getUpload, { upload_id: id })).status).toBe(404);
});

test('what comes in several boxes of another kind is played: VP9, AV1, no sound, QuickTime', async () => {
  for (const kind of [{ picture: 'vp09' }, { picture: 'av01', sound: 'Opus' }, { sound: null }, { brand: 'qt  ' }]) {
    expect((await bring(nadia, madeFilm({ ...kind, bytes: 21_000 + JSON.stringify(kind).length }))).last.status).toBe(
      200,
    );
  }
});

test('too much, too large, empty, JSON and nonsense are refused, and none of them is a surprise', async () => {
  const film = madeFilm({ seconds: 11 });
  expect((await uploads.begin(nadia, film, { bytes: VIDEO_MOST_BYTES + 1 })).status).toBe(422);
  expect((await uploads.begin(nadia, film, { fingerprint: 'x' })).status).toBe(422);
  const { body } = await uploads.begin(nadia, film);
  expect((await uploads.part(nadia, body.id, 0, Buffer.alloc(PART_MOST_BYTES + 1))).status).toBe(413);
  expect((await uploads.part(nadia, body.id, 0, Buffer.alloc(0))).status).toBe(422);
  expect((await uploads.part(nadia, body.id, 0, film, { 'content-type': 'text/plain' })).status).toBe(422);
  expect((await nadia.sends(`/api/v2/video/part/${body.id}/0`, { part: 'x' })).status).toBe(422);
  for (const path of [`${body.id}/-1`, `${body.id}/x`, '..%2f..%2fetc/0', `${crypto.randomUUID()}/0`]) {
    const [id = '', offset = ''] = path.split('/');
    expect((await uploads.part(nadia, id, Number(offset), film)).status, path).toBe(404);
  }
  const tooMuch = await uploads.part(nadia, body.id, 0, Buffer.concat([film, Buffer.alloc(9)]));
  expect(tooMuch).toMatchObject({ status: 422, body: { errors: { file: [expect.stringMatching(/More came/)] } } });
});

test('a home has room for so much, and what is on its way counts', async () => {
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `insert into video_files (care_home_id, id, file_name, bytes, fingerprint)
       select $1, gen_random_uuid(), 'Full', 104857600, repeat('0', 64) from generate_series(1, 31)`,
      [care_home_id],
    ),
  );
  const refusal = await uploads.begin(nadia, madeFilm({ seconds: 13 }));
  expect(refusal).toMatchObject({ status: 422, body: { errors: { file: [expect.stringMatching(/no room left/)] } } });
  await asOwner(world.ownerUrl, (client) => client.query(`delete from video_files where file_name = 'Full'`));
});

test('only those who may bring films send parts, and only to their own uploads', async () => {
  const film = madeFilm({ seconds: 14 });
  const { body } = await uploads.begin(nadia, film);
  const status = async (email: string) => (await uploads.part(await world.as(email), body.id, 0, film)).status;
  expect(await status('carer@larch-house.example')).toBe(403);
  expect(await status('relative@larch-house.example')).toBe(403);
  expect(await status('manager@larch-house.example')).toBe(404);
  expect(await status('coordinator@ty-rhosyn.example')).toBe(404);
  expect((await uploads.part({ ...nadia, token: 'wb1_nobody' }, body.id, 0, film)).status).toBe(401);
  expect((await uploads.part(nadia, body.id, 0, film)).status).toBe(200);
});

test('a half film is seen by nobody and gone after a day; one that is out of use goes after 90', async () => {
  const film = madeFilm({ bytes: 50_000, seconds: 15 });
  const half = (await uploads.begin(nadia, film)).body;
  await uploads.part(nadia, half.id, 0, film.subarray(0, 20_000));
  const titles = async () => (await nadia.asks(listVideos, {})).body.items.map(({ title }) => title);
  expect((await nadia.asks(listOwnVideos, {})).body.unfinished).toContainEqual(
    expect.objectContaining({ id: half.id, received: 20_000, src: null }),
  );
  expect((await uploads.save(nadia, { upload_id: half.id })).status).toBe(422);
  const whole = await bring(nadia, madeFilm({ bytes: 51_000, seconds: 16 }));
  const kept = await uploads.save(nadia, { upload_id: whole.id, title: 'Kept' });
  expect(kept.status).toBe(200);
  expect(await titles()).toContain('Kept');
  const sweep = async (days: number) => {
    const pool = new pg.Pool({ connectionString: world.ownerUrl });
    await sweepVideos(pool, videoStore(data_dir), new Date(Date.now() + days * 86_400_000));
    await pool.end();
  };
  await sweep(0);
  expect(filesThere()).toContain(`${half.id}.mp4`);
  await sweep(1.1);
  expect(filesThere()).toEqual([`${whole.id}.mp4`]);
  expect((await nadia.asks(getUpload, { upload_id: half.id })).status).toBe(404);
  await asOwner(world.ownerUrl, (client) => client.query(`update videos set retired_at = now() where title = 'Kept'`));
  await sweep(89);
  expect(filesThere()).toHaveLength(1);
  await sweep(91);
  expect(filesThere()).toEqual([]);
});

test('a film out of use makes room for another, and comes back only where there is room for it', async () => {
  const { id } = await bring(nadia, madeFilm({ bytes: 52_000, seconds: 17 }));
  const { body: kept } = await uploads.save(nadia, { upload_id: id, title: 'Out and back' });
  const used = async () => (await nadia.asks(listOwnVideos, {})).body.used_bytes;
  const before = await used();
  const retire = async (is_retired: boolean) =>
    await nadia.asks(retireVideo, { ...uploads.write(), video_id: kept.id, is_retired });
  expect((await retire(true)).status).toBe(200);
  expect(await used()).toBe(before - 52_000);
  // All but a little of the room.
  const rest = VIDEOS_QUOTA_BYTES - (await used()) - 1_000;
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `insert into video_files (care_home_id, id, file_name, bytes, fingerprint)
       select $1, gen_random_uuid(), 'Full', size, repeat('0', 64)
         from unnest(array_append(array_fill($2::bigint, array[$3::int]), $4::bigint)) size`,
      [care_home_id, VIDEO_MOST_BYTES, Math.floor(rest / VIDEO_MOST_BYTES), rest % VIDEO_MOST_BYTES],
    ),
  );
  expect(await retire(false)).toMatchObject({
    status: 422,
    body: { errors: { video_id: [expect.stringMatching(/no room left/)] } },
  });
  await asOwner(world.ownerUrl, (client) => client.query(`delete from video_files where file_name = 'Full'`));
  expect((await retire(false)).status).toBe(200);
  expect(await used()).toBe(before);
});

test('what one has begun can be thrown away by oneself alone, and only while no film is made of it', async () => {
  const film = madeFilm({ bytes: 53_000, seconds: 18 });
  const { body: begun } = await uploads.begin(nadia, film);
  await uploads.part(nadia, begun.id, 0, film.subarray(0, 20_000));
  const discard = async (asker: Asker, upload_id: string) =>
    (await asker.asks(discardUpload, { ...uploads.write(), upload_id })).status;
  expect(await discard(await world.as('manager@larch-house.example'), begun.id)).toBe(404);
  expect(await discard(nadia, begun.id)).toBe(200);
  expect(filesThere()).not.toContain(`${begun.id}.mp4`);
  expect((await nadia.asks(getUpload, { upload_id: begun.id })).status).toBe(404);
  expect((await nadia.asks(listOwnVideos, {})).body.unfinished).not.toContainEqual(
    expect.objectContaining({ id: begun.id }),
  );
  // The same film begins anew.
  const whole = await bring(nadia, film);
  expect(whole).toMatchObject({ last: { status: 200 } });
  await uploads.save(nadia, { upload_id: whole.id, title: 'Begun twice' });
  expect(await discard(nadia, whole.id)).toBe(404);
});

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Sends the head and half of the body, and then the network is gone. */
async function cutInTheMiddle(path: string, part: Buffer): Promise<void> {
  const { hostname, port } = new URL(world.address);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${nadia.token}`,
    'Content-Type: application/octet-stream',
    `Content-Length: ${part.length}`,
  ];
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(part.subarray(0, part.length / 2), () => {
      socket.destroy();
      resolve();
    });
  });
}

/** A second server on the same database and the same disk. */
async function openAgain(first: World): Promise<{ world: World; close: () => Promise<void> }> {
  const { buildApp } = await import('../app.ts');
  const app = await buildApp({ config: first.app.config, database: first.database, url: first.ownerUrl });
  const address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  return { world: { ...first, app, address }, close: async () => await app.fastify.close() };
}
