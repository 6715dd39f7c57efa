import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginImport,
  checkImport,
  commitImport,
  stageImport,
  undoImport,
} from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedPerson } from '@heartsease/domain/import/people.ts';
import { getProfile, listResidentChanges } from '@heartsease/domain/residents/profile.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { IMPORTED_RESIDENT } from '../test/imports.ts';
import { meanwhile } from '../test/meanwhile.ts';
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

test('what somebody else writes in the same moment is neither lost nor forgotten', async () => {
  await bringIn([resident('Rupert', { room: '50' })]);
  const [rupert] = await found('Rupert');
  const moves = (room: string) => (client: pg.Client) =>
    client.query(`update residents set room = $2, version = version + 1 where id = $1`, [rupert?.id, room]);
  const { body } = await meanwhile(world.ownerUrl, moves('51'), () => bringIn([resident('Rupert', { room: '52' })]));
  expect(body).toMatchObject({ residents_changed: 1 });
  const profile = await nadia.asks(getProfile, { resident_id: rupert?.id ?? '' });
  expect(profile.body).toMatchObject({ room: '52', version: 3 });
  const changes = await nadia.asks(listResidentChanges, { resident_id: rupert?.id ?? '' });
  expect(changes.body.items[0]?.changes).toEqual([{ field: 'room', before: '51', after: '52' }]);
  const undone = await meanwhile(world.ownerUrl, moves('53'), () =>
    anita.asks(undoImport, { ...write(), import_id: body.id }),
  );
  expect(undone.body).toEqual({ undone: 0, kept: [{ name: 'Rupert Incoming', why: 'changed' }] });
  expect((await found('Rupert')).map(({ room }) => room)).toEqual(['53']);
});

test('whoever gets an entry in the moment in which an import is taken back stays', async () => {
  const { body } = await bringIn([resident('Sybil')]);
  const [sybil] = await found('Sybil');
  const goal = (client: pg.Client) =>
    client.query(`insert into goals (id, care_home_id, resident_id, text) values ($1, $2, $3, 'Sing')`, [
      uuidv7(),
      care_home_id,
      sybil?.id,
    ]);
  const undone = await meanwhile(world.ownerUrl, goal, () =>
    anita.asks(undoImport, { ...write(), import_id: body.id }),
  );
  expect(undone.body).toEqual({ undone: 0, kept: [{ name: 'Sybil Incoming', why: 'has_entries' }] });
});

test('the number of another system is told, kept in the history, and taken back', async () => {
  await bringIn([resident('Tabitha', { external_id: 'T1' })]);
  const [tabitha] = await found('Tabitha');
  const renumbered = resident('Tabitha', { external_id: 'T2' });
  const [standing] = (await anita.asks(checkImport, { people: [renumbered] })).body.items;
  expect(standing).toMatchObject({ kind: 'known', changes: [{ field: 'external_id', before: 'T1', after: 'T2' }] });
  const { body } = await bringIn([renumbered]);
  expect(body).toMatchObject({ residents_changed: 1 });
  const changes = await nadia.asks(listResidentChanges, { resident_id: tabitha?.id ?? '' });
  expect(changes.body.items[0]?.changes).toEqual([{ field: 'external_id', before: 'T1', after: 'T2' }]);
  expect((await anita.asks(undoImport, { ...write(), import_id: body.id })).body.undone).toBe(1);
  expect((await bringIn([resident('Tabitha', { external_id: 'T1' })])).body).toMatchObject({ unchanged: 1 });
});

test('a number that somebody else got since is not taken back', async () => {
  await bringIn([resident('Ulric', { external_id: 'U1' })]);
  const { body } = await bringIn([resident('Ulric', { external_id: 'U2' })]);
  await bringIn([resident('Vera', { external_id: 'U1' })]);
  const undone = await anita.asks(undoImport, { ...write(), import_id: body.id });
  expect(undone.body).toEqual({ undone: 0, kept: [{ name: 'Ulric Incoming', why: 'changed' }] });
});

test('whoever goes out again is another version, by whoever took them out', async () => {
  const { body } = await bringIn([resident('Wilf')]);
  const [wilf] = await found('Wilf');
  const by = (await anita.asks(me, {})).body.id;
  await asOwner(world.ownerUrl, (client) =>
    client.query('update residents set updated_by = null where id = $1', [wilf?.id]),
  );
  await anita.asks(undoImport, { ...write(), import_id: body.id });
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select version, updated_by, deleted_at is not null as is_out from residents where id = $1', [
      wilf?.id,
    ]),
  );
  expect(rows).toEqual([{ version: 2, updated_by: by, is_out: true }]);
});
