import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import {
  deleteMessage,
  editMessage,
  flagMessage,
  listFlags,
  listMessages,
  listThreads,
  searchMessages,
  sendMessage,
} from '@heartsease/domain/chat/chats.endpoints.ts';
import { listPhotos } from '@heartsease/domain/photos/photos.endpoints.ts';
import { logout, me } from '@heartsease/domain/session/session.endpoints.ts';
import { pictureSize } from '../files/picture-size.ts';
import { sweepPhotos, tidy } from '../jobs/tidy.ts';
import { chatPhotosWorld } from '../test/chat-photos.ts';
import { setPackage } from '../test/homes.ts';
import { SECRET, asHeld } from '../test/pictures.ts';
import { asOwner } from '../test/world.ts';

const {
  world,
  facts,
  jpeg,
  people,
  write,
  query,
  of,
  says,
  opened,
  circle,
  begins,
  part,
  brought,
  sends,
  sent,
  lastOf,
  photoOf,
  fetched,
  bytesAt,
  homePhoto,
} = await chatPhotosWorld();
const { anita, tomasz, sarah, david } = people;
const sarah_id = (await sarah.asks(me, {})).body.id;
afterAll(async () => await world.close());

test('what a daughter sends to the circle is seen by whoever is in it, and stands in no album', async () => {
  const thread = await circle(sarah);
  const before = (await tomasz.asks(listPhotos, {})).body.total;
  const photo = await asHeld(6);
  await sent(sarah, thread, [await brought(sarah, thread, photo)], 'The new kitten');
  for (const asker of [sarah, tomasz, anita]) {
    const { thumb, screen, width, height, album } = await photoOf(asker, thread);
    expect([await fetched(thumb), await fetched(screen), width, height, album]).toEqual([200, 200, 640, 480, null]);
    expect(pictureSize(await bytesAt(screen))).toMatchObject({ width: 640, height: 480 });
    expect((await bytesAt(screen)).includes(SECRET)).toBe(false);
  }
  expect((await tomasz.asks(listPhotos, {})).body.total).toBe(before);
  expect(await query("select id from photos where ready_at > now() - interval '1 second'")).toEqual([]);
  const line = (await anita.asks(listThreads, {})).body.items.find(({ id }) => id === thread);
  expect(line?.last).toMatchObject({ text: 'The new kitten', photo_count: 1 });
  expect((await anita.asks(searchMessages, { words: 'kitten' })).body.items[0]).toMatchObject({ photo_count: 1 });
});

test('whoever is not in the thread finds no photo there, nor at its address, nor in another home', async () => {
  const thread = await circle(sarah);
  await sent(sarah, thread, [await brought(sarah, thread)]);
  const { id } = await photoOf(sarah, thread);
  expect((await david.asks(listMessages, { chat_thread_id: thread })).status).toBe(404);
  expect((await begins(david, thread)).status).toBe(404);
  // An address of one's own for another's photo is signed by nobody.
  const other = await circle(david, 'Mei-Ling');
  await sent(david, other, [await brought(david, other)]);
  const own = await photoOf(david, other);
  expect(await fetched(own.thumb)).toBe(200);
  expect(await fetched(own.thumb?.replaceAll(own.id, id) ?? null)).toBe(404);
  const elsewhere = await world.as('coordinator@teme-bank.example');
  expect((await elsewhere.asks(listMessages, { chat_thread_id: thread })).status).not.toBe(200);
});

test('a message is sent with at most four photos of its author’s own, that came for this thread, and once each', async () => {
  const thread = await circle(sarah);
  const managers = await opened(sarah, { kind: 'managers' });
  const [one, two] = [await brought(sarah, thread), await brought(sarah, thread)];
  expect((await sends(sarah, managers, [one])).status).toBe(422);
  expect((await sends(tomasz, thread, [one])).status).toBe(422);
  expect((await sends(sarah, thread, [one, one])).status).toBe(422);
  expect((await sends(sarah, thread, [one, two, uuidv7()])).status).toBe(422);
  expect(
    (
      await sends(
        sarah,
        thread,
        Array.from({ length: 5 }, () => uuidv7()),
      )
    ).status,
  ).toBe(422);
  const begun = uuidv7();
  await begins(sarah, thread, jpeg, begun);
  expect((await sends(sarah, thread, [begun])).status).toBe(422);
  await sent(sarah, thread, [two, one]);
  expect((await lastOf(sarah, thread)).photos).toHaveLength(2);
  expect((await sends(sarah, thread, [one])).body).toMatchObject({ errors: { photo_ids: [expect.any(String)] } });
  // A photo of the home is the home's to send.
  expect((await sends(sarah, thread, [await homePhoto([of('Eileen')])])).status).toBe(422);
});

test('sent again and again, a message with photos arrives once, with its photos in their order', async () => {
  const thread = await circle(sarah);
  const ids = [await brought(sarah, thread), await brought(sarah, thread), await brought(sarah, thread)];
  const before = (await sarah.asks(listMessages, { chat_thread_id: thread })).body.items.length;
  const once = { ...write(), chat_thread_id: thread, text: '', photo_ids: ids };
  const answers = await Promise.all(Array.from({ length: 5 }, () => sarah.asks(sendMessage, once)));
  await query('delete from writes where client_id = $1', [once.client_id]);
  answers.push(await sarah.asks(sendMessage, once));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await sarah.asks(listMessages, { chat_thread_id: thread })).body.items.length).toBe(Math.min(50, before + 1));
  const kept = await query<{ chat_photo_id: string }>(
    'select chat_photo_id from chat_message_photos where message_id = $1 order by place',
    [answers[0]?.body.id],
  );
  expect(kept.map(({ chat_photo_id }) => chat_photo_id)).toEqual(ids);
});

test('a photo goes on where the line was cut, is begun once however often it is begun, and is its bringer’s alone', async () => {
  const thread = await circle(sarah);
  const id = uuidv7();
  await begins(sarah, thread, jpeg, id);
  await part(sarah, id, 0, jpeg.subarray(0, 1_000));
  expect((await begins(sarah, thread, jpeg, id)).body).toMatchObject({ received: 1_000, is_ready: false });
  expect((await part(david, id, 1_000, jpeg.subarray(1_000))).status).toBe(404);
  expect((await part(tomasz, id, 1_000, jpeg.subarray(1_000))).status).toBe(403);
  expect((await part(sarah, id, 1_000, jpeg.subarray(1_000))).body).toMatchObject({ is_ready: true });
  expect((await begins(sarah, thread, jpeg, id)).body).toMatchObject({ is_ready: true });
  expect((await begins(sarah, await opened(sarah, { kind: 'managers' }), jpeg, id)).status).toBe(422);
  expect((await begins(david, await circle(david, 'Mei-Ling'), jpeg, id)).status).toBe(422);
});

test('what is no photo is refused and leaves nothing, and staff bring theirs as photos of the home alone', async () => {
  const thread = await circle(sarah);
  const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const id = uuidv7();
  await begins(sarah, thread, page, id);
  expect((await part(sarah, id, 0, page)).status).toBe(422);
  expect((await sends(sarah, thread, [id])).status).toBe(422);
  expect(await query('select id from chat_photos where id = $1', [id])).toEqual([]);
  expect((await begins(tomasz, thread)).status).toBe(403);
});

test('with the message its photo is gone for everybody, and the managers keep what was shown to them', async () => {
  const thread = await opened(tomasz, { kind: 'direct', person_id: sarah_id });
  const chat_message_id = await sent(sarah, thread, [await brought(sarah, thread)]);
  const [mine, his] = [await photoOf(sarah, thread), await photoOf(tomasz, thread)];
  expect((await sarah.asks(editMessage, { ...write(), chat_message_id, text: 'Look' })).status).toBe(200);
  expect((await sarah.asks(editMessage, { ...write(), chat_message_id, text: '' })).status).toBe(200);
  expect(await fetched(mine.thumb)).toBe(200);
  await tomasz.asks(flagMessage, { ...write(), chat_message_id, reason: 'Not for here' });
  await sarah.asks(deleteMessage, { ...write(), chat_message_id });
  expect([await fetched(mine.thumb), await fetched(his.screen)]).toEqual([404, 404]);
  expect(await lastOf(tomasz, thread)).toMatchObject({ photos: [], deleted_at: expect.any(String) });
  // The manager is in this conversation of two no more than before.
  const [flag] = (await anita.asks(listFlags, {})).body.items;
  expect(flag?.photos).toHaveLength(1);
  expect(await fetched(flag?.photos[0]?.screen ?? null)).toBe(200);
  const another = await sent(sarah, thread, [await brought(sarah, thread)]);
  await sarah.asks(deleteMessage, { ...write(), chat_message_id: another });
  expect((await lastOf(sarah, thread)).photos).toEqual([]);
});

test.each([
  ['a link is paused', `update relative_links set status = 'paused' where account_id = $1`, 'active'],
  ['somebody left the circle', `update relative_links set access_level = 'friend' where account_id = $1`, 'active'],
])('when %s, the photos are over with the next picture, also the own', async (_why, sql) => {
  const thread = await circle(sarah);
  await sent(sarah, thread, [await brought(sarah, thread)]);
  const { thumb } = await photoOf(sarah, thread);
  expect(await fetched(thumb)).toBe(200);
  await query(sql, [sarah_id]);
  expect(await fetched(thumb)).toBe(404);
  expect((await begins(sarah, thread)).status).toBeGreaterThan(402);
  await query(`update relative_links set status = 'active', access_level = 'representative' where account_id = $1`, [
    sarah_id,
  ]);
  expect(await fetched(thumb)).toBe(200);
});

test('a chat that nobody agrees to any more, a package that has ended, an old link and a sign-out end them too', async () => {
  const thread = await circle(sarah);
  await sent(sarah, thread, [await brought(sarah, thread)]);
  const again = await world.as('relative@larch-house.example');
  const { thumb } = await photoOf(again, thread);
  await says('Eileen', 'chat', 'withdrawn');
  expect(await fetched(thumb)).toBe(404);
  await says('Eileen', 'chat', 'given');
  const onPackage = async (letter: 'C' | 'E') =>
    await asOwner(world.ownerUrl, async (client) => {
      await setPackage(client, facts.care_home_id, { letter, is_expired: false, is_basic: false });
    });
  await onPackage('C');
  expect(await fetched(thumb)).toBe(404);
  await onPackage('E');
  expect(await fetched(thumb)).toBe(200);
  world.clock.now = new Date(Date.now() + 6 * 60_000);
  expect(await fetched(thumb)).toBe(404);
  world.clock.now = null;
  await again.sends(logout.path, { ...write() });
  expect(await fetched(thumb)).toBe(404);
});

test('what was brought and never sent goes after a week, and no file of what was sent goes with it', async () => {
  const thread = await circle(sarah);
  const [left, kept] = [await brought(sarah, thread), await brought(sarah, thread)];
  await sent(sarah, thread, [kept]);
  await query(`update chat_photos set updated_at = now() - interval '8 days'`);
  const pool = new pg.Pool({ connectionString: world.ownerUrl });
  await tidy(pool, world.app.files);
  await sweepPhotos(pool, world.app.files, new Date(Date.now() + 4 * 3_600_000));
  await pool.end();
  expect(await query('select id from chat_photos where id = $1', [left])).toEqual([]);
  expect(await fetched((await photoOf(sarah, thread)).screen)).toBe(200);
});
