/** PostgreSQL takes 65,535 parameters in one statement. */
const MOST_PARAMETERS = 60_000;

/** Inserts rows in as few statements as PostgreSQL allows. */
export async function inChunks<Row extends object>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const size = Math.floor(MOST_PARAMETERS / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += size) {
    await insert(rows.slice(start, start + size));
  }
}
