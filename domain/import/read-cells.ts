import type { StaffRole } from '../access/roles.ts';
import type { AccessLevel } from '../relatives/relative.ts';
import { PersonName } from '../text.ts';
import { readDate } from './dates.ts';
import type { DateOrder } from './dates.ts';
import type { ImportField } from './fields.ts';
import type { ImportedRelative } from './people.ts';
import { levelFor, levelIn, roleIn, tickIn } from './read-words.ts';
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

export interface CheckSettings {
  order: DateOrder;
  /** The day in the home's calendar. */
  today: string;
}

/** Reads the cells of a row and notes what it had to believe. */
export function readerOf(cells: Cells, { order, today }: CheckSettings, problems: Problem[]) {
  // What can't be stored is no character that anybody typed.
  const at = (field: ImportField) => (cells[field] ?? '').replaceAll('\u0000', '').toWellFormed().trim();
  return {
    plain: at,
    refuse(field: ImportField, message: string): void {
      problems.push({ field, level: 'red', message });
    },
    text(field: ImportField): string {
      const text = at(field);
      if (beginsLikeAFormula(text)) {
        const value = withoutFormula(text);
        const message = 'This begins like a formula. It is kept as plain words.';
        // What has to say something can't be emptied: that would only be the next mistake.
        const hasFix = value !== '' || !NEVER_EMPTY.has(field);
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
      if (found.kind !== 'date') {
        problems.push({ field, level: 'red', message: NO_DATE[found.kind] });
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
    role(): StaffRole {
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
    /** Null where the file tells none: who is known keeps theirs, and of who is new see `untoldLevel`. */
    level(): AccessLevel | null {
      const text = at('access_level');
      const level = levelIn(text);
      if (text !== '' && level === null) {
        const message = `We know no level “${text.slice(0, 40)}”`;
        problems.push({ field: 'access_level', level: 'red', message, fix: { kind: 'value', value: '' } });
      } else if (level === 'representative' && text.toLowerCase() !== level) {
        const message = 'A representative speaks for the person';
        problems.push({ field: 'access_level', level: 'amber', message, fix: { kind: 'value', value: level } });
      }
      return level;
    },
    tick(field: ImportField): boolean | null {
      const tick = tickIn(at(field));
      if (tick === undefined)
        problems.push({ field, level: 'red', message: 'Write yes or no', fix: { kind: 'value', value: '' } });
      return tick ?? null;
    },
  };
}

const NO_DATE = {
  no_date: 'This is no date that exists. Write it like 3 April 1936.',
  only_a_year: 'This is only a year. Write the day too, like 3 April 1936.',
} as const;

/** What a relative will see who is new here, and of whom the file tells no level. */
export function untoldLevel({ access_level, relationship }: ImportedRelative): Problem[] {
  if (access_level !== null) return [];
  const value = levelFor(relationship);
  const message = value === 'family' ? 'No level: reads what the family may' : 'No level: sees what friends may';
  return [{ field: 'access_level', level: 'amber', message, fix: { kind: 'value', value } }];
}

const NEVER_EMPTY = new Set<ImportField>(['room', 'relationship', 'resident']);

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
