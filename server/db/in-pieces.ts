/** PostgreSQL takes 65,535 parameters a statement; with hundreds of rows at a time the trips weigh nothing any more. */
const ROWS_A_STATEMENT = 500;

/** Rows as statements take them. */
export function inPieces<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_A_STATEMENT);
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_A_STATEMENT, (at + 1) * ROWS_A_STATEMENT));
}
