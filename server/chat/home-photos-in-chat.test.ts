import { afterAll, expect, test } from 'vitest';
import { deleteMessage, keepChatPhoto } from '@heartsease/domain/chat/chats.endpoints.ts';
import { getPhoto, listSharedPhotos, removePhoto, withdrawPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { FACE, chatPhotosWorld } from '../test/chat-photos.ts';

const {
  world,
  uploads,
  people,
  write,
  query,
  of,
  says,
  opened,
  circle,
  brought,
  sent,
  lastOf,
  photoOf,
  fetched,
  bytesAt,
  homePhoto,
} = await chatPhotosWorld();
const { anita, tomasz, sarah } = people;
afterAll(async () => await world.close());

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
