import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  beginChatPhoto,
  deleteMessage,
  editMessage,
  flagMessage,
  keepChatPhoto,
  listFlags,
  listMessages,
  listThreads,
  openThread,
  searchMessages,
  sendMessage,
} from '@heartsease/domain/chat/chats.endpoints.ts';
import type { ChatMessage, ChatPhoto } from '@heartsease/domain/chat/chat.ts';
import {
  getPhoto,
  listPhotos,
  listSharedPhotos,
  removePhoto,
  withdrawPhoto,
} from '@heartsease/domain/photos/photos.endpoints.ts';
import { logout, me } from '@heartsease/domain/session/session.endpoints.ts';
import { pictureSize } from '../files/picture-size.ts';
import { sweepPhotos, tidy } from '../jobs/tidy.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { setPackage } from '../test/homes.ts';
import { photoUploadsOf } from '../test/photo-uploads.ts';
import { SECRET, asHeld, jpegOf } from '../test/pictures.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let anita: Asker;
let tomasz: Asker;
/** Eileen’s daughter. */
let sarah: Asker;
/** Mei-Ling’s son. */
let david: Asker;
let uploads: ReturnType<typeof photoUploadsOf>;
let jpeg: Buffer;
let sarah_id: string;
beforeAll(async () => {
  world = await openWorld({ public_url: 'https://heartsease.example', data_dir: temporaryFolder() });
  facts = await factsOf(world.ownerUrl, 'Larch House');
  await query(`update care_homes set family_hold = 'at_once' where id = $1`, [facts.care_home_id]);
  uploads = photoUploadsOf(world, facts.care_home_id);
  jpeg = await jpegOf();
  anita = await world.as('manager@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  david = await world.as('david.chan@larch-house.example');
  sarah_id = (await sarah.asks(me, {})).body.id;
});
afterAll(async () => await world.close());
beforeEach(async () => {
  world.clock.now = null;
  for (const name of ['Eileen', 'Mei-Ling']) await says(name, 'chat', 'given');
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const residentOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;
const FACE = { x: 0.05, y: 0.05, width: 0.2, height: 0.3 };
const of = (name: string, box: typeof FACE | null = null) => ({ resident_id: residentOf(name), box });

async function says(name: string, purpose: string, status: 'given' | 'withdrawn'): Promise<void> {
  await query(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
     select $1, $2, $3, $4, coalesce(max(version), 0) + 1, $5, 'resident', current_date, current_date + 300
       from consents where resident_id = $3 and purpose = $4`,
    [uuidv7(), facts.care_home_id, residentOf(name), purpose, status],
  );
}

async function opened(asker: Asker, wanted: object): Promise<string> {
  const { status, body } = await asker.sends(openThread.path, { ...write(), with: wanted });
  expect(status).toBe(200);
  return openThread.output.parse(body).chat_thread_id;
}
const circle = (asker: Asker, name = 'Eileen') => opened(asker, { kind: 'circle', resident_id: residentOf(name) });

const begins = async (asker: Asker, chat_thread_id: string, photo = jpeg, id = uuidv7()) =>
  await asker.sends(beginChatPhoto.path, { ...write(), chat_thread_id, new_photo_id: id, bytes: photo.length });
async function part(asker: Asker, id: string, offset: number, bytes: Buffer) {
  const response = await fetch(`${world.address}/api/v2/chat/photo/part/${id}/${offset}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${asker.token}` },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as object };
}

/** Brings a photo for a thread, as a family’s device does. */
async function brought(asker: Asker, chat_thread_id: string, photo = jpeg): Promise<string> {
  const id = uuidv7();
  expect((await begins(asker, chat_thread_id, photo, id)).status).toBe(200);
  expect(await part(asker, id, 0, photo)).toMatchObject({ status: 200, body: { is_ready: true } });
  return id;
}
const sends = async (asker: Asker, chat_thread_id: string, photo_ids: string[], more: object = {}) =>
  await asker.sends(sendMessage.path, { ...write(), chat_thread_id, text: '', photo_ids, ...more });
async function sent(asker: Asker, thread: string, photo_ids: string[], text = ''): Promise<string> {
  const { status, body } = await sends(asker, thread, photo_ids, { text });
  expect(status).toBe(200);
  return sendMessage.output.parse(body).id;
}
async function lastOf(asker: Asker, chat_thread_id: string): Promise<ChatMessage> {
  const message = (await asker.asks(listMessages, { chat_thread_id })).body.items.at(-1);
  if (message === undefined) throw new Error('There is a message');
  return message;
}
async function photoOf(asker: Asker, thread: string): Promise<ChatPhoto> {
  const [photo] = (await lastOf(asker, thread)).photos;
  if (photo === undefined) throw new Error('The message has a photo');
  return photo;
}
const fetched = async (path: string | null) => (await fetch(`${world.address}${path ?? '/nothing'}`)).status;
const bytesAt = async (path: string | null) =>
  Buffer.from(await (await fetch(`${world.address}${path ?? '/nothing'}`)).arrayBuffer());

/** A photo of the home with these people in it, shared at once where nothing else is said. */
async function homePhoto(subjects: ReturnType<typeof of>[] | null, more: object = {}): Promise<string> {
  const { id } = await uploads.bring(tomasz, jpeg);
  if (subjects !== null) expect((await uploads.save(tomasz, id, subjects, more)).status).toBe(200);
  return id;
}

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

test('of a photo that staff send, family see nothing before everybody in it is named and it is shared', async () => {
  const thread = await circle(sarah);
  await says('Eileen', 'photo_family_own', 'given');
  const photo_id = await homePhoto(null);
  await sent(tomasz, thread, [photo_id], 'In the garden');
  expect(await lastOf(sarah, thread)).toMatchObject({ text: 'In the garden', photo_count: 1, photos: [] });
  expect((await photoOf(anita, thread)).album).toEqual({ photo_id, is_tagging_complete: false, sharing: 'not_shared' });
  const { thumb } = await photoOf(tomasz, thread);
  expect(await fetched(thumb)).toBe(200);
  await uploads.save(tomasz, photo_id, [of('Eileen')], { caption: 'Among the roses' });
  const seen = await photoOf(sarah, thread);
  expect(seen).toMatchObject({ caption: 'Among the roses', album: null, people: [{ known_as: 'Eileen' }] });
  expect(await fetched(seen.screen)).toBe(200);
  // It is known who has seen it, for whoever takes it back.
  expect((await tomasz.asks(getPhoto, { photo_id })).body.seen_by.map(({ name }) => name)).toHaveLength(1);
  await tomasz.sends(withdrawPhoto.path, { ...write(), photo_id });
  expect([await fetched(seen.screen), (await lastOf(sarah, thread)).photos]).toEqual([404, []]);
  expect(await fetched((await photoOf(tomasz, thread)).screen)).toBe(200);
  await tomasz.sends(removePhoto.path, { ...write(), photo_id });
  expect(await lastOf(tomasz, thread)).toMatchObject({ photo_count: 1, photos: [] });
});

test('another resident’s face is covered in the conversation as in the album, or the photo is kept back whole', async () => {
  const thread = await circle(sarah);
  await says('Eileen', 'photo_family_own', 'given');
  await says('Mei-Ling', 'photo_family_group', 'withdrawn');
  await sent(tomasz, thread, [await homePhoto([of('Eileen'), of('Mei-Ling')])]);
  expect((await lastOf(sarah, thread)).photos).toEqual([]);
  const covered = await homePhoto([of('Eileen'), of('Mei-Ling', FACE)], { caption: 'Eileen with Mei-Ling' });
  await sent(tomasz, thread, [covered]);
  const seen = await photoOf(sarah, thread);
  expect(seen).toMatchObject({ others: 1, people: [{ known_as: 'Eileen' }] });
  expect(seen.caption).not.toContain('Mei-Ling');
  expect((await bytesAt(seen.screen)).equals(await bytesAt((await photoOf(tomasz, thread)).screen))).toBe(false);
  // Somebody else's person alone is nobody of hers; what has nobody in it is for whoever is in the thread.
  await says('Mei-Ling', 'photo_family_group', 'given');
  await sent(tomasz, thread, [await homePhoto([of('Mei-Ling')])]);
  expect((await lastOf(sarah, thread)).photos).toEqual([]);
  await sent(tomasz, thread, [await homePhoto([])]);
  expect(await fetched((await photoOf(sarah, thread)).thumb)).toBe(200);
  await says('Eileen', 'photo_family_own', 'withdrawn');
  expect(await fetched(seen.screen)).toBe(404);
  await says('Eileen', 'photo_family_own', 'given');
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

test('staff put what family sent to the circle into the album, once, untagged and shared with nobody', async () => {
  const thread = await circle(sarah);
  const chat_message_id = await sent(sarah, thread, [await brought(sarah, thread)]);
  const shown = await photoOf(tomasz, thread);
  expect([shown.may_keep, (await photoOf(sarah, thread)).may_keep]).toEqual([true, false]);
  const keep = { chat_message_id, chat_photo_id: shown.id };
  expect((await sarah.sends(keepChatPhoto.path, { ...write(), ...keep })).status).toBe(403);
  const answers = await Promise.all([1, 2].map(() => tomasz.asks(keepChatPhoto, { ...write(), ...keep })));
  expect(new Set(answers.map(({ body }) => body.photo_id)).size).toBe(1);
  const photo_id = answers[0]?.body.photo_id ?? '';
  const { body: photo } = await tomasz.asks(getPhoto, { photo_id });
  expect(photo).toMatchObject({ people: [], is_tagging_complete: false, sharing: 'not_shared' });
  expect(await fetched(photo.screen)).toBe(200);
  expect((await photoOf(sarah, thread)).is_kept).toBe(true);
  expect((await sarah.asks(listSharedPhotos, {})).body.items.map(({ id }) => id)).not.toContain(photo_id);
  // One goes without the other.
  await sarah.asks(deleteMessage, { ...write(), chat_message_id });
  expect(await fetched((await tomasz.asks(getPhoto, { photo_id })).body.screen)).toBe(200);
  expect((await tomasz.asks(keepChatPhoto, { ...write(), ...keep })).status).toBe(404);
});

test('what was said to the managers or to one of them stays there: it can’t be put into the album', async () => {
  const thread = await opened(sarah, { kind: 'managers' });
  const chat_message_id = await sent(sarah, thread, [await brought(sarah, thread)]);
  const { id, may_keep } = await photoOf(anita, thread);
  expect(may_keep).toBe(false);
  const keep = { ...write(), chat_message_id, chat_photo_id: id };
  expect((await anita.asks(keepChatPhoto, keep)).status).toBe(404);
});

test('mails and pushes say only that a message waits', async () => {
  await query('delete from outgoing_mails');
  const thread = await circle(sarah);
  await says('Eileen', 'photo_family_own', 'given');
  await sent(tomasz, thread, [await homePhoto([of('Eileen')], { caption: 'Among the magnolias' })]);
  const mails = await query<{ subject: string; body: string }>(
    `select subject, body from outgoing_mails where notification = 'message'`,
  );
  expect(mails).toMatchObject([{ subject: 'A message waits for you in Heartsease' }]);
  expect(mails.every(({ body }) => !/magnolia|photo-files/u.test(body))).toBe(true);
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
