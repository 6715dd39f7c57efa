import type { Face, FontName } from './typefaces.ts';
import { CAP_HEIGHT, runsOf } from './typefaces.ts';

export interface TextStyle {
  face: Face;
  /** In points. */
  size: number;
  ink: string;
  /** The height of a line in parts of the size. */
  leading?: number;
}

/** Words in one style; several make a paragraph that changes its voice. */
export interface Span extends TextStyle {
  text: string;
}

/** A stretch of a line that is drawn at once. */
interface Piece {
  font: FontName;
  text: string;
  width: number;
  size: number;
  ink: string;
}

export interface Line {
  pieces: Piece[];
  width: number;
  height: number;
  /** From the top of the line down to where the letters stand. */
  baseline: number;
}

/** Words broken into lines, with the room that they take. */
export interface TextBlock {
  lines: Line[];
  width: number;
  height: number;
}

/** How wide a text is in one file of a typeface. */
export type Measure = (font: FontName, size: number, text: string) => number;

const LEADING: Record<Face, number> = { serif: 1.14, regular: 1.3, semibold: 1.24, bold: 1.24 };
/** A word that is longer than the line makes the words smaller, though never smaller than this. */
const SMALLEST = 0.55;

/**
 * Breaks words into lines no wider than `width`: between words, never inside one. Where one word alone is too wide,
 * all are set smaller; a word without end, such as an address, is broken in the end.
 */
export function textBlock(measure: Measure, said: Span | readonly Span[], width: number): TextBlock {
  const spans = 'text' in said ? [said] : said;
  const words = wordsOf(measure, spans);
  const widest = Math.max(0, ...words.map((word) => word.width));
  if (widest > width) {
    const shrunk = Math.max(width / widest, SMALLEST) * 0.999;
    const smaller = wordsOf(
      measure,
      spans.map((span) => ({ ...span, size: span.size * shrunk })),
    );
    return blockOf(
      smaller.flatMap((word) => (word.width > width ? cut(measure, word, width) : [word])),
      width,
    );
  }
  return blockOf(words, width);
}

/** A word with its pieces; `space` is how wide the gap before it is, `breaks` that a new line begins with it. */
interface Word {
  pieces: Piece[];
  width: number;
  space: Piece | null;
  breaks: boolean;
  style: TextStyle;
}

function wordsOf(measure: Measure, spans: readonly Span[]): Word[] {
  const words: Word[] = [];
  let isGlued = false;
  for (const span of spans) {
    for (const [, gap = '', text = ''] of span.text.matchAll(/([ \n\t]*)([^ \n\t]*)/g)) {
      if (text === '') {
        if (gap !== '') isGlued = false;
        if (gap.includes('\n')) words.push({ pieces: [], width: 0, space: null, breaks: true, style: span });
        continue;
      }
      const pieces = piecesOf(measure, text, span);
      const width = widthOf(pieces);
      const last = words.at(-1);
      if (gap === '' && isGlued && last) {
        last.pieces.push(...pieces);
        last.width += width;
      } else {
        const [space = null] = piecesOf(measure, ' ', span);
        words.push({ pieces, width, space, breaks: gap.includes('\n'), style: span });
      }
      isGlued = true;
    }
  }
  return words;
}

function piecesOf(measure: Measure, text: string, { face, size, ink }: TextStyle): Piece[] {
  return runsOf(text, face).map((run) => ({ ...run, size, ink, width: measure(run.font, size, run.text) }));
}

/** A word without end, letter by letter over as many lines as it takes. */
function cut(measure: Measure, word: Word, width: number): Word[] {
  const letters = word.pieces.flatMap((piece) =>
    Array.from(piece.text, (text) => ({ ...piece, text, width: measure(piece.font, piece.size, text) })),
  );
  const parts: Word[] = [];
  for (const letter of letters) {
    const last = parts.at(-1);
    if (last && last.width + letter.width <= width) {
      last.pieces.push(letter);
      last.width += letter.width;
    } else {
      parts.push({ ...word, pieces: [letter], width: letter.width, space: null, breaks: last ? true : word.breaks });
    }
  }
  return parts;
}

function blockOf(words: readonly Word[], width: number): TextBlock {
  const lines: { words: Word[]; width: number }[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const gap = word.space?.width ?? 0;
    if (!line || word.breaks || line.width + gap + word.width > width + 0.01) {
      lines.push({ words: [word], width: word.width });
    } else {
      line.words.push(word);
      line.width += gap + word.width;
    }
  }
  const drawn = lines.map(({ words: of, width: lineWidth }, index) => lineOf(of, lineWidth, index < lines.length - 1));
  return {
    lines: drawn,
    width: Math.max(0, ...drawn.map((line) => line.width)),
    height: drawn.reduce((sum, line) => sum + line.height, 0),
  };
}

/** The pieces of a line. All but the last end with a space, so that whoever reads aloud hears two words. */
function lineOf(words: readonly Word[], width: number, goesOn: boolean): Line {
  const pieces: Piece[] = [];
  for (const [index, word] of words.entries()) {
    if (index > 0 && word.space) add(pieces, word.space);
    for (const piece of word.pieces) add(pieces, piece);
  }
  const space = words.at(-1)?.space;
  if (goesOn && space) add(pieces, space);
  const tallest = words.map(({ style }) => style).toSorted((one, other) => other.size - one.size)[0];
  if (!tallest) return { pieces, width, height: 0, baseline: 0 };
  const height = tallest.size * (tallest.leading ?? LEADING[tallest.face]);
  return { pieces, width, height, baseline: (height + tallest.size * CAP_HEIGHT[tallest.face]) / 2 };
}

/** Pieces in the same style are drawn as one, with the kerning between them. */
function add(pieces: Piece[], { ...piece }: Piece): void {
  const last = pieces.at(-1);
  if (last && last.font === piece.font && last.size === piece.size && last.ink === piece.ink) {
    last.text += piece.text;
    last.width += piece.width;
  } else {
    pieces.push(piece);
  }
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}
