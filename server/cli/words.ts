import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';

/** What the operator asked for, and where to tell the answer. */
export interface Asked {
  config: Config;
  words: string[];
  /** Once a command. @param facts the same for a program (`--json`); the text itself unless told otherwise */
  tell: (text: string, facts?: object) => void;
}

/** The operator typed what a command does not know; the message says what. */
export class Misunderstood extends Error {}

/**
 * Reads `--name value` pairs; everything else is a word of its own.
 *
 * @throws {Misunderstood} for an option that the command does not have
 */
export function readWords<Name extends string>(words: string[], names: readonly Name[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const told = (name: Name): string | undefined => {
      const value = values[name];
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
    };
    return { told, positionals };
  } catch (error) {
    throw new Misunderstood(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** `on` and `off`; undefined when nothing was told. */
export function switchOf(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'on' && text !== 'off') throw new Misunderstood(`Say --${name} on or --${name} off.`);
  return text === 'on';
}

/** Rows as columns that line up. */
export function columns(rows: readonly (readonly (string | number | null)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (cell === null || cell === '' ? '-' : String(cell))));
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
