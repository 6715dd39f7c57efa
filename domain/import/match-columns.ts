import { orderOfDates, readDate } from './dates.ts';
import type { WhatOrder } from './dates.ts';
import { DATE_FIELDS, FIELDS_OF, IMPORT_FIELDS, NAMES_OF_RELATIVES, SYNONYMS, folded } from './fields.ts';
import type { ImportField, PersonKind } from './fields.ts';
import { kindIn, levelIn, roleIn, tickIn } from './read-words.ts';
import { isNhsNumber } from '../residents/nhs-number.ts';

/** A sheet as it was read: every cell as text, every row as long as it is. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** Which column holds what; null: stays out. */
export interface Match {
  /** The place of the row of headers; -1 where there is none. */
  header_row: number;
  headers: string[];
  columns: (ImportField | null)[];
  kind: PersonKind;
}

const LOOKED_AT = 200;
/** Below this a column is nobody's. */
const GOOD_ENOUGH = 2;

/**
 * Matches the columns of a sheet by what their headers say and by what stands in them.
 *
 * @param told who is in it, where somebody said so
 */
export function matchColumns(sheet: Sheet, today: string, told: PersonKind | null = kindIn(sheet.name)): Match {
  const header_row = headerRowOf(sheet.rows);
  const headers = (sheet.rows[header_row] ?? []).map((header) => header.trim());
  const rows = sheet.rows.slice(header_row + 1, header_row + 1 + LOOKED_AT);
  const width = Math.max(headers.length, ...rows.map((row) => row.length), 0);
  const isOfRelatives = told === 'relative' || (told === null && tellsOfRelatives(headers));
  const fields = fieldsToMatch(headers, isOfRelatives);
  const scores = Array.from({ length: width }, (_, column) => {
    const values = rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '');
    return fields.map((field) => ({
      column,
      field,
      score: headerScore(field, headers[column] ?? '', isOfRelatives) + contentScore(field, values, today),
    }));
  }).flat();
  const columns: (ImportField | null)[] = Array.from({ length: width }, () => null);
  const taken = new Set<ImportField>();
  for (const { column, field, score } of scores.toSorted((one, other) => other.score - one.score)) {
    if (score < GOOD_ENOUGH || columns[column] !== null || taken.has(field)) continue;
    columns[column] = field;
    taken.add(field);
  }
  // "Name" beside "Surname" is the first name.
  const whole = columns.indexOf('full_name');
  if (whole >= 0 && taken.has('last_name')) columns[whole] = taken.has('first_name') ? null : 'first_name';
  return { header_row, headers, columns, kind: told ?? kindOf(columns) };
}

/** What only relatives have: in other lists their next of kin stand in columns of the same name. */
const OF_RELATIVES = new Set<ImportField>(['relationship', 'resident', 'access_level', 'is_primary']);

/** A list that says who somebody is to a resident, and nothing that only residents have; or everybody in one list. */
function tellsOfRelatives(headers: readonly string[]): boolean {
  const hasResidents = saysSo(headers, 'date_of_birth') || saysSo(headers, 'nhs_number');
  return saysSo(headers, 'relationship') && (saysSo(headers, 'kind') || !hasResidents);
}

function fieldsToMatch(headers: readonly string[], isOfRelatives: boolean): ImportField[] {
  if (!isOfRelatives) return IMPORT_FIELDS.filter((field) => !OF_RELATIVES.has(field));
  const ofThem = new Set<ImportField>(['kind', 'full_name', ...FIELDS_OF.relative]);
  return IMPORT_FIELDS.filter((field) => saysSo(headers, 'kind') || ofThem.has(field));
}

function saysSo(headers: readonly string[], field: ImportField): boolean {
  return headers.some((header) => headerScore(field, header) === SAYS_SO);
}

/** The row with the most headers that we know, among the first ten; none where no row has one. */
function headerRowOf(rows: readonly string[][]): number {
  const known = rows
    .slice(0, 10)
    .map((row) => row.filter((cell) => IMPORT_FIELDS.some((field) => headerScore(field, cell) > 0)).length);
  const most = Math.max(0, ...known);
  return most === 0 ? -1 : known.indexOf(most);
}

const SAYS_SO = 10;

function headerScore(field: ImportField, header: string, isOfRelatives = false): number {
  const words = folded(header);
  if (words === '') return 0;
  const synonyms = field === 'full_name' && isOfRelatives ? RELATIVES_NAMES : SYNONYMS[field];
  if (words === folded(field) || synonyms.includes(words)) return SAYS_SO;
  // "Resident's date of birth (dd/mm/yyyy)" says what it is among other words.
  const isInside = synonyms.some(
    (synonym) => synonym.length > 3 && words.length < 60 && ` ${words} `.includes(` ${synonym} `),
  );
  return isInside ? 5 : 0;
}

const RELATIVES_NAMES = [
  ...SYNONYMS.full_name.filter((words) => !SYNONYMS.resident.includes(words)),
  ...NAMES_OF_RELATIVES,
];

/** What the cells themselves say, for and against. */
function contentScore(field: ImportField, values: readonly string[], today: string): number {
  if (values.length === 0) return 0;
  const share = (is: (value: string) => boolean) => values.filter(is).length / values.length;
  if (field === 'email') return verdict(share((value) => /^\S+@\S+\.\S+$/.test(value)));
  if (field === 'nhs_number') return verdict(share((value) => isNhsNumber(value.replaceAll(/[\s-]/g, ''))));
  if (field === 'kind') return share((value) => kindIn(value) !== null) > 0.9 && values.length > 1 ? 6 : -6;
  if (field === 'role') return share((value) => roleIn(value) !== null) > 0.6 ? 4 : 0;
  if (field === 'access_level') return share((value) => levelIn(value) !== null) > 0.6 ? 4 : 0;
  if (field === 'is_primary') return share((value) => tickIn(value) === undefined) > 0.4 ? -6 : 0;
  if (field === 'pronouns') return share((value) => /^(she|he|they)[/ ]/i.test(value)) > 0.6 ? 6 : 0;
  if (field === 'full_name')
    return share((value) => /^\p{L}[\p{L}'’.-]+,? +\p{L}/u.test(value)) > 0.8 && values.length > 2 ? 2 : 0;
  if (!DATE_FIELDS.some((one) => one === field)) return share((value) => looksLikeDate(value, today)) > 0.6 ? -6 : 0;
  const dates = share((value) => looksLikeDate(value, today) || /^\d{4,5}$/.test(value));
  if (dates < 0.3) return -6;
  return field === 'date_of_birth' && share((value) => isLongAgo(value, today)) > 0.6 ? 4 : 0;
}

function verdict(share: number): number {
  if (share > 0.6) return 8;
  return share < 0.1 ? -6 : 0;
}

function looksLikeDate(value: string, today: string): boolean {
  return !/^\d+$/.test(value) && readDate(value, 'day_first', today).kind === 'date';
}

function isLongAgo(value: string, today: string): boolean {
  const found = readDate(value, 'day_first', today);
  return found.kind === 'date' && Number(today.slice(0, 4)) - Number(found.date.slice(0, 4)) > 55;
}

/** Addresses and roles are of staff; rooms, birthdays and NHS numbers of residents. */
function kindOf(columns: readonly (ImportField | null)[]): PersonKind {
  const count = (fields: readonly ImportField[]) => fields.filter((field) => columns.includes(field)).length;
  if (columns.includes('relationship') && count(['date_of_birth', 'nhs_number']) === 0) return 'relative';
  const staff = count(['email', 'role', 'starts_on', 'ends_on']);
  return staff > count(['room', 'date_of_birth', 'nhs_number', 'moved_in_on', 'external_id']) ? 'staff' : 'resident';
}

/** The order that the dates of all sheets tell together. */
export function orderIn(sheets: readonly { sheet: Sheet; match: Match }[]): WhatOrder | 'no_matter' {
  return orderOfDates(
    sheets.flatMap(({ sheet, match }) =>
      match.columns.flatMap((field, column) =>
        DATE_FIELDS.some((one) => one === field)
          ? sheet.rows.slice(match.header_row + 1).map((row) => row[column] ?? '')
          : [],
      ),
    ),
  );
}
