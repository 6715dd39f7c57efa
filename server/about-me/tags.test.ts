import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAboutMe } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { CORE_TAGS } from '@heartsease/domain/about-me/core-tags.ts';
import { OWN_TAGS_LIMIT, TAGS_OF_PERSON_LIMIT } from '@heartsease/domain/about-me/tag.ts';
import {
  archiveTag,
  assignTag,
  listTags,
  mergeTags,
  saveTag,
  unassignTag,
} from '@heartsease/domain/about-me/tags.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let care_home_id: string;
const ids = new Map<string, string>();

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  for (const { id, known_as } of (await nadia.asks(listResidents, {})).body.items) ids.set(known_as, id);
});
afterAll(async () => await world.close());

const idOf = (name: string) => ids.get(name) ?? '';
const write = () => ({ client_id: uuidv7(), care_home_id });
const LOOK = { tag_group: 'comfort', label_cy: '', icon: 'heart', colour: 'plum' } as const;

async function add(label: string): Promise<string> {
  const { body } = await nadia.asks(saveTag, { ...write(), tag_id: null, base_version: 0, ...LOOK, label });
  return body.tag;
}
const listed = async (tag: string) => (await nadia.asks(listTags, {})).body.items.find((one) => one.tag === tag);
const carriedBy = async (name: string) =>
  (await nadia.asks(getAboutMe, { resident_id: idOf(name) })).body.tags.map(({ tag }) => tag);
const put = async (name: string, tag: string, note = '') =>
  await tomasz.asks(assignTag, { ...write(), resident_id: idOf(name), tag, strength: 'likes', note });

test('a home starts with the core’s tags and its own, and sees how many people carry each', async () => {
  const { body } = await tomasz.asks(listTags, {});
  expect(body.items.filter(({ is_core }) => is_core)).toHaveLength(CORE_TAGS.length);
  expect(body.own).toBe(3);
  const before = (await listed('tea-before-anything'))?.uses ?? 0;
  await put('Ivy', 'tea-before-anything');
  expect((await listed('tea-before-anything'))?.uses).toBe(before + 1);
});

test('a tag is put on somebody once, with how strongly and a note, and taken off again', async () => {
  await put('Dot', 'crowds', 'Not before ten');
  const again = await put('Dot', 'crowds', 'Not before eleven');
  expect(again.body).toMatchObject({ strength: 'likes', note: 'Not before eleven' });
  expect(await carriedBy('Dot')).toEqual(['crowds']);
  await tomasz.asks(unassignTag, { ...write(), resident_id: idOf('Dot'), tag: 'crowds' });
  expect(await carriedBy('Dot')).toEqual([]);
  expect((await put('Dot', 'no-such-tag')).status).toBe(422);
});

test('a renamed tag keeps its people and remembers its name', async () => {
  const tag_id = await add('The blue mug');
  await put('Alf', tag_id);
  const renamed = { ...write(), tag_id, base_version: 1, ...LOOK, label: 'The tin mug', label_cy: 'Y mwg tun' };
  const { body } = await nadia.asks(saveTag, renamed);
  expect(body).toMatchObject({ label: 'The tin mug', former_labels: ['The blue mug'], version: 2, uses: 1 });
  const late = await nadia.asks(saveTag, { ...renamed, client_id: uuidv7(), label: 'The mug' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ current: { label: 'The tin mug' } });
});

test('merging gives everybody the other tag, nobody twice, and archives the first', async () => {
  const [from, into] = [await add('Warm hands'), await add('Hands kept warm')];
  await put('Len', from);
  await put('Cecil', from);
  await put('Cecil', into, 'Since the winter');
  const { body } = await nadia.asks(mergeTags, { ...write(), tag_id: from, into });
  expect(body.moved).toBe(1);
  expect(await carriedBy('Len')).toContain(into);
  expect((await carriedBy('Cecil')).filter((tag) => tag === into || tag === from)).toEqual([into]);
  expect(await listed(from)).toMatchObject({ is_archived: true, uses: 0 });
  for (const wrong of [into, from, 'no-such-tag']) {
    expect((await nadia.asks(mergeTags, { ...write(), tag_id: into, into: wrong })).status).toBe(422);
  }
  expect((await nadia.asks(mergeTags, { ...write(), tag_id: into, into: 'hand-held' })).body.moved).toBe(2);
});

test('an archived tag stays with its people and is given to nobody new', async () => {
  const tag_id = await add('The old lounge');
  await put('Nora', tag_id);
  await nadia.asks(archiveTag, { ...write(), tag_id, is_archived: true });
  expect(await carriedBy('Nora')).toContain(tag_id);
  expect((await put('Brenda', tag_id)).status).toBe(422);
  await add('The old lounge');
  expect((await nadia.asks(archiveTag, { ...write(), tag_id, is_archived: false })).status).toBe(422);
});

test('core tags are locked, and a second tag of one name is refused at the name', async () => {
  const core = { ...write(), tag_id: 'hand-held', is_archived: true };
  expect((await nadia.sends(archiveTag.path, core)).status).toBe(422);
  for (const label of ['a HAND to hold', 'Waits for the post round']) {
    const answer = await nadia.asks(saveTag, { ...write(), tag_id: null, base_version: 0, ...LOOK, label });
    expect([answer.status, Object.keys((answer.body as unknown as { errors: object }).errors)]).toEqual([
      422,
      ['label'],
    ]);
  }
});

test.each([
  ['a colour on which words can’t be read', { colour: '#858085' }, 'colour'],
  ['a colour that is none', { colour: 'red' }, 'colour'],
  ['a name of nothing', { label: ' ' }, 'label'],
  ['an endless name', { label: 'a'.repeat(61) }, 'label'],
  ['a group that nobody knows', { tag_group: 'food' }, 'tag_group'],
])('%s is refused at its field', async (_what, wrong, field) => {
  const input = { ...write(), tag_id: null, base_version: 0, ...LOOK, label: 'Fine', ...wrong };
  const answer = await nadia.sends(saveTag.path, input);
  expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([422, [field]]);
});

test('a carer carries tags to people and makes none', async () => {
  const input = { ...write(), tag_id: null, base_version: 0, ...LOOK, label: 'A carer’s own' };
  expect((await tomasz.asks(saveTag, input)).status).toBe(403);
});

test('a tag of another home is nothing here', async () => {
  const theirs = await add('Ours alone');
  const other = await world.as('coordinator@ty-rhosyn.example');
  const home = (await other.asks(me, {})).body.carehome.id;
  const [person] = (await other.asks(listResidents, {})).body.items;
  const there = { client_id: uuidv7(), care_home_id: home };
  expect((await other.asks(archiveTag, { ...there, tag_id: theirs, is_archived: true })).status).toBe(404);
  const link = { resident_id: person?.id ?? '', tag: theirs, strength: 'likes', note: '' } as const;
  expect((await other.asks(assignTag, { ...there, client_id: uuidv7(), ...link })).status).toBe(422);
});

test(`nobody carries more than ${TAGS_OF_PERSON_LIMIT} tags, and a home has at most ${OWN_TAGS_LIMIT} of its own`, async () => {
  for (const { tag } of CORE_TAGS.slice(0, TAGS_OF_PERSON_LIMIT)) expect((await put('Gwyneth', tag)).status).toBe(200);
  expect((await put('Gwyneth', CORE_TAGS.at(-1)?.tag ?? '')).status).toBe(422);
  const { own } = (await nadia.asks(listTags, {})).body;
  for (let count = own; count < OWN_TAGS_LIMIT; count += 1) await add(`Number ${count}`);
  const input = { ...write(), tag_id: null, base_version: 0, ...LOOK, label: 'One too many' };
  expect((await nadia.asks(saveTag, input)).status).toBe(422);
}, 60_000);
