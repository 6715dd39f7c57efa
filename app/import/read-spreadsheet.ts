import type { Sheet } from '@heartsease/domain/import/match-columns.ts';
import { IMPORT_LIMITS } from '@heartsease/domain/import/people.ts';
import { decodeText, readTable } from './read-text.ts';
import { readXlsx } from './read-xlsx.ts';

export type ReadSpreadsheet =
  | { ok: true; sheets: Sheet[] }
  | { ok: false; reason: 'too_large' | 'too_many_rows' | 'old_excel' | 'unreadable' | 'empty' };

/** Reads what somebody dropped, by what it is and not by what it is called. */
export function readSpreadsheet(bytes: Uint8Array): ReadSpreadsheet {
  if (bytes.length > IMPORT_LIMITS.bytes) return { ok: false, reason: 'too_large' };
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, reason: 'old_excel' };
  const sheets = sheetsIn(bytes);
  if (sheets === null) return { ok: false, reason: 'unreadable' };
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  if (filled.length === 0) return { ok: false, reason: 'empty' };
  const people = filled.reduce((sum, { rows }) => sum + rows.length, 0);
  return people > IMPORT_LIMITS.rows + 15 ? { ok: false, reason: 'too_many_rows' } : { ok: true, sheets: filled };
}

function sheetsIn(bytes: Uint8Array): Sheet[] | null {
  try {
    if (begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return readXlsx(bytes);
    const text = decodeText(bytes);
    return text.includes('\u0000') ? null : [{ name: '', rows: readTable(text) }];
  } catch {
    return null;
  }
}

function begins(bytes: Uint8Array, with_: number[]): boolean {
  return with_.every((byte, place) => bytes[place] === byte);
}
