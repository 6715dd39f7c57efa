import type { z } from 'zod';
import { LAST_DAY_OVER, lastDayProblem } from '../staff/terms.ts';
import { profileProblems } from '../residents/profile.ts';
import { IMPORT_FIELDS } from './fields.ts';
import type { ImportField, PersonKind } from './fields.ts';
import { ImportedRelative, ImportedResident, ImportedStaff } from './people.ts';
import type { ImportedPerson } from './people.ts';
import { readerOf } from './read-cells.ts';
import type { Cells, CheckSettings, Problem } from './read-cells.ts';
import { tellsWhose } from './whose.ts';

export interface CheckedRow {
  /** Null while something is red. */
  person: ImportedPerson | null;
  problems: Problem[];
}

/** Judges one row by itself. Whom else the person may be is another question (duplicates.ts, `import/check`). */
export function checkRow(kind: PersonKind, cells: Cells, settings: CheckSettings): CheckedRow {
  const problems: Problem[] = [];
  const read = readerOf(cells, settings, problems);
  const parsed = PARSED[kind](read);
  if (!parsed.success) addRefusals(parsed.error, cells, problems);
  else addAcrossFields(parsed.data, cells, settings, problems);
  const isRed = problems.some(({ level }) => level === 'red');
  return { person: parsed.success && !isRed ? parsed.data : null, problems };
}

type Reader = ReturnType<typeof readerOf>;

const PARSED = {
  resident: (read: Reader) => ImportedResident.safeParse(residentIn(read)),
  staff: (read: Reader) => ImportedStaff.safeParse(staffIn(read)),
  relative: (read: Reader) => ImportedRelative.safeParse(relativeIn(read)),
} satisfies Record<PersonKind, unknown>;

function residentIn(read: Reader) {
  const first_name = read.name('first_name');
  const known_as = read.name('known_as');
  return {
    kind: 'resident',
    external_id: read.text('external_id'),
    title: read.text('title'),
    // Whoever has one of the two is called by it.
    first_name: first_name === '' ? known_as : first_name,
    known_as: known_as === '' ? first_name : known_as,
    last_name: read.name('last_name'),
    room: roomIn(read),
    wing: read.text('wing'),
    date_of_birth: read.date('date_of_birth'),
    nhs_number: read.nhsNumber(),
    moved_in_on: read.date('moved_in_on'),
    language: read.text('language'),
    pronouns: read.text('pronouns'),
    faith: read.text('faith'),
    cultural_needs: read.text('cultural_needs'),
  };
}

function staffIn(read: Reader) {
  return {
    kind: 'staff',
    first_name: read.name('first_name'),
    last_name: read.name('last_name'),
    email: emailIn(read),
    role: read.role(),
    wing: read.text('wing'),
    starts_on: read.date('starts_on'),
    ends_on: read.date('ends_on'),
  };
}

function relativeIn(read: Reader) {
  const whose = { resident: read.text('resident'), room: roomIn(read), external_id: read.text('external_id') };
  if (!tellsWhose(whose)) read.refuse('resident', 'Write whose relative this is: a name, a room or an id');
  return {
    kind: 'relative',
    first_name: read.name('first_name'),
    last_name: read.name('last_name'),
    email: emailIn(read),
    relationship: read.text('relationship'),
    access_level: read.level(),
    is_primary: read.tick('is_primary'),
    ...whose,
  };
}

function emailIn(read: Reader): string | null {
  const email = read.plain('email');
  return email === '' ? null : email;
}

/** A sheet makes numbers of rooms: 7.0 is 7. */
function roomIn(read: Reader): string {
  return read.text('room').replace(/^(\d+)\.0+$/, '$1');
}

/** What the contract's own schema refuses, at the cell where it is mended. */
function addRefusals(error: z.ZodError, cells: Cells, problems: Problem[]): void {
  for (const { path, message } of error.issues) {
    const field = cellOf(String(path[0]));
    if (
      field === null ||
      isLentName(field, cells) ||
      problems.some((one) => one.level === 'red' && one.field === field)
    )
      continue;
    const value = valueInstead(field, (cells[field] ?? '').trim());
    problems.push({ field, level: 'red', message, ...(value !== null && { fix: { kind: 'value', value } }) });
  }
}

function addAcrossFields(person: ImportedPerson, cells: Cells, { today }: CheckSettings, problems: Problem[]): void {
  if (person.kind === 'relative') return;
  if (person.kind === 'staff') {
    const message = lastDayProblem(person, today);
    if (message === null) return;
    dropFixes(problems, 'ends_on');
    // A list of everybody who ever worked here: whoever has left stays out.
    const fix = message === LAST_DAY_OVER ? { fix: { kind: 'leave_out' as const } } : {};
    problems.push({ field: 'ends_on', level: 'red', message, ...fix });
    return;
  }
  const { date_of_birth, moved_in_on } = person;
  const found = profileProblems({ date_of_birth, moved_in_on: moved_in_on ?? today }, today);
  for (const field of ['date_of_birth', 'moved_in_on'] as const) {
    const [message] = found[field] ?? [];
    if (message === undefined) continue;
    dropFixes(problems, field);
    const earlier = field === 'date_of_birth' && date_of_birth !== null ? acenturyBefore(date_of_birth, cells) : null;
    problems.push({
      field,
      level: 'red',
      message,
      ...(earlier !== null && { fix: { kind: 'value', value: earlier } }),
    });
  }
}

/** What a cell was read as is no way out of it once that is refused. */
function dropFixes(problems: Problem[], field: Problem['field']): void {
  for (const [at, { fix: _fix, ...told }] of problems.entries()) if (told.field === field) problems[at] = told;
}

/** A year of two digits: somebody "born" in 2024 was born in 1924. */
function acenturyBefore(date: string, cells: Cells): string | null {
  const written = cells.date_of_birth ?? '';
  const earlier = `${Number(date.slice(0, 4)) - 100}${date.slice(4)}`;
  return /\b\d{4}\b/.test(written) || earlier < '1900-01-01' ? null : earlier;
}

/** An empty name borrows the other one; what is wrong with it is told there, and once. */
function isLentName(field: ImportField, cells: Cells): boolean {
  const isEmpty = (name: ImportField) => (cells[name] ?? '').trim() === '';
  if (field === 'known_as') return isEmpty('known_as');
  return field === 'first_name' && isEmpty('first_name') && !isEmpty('known_as');
}

const NAMES = new Set<ImportField>(['first_name', 'known_as', 'last_name']);
/** Every column that is a field of somebody; the kind says whose row it is, and a full name is parted into two. */
const CELLS = new Set<string>(IMPORT_FIELDS.filter((field) => field !== 'kind' && field !== 'full_name'));

function cellOf(path: string): ImportField | null {
  return isCell(path) ? path : null;
}

function isCell(path: string): path is ImportField {
  return CELLS.has(path);
}

/** A value near the one that was refused, that would pass; null where only a person can know it. */
function valueInstead(field: ImportField, text: string): string | null {
  if (text === '') return field === 'relationship' ? 'Contact' : null;
  if (NAMES.has(field)) {
    const letters = text
      .replaceAll(/[^\p{L}\p{M} '’.-]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/^[ '’.-]+/, '')
      .trim();
    return /^\p{L}/u.test(letters) && letters.length <= 80 && letters.length * 2 > text.length ? letters : null;
  }
  if (field === 'email') {
    const near = text
      .replaceAll(/\s+/g, '')
      .replace(/^mailto:/i, '')
      .replaceAll(',', '.')
      .replaceAll(/\.+@|@\.+/g, '@')
      .replace(/[.;]+$/, '');
    return /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\.]+(\.[^\s@<>",;:()[\]\\.]+)+$/.test(near)
      ? near.toLowerCase()
      : '';
  }
  // A wrong NHS number is better missing than wrong; it can be added from the letter later.
  return field === 'nhs_number' || field === 'external_id' ? '' : null;
}
