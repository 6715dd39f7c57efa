import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginImport,
  checkImport,
  commitImport,
  exportPeople,
  listImports,
  stageImport,
  undoImport,
} from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedPerson } from '@heartsease/domain/import/people.ts';
import { addResident, getProfile, saveProfile } from '@heartsease/domain/residents/profile.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { checkInvitation } from '@heartsease/domain/session/invitations.endpoints.ts';
import { IMPORTED_RESIDENT, IMPORTED_STAFF } from '../test/imports.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let nadia: Asker;
let care_home_id: string;
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  care_home_id = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
    return rows[0]?.id ?? '';
  });
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });

const resident = (known_as: string, more: Partial<typeof IMPORTED_RESIDENT> | object = {}): ImportedPerson => ({
  ...IMPORTED_RESIDENT,
  first_name: known_as,
  known_as,
  last_name: 'Incoming',
  ...more,
});

async function bringIn(people: ImportedPerson[], is_new = false) {
  const { body } = await anita.asks(beginImport, { ...write(), file_name: 'people.csv' });
  const rows = people.map((person, place) => ({ place, is_new, person }));
  await anita.asks(stageImport, { ...write(), import_id: body.id, rows });
  return await anita.asks(commitImport, { ...write(), import_id: body.id, rows: rows.length });
}

async function found(q: string) {
  return (await nadia.asks(listResidents, { q })).body.items;
}

test('nothing is written before the last button, and then everything', async () => {
  const { body } = await anita.asks(beginImport, { ...write(), file_name: 'people.csv' });
  const rows = [{ place: 0, is_new: false, person: resident('Agnes') }];
  await anita.asks(stageImport, { ...write(), import_id: body.id, rows });
  expect(await found('Agnes')).toEqual([]);
  const missing = await anita.asks(commitImport, { ...write(), import_id: body.id, rows: 2 });
  expect(missing.status).toBe(422);
  const done = await anita.asks(commitImport, { ...write(), import_id: body.id, rows: 1 });
  expect(done.body).toMatchObject({ residents_added: 1, residents_changed: 0, staff_invited: 0, unchanged: 0 });
  const [agnes] = await found('Agnes');
  const profile = await nadia.asks(getProfile, { resident_id: agnes?.id ?? '' });
  expect(profile.body).toMatchObject({
    title: 'Mrs',
    language: 'English',
    date_of_birth: '1938-05-04',
    wing: 'Garden wing',
  });
});

test('the same file again updates and never doubles', async () => {
  const people = [resident('Bertha', { external_id: 'R-17' }), resident('Clement')];
  expect((await bringIn(people)).body).toMatchObject({ residents_added: 2 });
  expect((await bringIn(people)).body).toMatchObject({ residents_added: 0, residents_changed: 0, unchanged: 2 });
  const moved = [
    resident('Berta', { external_id: 'r-17', room: '15' }),
    resident('Clement', { faith: 'Quaker', wing: '' }),
  ];
  expect((await bringIn(moved)).body).toMatchObject({ residents_added: 0, residents_changed: 2 });
  expect((await found('Berta')).map(({ room }) => room)).toEqual(['15']);
  const [clement] = await found('Clement');
  const profile = await nadia.asks(getProfile, { resident_id: clement?.id ?? '' });
  expect(profile.body).toMatchObject({ faith: 'Quaker', wing: 'Garden wing', version: 2 });
});

test('one row that is wrong by now lets nobody in', async () => {
  const young = await bringIn([resident('Delia'), resident('Edgar', { date_of_birth: '2020-01-01' })]);
  expect(young).toMatchObject({
    status: 422,
    body: { errors: { 'rows.1.date_of_birth': ['A resident is at least 18 years old'] } },
  });
  const twice = await bringIn([resident('Delia'), resident('Delia')]);
  expect(twice.status).toBe(422);
  expect(await found('Delia')).toEqual([]);
});

test('whoever may be known is shown before, and is another person only when somebody says so', async () => {
  await anita.asks(addResident, { ...write(), known_as: 'Flora', last_name: 'Incoming', room: '20' });
  const flora = resident('Flora', { room: '21' });
  const checked = await anita.asks(checkImport, {
    people: [flora, resident('Gwilym'), { ...IMPORTED_STAFF, email: 'carer@larch-house.example' }],
  });
  expect(checked.body.items.map(({ kind }) => kind)).toEqual(['maybe', 'new', 'works_here']);
  expect(checked.body.items[0]).toMatchObject({
    resident: { known_as: 'Flora', room: '20' },
    changes: expect.arrayContaining([{ field: 'room', before: '20', after: '21' }]),
  });
  expect((await bringIn([flora], true)).body).toMatchObject({ residents_added: 1 });
  expect(await found('Flora')).toHaveLength(2);
});

test('two people’s numbers in one row are a clash', async () => {
  await bringIn([resident('Hector', { external_id: 'H1' }), resident('Ida', { nhs_number: '9434765919' })]);
  const mixed = resident('Hector', { external_id: 'H1', nhs_number: '9434765919' });
  expect((await anita.asks(checkImport, { people: [mixed] })).body.items[0]).toMatchObject({
    kind: 'clash',
    field: 'nhs_number',
  });
  expect((await bringIn([mixed])).status).toBe(422);
});

test('whoever died is never changed by a file', async () => {
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update residents set status = 'died', ended_on = current_date where known_as = 'Frank' and care_home_id = $1`,
      [care_home_id],
    ),
  );
  const frank = resident('Frank', { last_name: 'Ellis', date_of_birth: null, room: '99' });
  expect((await anita.asks(checkImport, { people: [frank] })).body.items[0]?.kind).toBe('lived_here');
  expect((await bringIn([frank])).body).toMatchObject({ unchanged: 1, residents_added: 0 });
});

test('two rows never change the same person', async () => {
  await bringIn([resident('Quentin', { external_id: 'Q1', date_of_birth: null, room: '40' })]);
  const twice = await bringIn([
    resident('Quentin', { external_id: 'Q1', room: '41' }),
    resident('Quentin', { date_of_birth: null, room: '42' }),
  ]);
  expect(twice).toMatchObject({ status: 422, body: { errors: { 'rows.1.last_name': expect.anything() as unknown } } });
  expect((await found('Quentin')).map(({ room }) => room)).toEqual(['40']);
});

test('two rows of one call can’t have the same place', async () => {
  const { body } = await anita.asks(beginImport, { ...write(), file_name: 'people.csv' });
  const rows = ['Xanthe', 'Yorick'].map((name) => ({ place: 3, is_new: false, person: resident(name) }));
  const staged = await anita.asks(stageImport, { ...write(), import_id: body.id, rows });
  expect(staged).toMatchObject({ status: 422, body: { errors: { 'rows.1.place': expect.anything() as unknown } } });
});

test('nobody is invited to a job that is over', async () => {
  const left = { ...IMPORTED_STAFF, first_name: 'Zack', ends_on: '2026-01-31' };
  const refused = await bringIn([left]);
  expect(refused).toMatchObject({ status: 422, body: { errors: { 'rows.0.ends_on': expect.anything() as unknown } } });
});

test('staff get a mail or a slip, and nobody a second one', async () => {
  const people: ImportedPerson[] = [
    { ...IMPORTED_STAFF, first_name: 'Rhian', email: 'rhian@larch-house.example' },
    { ...IMPORTED_STAFF, first_name: 'Sipho', wing: 'Garden wing' },
  ];
  const { body } = await bringIn(people);
  expect(body).toMatchObject({ staff_invited: 2, slips: [{ name: 'Sipho Nowak' }] });
  const invite_code = body.slips[0]?.code ?? '';
  expect((await world.anyone.asks(checkInvitation, { invite_code })).body).toMatchObject({
    first_name: 'Sipho',
    role: 'carer',
  });
  expect((await bringIn(people)).body).toMatchObject({ staff_invited: 0, unchanged: 2 });
  const undone = await anita.asks(undoImport, { ...write(), import_id: body.id });
  expect(undone.body).toEqual({ undone: 2, kept: [] });
  expect((await world.anyone.asks(checkInvitation, { invite_code })).status).toBe(422);
});

test('an import is taken back for a day, but for people who were changed since', async () => {
  await bringIn([resident('Jonah', { room: '30' })]);
  const { body } = await bringIn([
    resident('Kitty'),
    resident('Lionel'),
    resident('Mabel'),
    resident('Jonah', { room: '31' }),
  ]);
  const [lionel] = await found('Lionel');
  const { id, version, ...profile } = (await nadia.asks(getProfile, { resident_id: lionel?.id ?? '' })).body;
  const saved = await nadia.asks(saveProfile, {
    ...write(),
    ...profile,
    nhs_number: null,
    resident_id: id,
    base_version: version,
    faith: 'Chapel',
  });
  expect(saved.status).toBe(200);
  const [mabel] = await found('Mabel');
  await asOwner(world.ownerUrl, (client) =>
    client.query(`insert into goals (id, care_home_id, resident_id, text) values ($1, $2, $3, 'Sing')`, [
      uuidv7(),
      care_home_id,
      mabel?.id,
    ]),
  );
  const undone = await anita.asks(undoImport, { ...write(), import_id: body.id });
  expect(undone.body).toEqual({
    undone: 2,
    kept: [
      { name: 'Lionel Incoming', why: 'changed' },
      { name: 'Mabel Incoming', why: 'has_entries' },
    ],
  });
  expect(await found('Kitty')).toEqual([]);
  expect((await found('Jonah')).map(({ room }) => room)).toEqual(['30']);
  expect((await anita.asks(undoImport, { ...write(), import_id: body.id })).status).toBe(422);
  expect((await bringIn([resident('Kitty')])).body).toMatchObject({ residents_added: 1 });
});

test('after 24 hours an import stays', async () => {
  const { body } = await bringIn([resident('Nesta')]);
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update imports set committed_at = now() - interval '25 hours' where id = $1`, [body.id]),
  );
  const listed = await anita.asks(listImports, {});
  expect(listed.body.items.find(({ id }) => id === body.id)?.can_be_undone).toBe(false);
  expect((await anita.asks(undoImport, { ...write(), import_id: body.id })).status).toBe(422);
});

test('what a home takes out is told in full, kept nowhere, and leaves a line every time', async () => {
  const { body } = await anita.asks(exportPeople, {});
  const eileen = body.residents.find(({ known_as }) => known_as === 'Eileen');
  expect(eileen).toMatchObject({ last_name: 'Hartley', room: '7' });
  expect(body.residents.some(({ known_as }) => known_as === 'Frank')).toBe(false);
  expect(body.staff.some(({ email }) => email === 'manager@larch-house.example')).toBe(true);
  expect(body.relatives.find(({ email }) => email === 'relative@larch-house.example')).toMatchObject({
    resident: 'Eileen Hartley',
    room: '7',
  });
  await anita.asks(exportPeople, {});
  const { lines, kept } = await asOwner(world.ownerUrl, async (client) => {
    const told = await client.query(`select id from audit_events where action = $1 and care_home_id = $2`, [
      exportPeople.path,
      care_home_id,
    ]);
    const writes = await client.query(`select client_id from writes where path = $1`, [exportPeople.path]);
    return { lines: told.rowCount, kept: writes.rowCount };
  });
  expect({ lines, kept }).toEqual({ lines: 2, kept: 0 });
  expect((await nadia.asks(exportPeople, {})).status).toBe(403);
});
