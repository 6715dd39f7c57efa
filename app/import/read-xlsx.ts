import { strFromU8, unzipSync } from 'fflate';
import { serialToDate } from '@heartsease/domain/import/dates.ts';
import type { Sheet } from '@heartsease/domain/import/match-columns.ts';
import { IMPORT_LIMITS } from '@heartsease/domain/import/people.ts';
import { xmlParts } from './xml.ts';

/** What one part of a workbook may unfold to; a sheet of 10,000 people is 15 MB. */
const PART_BYTES = 80_000_000;

/**
 * Reads the shown sheets of a workbook (ECMA-376) as text. Dates that are formatted as dates come out as
 * 2026-11-20; everything else as it was typed.
 *
 * @throws when it is no workbook
 */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      originalSize <= PART_BYTES &&
      /^xl\/(workbook|styles|sharedStrings|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/i.test(name),
  });
  const textOf = (name: string) => {
    const file = files[name];
    return file === undefined ? '' : strFromU8(file);
  };
  const workbook = textOf('xl/workbook.xml');
  if (workbook === '') throw new Error('This is no workbook');
  const targets = targetsIn(textOf('xl/_rels/workbook.xml.rels'));
  const { sheets, isFrom1904 } = sheetsIn(workbook);
  const strings = stringsIn(textOf('xl/sharedStrings.xml'));
  const dateStyles = dateStylesIn(textOf('xl/styles.xml'));
  return sheets.map(({ name, id }) => ({
    name,
    rows: rowsIn(textOf(`xl/${(targets.get(id) ?? '').replace(/^\/?(xl\/)?/, '')}`), {
      strings,
      dateStyles,
      isFrom1904,
    }),
  }));
}

function sheetsIn(workbook: string): { sheets: { name: string; id: string }[]; isFrom1904: boolean } {
  const sheets: { name: string; id: string }[] = [];
  let isFrom1904 = false;
  for (const { kind, name, attribute } of xmlParts(workbook)) {
    if (kind !== 'open') continue;
    if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
    if (name === 'sheet' && (attribute('state') ?? 'visible') === 'visible')
      sheets.push({ name: attribute('name') ?? '', id: attribute('[\\w]+:id') ?? '' });
  }
  return { sheets, isFrom1904 };
}

function targetsIn(relations: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { kind, name, attribute } of xmlParts(relations))
    if (kind === 'open' && name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
  return targets;
}

/** Texts that many cells share. What helps to pronounce them (`rPh`) is no part of them. */
function stringsIn(shared: string): string[] {
  const strings: string[] = [];
  let [text, isText, isAside] = ['', false, false];
  for (const { kind, name, isEmpty } of xmlParts(shared)) {
    if (kind === 'text') {
      if (isText && !isAside) text += name;
    } else if (name === 'si') {
      if (kind === 'close' || isEmpty) strings.push(unmasked(text));
      text = '';
    } else if (name === 't') isText = kind === 'open' && !isEmpty;
    else if (name === 'rPh') isAside = kind === 'open';
  }
  return strings;
}

/** Which styles show a number as a date, by their place. */
function dateStylesIn(styles: string): Set<number> {
  const dateFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
  const dateStyles = new Set<number>();
  let [isCells, place] = [false, 0];
  for (const { kind, name, attribute } of xmlParts(styles)) {
    if (name === 'cellXfs') isCells = kind === 'open';
    if (kind !== 'open') continue;
    if (name === 'numFmt' && isDateFormat(attribute('formatCode') ?? ''))
      dateFormats.add(Number(attribute('numFmtId')));
    if (name !== 'xf' || !isCells) continue;
    if (dateFormats.has(Number(attribute('numFmtId')))) dateStyles.add(place);
    place += 1;
  }
  return dateStyles;
}

function isDateFormat(code: string): boolean {
  const bare = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return /[dy]/i.test(bare) && !/general/i.test(bare);
}

interface Book {
  strings: string[];
  dateStyles: Set<number>;
  isFrom1904: boolean;
}

function rowsIn(sheet: string, book: Book): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: { column: number; type: string; style: number } | null = null;
  let [value, isValue, isBeyond] = ['', false, false];
  for (const { kind, name, isEmpty, attribute } of xmlParts(sheet)) {
    if (kind === 'text') {
      if (isValue) value += name;
    } else if (name === 'row' && kind === 'open') {
      const place = Number(attribute('r') ?? rows.length + 1) - 1;
      row = [];
      isBeyond = place >= IMPORT_LIMITS.rows_read;
      if (isBeyond) continue;
      while (rows.length < place) rows.push([]);
      rows[place] = row;
    } else if (name === 'c' && kind === 'open') {
      const column = columnOf(attribute('r')) ?? row.length;
      cell = isEmpty ? null : { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? -1) };
      value = '';
    } else if (name === 'c') {
      if (cell !== null && cell.column < IMPORT_LIMITS.columns) {
        while (row.length < cell.column) row.push('');
        row[cell.column] = textIn(value, cell, book);
        // A sheet may be coloured to its last row, a million down; words there are more than may be read.
        if (isBeyond && value.trim() !== '') return [...rows, ...emptyRows(rows.length), row];
      }
      cell = null;
    } else if (name === 'v' || name === 't') isValue = kind === 'open' && !isEmpty && cell !== null;
  }
  return rows;
}

/** Up to where no row is read any more. */
function emptyRows(from: number): string[][] {
  return Array.from({ length: IMPORT_LIMITS.rows_read - from }, () => []);
}

function textIn(value: string, { type, style }: { type: string; style: number }, book: Book): string {
  if (type === 's') return book.strings[Number(value)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n') return unmasked(value);
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return value;
  const date = book.dateStyles.has(style) ? serialToDate(number, book.isFrom1904) : null;
  return date ?? String(number);
}

/** `AB12` stands in the column 27. */
function columnOf(place: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel writes characters that XML can't carry as `_x000D_`. */
function unmasked(text: string): string {
  return text.replaceAll(/_x([0-9A-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
