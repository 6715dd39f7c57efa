import type pg from 'pg';

/** Counted tries are no content. */
const NOT_CONTENT = new Set(['attempts']);

/**
 * What stands in the database, so that a test can say that nothing was written: of each table how many rows
 * it has and the newest transaction that wrote one; of one home, where one is named.
 */
export async function fingerprint(client: pg.Client, { of }: { of?: string } = {}): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    of === undefined
      ? `select tablename as name from pg_tables where schemaname = 'public' order by 1`
      : `select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = 'care_home_id' order by 1`,
  );
  const query = tables
    .filter(({ name }) => !NOT_CONTENT.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' rows, newest ' || coalesce(max(xmin::text::bigint), 0) as print
           from ${name} ${of === undefined ? '' : 'where care_home_id = $1'}`,
    )
    .join(' union all ');
  const { rows } = await client.query<{ name: string; print: string }>(query, of === undefined ? [] : [of]);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
