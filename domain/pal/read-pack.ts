import type { z } from 'zod';
import { Instrument } from './instrument.ts';
import type { InstrumentBand, InstrumentSection } from './instrument.ts';
import { linesOfJson } from './lines-of-json.ts';
import { NOT_SURE } from './outcome.ts';
import { WAYS_OF_JOINING_IN } from './ways-of-joining-in.ts';

/** Characters. A pack is words alone; the largest known one is a tenth of this. */
export const LARGEST_PACK = 300_000;
const MOST_FAULTS = 100;

export interface PackFault {
  /** Of the file, from 1. */
  line: number;
  /** Such as `sections.2.label`; empty for the file as a whole. */
  path: string;
  sentence: string;
}

export type ReadPack = { ok: true; instrument: Instrument } | { ok: false; faults: PackFault[] };

/**
 * A licensed instrument pack as an organisation uploads it (JSON, domain.md 2.1). Every fault is told at
 * its line; nothing is mended or guessed.
 */
export function readPack(text: string): ReadPack {
  if (text.length > LARGEST_PACK)
    return whole(1, `The file is too long. A pack has at most ${LARGEST_PACK} characters`);
  const plain = text.replace(/^\uFEFF/, '');
  const { lines, fault_line } = linesOfJson(plain);
  if (fault_line !== null)
    return whole(fault_line, 'The file stops being JSON here. Look for a missing comma, quote or bracket');
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    return whole(1, 'This is not a JSON file');
  }
  const read = Instrument.safeParse(value, { error: inPlainWords });
  const faults = read.success
    ? faultsWithin(read.data)
    : read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), sentence: message }));
  if (read.success && faults.length === 0) return { ok: true, instrument: read.data };
  return {
    ok: false,
    faults: faults.slice(0, MOST_FAULTS).map((fault) => ({ line: lineOf(lines, fault.path), ...fault })),
  };
}

type Fault = Omit<PackFault, 'line'>;

/** What the shape alone can't say: keys that meet, bands that exist, scores that cover their sums. */
function faultsWithin({ pack, bands, sections, scoring, bounds }: Instrument): Fault[] {
  const named =
    pack === WAYS_OF_JOINING_IN.pack
      ? [{ path: 'pack', sentence: 'This name belongs to the profile that comes with Heartsease' }]
      : [];
  const bound =
    (bounds.fewest_sure ?? 1) > sections.length
      ? [{ path: 'bounds.fewest_sure', sentence: `There are only ${sections.length} lines` }]
      : [];
  const scored = scoring.method === 'sum_bands' ? [...unscored(sections), ...sumFaults(bands)] : [];
  return [
    ...named,
    ...repeated(bands, 'bands'),
    ...repeated(sections, 'sections'),
    ...sections.flatMap((section, at) => faultsOfSection(section, `sections.${at}`, bands)),
    ...scored,
    ...bound,
  ];
}

function faultsOfSection({ options }: InstrumentSection, path: string, bands: readonly InstrumentBand[]): Fault[] {
  return [
    ...repeated(options, `${path}.options`),
    ...options.flatMap(({ key, band }, at) => [
      ...(key === NOT_SURE
        ? [{ path: `${path}.options.${at}.key`, sentence: '“not_sure” is kept for whoever can’t tell' }]
        : []),
      ...(bands.some((one) => one.key === band)
        ? []
        : [{ path: `${path}.options.${at}.band`, sentence: `There is no band “${band}”` }]),
    ]),
  ];
}

function repeated(things: readonly { key: string }[], path: string): Fault[] {
  return things.flatMap(({ key }, at) =>
    things.findIndex((other) => other.key === key) < at
      ? [{ path: `${path}.${at}.key`, sentence: `“${key}” is there already` }]
      : [],
  );
}

function unscored(sections: readonly InstrumentSection[]): Fault[] {
  return sections.flatMap(({ options }, at) =>
    options.flatMap(({ score }, place) =>
      score === undefined
        ? [{ path: `sections.${at}.options.${place}`, sentence: 'Adding up needs a score for every statement' }]
        : [],
    ),
  );
}

function sumFaults(bands: readonly InstrumentBand[]): Fault[] {
  return bands.flatMap(({ sum_from, sum_to }, at) =>
    sum_from === undefined || sum_to === undefined || sum_from > sum_to
      ? [{ path: `bands.${at}`, sentence: 'Adding up needs sum_from and sum_to, the smaller first' }]
      : [],
  );
}

/** Words for what zod would tell a programmer. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This is missing';
  if (issue.code === 'invalid_type') return `This has to be ${KINDS[issue.expected] ?? issue.expected}`;
  return 'This is not what a pack has here';
};

const KINDS: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group in curly brackets',
};

/** Its own line, or that of the nearest thing around it that is there. */
function lineOf(lines: ReadonlyMap<string, number>, path: string): number {
  const found = lines.get(path);
  if (found !== undefined || path === '') return found ?? 1;
  return lineOf(lines, path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');
}

function whole(line: number, sentence: string): ReadPack {
  return { ok: false, faults: [{ line, path: '', sentence }] };
}
