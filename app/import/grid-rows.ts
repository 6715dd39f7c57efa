import { checkRow } from '@heartsease/domain/import/check-row.ts';
import type { CheckedRow } from '@heartsease/domain/import/check-row.ts';
import { doublesWithin } from '@heartsease/domain/import/duplicates.ts';
import type { ImportField } from '@heartsease/domain/import/fields.ts';
import type { Standing } from '@heartsease/domain/import/import.endpoints.ts';
import type { CheckSettings, Problem } from '@heartsease/domain/import/read-cells.ts';
import type { ImportRow } from '@heartsease/domain/import/rows-from.ts';
import { newcomersIn, whoseIs } from './newcomers.ts';
import { ASKED } from './row-outcomes.ts';
import type { GridRow, JudgedRow, Known } from './row-outcomes.ts';

export function judged(rows: readonly GridRow[], known: Known): JudgedRow[] {
  const doubles = doublesIn(rows);
  const newcomers = newcomersIn(rows, known);
  return rows.map((row, place) => {
    const { person } = row.checked;
    const standing = person === null ? undefined : known.get(person);
    const double = doubles.get(place);
    const whose = person?.kind === 'relative' ? whoseIs({ person, standing, isNew: row.isNew }, newcomers) : null;
    const problems = [
      ...row.checked.problems,
      ...(double ? [double] : []),
      ...clashIn(standing),
      ...(whose?.problems ?? []),
    ];
    const newcomer = whose?.newcomer ?? null;
    return { ...row, place, standing, newcomer, problems, state: stateOf(row, problems, standing) };
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
  const isOpen = standing !== undefined && ASKED.has(standing.kind);
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
  { place: _place, problems, standing: _standing, newcomer: _newcomer, state, ...row }: JudgedRow,
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
