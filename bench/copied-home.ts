import type pg from 'pg';

/** What of a home is copied, what it refers to first. */
const TABLES = ['residents', 'reports', 'moments', 'daily_totals'] as const;
/** What names a row of the home itself; everything else stays as it is. */
const OWN_IDS = new Set(['id', 'client_id', 'report_id', 'resident_id']);

/** Writes a home with its people and what took place once more, under ids that follow from the number of the copy. */
export async function copyHome(client: pg.Client, source: string, copy: number): Promise<void> {
  const home = await idOf(client, source, copy);
  const homeColumns = await columnsOf(client, 'care_homes');
  await client.query(
    `insert into care_homes (${homeColumns.join(', ')})
     select ${homeColumns.map((column) => (column === 'id' ? '$1::uuid' : column === 'name' ? `'Home ' || $3::text` : column)).join(', ')}
       from care_homes where id = $2`,
    [home, source, copy],
  );
  for (const table of TABLES) {
    const columns = await columnsOf(client, table);
    await client.query(
      // The number of the copy is named for tables without an id of their own, too.
      `insert into ${table} (${columns.join(', ')})
       select ${columns.map((column) => valueOf(column)).join(', ')} from ${table} where care_home_id = $2 and $3::text is not null`,
      [home, source, copy],
    );
  }
}

function valueOf(column: string): string {
  if (column === 'care_home_id') return '$1::uuid';
  // A session that was planned is of the first home alone.
  if (column === 'planned_session_id' || column === 'event_id') return 'null';
  return OWN_IDS.has(column) ? `md5(${column}::text || $3::text)::uuid` : column;
}

async function idOf(client: pg.Client, source: string, copy: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select md5($1::text || $2::text)::uuid as id', [source, copy]);
  return rows[0]?.id ?? '';
}

const known = new Map<string, string[]>();

/** All that can be written. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = known.has(table)
    ? { rows: [] }
    : await client.query<{ column_name: string }>(
        `select column_name from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
        [table],
      );
  const columns = known.get(table) ?? rows.map(({ column_name }) => column_name);
  known.set(table, columns);
  return columns;
}
