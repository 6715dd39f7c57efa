import { FIELDS_OF, IMPORT_FIELDS } from './fields.ts';
import type { ImportField, PersonKind } from './fields.ts';
import type { Cells } from './check-row.ts';
import type { Sheet } from './match-columns.ts';

/** Plain words, which an import knows again. */
const HEADERS: Record<ImportField, string> = {
  kind: 'Type',
  external_id: 'Id',
  title: 'Title',
  full_name: 'Full name',
  first_name: 'First name',
  known_as: 'Known as',
  last_name: 'Last name',
  room: 'Room',
  wing: 'Wing',
  date_of_birth: 'Date of birth',
  nhs_number: 'NHS number',
  moved_in_on: 'Moved in on',
  language: 'Language',
  pronouns: 'Pronouns',
  faith: 'Faith',
  cultural_needs: 'Cultural needs',
  email: 'Email',
  role: 'Role',
  starts_on: 'First day',
  ends_on: 'Last day',
};

const SHEET_NAMES: Record<PersonKind, string> = { resident: 'Residents', staff: 'Staff' };

/** A sheet of its own for each, as a workbook has them. */
export function sheetOf(kind: PersonKind, people: readonly Cells[]): Sheet {
  return { name: SHEET_NAMES[kind], rows: rowsOf(FIELDS_OF[kind], people) };
}

/** Everybody in one table with a column that says who they are, as a CSV file has it. */
export function sheetOfEverybody(residents: readonly Cells[], staff: readonly Cells[]): Sheet {
  const used = IMPORT_FIELDS.filter(
    (field) => field === 'kind' || FIELDS_OF.resident.includes(field) || FIELDS_OF.staff.includes(field),
  );
  const marked = [
    ...residents.map((cells) => ({ ...cells, kind: 'Resident' })),
    ...staff.map((cells) => ({ ...cells, kind: 'Staff' })),
  ];
  return { name: '', rows: rowsOf(used, marked) };
}

function rowsOf(fields: readonly ImportField[], people: readonly Cells[]): string[][] {
  return [fields.map((field) => HEADERS[field]), ...people.map((cells) => fields.map((field) => cells[field] ?? ''))];
}
