import { FIELDS_OF, IMPORT_FIELDS, PERSON_KINDS } from './fields.ts';
import type { ImportField, PersonKind } from './fields.ts';
import type { Sheet } from './match-columns.ts';
import type { Cells } from './read-cells.ts';

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
  relationship: 'Relationship',
  resident: 'Resident',
  access_level: 'Access level',
  is_primary: 'First to call',
};

/** Of relatives these are the resident's. */
const OF_THE_RESIDENT: Partial<Record<ImportField, string>> = { room: 'Resident room', external_id: 'Resident id' };

const SHEET_NAMES: Record<PersonKind, string> = { resident: 'Residents', staff: 'Staff', relative: 'Relatives' };

/** A sheet of its own for each, as a workbook has them. */
export function sheetOf(kind: PersonKind, people: readonly Cells[]): Sheet {
  const headers = kind === 'relative' ? { ...HEADERS, ...OF_THE_RESIDENT } : HEADERS;
  return { name: SHEET_NAMES[kind], rows: rowsOf(FIELDS_OF[kind], people, headers) };
}

/** Everybody in one table with a column that says who they are, as a CSV file has it. */
export function sheetOfEverybody(people: Record<PersonKind, readonly Cells[]>): Sheet {
  const used = IMPORT_FIELDS.filter(
    (field) => field === 'kind' || PERSON_KINDS.some((kind) => FIELDS_OF[kind].includes(field)),
  );
  const marked = PERSON_KINDS.flatMap((kind) => people[kind].map((cells) => ({ ...cells, kind: KIND_NAMES[kind] })));
  return { name: '', rows: rowsOf(used, marked, HEADERS) };
}

const KIND_NAMES: Record<PersonKind, string> = { resident: 'Resident', staff: 'Staff', relative: 'Relative' };

function rowsOf(
  fields: readonly ImportField[],
  people: readonly Cells[],
  headers: Record<ImportField, string>,
): string[][] {
  return [fields.map((field) => headers[field]), ...people.map((cells) => fields.map((field) => cells[field] ?? ''))];
}
