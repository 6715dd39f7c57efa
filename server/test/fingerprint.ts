import type pg from 'pg';

/**
 * What stands in the database, so that a test can say that nothing was written: of each table how many rows
 * it has and the newest transaction that wrote one. Counted tries are no content.
 */
export async function fingerprint(client: pg.Client, except: string[] = ['attempts']): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const counted = tables.filter(({ name }) => !except.includes(name));
  const query = counted
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' rows, newest ' || coalesce(max(xmin::text::bigint), 0) as print from ${name}`,
    )
    .join(' union all ');
  const { rows } = await client.query<{ name: string; print: string }>(query);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
