import { afterAll, beforeAll, expect, test } from 'vitest';
import { getVideo } from '@heartsease/domain/videos/videos.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import { madeFilm } from '../test/films.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { uploadsOf } from '../test/uploads.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

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

const fetched = async (path: string) => await fetch(`${world.address}${path}`);

test('captions of half an hour that were typed as plain lines are kept whole', async () => {
  const film = madeFilm({ bytes: 50_000, seconds: 1_500 });
  const lines = Array.from({ length: 700 }, (_, place) => {
    const [minute, second] = [Math.floor(place / 30), (place % 30) * 2];
    return `${minute}:${String(second).padStart(2, '0')} Slowly & gently, a hand beneath a hand`;
  });
  const { body: upload } = await uploads.begin(nadia, film);
  await uploads.part(nadia, upload.id, 0, film);
  const captions = [{ language: 'en', text: lines.join('\n') }];
  const { status, body } = await uploads.save(nadia, { upload_id: upload.id, title: 'Half an hour', captions });
  expect(status).toBe(200);
  const { id } = body;
  expect((await tomasz.asks(getVideo, { video_id: id })).status).toBe(200);
});

test('captions come as WebVTT, whatever they were typed as; a transcript that was not written is what they say', async () => {
  const captions = [
    { language: 'en', text: '0:01 Tea & cake\n0:05 <b>Enjoy</b>' },
    { language: 'cy', text: '1\n00:00:01,000 --> 00:00:04,000\nTe a chacen' },
  ];
  const { id } = await addFilm({ captions });
  const { body } = await tomasz.asks(getVideo, { video_id: id });
  expect(body.tracks.map(({ language }) => language)).toEqual(['en', 'cy']);
  expect(body.transcript).toBe('Tea & cake\nEnjoy');
  const [english, welsh] = await Promise.all(body.tracks.map(async ({ src }) => await fetched(src)));
  expect(english?.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(await english?.text()).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:05.000\nTea &amp; cake\n\n00:00:05.000 --> 00:00:11.000\nEnjoy',
  );
  expect(await welsh?.text()).toContain('00:00:01.000 --> 00:00:04.000\nTe a chacen');
  expect((await fetched(body.src.replace('film.mp4', 'captions.pl.vtt'))).status).toBe(404);
});

test('captions that can’t be read are told by field and line, and other fields at themselves', async () => {
  const film = madeFilm({ bytes: 33_333, seconds: 20 });
  const { body: upload } = await uploads.begin(nadia, film);
  await uploads.part(nadia, upload.id, 0, film);
  const errorsOf = async (more: object) => {
    const { status, body } = await uploads.save(nadia, { upload_id: upload.id, ...more });
    return [status, (body as unknown as { errors: Record<string, string[]> }).errors];
  };
  const captions = [
    { language: 'en', text: '0:01 --> 0:03\nGood\n\n0:09 --> 0:07\nBackwards\n\n0:30 --> 0:40\nLate' },
    { language: 'cy', text: '' },
  ];
  expect(await errorsOf({ captions })).toEqual([
    422,
    {
      'captions.0.text': ['Line 4: the end comes before the beginning', 'Line 7: the film is over by then'],
      'captions.1.text': ['Line 1: write at least one caption'],
    },
  ]);
  expect(await errorsOf({ captions: [] })).toEqual([422, { captions: ['Write captions in at least one language'] }]);
  expect(await errorsOf({ licence: 'CC BY 4.0' })).toEqual([
    422,
    { attribution: ['Say who made it, and where it comes from'] },
  ]);
  expect(await errorsOf({ title: ' ' })).toEqual([422, { title: ['Enter a title'] }]);
  expect(await errorsOf({ people: 'somebody' })).toEqual([422, { people: ['Say who can be seen or heard'] }]);
  expect(await errorsOf({ upload_id: null })).toEqual([422, { upload_id: ['Choose a film'] }]);
  expect((await uploads.save(nadia, { upload_id: upload.id, title: 'Once' })).status).toBe(200);
  // The same film is not put on the list twice.
  expect((await uploads.save(nadia, { upload_id: upload.id, title: 'Twice' })).status).toBe(404);
});
