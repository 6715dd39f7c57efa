import '../zod-without-eval.ts';
import { checkRow } from '@heartsease/domain/import/check-row.ts';
import type { CheckedRow } from '@heartsease/domain/import/check-row.ts';
import type { CheckSettings } from '@heartsease/domain/import/read-cells.ts';
import { rowsFrom } from '@heartsease/domain/import/rows-from.ts';
import type { ImportRow } from '@heartsease/domain/import/rows-from.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { MatchedSheet, ReadSpreadsheet } from './read-spreadsheet.ts';

/** What the screen asks of the worker: ten thousand rows are read and judged beside it, never under the finger. */
export type Asked =
  | { what: 'read'; bytes: Uint8Array; today: string }
  | { what: 'check'; sheets: MatchedSheet[]; settings: CheckSettings };

export interface CheckedImport {
  row: ImportRow;
  checked: CheckedRow;
}

function answerTo(asked: Asked): ReadSpreadsheet | CheckedImport[] {
  return asked.what === 'read' ? readSpreadsheet(asked.bytes, asked.today) : check(asked.sheets, asked.settings);
}

function check(sheets: MatchedSheet[], settings: CheckSettings): CheckedImport[] {
  return sheets.flatMap(({ sheet, match }) =>
    rowsFrom(sheet, match).map((row) => ({ row, checked: checkRow(row.kind, row.cells, settings) })),
  );
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  globalThis.postMessage(answerTo(data));
});
