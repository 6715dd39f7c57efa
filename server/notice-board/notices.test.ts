import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getNoticeBoard } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import type { ManagedNotice } from '@heartsease/domain/notice-board/notice.ts';
import {
  archiveNotice,
  getNotice,
  getNoticeReaders,
  listNotices,
  markNoticeRead,
  printNotices,
  remindOfNotice,
  saveNotice,
} from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let anita: Asker;
let nadia: Asker;
let tomasz: Asker;
let sarah: Asker;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
});
afterAll(async () => await world.close());
/** Each test has an empty board. */
beforeEach(async () => {
  await owner('delete from notices where care_home_id = $1', [facts.care_home_id]);
});

const owner = async (sql: string, values: unknown[]) =>
  await asOwner(world.ownerUrl, async (client) => (await client.query<{ count: string }>(sql, values)).rows);
const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';

const WORDS = () => ({
  category: 'news' as const,
  audience: 'everybody' as const,
  families_of: 'all' as const,
  resident_ids: [],
  resident_group_ids: [],
  wing: '',
  language: 'en' as const,
  title: 'A singer',
  body: 'At **two**.',
  other_title: '',
  other_body: '',
  photo_id: null,
  photo_alt: '',
  is_pinned: false,
  must_read: false,
  is_in_lounge: false,
  publish_on: addDays(facts.today, -1),
  publish_time: '08:00',
  expires_on: addDays(facts.today, 14),
});

const sends = async (asker: Asker, words: object, of?: Pick<ManagedNotice, 'id' | 'version'>) =>
  await asker.sends(saveNotice.path, {
    ...write(),
    notice_id: of?.id ?? null,
    base_version: of?.version ?? 0,
    asks_again: false,
    ...WORDS(),
    ...words,
  });

async function hangs(words: object): Promise<ManagedNotice> {
  const { status, body } = await sends(anita, words);
  expect(status).toBe(200);
  return saveNotice.output.parse(body);
}

const board = async (asker: Asker) => (await asker.asks(getNoticeBoard, {})).body.items.map(({ title }) => title);

test('everybody sees what is for everybody, staff what is for staff, families what is for them', async () => {
  await hangs({ title: 'Everybody' });
  await hangs({ title: 'Staff', audience: 'staff' });
  await hangs({ title: 'Secret', audience: 'staff', category: 'staff_only' });
  await hangs({ title: 'Families', audience: 'families' });
  expect((await board(tomasz)).toSorted()).toEqual(['Everybody', 'Secret', 'Staff']);
  expect((await board(sarah)).toSorted()).toEqual(['Everybody', 'Families']);
});

test('a notice for some families reaches those of the named, of a group and of a wing, and no others', async () => {
  const eileen = facts.residents.find(({ known_as }) => known_as === 'Eileen');
  const other = facts.residents.find(({ wing }) => wing !== eileen?.wing)?.wing ?? '';
  const chosen = { audience: 'families', families_of: 'chosen' };
  await hangs({ title: 'Named', ...chosen, resident_ids: [idOf('Eileen')] });
  await hangs({ title: 'Another', ...chosen, resident_ids: [idOf('Winston')] });
  await hangs({ title: 'Wing', ...chosen, wing: eileen?.wing });
  await hangs({ title: 'Other wing', ...chosen, wing: other });
  expect((await board(sarah)).toSorted()).toEqual(['Named', 'Wing']);
  expect(await board(tomasz)).toEqual([]);
});

test('a link that is paused or ended shows nothing, from the next call on', async () => {
  await hangs({});
  expect(await board(sarah)).toEqual(['A singer']);
  const setStatus = (status: string) =>
    owner(`update relative_links set status = $2 where account_id = (select id from accounts where email = $1)`, [
      'relative@larch-house.example',
      status,
    ]);
  for (const status of ['paused', 'ended']) {
    await setStatus(status);
    expect((await sarah.sends(getNoticeBoard.path, {})).status).toBe(403);
  }
  await setStatus('active');
  expect(await board(sarah)).toEqual(['A singer']);
});

test('a notice hangs from its hour until the end of its last day, and not when it is put away', async () => {
  const later = await hangs({
    title: 'Later',
    publish_on: addDays(facts.today, 2),
    expires_on: addDays(facts.today, 3),
  });
  expect(later.state).toBe('scheduled');
  expect(await board(tomasz)).toEqual([]);
  const at = async (days: number, time: string, look: () => Promise<void>) => {
    world.clock.now = new Date(`${addDays(facts.today, days)}T${time}:00Z`);
    tomasz = await world.as('carer@larch-house.example');
    await look();
    world.clock.now = null;
    tomasz = await world.as('carer@larch-house.example');
  };
  await at(2, '06:30', async () => expect(await board(tomasz)).toEqual([]));
  await at(2, '08:30', async () => expect(await board(tomasz)).toEqual(['Later']));
  await at(3, '22:30', async () => expect(await board(tomasz)).toEqual(['Later']));
  await at(4, '01:30', async () => expect(await board(tomasz)).toEqual([]));
  const now = await hangs({ title: 'Now' });
  await anita.asks(archiveNotice, { ...write(), notice_id: now.id, is_archived: true });
  expect(await board(tomasz)).toEqual([]);
  await anita.asks(archiveNotice, { ...write(), notice_id: now.id, is_archived: false });
  expect(await board(tomasz)).toEqual(['Now']);
  const { body } = await nadia.asks(getNotice, { notice_id: now.id });
  expect(body.history.map(({ kind, by }) => [kind, by])).toEqual([
    ['brought_back', 'Anita'],
    ['archived', 'Anita'],
    ['added', 'Anita'],
  ]);
});

test('three are pinned at a time, at the top', async () => {
  const [first] = [await hangs({ title: 'One', is_pinned: true }), await hangs({ title: 'Two', is_pinned: true })];
  await hangs({ title: 'Loose' });
  await hangs({ title: 'Three', is_pinned: true });
  const refusal = {
    status: 422,
    body: { errors: { is_pinned: ['Three notices are pinned already. Unpin one of them first'] } },
  };
  expect(await sends(anita, { title: 'Four', is_pinned: true })).toMatchObject(refusal);
  expect((await board(tomasz)).at(-1)).toBe('Loose');
  expect((await sends(anita, { title: 'One' }, first)).status).toBe(200);
  const both = await Promise.all(['Four', 'Five'].map((title) => sends(anita, { title, is_pinned: true })));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
});

test('of two who change a notice at once the second is told what stands', async () => {
  const notice = await hangs({});
  expect((await sends(anita, { title: 'Hers' }, notice)).status).toBe(200);
  expect(await sends(nadia, { title: 'Theirs' }, notice)).toMatchObject({
    status: 409,
    body: { current: { title: 'Hers', version: 2, changed_by: 'Anita' } },
  });
  const { body } = await anita.asks(getNotice, { notice_id: notice.id });
  expect(body.history[0]).toMatchObject({ kind: 'changed', fields: ['title'], earlier: { title: 'A singer' } });
});

test('what must be read is asked of everybody it hangs for, and those who have not are reminded once an hour', async () => {
  const notice = await hangs({
    must_read: true,
    audience: 'families',
    families_of: 'chosen',
    resident_ids: [idOf('Eileen')],
  });
  expect(notice.read).toEqual({ done: 0, of: 1 });
  expect((await tomasz.sends(markNoticeRead.path, { ...write(), notice_id: notice.id })).status).toBe(404);
  const reminded = await anita.asks(remindOfNotice, { ...write(), notice_id: notice.id });
  expect(reminded.body).toEqual({ people: 1 });
  expect(await anita.sends(remindOfNotice.path, { ...write(), notice_id: notice.id })).toMatchObject({
    status: 422,
    body: { errors: { form: ['They were reminded within the last hour'] } },
  });
  const [mail] = await owner(
    `select count(*) from outgoing_mails where care_home_id = $1 and notification = 'must_read'`,
    [facts.care_home_id],
  );
  expect(Number(mail?.count)).toBe(1);
  expect((await sarah.sends(markNoticeRead.path, { ...write(), notice_id: notice.id })).status).toBe(200);
  const { body } = await nadia.asks(getNoticeReaders, { notice_id: notice.id });
  expect(body.items).toMatchObject([{ known_as: 'Sarah', is_staff: false, of: ['Eileen'] }]);
  expect(body.items[0]?.read_at).not.toBeNull();
  const again = {
    must_read: true,
    audience: 'families',
    families_of: 'chosen',
    resident_ids: [idOf('Eileen')],
    asks_again: true,
  };
  expect(await sends(anita, again, notice)).toMatchObject({ status: 200, body: { read: { done: 0, of: 1 } } });
});

test.each([
  [{ title: ' ' }, { title: ['Give the notice a title'] }],
  [{ body: '' }, { body: ['Write what you want to tell'] }],
  [{ category: 'staff_only' }, { audience: ['What is for staff only goes to staff'] }],
  [{ families_of: 'chosen' }, { families_of: ['Choose whose families it is for'] }],
  [{ audience: 'families', is_in_lounge: true }, { is_in_lounge: ['The lounge shows what is for everybody'] }],
  [{ other_title: 'Canwr' }, { other_body: ['Write the translation'] }],
  [{ other_body: 'Am ddau' }, { other_title: ['Give the translation a title'] }],
  [{ expires_on: '2020-01-01' }, { expires_on: ['The last day comes before the first'] }],
  [{ publish_on: '2020-01-01', expires_on: '2020-01-02' }, { expires_on: ['The last day is today or later'] }],
  [{ resident_ids: ['x'] }, { 'resident_ids.0': ['This is not an id that we know'] }],
])('%j is refused at its field', async (words, errors) => {
  expect(await sends(anita, words)).toMatchObject({ status: 422, body: { errors } });
});

test('carers and families neither write nor see who has read, and nobody names people of another home', async () => {
  const notice = await hangs({ must_read: true });
  for (const asker of [tomasz, sarah]) {
    expect((await sends(asker, {})).status).toBe(403);
    for (const path of [listNotices.path, getNoticeReaders.path]) {
      expect((await asker.sends(path, { notice_id: notice.id })).status).toBe(403);
    }
  }
  expect((await sends(anita, { audience: 'families', families_of: 'chosen', resident_ids: [uuidv7()] })).status).toBe(
    404,
  );
});

test('a notice and a whole board are printed, without what is for staff where families read', async () => {
  const notice = await hangs({
    title: 'A singer',
    other_title: 'Canwr',
    other_body: 'Am **ddau**.',
    body: '- tea\n- cake',
  });
  await hangs({ title: 'Secret', audience: 'staff', category: 'staff_only' });
  const look = { paper: 'A4', is_large_print: false, has_pictures: true, languages: 'both' } as const;
  const one = await anita.asks(printNotices, { ...look, notice_id: notice.id, board: 'staff' });
  expect(one.body.pages).toBe(1);
  for (const board of ['staff', 'families', 'lounge'] as const) {
    const { status, body } = await anita.asks(printNotices, { ...look, notice_id: null, board });
    expect([status, body.file_name]).toEqual([200, `notices-${board}-${facts.today}-A4.pdf`]);
  }
});
