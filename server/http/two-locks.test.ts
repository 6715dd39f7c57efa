import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from '../db/database.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

/**
 * Tables with a care_home_id that are not a home's own. A session belongs to an account, which takes it from
 * home to home and shows its token before any home is known.
 */
const NOT_OF_A_HOME = new Set(['sign_ins']);
/** The library holds the core's entries too, which have no home: there the id comes first. */
const SHARED = new Set(['activities']);

let world: World;
let owner: pg.Client;
let [ours, theirs]: MadeHome[] = [];
let homeTables: string[];
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  ours = await addHome(owner, { canary: 'Zyxqvours' });
  theirs = await addHome(owner, { canary: 'Zyxqvtheirs', organisation_id: ours.organisation_id });
  const { rows } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'care_home_id' order by 1`,
  );
  homeTables = rows.map(({ name }) => name).filter((name) => !NOT_OF_A_HOME.has(name));
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

/** How many rows of a home the server's own role sees, with the lock set to a home or to none. */
async function rowsSeen(table: string, of: MadeHome | undefined, standingIn: MadeHome | undefined): Promise<number> {
  const tenant = { care_home_id: standingIn?.care_home_id ?? null, account_id: null };
  return await inTransaction(world.database, tenant, async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where care_home_id = ${of?.care_home_id}`.execute(db);
    return rows[0]?.count ?? -1;
  });
}

test('the rows of another home are not there, even for a query that asks for them', async () => {
  expect(homeTables.length).toBeGreaterThanOrEqual(15);
  for (const table of homeTables) {
    expect(await rowsSeen(table, theirs, ours), table).toBe(0);
    expect(await rowsSeen(table, theirs, undefined), table).toBe(0);
  }
});

test('a home sees its own rows in each of these tables, so that the test above can fail', async () => {
  for (const table of homeTables.filter((name) => name !== 'file_reads')) {
    expect(await rowsSeen(table, ours, ours), table).toBeGreaterThan(0);
  }
});

test('nothing of another home can be changed, taken away or slipped in', async () => {
  const tenant = { care_home_id: ours?.care_home_id ?? null, account_id: null };
  const changed = (statement: ReturnType<typeof sql>) =>
    inTransaction(world.database, tenant, async (db) => Number((await statement.execute(db)).numAffectedRows));
  const their = theirs?.care_home_id ?? '';
  expect(await changed(sql`update residents set summary = 'read by another home' where care_home_id = ${their}`)).toBe(
    0,
  );
  expect(await changed(sql`delete from moments where care_home_id = ${their}`)).toBe(0);
  expect(await changed(sql`update memberships set role = 'manager' where care_home_id = ${their}`)).toBe(0);
  await expect(
    changed(sql`insert into resident_favourites (care_home_id, resident_id, activity_id, label, rank)
                values (${their}, ${theirs?.residentIds[1]}, ${theirs?.activity_id}, 'slipped in', 1)`),
  ).rejects.toThrow('row-level security');
  await expect(
    changed(sql`update residents set care_home_id = ${their} where care_home_id = ${tenant.care_home_id}`),
  ).rejects.toThrow('row-level security');
});

test('a moment of one home can’t be hung on a resident of another', async () => {
  const insert = (resident_id: string | undefined) =>
    owner.query(
      `insert into planned_session_residents (care_home_id, planned_session_id, resident_id) values ($1, $2, $3)`,
      [ours?.care_home_id, ours?.planned_session_id, resident_id],
    );
  await expect(insert(theirs?.residentIds[0])).rejects.toThrow('foreign key');
});

test('the lock of one request does not stay on the connection for the next', async () => {
  const seen = Array.from({ length: 60 }, (_, turn) =>
    turn % 3 === 0
      ? rowsSeen('residents', ours, undefined)
      : rowsSeen('residents', ours, turn % 3 === 1 ? ours : theirs),
  );
  const counts = await Promise.all(seen);
  expect(counts.filter((_, turn) => turn % 3 === 1)).toEqual(Array.from({ length: 20 }, () => 3));
  expect(counts.filter((_, turn) => turn % 3 !== 1)).toEqual(Array.from({ length: 40 }, () => 0));
});

interface TableFacts {
  name: string;
  is_locked: boolean;
  is_forced: boolean;
  policies: string[] | null;
  key: string[] | null;
  class: string | null;
  owner: string;
}

async function factsOfTables(): Promise<TableFacts[]> {
  const { rows } = await owner.query<TableFacts>(
    `select c.relname as name, c.relrowsecurity as is_locked, c.relforcerowsecurity as is_forced,
            obj_description(c.oid) as class, pg_get_userbyid(c.relowner) as owner,
            (select array_agg(p.polname::text) from pg_policy p where p.polrelid = c.oid) as policies,
            (select array_agg(a.attname::text order by k.place)
               from pg_index i, unnest(i.indkey) with ordinality as k (column_number, place)
               join pg_attribute a on a.attnum = k.column_number
              where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as key
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'migrations' order by 1`,
  );
  return rows;
}

test('every table of a home is locked by force, and its home comes first in its key', async () => {
  const facts = (await factsOfTables()).filter(({ name }) => homeTables.includes(name));
  expect(facts).toHaveLength(homeTables.length);
  for (const { name, is_locked, is_forced, policies, key } of facts) {
    expect({ name, is_locked, is_forced }).toEqual({ name, is_locked: true, is_forced: true });
    expect(policies, name).toContain('of_this_home');
    expect(key?.[0], name).toBe(SHARED.has(name) ? 'id' : 'care_home_id');
  }
});

test('every table says which class of data it holds', async () => {
  const classes = 'care-record|memories|conversation|contact|security|usage|reference';
  for (const { name, class: told } of await factsOfTables()) {
    expect(told, name).toMatch(new RegExp(`^class: (${classes})$`));
  }
});

test('the server’s role owns nothing, may not pass the locks, and makes no tables', async () => {
  const facts = await factsOfTables();
  expect(facts.filter(({ owner: name }) => name === 'heartsease_app')).toEqual([]);
  const { rows } = await owner.query(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'heartsease_app'`,
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }]);
  const { rows: acting } = await sql<{ current_user: string }>`select current_user`.execute(world.database);
  expect(acting).toEqual([{ current_user: 'heartsease_app' }]);
  await expect(sql`create table slipped_in (id int)`.execute(world.database)).rejects.toThrow('permission denied');
});

test('every view looks with the eyes of whoever asks', async () => {
  const { rows } = await owner.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('v', 'm')
        and not coalesce(c.reloptions::text[] && array['security_invoker=true', 'security_invoker=on'], false)`,
  );
  expect(rows).toEqual([]);
});
