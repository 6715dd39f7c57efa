import type { z } from 'zod';
import { LAST_DAY, endsAfterStart } from '../staff/terms.ts';
import { profileProblems } from '../residents/profile.ts';
import { PersonName } from '../text.ts';
import { readDate } from './dates.ts';
import type { DateOrder } from './dates.ts';
import { roleIn } from './fields.ts';
import type { ImportField, PersonKind } from './fields.ts';
import { ImportedResident, ImportedStaff } from './people.ts';
import type { ImportedPerson } from './people.ts';
import { beginsLikeAFormula } from './safe-cell.ts';

export type Cells = Partial<Record<ImportField, string>>;

/** What is wrong (red: it can't be written like this) or worth a look (amber), where, and what would mend it. */
export interface Problem {
  field: ImportField;
  level: 'red' | 'amber';
  message: string;
  /** What the cell should say instead, or that the row should stay out. */
  fix?: { kind: 'value'; value: string } | { kind: 'leave_out' };
}

export interface CheckedRow {
  /** Null while something is red. */
  person: ImportedPerson | null;
  problems: Problem[];
}

export interface CheckSettings {
  order: DateOrder;
  /** The day in the home's calendar. */
  today: string;
}

/** Judges one row by itself. Whom else the person may be is another question (duplicates.ts, `import/check`). */
export function checkRow(kind: PersonKind, cells: Cells, settings: CheckSettings): CheckedRow {
  const problems: Problem[] = [];
  const read = readerOf(cells, settings, problems);
  const fields = kind === 'resident' ? residentIn(read) : staffIn(read);
  const parsed = (kind === 'resident' ? ImportedResident : ImportedStaff).safeParse(fields);
  if (!parsed.success) addRefusals(parsed.error, cells, problems);
  else addAcrossFields(parsed.data, cells, settings, problems);
  const isRed = problems.some(({ level }) => level === 'red');
  return { person: parsed.success && !isRed ? parsed.data : null, problems };
}

type Reader = ReturnType<typeof readerOf>;

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
    room: read.text('room').replace(/^(\d+)\.0+$/, '$1'),
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
  const email = read.plain('email');
  return {
    kind: 'staff',
    first_name: read.name('first_name'),
    last_name: read.name('last_name'),
    email: email === '' ? null : email,
    role: read.role(),
    wing: read.text('wing'),
    starts_on: read.date('starts_on'),
    ends_on: read.date('ends_on'),
  };
}

/** Reads the cells of a row and notes what it had to believe. */
function readerOf(cells: Cells, { order, today }: CheckSettings, problems: Problem[]) {
  // What can't be stored is no character that anybody typed.
  const at = (field: ImportField) => (cells[field] ?? '').replaceAll('\u0000', '').toWellFormed().trim();
  return {
    plain: at,
    text(field: ImportField): string {
      const text = at(field);
      if (beginsLikeAFormula(text)) {
        const value = withoutFormula(text);
        const message = 'This begins like a formula. It is kept as plain words.';
        // A room has to stand somewhere: emptying it would only be the next mistake.
        const hasFix = value !== '' || field !== 'room';
        problems.push({ field, level: 'amber', message, ...(hasFix && { fix: { kind: 'value', value } }) });
      }
      return text;
    },
    name(field: ImportField): string {
      const text = at(field).replaceAll(/\s+/g, ' ');
      const calm = inCalmLetters(text);
      if (calm !== text && PersonName.safeParse(calm).success) {
        const fix = { kind: 'value', value: calm } as const;
        problems.push({ field, level: 'amber', message: `Written as ${text}`, fix });
      }
      return text;
    },
    date(field: ImportField): string | null {
      const text = at(field);
      if (text === '') return null;
      const found = readDate(text, order, today);
      if (found.kind === 'no_date') {
        problems.push({ field, level: 'red', message: 'This is no date that exists. Write it like 3 April 1936.' });
        return null;
      }
      const fix = { kind: 'value', value: found.date } as const;
      if (found.from === 'serial')
        problems.push({ field, level: 'amber', message: `Excel’s day number ${text}, read as ${found.date}`, fix });
      else if (isOtherOrder(text, order))
        problems.push({ field, level: 'amber', message: `Not in the order of the others, read as ${found.date}`, fix });
      return found.date;
    },
    nhsNumber(): string | null {
      const text = at('nhs_number').replace(/\.0+$/, '');
      return text === '' ? null : text;
    },
    role(): string {
      const text = at('role');
      const role = roleIn(text);
      if (text !== '' && role === null) {
        const fix = { kind: 'value', value: 'carer' } as const;
        problems.push({ field: 'role', level: 'red', message: `We know no role “${text.slice(0, 40)}”`, fix });
      } else if (text === '') {
        const fix = { kind: 'value', value: 'carer' } as const;
        problems.push({ field: 'role', level: 'amber', message: 'No role: a carer, who sees the least', fix });
      } else if (role === 'manager' && text.toLowerCase() !== 'manager') {
        const fix = { kind: 'value', value: 'manager' } as const;
        problems.push({ field: 'role', level: 'amber', message: 'A manager sees and changes everything', fix });
      }
      return role ?? 'carer';
    },
  };
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
  if (person.kind === 'staff') {
    if (!endsAfterStart(person)) problems.push({ field: 'ends_on', level: 'red', message: LAST_DAY.message });
    return;
  }
  const { date_of_birth, moved_in_on } = person;
  const found = profileProblems({ date_of_birth, moved_in_on: moved_in_on ?? today }, today);
  for (const field of ['date_of_birth', 'moved_in_on'] as const) {
    const [message] = found[field] ?? [];
    if (message === undefined) continue;
    const earlier = field === 'date_of_birth' && date_of_birth !== null ? acenturyBefore(date_of_birth, cells) : null;
    problems.push({
      field,
      level: 'red',
      message,
      ...(earlier !== null && { fix: { kind: 'value', value: earlier } }),
    });
  }
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
const CELLS = new Set<string>([
  ...NAMES,
  'external_id',
  'title',
  'room',
  'wing',
  'date_of_birth',
  'nhs_number',
  'moved_in_on',
  'language',
  'pronouns',
  'faith',
  'cultural_needs',
  'email',
  'role',
  'starts_on',
  'ends_on',
]);

function cellOf(path: string): ImportField | null {
  return isCell(path) ? path : null;
}

function isCell(path: string): path is ImportField {
  return CELLS.has(path);
}

/** A value near the one that was refused, that would pass; null where only a person can know it. */
function valueInstead(field: ImportField, text: string): string | null {
  if (text === '') return null;
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

function withoutFormula(text: string): string {
  const plain = text.replace(/^[=+\-@\t\r\n|%\s]+/, '');
  return /[(!|]/.test(plain) ? '' : plain;
}

/** EILEEN and eileen become Eileen; McDonald, van Dyk and O'Neill stay as they are. */
function inCalmLetters(name: string): string {
  const isLoud = name.length > 2 && name === name.toUpperCase() && name !== name.toLowerCase();
  const isQuiet = name !== '' && name === name.toLowerCase() && name !== name.toUpperCase();
  if (!isLoud && !isQuiet) return name;
  return name
    .toLowerCase()
    .replaceAll(/(^|[ '’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function isOtherOrder(text: string, order: DateOrder): boolean {
  const found = /^\s*(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]/.exec(text);
  if (!found) return false;
  return order === 'day_first' ? Number(found[2]) > 12 : Number(found[1]) > 12;
}
