import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { unpackedFont } from './unpacked-font.ts';

/** Young Serif for people, days and times; Atkinson Hyperlegible Next for everything else (look.md). */
export const FACES = ['serif', 'regular', 'semibold', 'bold'] as const;
export type Face = (typeof FACES)[number];

const FILES: Record<Face, { family: string; weight: number }> = {
  serif: { family: 'young-serif', weight: 400 },
  regular: { family: 'atkinson-hyperlegible-next', weight: 400 },
  semibold: { family: 'atkinson-hyperlegible-next', weight: 600 },
  bold: { family: 'atkinson-hyperlegible-next', weight: 700 },
};

/** Each weight comes in two files: what most words need, and the rest of the Latin letters (ŵ and ŷ among them). */
const SUBSETS = ['latin', 'latin-ext'] as const;
type Subset = (typeof SUBSETS)[number];

/** The name by which a document knows one file of a typeface. */
export type FontName = `${Face} ${Subset}`;

/** How high a capital stands, in parts of the size. */
export const CAP_HEIGHT: Record<Face, number> = { serif: 0.75, regular: 0.668, semibold: 0.668, bold: 0.668 };

/** The bytes of every file of every typeface, read once. */
export function fontFiles(): ReadonlyMap<FontName, Buffer> {
  files ??= new Map(
    FACES.flatMap((face) => SUBSETS.map((subset) => [`${face} ${subset}`, bytesOf(face, subset)] as const)),
  );
  return files;
}

let files: Map<FontName, Buffer> | undefined;

function bytesOf(face: Face, subset: Subset): Buffer {
  const { family, weight } = FILES[face];
  return unpackedFont(readFileSync(placed(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)));
}

const placed = (module: string) => fileURLToPath(import.meta.resolve(module));

/** A stretch of text that one file can draw. */
export interface Run {
  font: FontName;
  text: string;
}

/** Cuts a text where another file must draw on. What no file has (an emoji, another script) is left out. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const subset = subsetOf(letter);
    if (subset === undefined) continue;
    const font: FontName = `${face} ${subset}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function subsetOf(letter: string): Subset | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x20) return undefined;
  return SUBSETS.find((subset) => ranges()[subset].some(([from, to]) => code >= from && code <= to));
}

type Ranges = Record<Subset, [from: number, to: number][]>;
let known: Ranges | undefined;

/** Which letters each file has, as its makers say: `U+0100-02BA,U+20AC`. Both families are cut alike. */
function ranges(): Ranges {
  if (!known) {
    const said = Said.parse(JSON.parse(readFileSync(placed('@fontsource/young-serif/unicode.json'), 'utf8')));
    known = { latin: rangesOf(said.latin), 'latin-ext': rangesOf(said['latin-ext']) };
  }
  return known;
}

const Said = z.object({ latin: z.string(), 'latin-ext': z.string() });

function rangesOf(said: string): [number, number][] {
  return said.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}
