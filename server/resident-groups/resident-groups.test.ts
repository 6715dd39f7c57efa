import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveInterest } from '@heartsease/domain/interests/interests.endpoints.ts';
import { finaliseAbility } from '@heartsease/domain/pal/pal.endpoints.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { GROUPS_LIMIT } from '@heartsease/domain/resident-groups/group.ts';
import {
  archiveGroup,
  listGroups,
  previewGroupRule,
  saveGroup,
} from '@heartsease/domain/resident-groups/resident-groups.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
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
const made = (name: string, rule: object) => ({
  ...write(),
  resident_group_id: null,
  base_version: 0,
  name,
  tint: 'duck',
  rule,
});
const byHand = (...names: string[]) => ({ kind: 'by_hand', resident_ids: names.map(idOf) });
const group = async (name: string) => (await tomasz.asks(listGroups, {})).body.items.find((one) => one.name === name);
const namesIn = async (name: string) => {
  const { items, people } = (await tomasz.asks(listGroups, {})).body;
  const members = items.find((one) => one.name === name)?.member_ids ?? [];
  return people.filter(({ id }) => members.includes(id)).map(({ known_as }) => known_as);
};

test('a group by hand has whoever was chosen', async () => {
  expect(await namesIn('Domino table')).toEqual(['Alf', 'Cecil', 'Ivor', 'Joyce', 'Ron', 'Winston']);
  const answer = await nadia.sends(saveGroup.path, made('Piano corner', byHand('Halina', 'Dilys')));
  expect([answer.status, await namesIn('Piano corner')]).toEqual([200, ['Dilys', 'Halina']]);
});

test('a group by wing or by interest keeps itself up', async () => {
  const before = await namesIn('Tea people');
  expect(before).toEqual(expect.arrayContaining(['Gurdev', 'Mei-Ling', 'Rafiq']));
  expect(before).not.toContain('Emrys');
  const loves = { level: 'loves', note: '', source: 'resident', told_by: '' } as const;
  const tea = {
    resident_id: idOf('Emrys'),
    resident_interest_id: null,
    base_version: 0,
    code: 'tea',
    custom_label: '',
  };
  await tomasz.asks(saveInterest, { ...write(), ...tea, ...loves });
  expect(await namesIn('Tea people')).toContain('Emrys');
  expect(await namesIn('Garden wing')).toEqual(expect.arrayContaining(['Eileen', 'Joyce']));
});

test('a group by band has whoever the latest signed look says, and no other', async () => {
  const before = await namesIn('Senses hour');
  expect(before).toEqual(expect.arrayContaining(['Ivy', 'Bill', 'Pauline']));
  // Emrys has a draft alone
  expect(before).not.toContain('Emrys');
  const rule = { kind: 'band', bands: [4, 3, 3] };
  const kept = await nadia.sends(saveGroup.path, made('Hand in hand', rule));
  expect(kept.body).toMatchObject({
    rule: { kind: 'band', bands: [3, 4] },
    rule_label: 'Joins through the senses, Responds to closeness',
  });
  expect(await namesIn('Hand in hand')).toEqual(before);
  const answers = Object.fromEntries(WAYS_OF_JOINING_IN.sections.map(({ key }) => [key, '2']));
  const seen = { observed_from: '2026-01-01', observed_to: '2026-01-14', observers: '', notes: '' };
  await nadia.asks(finaliseAbility, {
    ...write(),
    resident_id: idOf('Bill'),
    base_version: 0,
    answers,
    helps: {},
    ...seen,
  });
  expect(await namesIn('Hand in hand')).toEqual(before.filter((name) => name !== 'Bill'));
});

test('where the package has no ways of joining in, no rule tells of them', async () => {
  const other = await world.as('manager@elm-court.example');
  const rule = { kind: 'band', bands: [4] };
  expect((await other.sends(previewGroupRule.path, { rule })).status).toBe(403);
});

test('once the package has ended, groups by band are neither listed nor opened', async () => {
  const other = await world.as('manager@elm-court.example');
  const { carehome } = (await other.asks(me, {})).body;
  const id = uuidv7();
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `insert into resident_groups (care_home_id, id, name, tint, kind, rule)
       values ($1, $2, 'Close by', 'plum', 'band', '4'), ($1, $3, 'Everybody', 'plum', 'by_hand', null)`,
      [carehome.id, id, uuidv7()],
    ),
  );
  const { items } = (await other.asks(listGroups, {})).body;
  expect(items.map(({ name }) => name)).toEqual(['Everybody']);
});

test('a rule can be looked at before it is kept', async () => {
  const { items } = (await nadia.asks(previewGroupRule, { rule: { kind: 'interest', code: 'dominoes' } })).body;
  expect(items.map(({ known_as }) => known_as)).toEqual(expect.arrayContaining(['Joyce', 'Winston']));
});

test('two who change a group at once lose nothing: the second is told what stands', async () => {
  const stands = await group('Punjabi hour');
  const change = (rule: object) => ({
    ...made('Punjabi hour', rule),
    resident_group_id: stands?.id,
    base_version: stands?.version,
  });
  expect((await nadia.sends(saveGroup.path, change(byHand('Gurdev')))).status).toBe(200);
  const late = await nadia.sends(saveGroup.path, change(byHand('Gurdev', 'Rafiq', 'Joyce')));
  expect(late).toMatchObject({ status: 409, body: { current: { member_ids: [idOf('Gurdev')] } } });
});

test('a group is put away and brought back', async () => {
  const singers = await group('Hymn singers');
  const of = { resident_group_id: singers?.id ?? '' };
  const away = await nadia.asks(archiveGroup, {
    ...write(),
    ...of,
    base_version: singers?.version ?? 0,
    is_archived: true,
  });
  expect(away.body).toEqual({ id: singers?.id, version: (singers?.version ?? 0) + 1 });
  expect(await group('Hymn singers')).toBeUndefined();
  const back = { ...of, base_version: away.body.version, is_archived: false };
  await nadia.asks(archiveGroup, { ...write(), ...back });
  expect(await group('Hymn singers')).toBeDefined();
  const lines = await asOwner(world.ownerUrl, (client) =>
    client.query('select id from audit_events where action = $1 and subject_id = $2', [archiveGroup.path, singers?.id]),
  );
  expect(lines.rowCount).toBe(2);
});

test('a group that somebody changed meanwhile is not put away unseen', async () => {
  const { body: made_now } = await nadia.asks(
    saveGroup,
    saveGroup.input.parse(made('Knit and natter', byHand('Joyce'))),
  );
  const of = { resident_group_id: made_now.id };
  const changed = { ...made('Knit and natter', byHand('Joyce', 'Dilys')), ...of, base_version: made_now.version };
  expect((await nadia.sends(saveGroup.path, changed)).status).toBe(200);
  const late = await nadia.asks(archiveGroup, { ...write(), ...of, base_version: made_now.version, is_archived: true });
  expect(late.status).toBe(409);
  expect(await group('Knit and natter')).toBeDefined();
});

test('a group comes back only where there is room for it', async () => {
  const { body: one } = await nadia.asks(saveGroup, saveGroup.input.parse(made('One too many', byHand('Joyce'))));
  const of = { resident_group_id: one.id };
  const { body: away } = await nadia.asks(archiveGroup, {
    ...write(),
    ...of,
    base_version: one.version,
    is_archived: true,
  });
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `insert into resident_groups (care_home_id, id, name, tint, kind)
       select $1, gen_random_uuid(), 'Full ' || n, 'plum', 'by_hand' from generate_series(1, $2::int) n`,
      [care_home_id, GROUPS_LIMIT],
    ),
  );
  const back = { ...write(), ...of, base_version: away.version, is_archived: false };
  expect((await nadia.asks(archiveGroup, back)).status).toBe(422);
  await asOwner(world.ownerUrl, (client) => client.query(`delete from resident_groups where name like 'Full %'`));
  expect((await nadia.asks(archiveGroup, { ...back, client_id: uuidv7() })).status).toBe(200);
});

test('a carer sees the groups and changes none', async () => {
  expect((await tomasz.sends(saveGroup.path, made('Mine', byHand('Alf')))).status).toBe(403);
  expect((await tomasz.asks(listGroups, {})).status).toBe(200);
});

test('nobody of another home gets into a group', async () => {
  const other = await world.as('coordinator@teme-bank.example');
  const [stranger] = (await other.asks(listResidents, {})).body.items;
  const rule = { kind: 'by_hand', resident_ids: [stranger?.id] };
  expect((await nadia.sends(saveGroup.path, made('Strangers', rule))).status).toBe(404);
  expect((await other.asks(listGroups, {})).body.items).toEqual([]);
});

test.each([
  ['name', { name: '  ' }],
  ['name', { name: 'domino  TABLE' }],
  ['name', { name: 'a\u0000b' }],
  ['tint', { tint: 'neon' }],
  ['rule.kind', { rule: { kind: 'weather' } }],
  ['rule.wing', { rule: { kind: 'wing', wing: '' } }],
  ['rule.code', { rule: { kind: 'interest', code: 'no_such_thing' } }],
  ['rule.bands', { rule: { kind: 'band', bands: [] } }],
  ['rule.bands.0', { rule: { kind: 'band', bands: [5] } }],
  ['rule.resident_ids.0', { rule: { kind: 'by_hand', resident_ids: ['x'] } }],
])('a wrong %s is refused at its field: %j', async (field, wrong) => {
  const { status, body } = await nadia.sends(saveGroup.path, { ...made('Walkers', byHand('Pauline')), ...wrong });
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
});
