import { orderOfDates, readDate } from './dates.ts';
import type { WhatOrder } from './dates.ts';
import { DATE_FIELDS, IMPORT_FIELDS, SYNONYMS, folded, kindIn, roleIn } from './fields.ts';
import type { ImportField, PersonKind } from './fields.ts';
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

/** Matches the columns of a sheet by what their headers say and by what stands in them. */
export function matchColumns(sheet: Sheet, today: string): Match {
  const header_row = headerRowOf(sheet.rows);
  const headers = (sheet.rows[header_row] ?? []).map((header) => header.trim());
  const rows = sheet.rows.slice(header_row + 1, header_row + 1 + LOOKED_AT);
  const width = Math.max(headers.length, ...rows.map((row) => row.length), 0);
  const scores = Array.from({ length: width }, (_, column) => {
    const values = rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '');
    return IMPORT_FIELDS.map((field) => ({
      column,
      field,
      score: headerScore(field, headers[column] ?? '') + contentScore(field, values, today),
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
  return { header_row, headers, columns, kind: kindOf(sheet, columns) };
}

/** The row with the most headers that we know, among the first ten; none where no row has one. */
export function headerRowOf(rows: readonly string[][]): number {
  const known = rows
    .slice(0, 10)
    .map((row) => row.filter((cell) => IMPORT_FIELDS.some((field) => headerScore(field, cell) > 0)).length);
  const most = Math.max(0, ...known);
  return most === 0 ? -1 : known.indexOf(most);
}

function headerScore(field: ImportField, header: string): number {
  const words = folded(header);
  if (words === '') return 0;
  if (words === folded(field) || SYNONYMS[field].includes(words)) return 10;
  // "Resident's date of birth (dd/mm/yyyy)" says what it is among other words.
  const isInside = SYNONYMS[field].some(
    (synonym) => synonym.length > 3 && words.length < 60 && ` ${words} `.includes(` ${synonym} `),
  );
  return isInside ? 5 : 0;
}

/** What the cells themselves say, for and against. */
function contentScore(field: ImportField, values: readonly string[], today: string): number {
  if (values.length === 0) return 0;
  const share = (is: (value: string) => boolean) => values.filter(is).length / values.length;
  if (field === 'email') return verdict(share((value) => /^\S+@\S+\.\S+$/.test(value)));
  if (field === 'nhs_number') return verdict(share((value) => isNhsNumber(value.replaceAll(/[\s-]/g, ''))));
  if (field === 'kind') return share((value) => kindIn(value) !== null) > 0.9 && values.length > 1 ? 6 : -6;
  if (field === 'role') return share((value) => roleIn(value) !== null) > 0.6 ? 4 : 0;
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

/** Addresses and roles are of staff; rooms, birthdays and NHS numbers of residents. The sheet's name decides first. */
function kindOf({ name }: Sheet, columns: readonly (ImportField | null)[]): PersonKind {
  const named = kindIn(name);
  if (named !== null) return named;
  const count = (fields: readonly ImportField[]) => fields.filter((field) => columns.includes(field)).length;
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
