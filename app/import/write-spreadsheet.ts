import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { Sheet } from '@heartsease/domain/import/match-columns.ts';
import { safeCell } from '@heartsease/domain/import/safe-cell.ts';
import { workbookFiles } from '@heartsease/domain/import/workbook.ts';

/** UTF-8 with its mark, so that Excel reads accents; no cell that a spreadsheet would run. */
export function writeCsv({ rows }: Sheet): Uint8Array<ArrayBuffer> {
  return strToU8(`\uFEFF${Papa.unparse(rows.map((row) => row.map(safeCell)))}\r\n`);
}

/** A workbook of plain texts. */
export function writeXlsx(sheets: Sheet[]): Uint8Array<ArrayBuffer> {
  const files = Object.entries(workbookFiles(sheets)).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(files));
}
