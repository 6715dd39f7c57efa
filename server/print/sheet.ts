import { markShapes } from '@heartsease/domain/drawings/mark.ts';
import { LARGE_PRINT } from '@heartsease/domain/print/print.ts';
import type { PaperLanguage, PaperLook } from '@heartsease/domain/print/print.ts';
import { drawShapes } from './draw-shapes.ts';
import { INK } from './inks.ts';
import { PAPER_WORDS } from './paper-words.ts';
import type { PaperWords } from './paper-words.ts';
import { paperOf } from './paper.ts';
import type { Paper } from './paper.ts';
import { PrintedDocument } from './printed-document.ts';
import type { About } from './printed-document.ts';
import type { Span } from './text-block.ts';
import type { Face } from './typefaces.ts';

/** What every sheet for a wall is made with. */
export interface Sheet {
  document: PrintedDocument;
  paper: Paper;
  /** From a size drawn for A4 to the size on this paper. */
  at: (points: number) => number;
  left: number;
  right: number;
  width: number;
  languages: readonly [PaperLanguage, ...PaperLanguage[]];
  /** In the language that comes first. */
  words: PaperWords;
  look: Pick<PaperLook, 'is_large_print' | 'has_pictures'>;
  /** Words in one voice, as large as the sheet wants them: `say('bold', 14)('Chair yoga')`. */
  say: (face: Face, size: number, ink?: string) => (text: string) => Span;
}

/** The edge around everything, on A4. */
const EDGE = 34.5;

export function newSheet(
  { title, now, languages }: { title: string; now: Date; languages: readonly [PaperLanguage, ...PaperLanguage[]] },
  look: Pick<PaperLook, 'paper' | 'is_large_print'> & { has_pictures?: boolean; isLandscape?: boolean },
): Sheet {
  const paper = paperOf(look.paper, look);
  const at = (points: number) => points * paper.scale;
  const [first] = languages;
  return {
    document: new PrintedDocument({ title, language: first, paper, now }),
    paper,
    at,
    left: at(EDGE),
    right: paper.width - at(EDGE),
    width: paper.width - 2 * at(EDGE),
    languages,
    words: PAPER_WORDS[first],
    look: { is_large_print: look.is_large_print, has_pictures: look.has_pictures ?? false },
    say:
      (face, size, ink = INK.ink) =>
      (text) => ({ text, face, size: sizeOf(at(size), look.is_large_print), ink }),
  };
}

function sizeOf(points: number, isLarge: boolean): number {
  return isLarge ? Math.max(points, LARGE_PRINT) : points;
}

/** Says a part in every language of the sheet: the first as itself, each other as a part beside it. */
export function aboutOf({ languages }: Sheet, language: PaperLanguage | undefined): About {
  return language === undefined || language === languages[0] ? {} : { language };
}

interface Head {
  /** In each language. */
  titles: readonly string[];
  under: readonly string[];
  /** The room for a picture before the words. */
  lead?: number;
  /** The title at its largest, on A4. */
  size?: number;
  under_size?: number;
  /** What to do with the sheet, small, below the rest. */
  hints?: readonly string[];
  /** What stands in the corner instead of the mark takes so much room. */
  corner?: { width: number; height: number };
}

/** The title of a sheet, large, with the mark in the corner. @returns where the rule below it stands */
export function sheetHead(sheet: Sheet, head: Head): number {
  const { document, at, left, right, say, languages } = sheet;
  const { titles, under, lead = 0, size = 36, under_size = 16.5, corner, hints = [] } = head;
  const { width: cornerWidth, height: cornerHeight } = corner ?? { width: at(57), height: at(57) };
  const width = right - left - cornerWidth - at(18) - lead;
  const x = left + lead;
  let y = at(32);
  for (const [index, title] of titles.entries()) {
    const largest = index === 0 ? size : size * 0.56;
    const fits = fitting(sheet, title, width, largest, Math.min(largest, 26));
    const block = document.block(say('serif', fits, index === 0 ? INK.ink : INK.ink2)(title), width);
    y = document.words(index === 0 ? 'H1' : 'P', block, { x, y }, aboutOf(sheet, languages[index])) + at(3);
  }
  for (const [index, line] of under.entries()) {
    const block = document.block(say('regular', index === 0 ? under_size : under_size * 0.82, INK.ink2)(line), width);
    y = document.words('P', block, { x, y }, aboutOf(sheet, languages[index])) + at(1);
  }
  for (const [index, hint] of hints.entries()) {
    const block = document.block(say('regular', 11, INK.ink2)(hint), width);
    y = document.words('P', block, { x, y: y + at(index === 0 ? 5 : 0) }, aboutOf(sheet, languages[index]));
  }
  if (corner === undefined) drawMark(sheet);
  return Math.max(y + at(14), at(32) + Math.max(cornerHeight, lead) + at(14));
}

/** The same on the pages that follow, smaller and for the eye alone: sheets come apart on a wall. */
export function sheetHeadAgain(sheet: Sheet, title: string): number {
  const { document, at, left } = sheet;
  document.margin(headAgain(sheet, title), { x: left, y: at(34) });
  drawMark(sheet, 36);
  return endOfHeadAgain(sheet, title);
}

/** Where the pages that follow begin below it. */
export function endOfHeadAgain(sheet: Sheet, title: string): number {
  const { at } = sheet;
  return at(34) + Math.max(headAgain(sheet, title).height, at(30)) + at(12);
}

/** On one line where it can be: of a long one that breaks, no year stays behind alone. */
function headAgain(sheet: Sheet, title: string) {
  const { document, at, say, width } = sheet;
  const room = width - at(60);
  const unbroken = title.replace(/ (\S+) (\d{4})$/u, '\u00A0$1\u00A0$2');
  return document.block(say('serif', fitting(sheet, unbroken, room, 20, 13))(unbroken), room);
}

function drawMark({ document, at, right }: Sheet, size = 57): void {
  document.decoration((pdf) =>
    drawShapes(pdf, markShapes(), { x: right - at(size), y: at(32), size: at(size), box: 64 }),
  );
}

/** The largest size at which a title stands on one line. */
export function fitting({ document, say }: Sheet, title: string, width: number, most: number, least: number): number {
  for (let size = most; size > least; size -= 1) {
    if (document.block(say('serif', size)(title), width).lines.length === 1) return size;
  }
  return least;
}

export function rule({ document, left, width, at }: Sheet, y: number): void {
  document.rule({ x: left, y, width, ink: '#dcd8db', thickness: at(1.5) });
}

/** Where the days end and the last line begins; below it there is room for the number of the page. */
export function bottomOf({ paper, at, look }: Sheet, foot: { height: number }): number {
  return paper.height - at(look.is_large_print ? 46 : 32) - foot.height - at(12);
}

/** What whoever misses something can do: the last line of a sheet for residents. */
export function sheetFoot(sheet: Sheet): { height: number; draw: (y: number) => void } {
  const { document, say, width, left, languages } = sheet;
  const blocks = languages.map((language, index) => {
    const { wish, wish_how } = PAPER_WORDS[language];
    const size = index === 0 ? 12.5 : 11;
    return document.block([say('bold', size)(wish), say('regular', size)(` ${wish_how}`)], width);
  });
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (y) => {
      let top = y;
      for (const [index, block] of blocks.entries()) {
        top = document.words('P', block, { x: left, y: top }, aboutOf(sheet, languages[index]));
      }
    },
  };
}

/** Numbers the pages when there are several. */
export function numberPages({ document, say, words, left, width, paper, at }: Sheet): void {
  if (document.pages < 2) return;
  document.onEachPage((page, pages) => {
    const block = document.block(say('regular', 11, INK.ink2)(words.page(page, pages)), width);
    document.margin(block, { x: left, y: paper.height - at(14) - block.height, align: 'right', within: width });
  });
}
