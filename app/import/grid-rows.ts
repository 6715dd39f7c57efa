import { checkRow } from '@heartsease/domain/import/check-row.ts';
import type { CheckSettings, CheckedRow, Problem } from '@heartsease/domain/import/check-row.ts';
import { doublesWithin } from '@heartsease/domain/import/duplicates.ts';
import type { ImportField } from '@heartsease/domain/import/fields.ts';
import type { Standing } from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedPerson } from '@heartsease/domain/import/people.ts';
import type { ImportRow } from '@heartsease/domain/import/rows-from.ts';
import type { CheckedImport } from './spreadsheet-worker.ts';

/** A line of the grid: what stands in it, what was found, and what somebody decided. */
export interface GridRow extends CheckedImport {
  isLeftOut: boolean;
  /** Somebody looked at the possible double and said: another person. */
  isNew: boolean;
}

/** The same with everything that is known about it now. */
export interface JudgedRow extends GridRow {
  place: number;
  problems: Problem[];
  standing: Standing | undefined;
  state: 'red' | 'amber' | 'green' | 'out';
}

export type Known = ReadonlyMap<ImportedPerson, Standing>;

export function judged(rows: readonly GridRow[], known: Known): JudgedRow[] {
  const doubles = doublesIn(rows);
  return rows.map((row, place) => {
    const standing = row.checked.person === null ? undefined : known.get(row.checked.person);
    const double = doubles.get(place);
    const problems = [...row.checked.problems, ...(double ? [double] : []), ...clashIn(standing)];
    return { ...row, place, standing, problems, state: stateOf(row, problems, standing) };
  });
}

function doublesIn(rows: readonly GridRow[]): Map<number, Problem> {
  const places: number[] = [];
  const compared = rows.flatMap(({ row, checked, isLeftOut }, place) => {
    if (isLeftOut || checked.person === null) return [];
    places.push(place);
    return [{ number: row.number, person: checked.person }];
  });
  return new Map([...doublesWithin(compared)].map(([at, problem]) => [places[at] ?? 0, problem]));
}

function clashIn(standing: Standing | undefined): Problem[] {
  if (standing?.kind !== 'clash') return [];
  return [{ field: standing.field, level: 'red', message: standing.message, fix: { kind: 'leave_out' } }];
}

function stateOf(
  { isLeftOut, isNew }: GridRow,
  problems: Problem[],
  standing: Standing | undefined,
): JudgedRow['state'] {
  if (isLeftOut) return 'out';
  if (problems.some(({ level }) => level === 'red')) return 'red';
  const isOpen = standing?.kind === 'maybe' || standing?.kind === 'maybe_works_here';
  return problems.length > 0 || (isOpen && !isNew) || standing?.kind === 'lived_here' ? 'amber' : 'green';
}

/** The row with another word in one cell, judged again. */
export function withCell(row: GridRow, field: ImportField, value: string, settings: CheckSettings): GridRow {
  const cells = { ...row.row.cells, [field]: value };
  const changed: ImportRow = { ...row.row, cells };
  const checked: CheckedRow = checkRow(changed.kind, cells, settings);
  return { ...row, row: changed, checked };
}

/** Every fix that is offered, taken at once: a cell may need two. */
export function withAllFixes(rows: readonly GridRow[], known: Known, settings: CheckSettings): GridRow[] {
  const once = judged(rows, known).map((row) => fixed(row, settings));
  return judged(once, known).map((row) => fixed(row, settings));
}

function fixed(
  { place: _place, problems, standing: _standing, state, ...row }: JudgedRow,
  settings: CheckSettings,
): GridRow {
  if (state === 'out') return row;
  let mended: GridRow = row;
  for (const { field, fix } of problems) {
    if (fix?.kind === 'value') mended = withCell(mended, field, fix.value, settings);
    if (fix?.kind === 'leave_out') mended = { ...mended, isLeftOut: true };
  }
  return mended;
}

export function fixesIn(rows: readonly JudgedRow[]): number {
  return rows.reduce(
    (sum, { state, problems }) => sum + (state === 'out' ? 0 : problems.filter(({ fix }) => fix !== undefined).length),
    0,
  );
}

/** What the last button will do. */
export function outcomesOf(rows: readonly JudgedRow[]): {
  added: number;
  invited: number;
  changed: number;
  unchanged: number;
} {
  const outcomes = { added: 0, invited: 0, changed: 0, unchanged: 0 };
  for (const row of rows) if (row.state !== 'out') outcomes[outcomeOf(row)] += 1;
  return outcomes;
}

function outcomeOf({ row, standing, isNew }: JudgedRow): 'added' | 'invited' | 'changed' | 'unchanged' {
  const created = row.kind === 'resident' ? 'added' : 'invited';
  if (standing === undefined || standing.kind === 'new' || standing.kind === 'clash') return created;
  if (standing.kind === 'maybe' || standing.kind === 'maybe_works_here') {
    if (isNew) return created;
    return standing.kind === 'maybe' && standing.changes.length > 0 ? 'changed' : 'unchanged';
  }
  return standing.kind === 'known' && standing.changes.length > 0 ? 'changed' : 'unchanged';
}
