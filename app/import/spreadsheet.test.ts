import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serialToDate } from '@heartsease/domain/import/dates.ts';
import { IMPORT_LIMITS } from '@heartsease/domain/import/people.ts';
import { plainCell } from '@heartsease/domain/import/safe-cell.ts';
import { strToU8, unzipSync, strFromU8, zipSync } from 'fflate';
import { decodeText, readTable } from './read-text.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { readXlsx } from './read-xlsx.ts';
import { writeCsv, writeXlsx } from './write-spreadsheet.ts';

const TODAY = '2026-11-20';
const ROWS = [
  ['Known as', 'Last name', 'Room'],
  ['Siân', 'Griffiths-Llŷr', '7'],
  ['“Wynn”', "O'Neill", 'Garden; left'],
];

function asUtf16(text: string, isBig: boolean, hasMark: boolean): Uint8Array {
  const bytes = new Uint8Array(Buffer.from(hasMark ? `\uFEFF${text}` : text, 'utf16le'));
  if (isBig)
    for (let at = 0; at < bytes.length; at += 2) [bytes[at], bytes[at + 1]] = [bytes[at + 1] ?? 0, bytes[at] ?? 0];
  return bytes;
}

test.each([',', ';', '\t', '|'])('cells parted by %j are told apart', (delimiter) => {
  const quoted = ROWS.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join('\r\n');
  expect(readTable(quoted)).toEqual(ROWS);
});

test('a first line that names the delimiter is obeyed, and the row numbers stay', () => {
  expect(readTable('sep=;\r\na;b\r\nc;d')).toEqual([[], ['a', 'b'], ['c', 'd']]);
});

test.each([
  ['little end first, with its mark', false, true],
  ['big end first, with its mark', true, true],
  ['little end first, without one', false, false],
  ['big end first, without one', true, false],
])('UTF-16 is read: %s', (_name, isBig, hasMark) => {
  expect(decodeText(asUtf16('Name;Room\r\nSiân;7', isBig, hasMark))).toBe('Name;Room\r\nSiân;7');
});

test('what Windows wrote is read, and so is UTF-8 with and without its mark', () => {
  expect(decodeText(new Uint8Array([0x53, 0x69, 0xe2, 0x6e, 0x20, 0x96]))).toBe('Siân –');
  expect(decodeText(strToU8('\uFEFFSiân'))).toBe('Siân');
  expect(decodeText(strToU8('Siân'))).toBe('Siân');
});

test('whatever is written as CSV or as a workbook comes back as it was', () => {
  const cell = fc
    .string({ unit: 'binary', maxLength: 12 })
    .map((text) => text.replaceAll(/[\r\n\0]/g, '').toWellFormed());
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(table, (drawn) => {
      const rows = [['Known as', 'Last name', 'Room'], ...drawn];
      const csv = readTable(decodeText(writeCsv({ name: '', rows })));
      expect(csv.slice(0, rows.length).map((row) => row.map(plainCell))).toEqual(rows);
      const [sheet] = readXlsx(writeXlsx([{ name: 'Residents & <co>', rows }]));
      expect(sheet?.name).toBe('Residents & <co>');
      const whole = sheet?.rows.map((row) => [...row, '', '', ''].slice(0, 3));
      expect(whole).toEqual(rows);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('no cell of a CSV begins like a formula', () => {
  const rows = [['=1+1', '+44', '-x', '@a', "'=a", '|x', 'plain']];
  const [first = []] = readTable(decodeText(writeCsv({ name: '', rows })));
  expect(first.filter((cell) => /^[=+\-@\t\r|]/.test(cell))).toEqual([]);
  expect(first.map(plainCell)).toEqual(rows[0]);
});

test('dates of a workbook are days, also where it counts from 1904, and numbers stay what was typed', () => {
  for (const isFrom1904 of [false, true]) {
    const serial = isFrom1904 ? 10_000 : 14_000;
    const day = serialToDate(serial, isFrom1904);
    const files = unzipSync(writeXlsx([{ name: 'A', rows: [['x']] }]));
    const sheet = `<worksheet><sheetData><row r="2"><c r="B2" s="1"><v>${serial}</v></c><c r="C2"><v>9434765919</v></c><c r="D2" s="2"><v>${serial}.25</v></c><c r="E2" t="e"><v>#REF!</v></c></row></sheetData></worksheet>`;
    const changed = {
      ...files,
      'xl/workbook.xml': strToU8(
        strFromU8(files['xl/workbook.xml'] ?? new Uint8Array()).replace(
          '<sheets>',
          `<workbookPr date1904="${isFrom1904 ? 1 : 0}"/><sheets>`,
        ),
      ),
      'xl/styles.xml': strToU8(
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-809]dd\\ mmmm\\ yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    };
    expect(readXlsx(zipSync(changed))[0]?.rows).toEqual([[], ['', day, '9434765919', day, '']]);
  }
  expect(serialToDate(13_243)).toBe('1936-04-03');
});

test('ten thousand people come in, one more do not; rows above them and empty ones are none', () => {
  const people = (count: number) => Array.from({ length: count }, (_, at) => ['Agnes', 'Omega', `${at}`]);
  const header = ['First name', 'Last name', 'Room'];
  const read = (rows: string[][]) => readSpreadsheet(writeCsv({ name: '', rows }), TODAY);
  expect(read([['Greenfields'], [], header, ...people(10_000)])).toMatchObject({ ok: true });
  expect(read([header, ...people(5_000), ...Array.from({ length: 100 }, () => ['']), ...people(5_000)])).toMatchObject({
    ok: true,
  });
  expect(read([header, ...people(10_001)])).toEqual({ ok: false, reason: 'too_many_rows' });
  const twoSheets = writeXlsx([
    { name: 'A', rows: [header, ...people(5_001)] },
    { name: 'B', rows: [header, ...people(5_000)] },
  ]);
  expect(readSpreadsheet(twoSheets, TODAY)).toEqual({ ok: false, reason: 'too_many_rows' });
}, 60_000);

test.each([
  ['colours', '<c r="A900000" s="1"/>', 2],
  ['words', '<c r="A900000" t="inlineStr"><is><t>Agnes</t></is></c>', IMPORT_LIMITS.rows_read + 1],
])('%s far below the people count as what they are', (_, cell, length) => {
  const files = unzipSync(writeXlsx([{ name: 'A', rows: [['x']] }]));
  const sheet = `<worksheet><sheetData><row r="2"><c r="A2"><v>1</v></c></row><row r="900000">${cell}</row></sheetData></worksheet>`;
  expect(readXlsx(zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(sheet) }))[0]?.rows).toHaveLength(length);
});

test('what is no spreadsheet is told by what it is', () => {
  expect(readSpreadsheet(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), TODAY)).toEqual({
    ok: false,
    reason: 'old_excel',
  });
  expect(readSpreadsheet(strToU8('PK\u0003\u0004 broken'), TODAY)).toEqual({ ok: false, reason: 'unreadable' });
  expect(readSpreadsheet(new Uint8Array(), TODAY)).toEqual({ ok: false, reason: 'empty' });
});
