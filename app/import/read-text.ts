import Papa from 'papaparse';
import { IMPORT_LIMITS } from '@heartsease/domain/import/people.ts';

const DELIMITERS = [',', ';', '\t', '|'];

/** Reads a table from text, whatever stands between its cells. */
export function readTable(text: string): string[][] {
  // Excel itself writes this line for Excel.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const { data } = Papa.parse<string[]>(told === null ? text : text.slice(told[0].length), {
    delimiter: told?.[1] ?? delimiterOf(text),
    // One more than may be read, so that too many is noticed.
    preview: IMPORT_LIMITS.rows_read + 1,
  });
  const rows = data.map((row) => row.slice(0, IMPORT_LIMITS.columns));
  // The row that was `sep=;` keeps the numbers right.
  return told === null ? rows : [[], ...rows];
}

/** The one that parts the first lines into the most cells, alike in every line. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000);
  const [best] = DELIMITERS.map((delimiter) => {
    const widths = Papa.parse<string[]>(start, { delimiter, preview: 20 })
      .data.filter(({ length }) => length > 1)
      .map(({ length }) => length);
    const usual = widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 1;
    const alike = widths.filter((width) => width === usual).length;
    return { delimiter, worth: usual > 1 ? alike * 100 + usual : 0 };
  }).toSorted((one, other) => other.worth - one.worth);
  return best?.delimiter ?? ',';
}

/** UTF-8, UTF-16 of both orders with or without their mark, and what Windows wrote before them. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 4_000);
  // Latin letters in UTF-16 are every other byte a zero.
  const zeros = (parity: number) => start.filter((byte, place) => byte === 0 && place % 2 === parity).length;
  if (zeros(1) * 4 > start.length) return 'utf-16le';
  if (zeros(0) * 4 > start.length) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
