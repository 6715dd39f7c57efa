import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { addImport } from '../test/imports.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { forgetImports } from './forget-imports.queries.ts';

let world: World;
let owner: pg.Client;
let pool: pg.Pool;
let home: MadeHome;
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  pool = new pg.Pool({ connectionString: world.ownerUrl, max: 1 });
  home = await addHome(owner, { canary: 'Whitethorn' });
});
afterAll(async () => {
  await pool.end();
  await owner.end();
  await world.close();
});

const HOUR_MS = 3_600_000;

/** An import whose one row knows what stood before. */
async function importKnowing(file_name: string, committed: boolean): Promise<string> {
  const id = await addImport(owner, { care_home_id: home.care_home_id, file_name });
  await owner.query(`update import_rows set before = '{"room": "7"}' where import_id = $1`, [id]);
  if (committed) await owner.query('update imports set committed_at = now() where id = $1', [id]);
  return id;
}

async function knownBefore(id: string): Promise<object[]> {
  const { rows } = await owner.query<{ before: object }>('select before from import_rows where import_id = $1', [id]);
  return rows.map(({ before }) => before);
}

test('what stood before is known while the import can be taken back, and not an hour longer', async () => {
  const id = await importKnowing('people.csv', true);
  await forgetImports(pool, new Date(Date.now() + 23 * HOUR_MS));
  expect(await knownBefore(id)).toEqual([{ room: '7' }]);
  await forgetImports(pool, new Date(Date.now() + 25 * HOUR_MS));
  expect(await knownBefore(id)).toEqual([{}]);
});

test('people who were laid ready and never brought in go after a day', async () => {
  const id = await importKnowing('never.csv', false);
  await forgetImports(pool, new Date(Date.now() + 23 * HOUR_MS));
  expect(await knownBefore(id)).toHaveLength(1);
  await forgetImports(pool, new Date(Date.now() + 25 * HOUR_MS));
  expect(await knownBefore(id)).toEqual([]);
});
