import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAsOwner } from '../db/database.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { demoIds } from './ids.ts';
import { resetDemoHome } from './reset-home.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(text, values))).rows;

async function reset(key: string, now: Date): Promise<boolean> {
  const database = connectAsOwner(world.ownerUrl);
  try {
    return await database
      .connection()
      .execute(async (db) => await resetDemoHome(db, { care_home_id: demoIds.home(key), now }));
  } finally {
    await database.destroy();
  }
}

/** How many rows each table has of each home, and the names of accounts and homes. */
async function homes(): Promise<Record<string, Record<string, number>>> {
  const tables = await rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'care_home_id'
        and c.relname <> 'sign_ins'`,
  );
  const counts: Record<string, Record<string, number>> = {};
  for (const { name } of tables) {
    const found = await rows<{ home: string; count: string }>(
      `select care_home_id as home, count(*) from ${name} where care_home_id is not null group by 1`,
    );
    for (const { home, count } of found) (counts[home] ??= {})[name] = Number(count);
  }
  return counts;
}

test('a home is as it was seeded, whatever was done in it, and every other home as it stands', async () => {
  const [home, other] = [demoIds.home('oak-lodge'), demoIds.home('teme-valley')];
  // Of the same moment: what a day has told by then differs by the hour.
  const now = new Date();
  await reset('oak-lodge', now);
  const before = await homes();
  const [first, second] = await rows<{ id: string }>('select id from residents where care_home_id = $1 limit 2', [
    home,
  ]);
  await rows(`update residents set known_as = 'Nobody' where id = $1`, [first?.id]);
  await rows('delete from residents where id = $1', [second?.id]);
  await rows(`update care_homes set name = 'Elsewhere', wants_approval = true where id = $1`, [home]);
  await rows(`update accounts set known_as = 'Boss', theme = 'dark', password_hash = 'x' where email = $1`, [
    'manager@oak-lodge.example',
  ]);
  const came = uuidv7();
  await rows(
    `insert into accounts (id, email, password_hash, first_name, last_name, known_as) values ($1, 'new@x.example', 'x', 'N', 'W', 'N')`,
    [came],
  );
  for (const care_home_id of [home, other]) {
    await rows(`insert into memberships (care_home_id, account_id, role) values ($1, $2, 'member')`, [
      care_home_id,
      came,
    ]);
  }
  const [others] = await rows('select * from memberships where care_home_id = $1 order by account_id', [other]);

  expect(await reset('oak-lodge', now)).toBe(true);
  const after = await homes();
  expect(after[home]).toEqual(before[home]);
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
  for (const id of Object.keys(before).filter((one) => one !== home && one !== other))
    expect(after[id], id).toEqual(before[id]);
  expect(await rows('select id from residents where known_as = $1', ['Nobody'])).toEqual([]);
  expect(await rows('select name, wants_approval from care_homes where id = $1', [home])).toEqual([
    { name: 'Oak Lodge', wants_approval: false },
  ]);
  const [manager] = await rows<{ theme: string; known_as: string }>(
    'select theme, known_as from accounts where email = $1',
    ['manager@oak-lodge.example'],
  );
  expect(manager?.theme).toBe('auto');
  expect(manager?.known_as).not.toBe('Boss');
  expect((await world.as('manager@oak-lodge.example')).token).toMatch(/^wb1_/);
  // Whoever belongs to another home as well keeps their account.
  expect(await rows('select email from accounts where id = $1', [came])).toEqual([{ email: 'new@x.example' }]);
  expect((await rows('select * from memberships where care_home_id = $1 order by account_id', [other]))[0]).toEqual(
    others,
  );
}, 120_000);

test('the carers’ circle comes back too, and what is no home of the demo world is left alone', async () => {
  expect(await reset('teme-valley', new Date())).toBe(true);
  expect(await reset('somewhere-else', new Date())).toBe(false);
}, 60_000);
