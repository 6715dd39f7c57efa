import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  deleteMessage,
  editMessage,
  flagMessage,
  getThread,
  listFlags,
  listMessages,
  listPartners,
  listReceipts,
  listThreads,
  markRead,
  markShown,
  openThread,
  saveChatHours,
  searchMessages,
  sendMessage,
  settleFlag,
} from '@heartsease/domain/chat/chats.endpoints.ts';
import type { ChatMessage } from '@heartsease/domain/chat/chat.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let anita: Asker;
let tomasz: Asker;
let sarah: Asker;
let ids: { anita: string; tomasz: string; sarah: string };
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  // What the demo world has said already.
  await query('delete from chat_threads');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  world.clock.now = null;
  anita = await world.as('manager@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  const idOf = async (asker: Asker) => (await asker.asks(me, {})).body.id;
  ids = { anita: await idOf(anita), tomasz: await idOf(tomasz), sarah: await idOf(sarah) };
  await say('given');
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const residentOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

/** What was last said about a chat about Eileen. */
async function say(status: 'given' | 'withdrawn'): Promise<void> {
  await query(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
     select $1, $2, $3, 'chat', coalesce(max(version), 0) + 1, $4, 'resident', current_date, current_date + 300
       from consents where resident_id = $3 and purpose = 'chat'`,
    [uuidv7(), facts.care_home_id, residentOf('Eileen'), status],
  );
}

type With = object;
async function opened(asker: Asker, wanted: With): Promise<string> {
  const { status, body } = await asker.sends(openThread.path, { ...write(), with: wanted });
  expect(status).toBe(200);
  return openThread.output.parse(body).chat_thread_id;
}
const circle = (asker: Asker) => opened(asker, { kind: 'circle', resident_id: residentOf('Eileen') });

async function sent(asker: Asker, chat_thread_id: string, text: string, reply_to_id: string | null = null) {
  const { status, body } = await asker.asks(sendMessage, { ...write(), chat_thread_id, text, reply_to_id });
  expect(status).toBe(200);
  return body;
}
async function messagesOf(asker: Asker, chat_thread_id: string): Promise<ChatMessage[]> {
  return (await asker.asks(listMessages, { chat_thread_id })).body.items;
}
const unreadOf = async (asker: Asker, id: string) =>
  (await asker.asks(listThreads, {})).body.items.find((thread) => thread.id === id)?.unread;

test('what family and staff write about somebody is there for both, in order, with what is unread', async () => {
  const id = await circle(sarah);
  expect(await circle(tomasz)).toBe(id);
  const first = await sent(sarah, id, 'Did she like the cardigan?');
  await sent(tomasz, id, 'She has not taken it off.', first.id);
  const messages = await messagesOf(anita, id);
  expect(messages.map(({ text, position, author_id }) => [position, author_id, text])).toEqual([
    [1, ids.sarah, 'Did she like the cardigan?'],
    [2, ids.tomasz, 'She has not taken it off.'],
  ]);
  expect(messages[1]?.reply_to).toMatchObject({ id: first.id, text: 'Did she like the cardigan?' });
  expect([await unreadOf(sarah, id), await unreadOf(anita, id), await unreadOf(tomasz, id)]).toEqual([1, 2, 0]);
  await sarah.asks(markRead, { ...write(), chat_thread_id: id, position: 99 });
  expect(await unreadOf(sarah, id)).toBe(0);
  const receipts = await tomasz.asks(listReceipts, { chat_message_id: messages[1]?.id ?? '' });
  expect(receipts.body.items).toMatchObject([{ person: { id: ids.sarah }, read_at: expect.any(String) }]);
});

test('twelve people who write at once get twelve places, one after the other', async () => {
  const id = await opened(tomasz, { kind: 'room' });
  const before = (await messagesOf(tomasz, id)).length;
  const texts = Array.from({ length: 12 }, (_, turn) => `Message ${turn}`);
  await Promise.all(texts.map((text, turn) => sent(turn % 2 === 0 ? tomasz : anita, id, text)));
  const messages = (await messagesOf(tomasz, id)).slice(before);
  expect(messages.map(({ position }) => position)).toEqual(texts.map((_, turn) => before + turn + 1));
  expect(messages.map(({ text }) => text).sort()).toEqual([...texts].sort());
});

test('the same write arrives once, even when nothing is known of the first answer any more', async () => {
  const chat_thread_id = await circle(sarah);
  const once = { ...write(), chat_thread_id, text: 'Only once, please' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => sarah.asks(sendMessage, once)));
  await query('delete from writes where client_id = $1', [once.client_id]).catch(() => {});
  answers.push(await sarah.asks(sendMessage, once));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await messagesOf(sarah, chat_thread_id)).filter(({ text }) => text === once.text)).toHaveLength(1);
});

test('when the yes to it is taken back, family lose the circle at once, and staff read and write no more', async () => {
  const id = await circle(sarah);
  await sent(sarah, id, 'Before');
  await say('withdrawn');
  expect((await sarah.asks(getThread, { chat_thread_id: id })).status).toBe(404);
  expect((await sarah.asks(listMessages, { chat_thread_id: id })).status).toBe(404);
  expect((await sarah.asks(sendMessage, { ...write(), chat_thread_id: id, text: 'After' })).status).toBe(404);
  expect((await sarah.asks(searchMessages, { words: 'Before' })).body.items).toEqual([]);
  expect((await sarah.asks(listPartners, {})).body.circles).toEqual([]);
  expect((await tomasz.asks(getThread, { chat_thread_id: id })).body.may_write).toBe(false);
  expect((await tomasz.asks(sendMessage, { ...write(), chat_thread_id: id, text: 'After' })).status).toBe(422);
  await say('given');
  expect((await sarah.asks(getThread, { chat_thread_id: id })).status).toBe(200);
});

test('a friend is in no circle, and nobody’s relative in that of another', async () => {
  const id = await circle(tomasz);
  const names = (await tomasz.asks(getThread, { chat_thread_id: id })).body.people;
  expect(names.filter(({ role }) => role === 'relative').map(({ known_as }) => known_as)).toEqual(['Sarah']);
  await query(`update relative_links set access_level = 'friend' where account_id = $1`, [ids.sarah]);
  expect((await sarah.asks(getThread, { chat_thread_id: id })).status).toBe(404);
  await query(`update relative_links set access_level = 'representative' where account_id = $1`, [ids.sarah]);
});

test('who hides from a circle is in no count of who has read it, there or after they have gone', async () => {
  const id = await circle(sarah);
  const gloria = await world.as('gloria.clarke@larch-house.example');
  const { id: person_id } = (await gloria.asks(me, {})).body;
  const [link] = await query<{ id: string; resident_id: string; is_shown_to_circle: boolean }>(
    'select id, resident_id, is_shown_to_circle from relative_links where account_id = $1',
    [person_id],
  );
  if (link === undefined) throw new Error('Gloria is linked to somebody');
  const links = (resident_id: string, isShown: boolean) =>
    query('update relative_links set resident_id = $2, is_shown_to_circle = $3, is_primary = false where id = $1', [
      link.id,
      resident_id,
      isShown,
    ]);
  await links(residentOf('Eileen'), false);
  const { id: chat_message_id, position } = await sent(sarah, id, 'The lilac is out');
  for (const asker of [gloria, tomasz]) await asker.asks(markRead, { ...write(), chat_thread_id: id, position });
  const readers = async (asker: Asker) => {
    const { marks } = (await asker.asks(listMessages, { chat_thread_id: id })).body;
    const receipts = (await asker.asks(listReceipts, { chat_message_id })).body.items;
    return [...marks.map((mark) => mark.person_id), ...receipts.map(({ person }) => person.id)];
  };
  expect(await readers(sarah)).toContain(ids.tomasz);
  expect(await readers(sarah)).not.toContain(person_id);
  expect(await readers(tomasz)).toContain(person_id);
  await links(residentOf('Eileen'), true);
  expect(await readers(sarah)).toContain(person_id);
  // Nobody of hers lives here any more.
  await links(link.resident_id, link.is_shown_to_circle);
  await query(`update relative_links set status = 'paused' where id = $1`, [link.id]);
  expect(await readers(sarah)).not.toContain(person_id);
  await query(`update relative_links set status = 'active' where id = $1`, [link.id]);
});

test('that a message waits is mailed to the family and to managers, once an hour and without a word of it', async () => {
  await query('delete from outgoing_mails');
  const mailed = async () =>
    (
      await query<{ to_address: string; subject: string; body: string }>(
        `select to_address, subject, body from outgoing_mails where notification = 'message' order by created_at`,
      )
    ).map(({ to_address, subject, body }) => ({ to_address, subject, tells: body.includes('magnolia') }));
  const circle = await opened(tomasz, { kind: 'circle', resident_id: residentOf('Eileen') });
  for (const text of ['The magnolia is out', 'And the magnolia smells']) await sent(tomasz, circle, text);
  const subject = 'A message waits for you in Heartsease';
  expect(await mailed()).toEqual([{ to_address: 'relative@larch-house.example', subject, tells: false }]);
  await sent(tomasz, await opened(tomasz, { kind: 'room' }), 'Among ourselves');
  expect(await mailed()).toHaveLength(1);
  await sent(sarah, await opened(sarah, { kind: 'managers' }), 'For the manager');
  expect((await mailed()).map(({ to_address }) => to_address)).toContain('manager@larch-house.example');
  await query(`delete from chat_threads where kind = 'managers'`);
});

test('what a relative writes to the managers is theirs alone', async () => {
  const id = await opened(sarah, { kind: 'managers' });
  await sent(sarah, id, 'In confidence');
  expect((await messagesOf(anita, id)).map(({ text }) => text)).toEqual(['In confidence']);
  expect((await tomasz.asks(getThread, { chat_thread_id: id })).status).toBe(404);
  expect((await tomasz.asks(searchMessages, { words: 'confidence' })).body.items).toEqual([]);
  expect((await anita.sends(openThread.path, { ...write(), with: { kind: 'managers' } })).status).toBe(404);
});

test('two write to each other, whoever begins; a relative finds only those who lead', async () => {
  const one = await opened(tomasz, { kind: 'direct', person_id: ids.sarah });
  const refused = await sarah.sends(openThread.path, { ...write(), with: { kind: 'direct', person_id: ids.tomasz } });
  expect(refused.status).toBe(404);
  await sent(sarah, one, 'Thank you for writing');
  expect((await anita.asks(getThread, { chat_thread_id: one })).status).toBe(404);
  const two = await opened(sarah, { kind: 'direct', person_id: ids.anita });
  expect(await opened(anita, { kind: 'direct', person_id: ids.sarah })).toBe(two);
  expect((await sarah.asks(getThread, { chat_thread_id: two })).body.person?.id).toBe(ids.anita);
  const roles = (await sarah.asks(listPartners, {})).body.people.map(({ role }) => role);
  expect(new Set(roles)).toEqual(new Set(['manager', 'coordinator']));
});

test('a message can be put right for fifteen minutes by its author, and what it said is kept', async () => {
  const id = await circle(sarah);
  const { id: chat_message_id } = await sent(sarah, id, 'At thre');
  const right = { ...write(), chat_message_id, text: 'At three' };
  expect((await tomasz.asks(editMessage, { ...right, ...write() })).status).toBe(404);
  expect((await sarah.asks(editMessage, right)).status).toBe(200);
  const message = (await messagesOf(tomasz, id)).at(-1);
  expect(message).toMatchObject({ text: 'At three', edited_at: expect.any(String) });
  world.clock.now = new Date(Date.now() + 16 * 60_000);
  expect((await sarah.asks(editMessage, { ...right, ...write(), text: 'At four' })).status).toBe(422);
  const kept = await query<{ text: string }>('select text from chat_earlier_texts where message_id = $1', [
    chat_message_id,
  ]);
  expect(kept).toEqual([{ text: 'At thre' }]);
});

test('what is taken back leaves a tombstone, for staff too, and never goes from the database', async () => {
  const id = await circle(sarah);
  const { id: chat_message_id } = await sent(sarah, id, 'Said in anger');
  await sent(tomasz, id, 'I hear you', chat_message_id);
  expect((await sarah.asks(deleteMessage, { ...write(), chat_message_id })).status).toBe(200);
  const [gone, answer] = (await messagesOf(anita, id)).slice(-2);
  expect(gone).toMatchObject({ text: '', deleted_at: expect.any(String) });
  expect(answer?.reply_to).toMatchObject({ text: '', is_deleted: true });
  expect((await anita.asks(searchMessages, { words: 'anger' })).body.items).toEqual([]);
  const kept = await query<{ text: string }>('select text from chat_earlier_texts where message_id = $1', [
    chat_message_id,
  ]);
  expect(kept).toEqual([{ text: 'Said in anger' }]);
  expect((await sarah.asks(editMessage, { ...write(), chat_message_id, text: 'Again' })).status).toBe(422);
});

test('staff say that a message was shown to the resident, once, with who and when', async () => {
  const id = await circle(sarah);
  const { id: chat_message_id } = await sent(sarah, id, 'Tell her I ring on Sunday');
  expect((await sarah.asks(markShown, { ...write(), chat_message_id })).status).toBe(403);
  expect((await tomasz.asks(markShown, { ...write(), chat_message_id })).status).toBe(200);
  await anita.asks(markShown, { ...write(), chat_message_id });
  expect((await messagesOf(sarah, id)).at(-1)?.shown).toMatchObject({ by: 'Tomasz' });
});

test('a message that was shown to the managers stays with them as it was, until one looks after it', async () => {
  const id = await opened(tomasz, { kind: 'direct', person_id: ids.sarah });
  const { id: chat_message_id } = await sent(sarah, id, 'That was not kind');
  expect((await tomasz.asks(flagMessage, { ...write(), chat_message_id, reason: 'Upset' })).status).toBe(200);
  await sarah.asks(deleteMessage, { ...write(), chat_message_id });
  const [flag] = (await anita.asks(listFlags, {})).body.items;
  expect(flag).toMatchObject({ text: 'That was not kind', reason: 'Upset', may_open: false, settled: null });
  expect((await tomasz.asks(listFlags, {})).status).toBe(403);
  const settle = { ...write(), chat_flag_id: flag?.id ?? '', how: 'Rang Sarah' };
  expect((await anita.asks(settleFlag, settle)).status).toBe(200);
  expect((await anita.asks(settleFlag, { ...settle, ...write() })).status).toBe(422);
  expect((await anita.asks(listFlags, {})).body.items[0]?.settled).toMatchObject({ how: 'Rang Sarah' });
});

test('when messages are answered is said by a manager and stands in every thread', async () => {
  const hours = { answers_from: '09:00', answers_until: '17:00', days: [1, 2, 3, 4, 5], who: 'The activities team' };
  expect((await tomasz.asks(saveChatHours, { ...write(), hours })).status).toBe(403);
  expect((await anita.asks(saveChatHours, { ...write(), hours })).status).toBe(200);
  const id = await circle(sarah);
  expect((await sarah.asks(getThread, { chat_thread_id: id })).body.hours).toEqual(hours);
  const backwards = { ...hours, answers_from: '18:00' };
  expect((await anita.asks(saveChatHours, { ...write(), hours: backwards })).status).toBe(422);
});

test('an empty message and one that is too long are refused at their field', async () => {
  const chat_thread_id = await circle(sarah);
  for (const text of ['', '   ', 'x'.repeat(4_001)]) {
    const { status, body } = await sarah.sends(sendMessage.path, { ...write(), chat_thread_id, text });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { text: [expect.any(String)] } });
  }
});
