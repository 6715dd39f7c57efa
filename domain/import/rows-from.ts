import { FIELDS_OF } from './fields.ts';
import type { PersonKind } from './fields.ts';
import type { Cells } from './read-cells.ts';
import type { Match, Sheet } from './match-columns.ts';
import { kindIn } from './read-words.ts';
import { plainCell } from './safe-cell.ts';

/** A person's row on its way in: what stands in it now, corrections included. */
export interface ImportRow {
  sheet: string;
  /** As the spreadsheet counts: its first row is 1. */
  number: number;
  kind: PersonKind;
  cells: Cells;
}

/** The rows of a sheet with their cells by field; empty rows stay out, whole names are taken apart. */
export function rowsFrom(sheet: Sheet, match: Match): ImportRow[] {
  return sheet.rows.flatMap((row, place) => {
    if (place <= match.header_row || row.every((cell) => cell.trim() === '')) return [];
    const cells: Cells = {};
    match.columns.forEach((field, column) => {
      if (field !== null) cells[field] = plainCell(row[column] ?? '').trim();
    });
    const kind = kindIn(cells.kind ?? '') ?? match.kind;
    return [{ sheet: sheet.name, number: place + 1, kind, cells: ofKind(kind, withNamesApart(cells)) }];
  });
}

function ofKind(kind: PersonKind, cells: Cells): Cells {
  return Object.fromEntries(FIELDS_OF[kind].map((field) => [field, cells[field] ?? '']));
}

export const TITLE = /^(mr|mrs|ms|miss|mx|dr|rev|revd|sir|dame|lady|lord|fr|sister|prof)\.? +/i;

/** "Hartley, Eileen" and "Mrs Eileen Hartley" become a title, a first and a last name. */
function withNamesApart(cells: Cells): Cells {
  const { full_name = '', ...rest } = cells;
  if (full_name === '') return rest;
  const title = TITLE.exec(full_name)?.[0].trim() ?? '';
  const bare = full_name.replace(TITLE, '');
  const [last = '', first = ''] = bare.includes(',') ? bare.split(/ *, */) : apart(bare);
  return {
    ...rest,
    title: rest.title === undefined || rest.title === '' ? title : rest.title,
    first_name: rest.first_name === undefined || rest.first_name === '' ? first.replace(TITLE, '') : rest.first_name,
    last_name: rest.last_name === undefined || rest.last_name === '' ? last : rest.last_name,
  };
}

function apart(name: string): [last: string, first: string] {
  const words = name.trim().split(/\s+/);
  // "van", "de", "ap" belong to what follows.
  const joins = words.findIndex(
    (word, place) => place > 0 && /^(van|von|de|der|den|di|da|du|la|le|ap|ab|al|bin|st\.?)$/i.test(word),
  );
  const cut = joins > 0 ? joins : words.length - 1;
  return cut === 0 ? ['', words[0] ?? ''] : [words.slice(cut).join(' '), words.slice(0, cut).join(' ')];
}
