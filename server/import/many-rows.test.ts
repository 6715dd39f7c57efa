import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginImport, commitImport, stageImport } from '@heartsease/domain/import/import.endpoints.ts';
import { IMPORT_LIMITS } from '@heartsease/domain/import/people.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { IMPORTED_RESIDENT } from '../test/imports.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let nadia: Asker;
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
});
afterAll(async () => await world.close());

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
