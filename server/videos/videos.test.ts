import { Transformer } from '@napi-rs/image';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getVideo,
  keepVideoPlace,
  listOwnVideos,
  listVideos,
  retireVideo,
  setPoster,
} from '@heartsease/domain/videos/videos.endpoints.ts';
import { logout } from '@heartsease/domain/session/session.endpoints.ts';
import { VIDEO_MOST_SECONDS } from '@heartsease/domain/videos/video.ts';
import { factsOf } from '../test/facts.ts';
import { madeFilm } from '../test/films.ts';
import { missingHeaders } from '../test/security-headers.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { uploadsOf } from '../test/uploads.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { CORE_FILMS, coreFilePath } from './core-films.ts';
import { lookIntoFilm } from './mp4.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let care_home_id: string;
let uploads: ReturnType<typeof uploadsOf>;
beforeAll(async () => {
  world = await openWorld({ data_dir: temporaryFolder() });
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  ({ care_home_id } = await factsOf(world.ownerUrl, 'Larch House'));
  uploads = uploadsOf(world, care_home_id);
});
afterAll(async () => await world.close());

let filmsMade = 0;

async function addFilm(more: object = {}): Promise<{ id: string; version: number; film: Buffer }> {
  filmsMade += 1;
  const film = madeFilm({ bytes: 40_000 + filmsMade, seconds: 60 });
  const { body: upload } = await uploads.begin(nadia, film);
  await uploads.part(nadia, upload.id, 0, film);
  const { status, body } = await uploads.save(nadia, { upload_id: upload.id, title: `Film ${filmsMade}`, ...more });
  expect(status).toBe(200);
  return { id: body.id, version: body.version, film };
}

const fetched = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  await fetch(`${world.address}${path}`, { method, headers });
const srcOf = async (asker: Asker, video_id: string) => (await asker.asks(getVideo, { video_id })).body.src;

test('the films that come with the product are whole, small, captioned in two languages and play anywhere', async () => {
  expect(CORE_FILMS.length).toBeGreaterThanOrEqual(3);
  for (const film of CORE_FILMS) {
    expect(await lookIntoFilm(coreFilePath(film, 'mp4'))).toMatchObject({ ok: true, seconds: film.seconds });
    expect(film.captions.map(({ language }) => language)).toEqual(['en', 'cy']);
    expect(film.transcript.split('\n').length).toBeGreaterThan(4);
  }
});

test('every reader finds them with their pictures and captions, and the filter narrows by domain [PE-6, CA-4]', async () => {
  const { status, body } = await tomasz.asks(listVideos, {});
  expect(status).toBe(200);
  const core = body.items.filter(({ is_core }) => is_core);
  expect(core.map(({ title }) => title)).toEqual(CORE_FILMS.map(({ title }) => title));
  for (const { poster, captions, transcript, downloadable, licence } of core) {
    expect({ captions, downloadable, licence }).toEqual({
      captions: ['en', 'cy'],
      downloadable: true,
      licence: 'CC BY 4.0',
    });
    expect(transcript).not.toBe('');
    const shown = await fetched(poster ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
  const physical = await tomasz.asks(listVideos, { domain: ['physical'] });
  expect(physical.body.items.filter(({ is_core }) => is_core).map(({ title }) => title)).toEqual(['Passing a balloon']);
  expect((await tomasz.asks(listVideos, { resident_id: [uuidv7()] })).status).toBe(404);
});

test('a film is played by ranges, from any place, and what can’t be is told so', async () => {
  const { id, film } = await addFilm();
  const src = await srcOf(tomasz, id);
  const whole = await fetched(src);
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ]);
  expect(missingHeaders(whole.headers, src)).toEqual([]);
  expect(whole.headers.get('content-security-policy')).toContain("media-src 'self'");
  expect(whole.headers.get('cache-control')).toBe('private, no-store');
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
  const etag = whole.headers.get('etag') ?? '';
  const some = await fetched(src, { range: 'bytes=1000-1999', 'if-range': etag });
  expect([some.status, some.headers.get('content-range'), some.headers.get('content-length')]).toEqual([
    206,
    `bytes 1000-1999/${film.length}`,
    '1000',
  ]);
  expect(Buffer.from(await some.arrayBuffer()).equals(film.subarray(1_000, 2_000))).toBe(true);
  const end = await fetched(src, { range: 'bytes=-500' });
  expect(Buffer.from(await end.arrayBuffer()).equals(film.subarray(-500))).toBe(true);
  const older = await fetched(src, { range: 'bytes=1000-1999', 'if-range': '"another"' });
  expect([older.status, (await older.arrayBuffer()).byteLength]).toEqual([200, film.length]);
  const beyond = await fetched(src, { range: `bytes=${film.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
  const head = await fetched(src, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
    200,
    String(film.length),
    0,
  ]);
  const headOfPart = await fetched(src, { range: 'bytes=0-9' }, 'HEAD');
  expect([headOfPart.status, headOfPart.headers.get('content-range')]).toEqual([200, null]);
});

test('what a phone wrote beside a film is wiped before anybody sees it', async () => {
  const film = madeFilm({ bytes: 50_000, seconds: 61, notes: '+52.7069-002.7485/' });
  const { body: upload } = await uploads.begin(nadia, film);
  await uploads.part(nadia, upload.id, 0, film);
  const { body } = await uploads.save(nadia, { upload_id: upload.id, title: 'In the garden' });
  const shown = Buffer.from(await (await fetched(await srcOf(tomasz, body.id))).arrayBuffer());
  expect([film.includes('+52.7069'), shown.includes('+52.7069')]).toEqual([true, false]);
  expect(shown.length).toBe(film.length);
});

test('when two change one film, the later one is shown what stands', async () => {
  const { id, version } = await addFilm();
  const anita = await world.as('manager@larch-house.example');
  const change = (asker: Asker, title: string) => uploads.save(asker, { video_id: id, base_version: version, title });
  expect(await change(nadia, 'First')).toMatchObject({ status: 200, body: { title: 'First', version: version + 1 } });
  expect(await change(anita, 'Second')).toMatchObject({ status: 409, body: { current: { title: 'First' } } });
  expect((await change(tomasz, 'Third')).status).toBe(403);
});

test('its picture is drawn anew, and only a link of the server shows it', async () => {
  const { id } = await addFilm();
  const pixels = new Uint8Array(1_200 * 600 * 4).map((_, place) =>
    place % 4 === 3 ? 255 : Math.floor(place / 240_000),
  );
  const image = (await Transformer.fromRgbaPixels(pixels, 1_200, 600).jpeg(60)).toString('base64');
  const put = async (text: string | null) =>
    await nadia.sends(setPoster.path, { ...uploads.write(), video_id: id, image: text });
  expect((await put(Buffer.from('<svg onload="alert(1)"/>').toString('base64'))).status).toBe(422);
  const { status, body } = await put(image);
  expect(status).toBe(200);
  const { poster } = body as { poster: string };
  const shown = await fetched(poster);
  const drawn = await new Transformer(Buffer.from(await shown.arrayBuffer())).metadata();
  expect(drawn).toMatchObject({ width: 960, height: 480, format: 'webp' });
  await put(null);
  expect((await fetched(poster)).status).toBe(404);
});

test('one goes on where one was, on every device, and what was seen stays seen', async () => {
  const { id } = await addFilm();
  const keep = async (at: number) =>
    (await tomasz.asks(keepVideoPlace, { ...uploads.write(), video_id: id, at })).status;
  const place = async (asker = tomasz) => (await asker.asks(getVideo, { video_id: id })).body.place;
  expect(await keep(25)).toBe(200);
  expect(await place()).toEqual({ state: 'begun', at: 25 });
  expect(await place(nadia)).toEqual({ state: 'new' });
  expect(await keep(59)).toBe(200);
  expect(await keep(10)).toBe(200);
  expect(await place()).toEqual({ state: 'done' });
  expect(await keep(VIDEO_MOST_SECONDS * 2)).toBe(422);
  const [core] = CORE_FILMS;
  const ofCore = { ...uploads.write(), video_id: core?.id ?? '', at: 9 };
  expect((await tomasz.asks(keepVideoPlace, ofCore)).status).toBe(200);
});

test('what is out of use is gone for everybody, also while it plays, and comes back', async () => {
  const { id } = await addFilm();
  const src = await srcOf(tomasz, id);
  const retire = async (is_retired: boolean) =>
    await nadia.asks(retireVideo, { ...uploads.write(), video_id: id, is_retired });
  expect((await retire(true)).body).toMatchObject({ is_retired: true, src: null });
  expect((await fetched(src)).status).toBe(404);
  expect((await tomasz.asks(getVideo, { video_id: id })).status).toBe(404);
  const own = (await nadia.asks(listOwnVideos, {})).body.items.find((one) => one.id === id);
  expect(own).toMatchObject({ is_retired: true, bytes: expect.any(Number) });
  expect((await retire(false)).body.is_retired).toBe(false);
  expect((await fetched(src)).status).toBe(200);
});

test('a link is worth nothing on another sign-in, for another film, later, or after a sign-out', async () => {
  const [one, other] = [await addFilm(), await addFilm()];
  const guest = await world.as('carer@larch-house.example');
  const src = await srcOf(guest, one.id);
  const [, files, sign_in, until = '', signed, film, part] = src.split('/');
  const theirs = (await srcOf(nadia, one.id)).split('/')[2];
  for (const wrong of [
    [files, theirs, until, signed, film, part],
    [files, sign_in, Number(until) + 1_800_000, signed, film, part],
    [files, sign_in, until, signed?.replace(/^./, 'x'), film, part],
    [files, sign_in, until, signed, other.id, part],
    [files, sign_in, until, signed, film, '..%2f..%2fpostgres'],
    [files, uuidv7(), until, signed, film, part],
  ]) {
    expect((await fetched(`/${wrong.join('/')}`)).status, wrong.join('/')).toBe(404);
  }
  world.clock.now = new Date(Date.now() + 61 * 60_000);
  expect((await fetched(src)).status).toBe(404);
  world.clock.now = null;
  expect((await fetched(src)).status).toBe(200);
  expect((await guest.asks(logout, {})).status).toBe(200);
  expect((await fetched(src)).status).toBe(404);
});

test('a film not on the list yet is looked at by whoever brought it, and by nobody else', async () => {
  const film = madeFilm({ bytes: 34_567, seconds: 20 });
  const { body: upload } = await uploads.begin(nadia, film);
  await uploads.part(nadia, upload.id, 0, film);
  const mine = (await uploads.begin(nadia, film)).body.src ?? '';
  expect((await fetched(mine)).status).toBe(200);
  expect((await tomasz.asks(getVideo, { video_id: upload.id })).status).toBe(404);
});

test('what is freely licensed may be kept; what is the home’s own may not', async () => {
  const [core] = CORE_FILMS;
  const free = (await tomasz.asks(getVideo, { video_id: core?.id ?? '' })).body;
  const kept = await fetched(free.download ?? '');
  expect(kept.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Hand%20under%20hand%2C%20slowly.mp4",
  );
  const { id } = await addFilm();
  const own = (await tomasz.asks(getVideo, { video_id: id })).body;
  expect([own.downloadable, own.download]).toEqual([false, null]);
  expect((await fetched(`${own.src}?download`)).headers.get('content-disposition')).toBe('inline');
});

test.each([
  ['a relative', 'relative@larch-house.example', 200],
  ['a member of a family organisation', 'member@teme-valley.example', 200],
  ['a carer on Package A', 'carer@oak-lodge.example', 200],
  ['a carer where the package has expired', 'carer@elm-court.example', 403],
  ['a relative whose link is paused', 'darren.jukes@larch-house.example', 403],
])('films for %s [PE-6]', async (_who, email, status) => {
  const asker = await world.as(email);
  expect((await asker.asks(listVideos, {})).status).toBe(status);
  expect((await asker.asks(getVideo, { video_id: CORE_FILMS[0]?.id ?? '' })).status).toBe(status);
});

test('nobody sees another home’s film, not even by its link', async () => {
  const { id } = await addFilm();
  const elsewhere = await world.as('coordinator@ty-rhosyn.example');
  expect((await elsewhere.asks(getVideo, { video_id: id })).status).toBe(404);
  expect(JSON.stringify((await elsewhere.asks(listVideos, {})).body)).not.toContain(id);
  const core = await srcOf(elsewhere, CORE_FILMS[0]?.id ?? '');
  expect((await fetched(core.replace(CORE_FILMS[0]?.id ?? '', id))).status).toBe(404);
});

test('the day a package expires its films stop, by the server, in the middle', async () => {
  const src = await srcOf(await world.as('carer@ty-rhosyn.example'), CORE_FILMS[0]?.id ?? '');
  expect((await fetched(src)).status).toBe(200);
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update care_homes set package_expires_on = current_date - 2 where name = 'Tŷ Rhosyn'`),
  );
  expect((await fetched(src)).status).toBe(404);
});
