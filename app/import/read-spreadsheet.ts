import { matchColumns } from '@heartsease/domain/import/match-columns.ts';
import type { Match, Sheet } from '@heartsease/domain/import/match-columns.ts';
import { IMPORT_LIMITS } from '@heartsease/domain/import/people.ts';
import { decodeText, readTable } from './read-text.ts';
import { readXlsx } from './read-xlsx.ts';

/** A sheet, and what its columns hold as far as they tell. */
export interface MatchedSheet {
  sheet: Sheet;
  match: Match;
}

export type ReadSpreadsheet =
  | { ok: true; sheets: MatchedSheet[] }
  | { ok: false; reason: 'too_large' | 'too_many_rows' | 'old_excel' | 'unreadable' | 'empty' };

/**
 * Reads what somebody dropped, by what it is and not by what it is called.
 *
 * @param today the day in the home's calendar
 */
export function readSpreadsheet(bytes: Uint8Array, today: string): ReadSpreadsheet {
  if (bytes.length > IMPORT_LIMITS.bytes) return { ok: false, reason: 'too_large' };
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, reason: 'old_excel' };
  const found = sheetsIn(bytes);
  if (found === null) return { ok: false, reason: 'unreadable' };
  const filled = found.filter(({ rows }) => rows.some(isFilled));
  if (filled.length === 0) return { ok: false, reason: 'empty' };
  if (filled.some(({ rows }) => rows.length > IMPORT_LIMITS.rows_read)) return { ok: false, reason: 'too_many_rows' };
  const sheets = filled.map((sheet) => ({ sheet, match: matchColumns(sheet, today) }));
  const people = sheets.flatMap(({ sheet, match }) => sheet.rows.slice(match.header_row + 1).filter(isFilled));
  return people.length > IMPORT_LIMITS.rows ? { ok: false, reason: 'too_many_rows' } : { ok: true, sheets };
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
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
