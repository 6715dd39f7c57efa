import { folded, nameKey } from './fields.ts';
import type { ImportField } from './fields.ts';
import type { ImportedPerson, ImportedRelative } from './people.ts';
import type { Problem } from './read-cells.ts';
import { whoseKey } from './whose.ts';

export interface RowToCompare {
  /** As the spreadsheet counts its rows. */
  number: number;
  person: ImportedPerson;
}

/**
 * People who stand in the file twice: told at the later row. The same number or address, or the same name and day
 * of birth, is the same person (red); the same name alone may be (amber).
 *
 * @returns the problems by the place in `rows`
 */
export function doublesWithin(rows: readonly RowToCompare[]): Map<number, Problem> {
  const found = new Map<number, Problem>();
  const first = new Map<string, RowToCompare>();
  rows.forEach((row, place) => {
    for (const { key, field } of keysOf(row.person)) {
      const other = first.get(key);
      if (other === undefined) first.set(key, row);
      else if (!found.has(place)) found.set(place, problemOf(row, other, field));
    }
  });
  return found;
}

type KeyField = Extract<ImportField, 'external_id' | 'nhs_number' | 'email' | 'last_name' | 'is_primary'>;

function keysOf(person: ImportedPerson): { key: string; field: KeyField }[] {
  const name = nameKey(person);
  const keys: ReturnType<typeof keysOf> = [];
  if (person.kind === 'relative') return keysOfRelative(person);
  if (person.kind === 'staff') {
    if (person.email !== null) keys.push({ key: `email ${person.email}`, field: 'email' });
    return [...keys, { key: `staff ${name}`, field: 'last_name' }];
  }
  if (person.external_id !== '') keys.push({ key: `id ${folded(person.external_id)}`, field: 'external_id' });
  if (person.nhs_number !== null) keys.push({ key: `nhs ${person.nhs_number}`, field: 'nhs_number' });
  return [...keys, { key: `resident ${name}`, field: 'last_name' }];
}

/** Twice is twice at the same resident only; and only one of theirs is the first to call. */
function keysOfRelative(person: ImportedRelative): ReturnType<typeof keysOf> {
  const whose = whoseKey(person);
  return [
    ...(person.email === null ? [] : [{ key: `email ${person.email} ${whose}`, field: 'email' } as const]),
    { key: `relative ${nameKey(person)} ${whose}`, field: 'last_name' },
    ...(person.is_primary === true ? [{ key: `primary ${whose}`, field: 'is_primary' } as const] : []),
  ];
}

function problemOf(row: RowToCompare, other: RowToCompare, field: KeyField): Problem {
  const fix = { kind: 'leave_out' } as const;
  if (field === 'is_primary') {
    const message = `Row ${other.number} is the first to call for this resident`;
    return { field, level: 'red', message, fix: { kind: 'value', value: '' } };
  }
  if (field === 'nhs_number')
    return { field, level: 'red', message: `Row ${other.number} has this NHS number too`, fix };
  if (field === 'external_id') return { field, level: 'red', message: `Row ${other.number} has this id too`, fix };
  if (field === 'email') return { field, level: 'red', message: `Row ${other.number} has this address too`, fix };
  if (row.person.kind === 'relative' && other.person.kind === 'relative') {
    const areTwo = row.person.email !== null && other.person.email !== null;
    return areTwo
      ? { field, level: 'amber', message: `Row ${other.number} has the same name. Is it the same person?` }
      : { field, level: 'red', message: `The same person as in row ${other.number}`, fix };
  }
  const [mine, theirs] = [bornOn(row.person), bornOn(other.person)];
  if (mine !== null && mine === theirs)
    return { field, level: 'red', message: `The same person as in row ${other.number}`, fix };
  const message = `Row ${other.number} has the same name. Is it the same person?`;
  return mine !== null && theirs !== null
    ? { field, level: 'amber', message }
    : { field, level: 'amber', message, fix };
}

function bornOn(person: ImportedPerson): string | null {
  return person.kind === 'resident' ? person.date_of_birth : null;
}
