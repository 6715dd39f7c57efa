import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';

/** What the operator asked for, and where to say the answer. */
export interface Asked {
  config: Config;
  words: string[];
  say: (text: string) => void;
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
