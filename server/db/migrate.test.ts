import { inject, afterAll, beforeAll, expect, test } from 'vitest';
import { beside } from '../test/fresh-demo.ts';
import { asOwner } from '../test/world.ts';
import { migrate, migrationNames } from './migrate.ts';
import { printTables, tablesAsWritten } from './print-tables.ts';

const name = `empty_${process.pid}_${Date.now()}`;
const template = inject('templateUrl');
const url = beside(template, name);

beforeAll(async () => {
  await asOwner(template, (client) => client.query(`create database ${name}`), 'postgres');
});
afterAll(async () => {
  await asOwner(template, (client) => client.query(`drop database ${name} with (force)`), 'postgres');
});

test('of several servers that start at once, one migrates and all go on', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
  expect(applied.filter((names) => names.length > 0)).toEqual([migrationNames()]);
  expect(await migrate(url)).toEqual([]);
});

test('the types of the tables are those of the migrations', async () => {
  expect(await printTables(url)).toBe(tablesAsWritten());
});

test('every table of a home is behind both locks, for its owner too', async () => {
  const { rows } = await asOwner(url, (client) =>
    client.query<{ name: string }>(`
      select c.relname as name
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'care_home_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and not (c.relrowsecurity and c.relforcerowsecurity
                  and exists (select from pg_policy p where p.polrelid = c.oid))
       order by 1`),
  );
  // sign_ins is read before a home is known, by session_of and by the token's hash alone
  expect(rows.map((row) => row.name)).toEqual(['sign_ins']);
});

test('every table names its data class', async () => {
  const { rows } = await asOwner(url, (client) =>
    client.query<{ name: string }>(`
      select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'
         and coalesce(obj_description(oid), '') !~
             '^class: (care-record|memories|conversation|contact|security|usage|reference)$'`),
  );
  expect(rows).toEqual([]);
});

test('the role that serves requests owns nothing and may do nothing beyond its grants', async () => {
  const { rows } = await asOwner(url, (client) =>
    client.query<{ owned: number; rolsuper: boolean; rolbypassrls: boolean; rolcanlogin: boolean }>(`
      select rolsuper, rolbypassrls, rolcanlogin, (select count(*)::int from pg_class where relowner = r.oid) as owned
        from pg_roles r where rolname = 'heartsease_app'`),
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false, owned: 0 }]);
});
