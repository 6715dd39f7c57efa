import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginPhoto, getPhoto, listPhotos } from '@heartsease/domain/photos/photos.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import { photoUploadsOf } from '../test/photo-uploads.ts';
import { jpegOf } from '../test/pictures.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let tomasz: Asker;
let nadia: Asker;
let sarah: Asker;
let today: string;
let uploads: ReturnType<typeof photoUploadsOf>;
let jpeg: Buffer;
beforeAll(async () => {
  world = await openWorld();
  tomasz = await world.as('carer@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  ({ today } = facts);
  uploads = photoUploadsOf(world, facts.care_home_id);
  jpeg = await jpegOf();
});
afterAll(async () => await world.close());

test('twenty photos through a line that is cut five times: twenty arrive, once each', async () => {
  const photos = await Promise.all([...Array(20).keys()].map(async (place) => await jpegOf(640 + place, 480)));
  const before = (await tomasz.asks(listPhotos, {})).body.total;
  let cuts = 0;
  for (const [place, photo] of photos.entries()) {
    const new_photo_id = uuidv7();
    const { body } = await uploads.begin(tomasz, photo, { new_photo_id });
    const half = Math.floor(photo.length / 2);
    expect(body).toMatchObject({ id: new_photo_id, received: 0, is_ready: false });
    await uploads.part(tomasz, new_photo_id, 0, photo.subarray(0, half));
    if (place % 4 === 1) {
      await uploads.cutInPart(tomasz, new_photo_id, half, photo.subarray(half));
      cuts += 1;
    }
    // The device asks where it is and goes on there; a part that was on its way counts for nothing.
    const again = await uploads.begin(tomasz, photo, { new_photo_id });
    expect(again.body).toMatchObject({ id: new_photo_id, received: half });
    // Sent twice, because no answer came back.
    const last = [1, 2].map(async () => await uploads.part(tomasz, new_photo_id, half, photo.subarray(half)));
    for (const { status } of await Promise.all(last)) expect(status).toBe(200);
    expect((await uploads.begin(tomasz, photo, { new_photo_id })).body).toMatchObject({ is_ready: true });
  }
  expect(cuts).toBe(5);
  expect((await tomasz.asks(listPhotos, {})).body.total).toBe(before + 20);
}, 120_000);

test('where the drawing could not be kept, the last part alone goes again', async () => {
  const { body } = await uploads.begin(tomasz, jpeg);
  const { id } = body as { id: string };
  const half = Math.floor(jpeg.length / 2);
  await uploads.part(tomasz, id, 0, jpeg.subarray(0, half));
  const { files } = world.app;
  const keep = files.keep.bind(files);
  let kept = 0;
  const store = vi.spyOn(files, 'keep').mockImplementation(async (...file) => {
    kept += 1;
    // The part is taken; what is drawn of it all is not.
    if (kept > 1) throw new Error('The disk is full');
    await keep(...file);
  });
  expect((await uploads.part(tomasz, id, half, jpeg.subarray(half))).status).toBe(500);
  store.mockRestore();
  const again = await uploads.begin(tomasz, jpeg, { new_photo_id: id });
  expect(again.body).toMatchObject({ id, received: half, is_ready: false });
  expect(await uploads.part(tomasz, id, half, jpeg.subarray(half))).toMatchObject({
    status: 200,
    body: { received: jpeg.length, is_ready: true },
  });
});

test('whoever asks while a photo is being drawn waits, and does not bring it to be drawn twice', async () => {
  const { files } = world.app;
  const keep = files.keep.bind(files);
  const drawn = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let kept = 0;
  const store = vi.spyOn(files, 'keep').mockImplementation(async (...file) => {
    kept += 1;
    if (kept === 2) {
      drawn.resolve();
      await goOn.promise;
    }
    await keep(...file);
  });
  const { body } = await uploads.begin(tomasz, jpeg);
  const { id } = body as { id: string };
  const bringing = uploads.part(tomasz, id, 0, jpeg);
  await drawn.promise;
  const meanwhile = await uploads.begin(tomasz, jpeg, { new_photo_id: id });
  expect(meanwhile.body).toMatchObject({ received: jpeg.length, is_ready: false });
  goOn.resolve();
  expect(await bringing).toMatchObject({ status: 200, body: { is_ready: true } });
  store.mockRestore();
  expect(kept).toBe(3);
});

test('where the server stopped while it drew, the last part alone goes again after a minute', async () => {
  const { body } = await uploads.begin(tomasz, jpeg);
  const { id } = body as { id: string };
  await uploads.part(tomasz, id, 0, jpeg.subarray(0, 100));
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update photos set received = bytes, part_ids = part_ids || gen_random_uuid(),
                         updated_at = now() - interval '61 seconds'
        where id = $1`,
      [id],
    ),
  );
  const again = await uploads.begin(tomasz, jpeg, { new_photo_id: id });
  expect(again.body).toMatchObject({ received: 100, is_ready: false });
  expect((await uploads.part(tomasz, id, 100, jpeg.subarray(100))).body).toMatchObject({ is_ready: true });
});

test('what is no photo is told at the photo, and leaves nothing behind', async () => {
  const { id, last } = await uploads.bring(tomasz, Buffer.from(`<html>${'x'.repeat(200)}`));
  expect(last).toMatchObject({ status: 422, body: { errors: { file: [expect.stringContaining('JPEG')] } } });
  expect((await tomasz.asks(getPhoto, { photo_id: id })).status).toBe(404);
  const cut = await uploads.bring(tomasz, jpeg.subarray(0, jpeg.length - 9));
  expect(cut.last).toMatchObject({ status: 422, body: { errors: { file: [expect.stringContaining('not whole')] } } });
});

test('nobody goes on with the photo of somebody else, and no id is used twice', async () => {
  const { body } = await uploads.begin(tomasz, jpeg);
  const { id } = body as { id: string };
  expect((await uploads.part(nadia, id, 0, jpeg)).status).toBe(404);
  expect((await uploads.begin(nadia, jpeg, { new_photo_id: id })).status).toBe(422);
  expect((await uploads.begin(tomasz, jpeg.subarray(1), { new_photo_id: id })).status).toBe(422);
  expect((await uploads.part(sarah, id, 0, jpeg)).status).toBe(403);
});

test('a photo goes with a report by the id that its device gave it, and only with one’s own', async () => {
  const report_client_id = uuidv7();
  const started_at = new Date().toISOString();
  const [joyce] = (await tomasz.asks(listResidents, {})).body.items;
  if (joyce === undefined) throw new Error('Somebody lives there');
  expect((await uploads.begin(tomasz, jpeg, { report_client_id })).status).toBe(404);
  const { body: report } = await tomasz.asks(logReport, {
    ...uploads.write(),
    client_id: report_client_id,
    title: 'A cuppa',
    format: 'one_to_one',
    started_at,
    minutes: 15,
    moments: [{ resident_id: joyce.id, response: null, basis: 'individual', answered_at: started_at }],
  });
  expect((await uploads.begin(nadia, jpeg, { report_client_id })).status).toBe(404);
  const { id, last } = await uploads.bring(tomasz, jpeg, { report_client_id });
  expect(last.body).toMatchObject({ is_ready: true });
  const { body } = await tomasz.asks(listPhotos, { report_id: report.id });
  expect(body.items.map((photo) => photo.id)).toEqual([id]);
});

test('of what one may not bring, nothing is begun', async () => {
  const input = { ...uploads.write(), new_photo_id: uuidv7(), report_id: null, taken_on: null };
  expect((await tomasz.asks(beginPhoto, { ...input, bytes: 16 * 1024 * 1024 })).status).toBe(422);
  expect((await tomasz.asks(beginPhoto, { ...input, bytes: 900, taken_on: addDays(today, 2) })).status).toBe(422);
  expect((await sarah.asks(beginPhoto, { ...input, bytes: 900 })).status).toBe(403);
});
