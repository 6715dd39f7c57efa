import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginImport, commitImport, stageImport, undoImport } from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportResult } from '@heartsease/domain/import/import.endpoints.ts';
import { IMPORT_LIMITS } from '@heartsease/domain/import/people.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { IMPORTED_RELATIVE, IMPORTED_RESIDENT, IMPORTED_STAFF } from '../test/imports.ts';
import { openWorld } from '../test/world.ts';
import type { Answer, Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let nadia: Asker;
const statements = vi.spyOn(pg.Client.prototype, 'query');
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
});
afterAll(async () => {
  statements.mockRestore();
  await world.close();
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const surname = (at: number) =>
  `Many${[at % 26, Math.floor(at / 26) % 26, Math.floor(at / 676)].map((place) => LETTERS[place] ?? '').join('')}`;

test('while ten thousand people are written, others read and write as ever', async () => {
  const { id: care_home_id } = (await anita.asks(me, {})).body.carehome;
  const write = () => ({ client_id: uuidv7(), care_home_id });
  const { body } = await anita.asks(beginImport, { ...write(), file_name: 'many.csv' });
  const { rows: most, rows_a_call } = IMPORT_LIMITS;
  for (let from = 0; from < most; from += rows_a_call) {
    const rows = Array.from({ length: rows_a_call }, (_, at) => ({
      place: from + at,
      is_new: false,
      person: { ...IMPORTED_RESIDENT, last_name: surname(from + at) },
    }));
    expect((await anita.asks(stageImport, { ...write(), import_id: body.id, rows })).status).toBe(200);
  }
  const [eileen] = (await nadia.asks(listResidents, { q: 'Eileen' })).body.items;

  const writing = { isOver: false };
  const written = anita
    .asks(commitImport, { ...write(), import_id: body.id, rows: most })
    .finally(() => (writing.isOver = true));
  const statuses: number[] = [];
  while (!writing.isOver) {
    const now = new Date().toISOString();
    const moment = { resident_id: eileen?.id ?? '', response: 'loved', basis: 'individual', answered_at: now } as const;
    const song = { title: 'A song', format: 'one_to_one' as const, started_at: now, minutes: 5, moments: [moment] };
    statuses.push((await nadia.asks(listResidents, { q: 'Eileen' })).status);
    statuses.push((await nadia.asks(logReport, { ...write(), ...song })).status);
  }
  expect((await written).body).toMatchObject({ residents_added: most });
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Not how fast, but that they had their turns in between.
  expect(statuses.length).toBeGreaterThan(10);
}, 120_000);

test('many people are as many trips to the database as a few', async () => {
  const { id: care_home_id } = (await anita.asks(me, {})).body.carehome;
  const write = () => ({ client_id: uuidv7(), care_home_id });
  async function bringIn(last_name: string, { of_each, room }: { of_each: number; room: string }) {
    const { body } = await anita.asks(beginImport, { ...write(), file_name: 'few.csv' });
    const people = Array.from({ length: of_each }, (_, at) => {
      const name = { first_name: surname(at), last_name };
      const email = `${surname(at)}@${last_name.toLowerCase()}.example`;
      const lived = { ...IMPORTED_RESIDENT, ...name, known_as: name.first_name, room };
      const whose = { room: '', resident: `${name.first_name} ${last_name}`, is_primary: true };
      return [lived, { ...IMPORTED_STAFF, ...name, email }, { ...IMPORTED_RELATIVE, ...name, email, ...whose }];
    }).flat();
    const rows = people.map((person, place) => ({ place, is_new: false, person }));
    await anita.asks(stageImport, { ...write(), import_id: body.id, rows });
    return await trips(() => anita.asks(commitImport, { ...write(), import_id: body.id, rows: rows.length }));
  }
  const takeBack = ({ id }: ImportResult) => trips(() => anita.asks(undoImport, { ...write(), import_id: id }));

  const few = await bringIn('Few', { of_each: 2, room: '1' });
  const many = await bringIn('Several', { of_each: 60, room: '1' });
  expect(many.body).toMatchObject({ residents_added: 60, staff_invited: 60, relatives_invited: 60 });
  expect(few.trips).toBeGreaterThan(5);
  expect(many.trips).toBeLessThan(few.trips + 5);
  const again = await bringIn('Several', { of_each: 60, room: '2' });
  expect(again.body).toMatchObject({ residents_changed: 60, unchanged: 120 });
  expect(again.trips).toBeLessThan(few.trips + 5);
  const backOfFew = await takeBack(few.body);
  const back = await takeBack(again.body);
  expect(back.body.undone).toBe(60);
  expect(back.trips).toBeLessThan(backOfFew.trips + 5);
});

/** What a call answers, and how many statements it took. */
async function trips<Body>(call: () => Promise<Answer<Body>>): Promise<{ body: Body; trips: number }> {
  const before = statements.mock.calls.length;
  const { body } = await call();
  return { body, trips: statements.mock.calls.length - before };
}
