import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const FILE = join(import.meta.dirname, 'tables.ts');

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
  is_generated: 'ALWAYS' | 'NEVER';
  check: string | null;
}

/**
 * Prints the types of every table from the migrated database, so that a column has one name and one
 * type from SQL to the query. `tables.ts` is never written by hand; the checks fail when it is stale.
 */
export async function printTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable, c.column_default, c.is_generated,
           (select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.conrelid = format('public.%I', c.table_name)::regclass and k.contype = 'c'
               and k.conkey = array[c.ordinal_position::smallint]) as check
      from information_schema.columns c
     where c.table_schema = 'public' and c.table_name <> 'migrations'
     order by c.table_name, c.ordinal_position`);
  await client.end();
  const tables = Map.groupBy(rows, (column) => column.table_name);
  return [
    '// Printed from the migrations by `npm run heartsease -- print-tables`. Never edited by hand.',
    "import type { ColumnType, Generated } from 'kysely';",
    '',
    'type Instant = ColumnType<Date, Date | string, Date | string>;',
    '',
    ...[...tables].map(([name, columns]) => tableType(name, columns)),
    'export interface Tables {',
    ...[...tables.keys()].map((name) => `  ${name}: ${typeName(name)};`),
    '}',
    '',
  ].join('\n');
}

export async function writeTables(url: string): Promise<void> {
  writeFileSync(FILE, await printTables(url));
}

export function tablesAsWritten(): string {
  return readFileSync(FILE, 'utf8');
}

function tableType(name: string, columns: Column[]): string {
  return `interface ${typeName(name)} {\n${columns.map((column) => `  ${column.column_name}: ${columnType(column)};`).join('\n')}\n}\n`;
}

function typeName(table: string): string {
  return table.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase()) + 'Table';
}

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  date: 'string',
  timestamptz: 'Instant',
  bytea: 'Buffer',
  _text: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
};

function columnType(column: Column): string {
  const isNullable = column.is_nullable === 'YES';
  if (column.udt_name === 'jsonb') {
    return isNullable || column.column_default
      ? 'ColumnType<object | null, string | null | undefined, string | null>'
      : 'ColumnType<object, string, string>';
  }
  const plain = choices(column.check) ?? TYPES[column.udt_name] ?? 'unknown';
  if (column.is_generated === 'ALWAYS') return `ColumnType<${plain}, never, never>`;
  const whole = isNullable ? `${plain} | null` : plain;
  if (column.udt_name === 'timestamptz' && isNullable)
    return 'ColumnType<Date | null, Date | string | null, Date | string | null>';
  if (column.udt_name === 'timestamptz' && column.column_default)
    return 'ColumnType<Date, Date | string | undefined, Date | string>';
  return column.column_default ? `Generated<${whole}>` : whole;
}

/** `check (state = ANY (ARRAY['submitted'::text, ...]))` becomes a union of its words. */
function choices(check: string | null): string | null {
  if (check === null || !/= ANY \(ARRAY\[/.test(check)) return null;
  const words = [...check.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`);
  const numbers = [...check.matchAll(/ARRAY\[([\d, ]+)\]/g)].flatMap(([, list]) => (list ?? '').split(', '));
  const all = words.length > 0 ? words : numbers;
  return all.length > 0 ? all.join(' | ') : null;
}
