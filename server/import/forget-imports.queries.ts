import type pg from 'pg';

/**
 * What stood before an import is known for as long as it can be taken back, 24 hours; and rows that were laid ready
 * and never brought in go after a day.
 */
export async function forgetImports(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(
    `update import_rows r set before = '{}'
       from imports i
      where i.care_home_id = r.care_home_id and i.id = r.import_id
        and i.committed_at < $1::timestamptz - interval '24 hours' and r.before <> '{}'`,
    [now],
  );
  await pool.query(
    `delete from imports where committed_at is null and started_at < $1::timestamptz - interval '1 day'`,
    [now],
  );
}
