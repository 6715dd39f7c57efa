import type { ImportResult, Standing } from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedPerson } from '@heartsease/domain/import/people.ts';
import type { Problem } from '@heartsease/domain/import/read-cells.ts';
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
  /** Of a relative whose resident comes in with the same file: that resident's name. */
  newcomer: string | null;
  state: 'red' | 'amber' | 'green' | 'out';
}

export type Known = ReadonlyMap<ImportedPerson, Standing>;

/** Whether it is somebody else is for a person to say. */
export const ASKED = new Set<Standing['kind']>(['maybe', 'maybe_works_here', 'maybe_linked', 'had_access']);

export type Outcomes = Omit<ImportResult, 'id' | 'slips' | 'letters'>;

/** What the last button will do. */
export function outcomesOf(rows: readonly JudgedRow[]): Outcomes {
  const outcomes: Outcomes = {
    residents_added: 0,
    residents_changed: 0,
    staff_invited: 0,
    relatives_invited: 0,
    relatives_changed: 0,
    unchanged: 0,
  };
  for (const row of rows) if (row.state !== 'out') outcomes[outcomeOf(row)] += 1;
  return outcomes;
}

const CREATED = { resident: 'residents_added', staff: 'staff_invited', relative: 'relatives_invited' } as const;

export function outcomeOf({ row, standing, isNew }: Pick<JudgedRow, 'row' | 'standing' | 'isNew'>): keyof Outcomes {
  if (standing === undefined || (isNew && ASKED.has(standing.kind))) return CREATED[row.kind];
  switch (standing.kind) {
    case 'new':
    case 'clash':
    case 'new_relative':
    case 'whose':
      return CREATED[row.kind];
    case 'known':
    case 'maybe':
      return standing.changes.length > 0 ? 'residents_changed' : 'unchanged';
    case 'linked':
    case 'maybe_linked':
      return standing.changes.length > 0 ? 'relatives_changed' : 'unchanged';
    case 'lived_here':
    case 'works_here':
    case 'invited':
    case 'maybe_works_here':
    case 'had_access':
      return 'unchanged';
  }
}
