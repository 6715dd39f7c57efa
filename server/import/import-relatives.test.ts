import type pg from 'pg';
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
import type { ImportResult } from '@heartsease/domain/import/import.endpoints.ts';
import { ImportedPerson } from '@heartsease/domain/import/people.ts';
import { endAccess, listLinkChanges, listRelatives } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { addResident } from '@heartsease/domain/residents/profile.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { checkInvitation, register } from '@heartsease/domain/session/invitations.endpoints.ts';
import { IMPORTED_RELATIVE, IMPORTED_RESIDENT, tablesAbout } from '../test/imports.ts';
import { meanwhile } from '../test/meanwhile.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let care_home_id: string;
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  care_home_id = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
    return rows[0]?.id ?? '';
  });
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });

let room = 400;
/** A resident with nobody around them yet. */
async function newResident(known_as: string): Promise<string> {
  room += 1;
  await anita.asks(addResident, { ...write(), known_as, last_name: 'Kinless', room: String(room) });
  const { body } = await anita.asks(listResidents, { q: `${known_as} Kinless` });
  return body.items[0]?.id ?? '';
}

type Told = Partial<Record<keyof typeof IMPORTED_RELATIVE, string | boolean | null>>;
const relative = (first_name: string, told: Told): ImportedPerson =>
  ImportedPerson.parse({ ...IMPORTED_RELATIVE, first_name, room: '', ...told });

async function bringIn(
  people: ImportedPerson[],
  { is_new = false, relatives_by = 'email' }: { is_new?: boolean; relatives_by?: 'email' | 'letter' } = {},
) {
  const { body } = await anita.asks(beginImport, { ...write(), file_name: 'relatives.csv' });
  const rows = people.map((person, place) => ({ place, is_new, person }));
  await anita.asks(stageImport, { ...write(), import_id: body.id, rows });
  return await anita.asks(commitImport, { ...write(), import_id: body.id, rows: rows.length, relatives_by });
}

const standings = async (people: ImportedPerson[]) => (await anita.asks(checkImport, { people })).body.items;
const around = async (resident_id: string) =>
  (await anita.asks(listRelatives, { resident_id })).body.items.filter(({ status }) => status !== 'ended');
const undo = async ({ id }: ImportResult) => (await anita.asks(undoImport, { ...write(), import_id: id })).body;

async function mailsTo(address: string): Promise<number> {
  return await asOwner(world.ownerUrl, async (client) => {
    const { rowCount } = await client.query('select id from outgoing_mails where to_address = $1', [address]);
    return rowCount ?? 0;
  });
}

test('relatives are invited by mail or by letter, and see nobody before they accept', async () => {
  const winnie = await newResident('Winnie');
  const people = [
    relative('Ann', { resident: 'Winnie Kinless', email: 'ann@family.example', is_primary: true }),
    relative('Bob', { external_id: winnie, relationship: 'Friend from the choir' }),
  ];
  const { body } = await bringIn(people);
  expect(body).toMatchObject({ relatives_invited: 2, relatives_changed: 0, unchanged: 0 });
  expect(body.letters).toMatchObject([{ of: 'Winnie', invitation: { first_name: 'Bob', sent_by: 'letter' } }]);
  expect(await mailsTo('ann@family.example')).toBe(1);
  expect(await around(winnie)).toMatchObject([
    { first_name: 'Ann', status: 'invited', access_level: 'family', is_primary: true },
    { first_name: 'Bob', status: 'invited', access_level: 'friend', is_primary: false },
  ]);
  const code = body.letters[0]?.invitation.code ?? '';
  expect((await world.anyone.asks(checkInvitation, { invite_code: code })).body.first_name).toBe('Bob');
});

test('everybody gets a letter where the manager wants that', async () => {
  await newResident('Xena');
  const person = relative('Cai', { resident: 'Xena Kinless', email: 'cai@family.example' });
  const { body } = await bringIn([person], { relatives_by: 'letter' });
  expect(body.letters).toHaveLength(1);
  expect(await mailsTo('cai@family.example')).toBe(0);
});

test('the same file again updates and never doubles', async () => {
  const yan = await newResident('Yan');
  const told = { resident: 'Yan Kinless', email: 'dee@family.example' };
  await bringIn([relative('Dee', { ...told, access_level: 'friend' })]);
  expect((await bringIn([relative('Dee', told)])).body).toMatchObject({ relatives_invited: 0, unchanged: 1 });
  const changed = relative('Dee', { ...told, relationship: 'Niece', access_level: 'family', is_primary: true });
  expect(await standings([changed])).toMatchObject([
    {
      kind: 'linked',
      name: 'Dee Anand',
      status: 'invited',
      resident: { known_as: 'Yan' },
      changes: [
        { field: 'relationship', before: 'Daughter', after: 'Niece' },
        { field: 'access_level', before: 'friend', after: 'family' },
        { field: 'is_primary', before: false, after: true },
      ],
    },
  ]);
  expect((await bringIn([changed])).body).toMatchObject({ relatives_changed: 1 });
  const [dee, ...others] = await around(yan);
  expect(others).toEqual([]);
  expect(dee).toMatchObject({ relationship: 'Niece', access_level: 'family', is_primary: true });
  const { body } = await anita.asks(listLinkChanges, { relative_link_id: dee?.id ?? '' });
  expect(body.items.map(({ kind }) => kind)).toEqual(['changed', 'invited']);
});

test('residents and their relatives come in from one file, and go out again together', async () => {
  const people = [
    relative('Eve', { resident: 'Zita Kinless' }),
    relative('Fay', { resident: 'Zita Kinless', email: 'fay@family.example', is_primary: true }),
    ImportedPerson.parse({
      ...IMPORTED_RESIDENT,
      first_name: 'Zita',
      known_as: 'Zita',
      last_name: 'Kinless',
      room: '499',
    }),
  ];
  const { body } = await bringIn(people);
  expect(body).toMatchObject({ residents_added: 1, relatives_invited: 2, letters: [{ of: 'Zita' }] });
  // What an import writes by itself. Another table here has to be told apart from entries (imports.queries.ts).
  const [zita] = (await anita.asks(listResidents, { q: 'Zita Kinless' })).body.items;
  expect(await tablesAbout(world.ownerUrl, zita?.id ?? '')).toEqual([
    'import_rows',
    'outgoing_mails',
    'relative_links',
    'resident_changes',
  ]);
  expect(await undo(body)).toEqual({ undone: 3, kept: [] });
  expect((await anita.asks(listResidents, { q: 'Zita Kinless' })).body.items).toEqual([]);
  const invite_code = body.letters[0]?.invitation.code ?? '';
  expect((await world.anyone.asks(checkInvitation, { invite_code })).status).toBe(422);
});

test('whose relative it is has to be told, and one who can’t be found lets nobody in', async () => {
  await newResident('Ada');
  await newResident('Ada');
  const people = [
    relative('Flo', { resident: 'Nobody Known' }),
    relative('Flo', { resident: 'Ada Kinless' }),
    relative('Flo', { external_id: uuidv7() }),
    relative('Flo', { resident: 'Aida Kinless', room: String(room) }),
    relative('Flo', { resident: 'Ada Kinless', room: String(room) }),
  ];
  expect(await standings(people)).toMatchObject([
    { kind: 'whose', field: 'resident', instead: null },
    { kind: 'whose', field: 'room', message: '2 people are called Ada Kinless. Add the room.' },
    { kind: 'whose', field: 'external_id' },
    { kind: 'whose', field: 'resident', instead: 'Ada Kinless' },
    { kind: 'new_relative', resident: { room: String(room) } },
  ]);
  const refused = await bringIn([
    relative('Gus', { resident: 'Ada Kinless', room: String(room) }),
    ...people.slice(0, 1),
  ]);
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'rows.1.resident': ['Nobody of this name lives here'] } },
  });
  const nobody = relative('Gus', { resident: 'Ada Kinless', room: String(room) });
  expect(await standings([nobody])).toMatchObject([{ kind: 'new_relative' }]);
});

test('nobody is invited to somebody who died', async () => {
  const olive = await newResident('Olive');
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update residents set status = 'died', ended_on = current_date where id = $1`, [olive]),
  );
  const [standing] = await standings([relative('Hal', { resident: 'Olive Kinless' })]);
  expect(standing).toMatchObject({ kind: 'whose', message: 'Olive Kinless does not live here any more' });
});

test('access that was ended comes back only when somebody says so', async () => {
  const pia = await newResident('Pia');
  const isla = relative('Isla', { resident: 'Pia Kinless' });
  const { body } = await bringIn([isla]);
  await accept(body, 'isla@family.example');
  const [link] = await around(pia);
  await anita.asks(endAccess, { ...write(), relative_link_id: link?.id ?? '', reason: 'A solicitor asked for it' });
  expect(await standings([isla])).toMatchObject([{ kind: 'had_access', status: 'ended' }]);
  expect((await bringIn([isla])).body).toMatchObject({ relatives_invited: 0, unchanged: 1 });
  expect((await bringIn([isla], { is_new: true })).body).toMatchObject({ relatives_invited: 1 });
});

test('an import of relatives is taken back, but for those who joined or were changed since', async () => {
  const rex = await newResident('Rex');
  await bringIn([relative('Jim', { resident: 'Rex Kinless', is_primary: true, access_level: 'friend' })]);
  const told = { resident: 'Rex Kinless' };
  const { body } = await bringIn([
    relative('Jim', { ...told, is_primary: false, access_level: 'family' }),
    relative('Kit', { ...told, is_primary: true }),
    relative('Liz', told),
  ]);
  expect(body).toMatchObject({ relatives_invited: 2, relatives_changed: 1 });
  await accept(body, 'liz@family.example', 'Liz');
  const listed = await anita.asks(listImports, {});
  expect(listed.body.items.find(({ id }) => id === body.id)).toMatchObject({
    relatives_invited: 2,
    relatives_changed: 1,
  });
  expect(await undo(body)).toEqual({ undone: 2, kept: [{ name: 'Liz Anand', why: 'joined' }] });
  expect(await around(rex)).toMatchObject([
    { first_name: 'Jim', is_primary: true, access_level: 'friend' },
    { first_name: 'Liz', status: 'active', is_primary: false },
  ]);
});

test('who is the first to call is told before somebody else becomes it, and is again when that is taken back', async () => {
  const sam = await newResident('Sam');
  await bringIn([relative('Mia', { resident: 'Sam Kinless', is_primary: true })]);
  const ned = relative('Ned', { resident: 'Sam Kinless', is_primary: true });
  expect(await standings([ned])).toMatchObject([{ kind: 'new_relative', instead_of: 'Mia Anand' }]);
  const { body } = await bringIn([ned]);
  expect((await around(sam)).map(({ first_name, is_primary }) => [first_name, is_primary])).toEqual([
    ['Ned', true],
    ['Mia', false],
  ]);
  await undo(body);
  expect((await around(sam)).map(({ first_name, is_primary }) => [first_name, is_primary])).toEqual([['Mia', true]]);
  const two = await bringIn([ned, relative('Oli', { external_id: sam, is_primary: true })]);
  expect(two).toMatchObject({ status: 422 });
});

test('who gives up the first place and changes besides is taken back in full', async () => {
  const tom = await newResident('Tom');
  await bringIn([relative('Pam', { resident: 'Tom Kinless', is_primary: true })]);
  const { body } = await bringIn([
    relative('Pam', { resident: 'Tom Kinless', relationship: 'Niece' }),
    relative('Quin', { resident: 'Tom Kinless', is_primary: true }),
  ]);
  expect(await undo(body)).toEqual({ undone: 2, kept: [] });
  expect(await around(tom)).toMatchObject([{ first_name: 'Pam', relationship: 'Daughter', is_primary: true }]);
});

test('what is changed of a relative in the same moment is neither lost nor forgotten', async () => {
  const una = await newResident('Una');
  const told = { resident: 'Una Kinless' };
  await bringIn([relative('Ray', told)]);
  const [ray] = await around(una);
  const changes = (fields: string) => (client: pg.Client) =>
    client.query(`update relative_links set ${fields}, version = version + 1 where id = $1`, [ray?.id]);
  const niece = relative('Ray', { ...told, relationship: 'Niece' });
  const { body } = await meanwhile(world.ownerUrl, changes(`relationship = 'Cousin'`), () => bringIn([niece]));
  expect(body).toMatchObject({ relatives_changed: 1 });
  expect(await around(una)).toMatchObject([{ relationship: 'Niece', version: 3 }]);
  const history = await anita.asks(listLinkChanges, { relative_link_id: ray?.id ?? '' });
  expect(history.body.items[0]?.changes).toEqual([{ field: 'relationship', before: 'Cousin', after: 'Niece' }]);
  const undone = await meanwhile(world.ownerUrl, changes(`access_level = 'friend'`), () => undo(body));
  expect(undone).toEqual({ undone: 0, kept: [{ name: 'Ray Anand', why: 'changed' }] });
});

test('different words for the same resident don’t ask one address twice', async () => {
  const vic = await newResident('Vic');
  const sue = { email: 'sue@family.example' };
  const twice = await bringIn([
    relative('Sue', { ...sue, resident: 'Vic Kinless' }),
    relative('Sue', { ...sue, external_id: vic }),
  ]);
  expect(twice).toMatchObject({ status: 422, body: { errors: { 'rows.1.email': expect.anything() as unknown } } });
  expect(await mailsTo(sue.email)).toBe(0);
});

test('what is taken out comes in again as the same relatives', async () => {
  const { body } = await anita.asks(exportPeople, {});
  const people = body.relatives.map((cells) =>
    ImportedPerson.parse({
      ...cells,
      kind: 'relative',
      email: cells.email === '' ? null : cells.email,
      is_primary: cells.is_primary === 'yes',
    }),
  );
  expect(people.length).toBeGreaterThan(30);
  expect(new Set((await standings(people)).map(({ kind }) => kind))).toEqual(new Set(['linked']));
  expect((await bringIn(people)).body).toMatchObject({
    relatives_invited: 0,
    relatives_changed: 0,
    unchanged: people.length,
  });
});

/** Somebody opens the letter that this import made. */
async function accept({ letters }: ImportResult, email: string, first_name?: string): Promise<void> {
  const letter = letters.find(({ invitation }) => first_name === undefined || invitation.first_name === first_name);
  const { status } = await world.anyone.asks(register, {
    invite_code: letter?.invitation.code ?? '',
    email,
    password: 'heartsease-and-more',
    password_confirmation: 'heartsease-and-more',
    first_name: letter?.invitation.first_name ?? '',
    last_name: letter?.invitation.last_name ?? '',
  });
  expect(status).toBe(200);
}
