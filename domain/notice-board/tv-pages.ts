import { parseNotice } from './notice-text.ts';
import type { NoticeBlock, NoticePiece } from './notice-text.ts';

/** As much as stands on the screen at once, in letters that are read from four metres. */
const LINES = 9;
const LETTERS_A_LINE = 44;

/**
 * What a notice says, page by page: a page ends between blocks or lines; a line that is longer than a page ends between
 * words.
 */
export function tvPages(text: string): NoticeBlock[][] {
  const pages: NoticeBlock[][] = [];
  let room = 0;
  for (const { kind, lines } of parseNotice(text)) {
    let isNew = true;
    for (const line of lines.flatMap(inPages)) {
      const height = heightOf(line) + (isNew ? 0.5 : 0);
      const page = pages.at(-1);
      const block = page?.at(-1);
      if (page === undefined || height > room) {
        pages.push([{ kind, lines: [line] }]);
        room = LINES - height;
      } else {
        if (isNew || block === undefined) page.push({ kind, lines: [line] });
        else block.lines.push(line);
        room -= height;
      }
      isNew = false;
    }
  }
  return pages.length === 0 ? [[]] : pages;
}

/** How long a page stays: long enough to be read twice by whoever reads slowly. */
export function secondsFor(title: string, page: readonly NoticeBlock[]): number {
  const letters = page.flatMap(({ lines }) => lines.map(lettersOf)).reduce((sum, count) => sum + count, title.length);
  return Math.min(60, Math.max(14, Math.round(8 + letters / 9)));
}

function heightOf(pieces: readonly NoticePiece[]): number {
  return Math.max(1, Math.ceil(lettersOf(pieces) / LETTERS_A_LINE));
}

function lettersOf(pieces: readonly NoticePiece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

/** A line in parts, none of them higher than a page. */
function inPages(pieces: readonly NoticePiece[]): NoticePiece[][] {
  const most = LINES * LETTERS_A_LINE * 0.9;
  const parts: NoticePiece[][] = [[]];
  let letters = 0;
  for (const piece of pieces) {
    for (const word of piece.text.split(/(?<= )/u)) {
      if (letters > 0 && letters + word.length > most) {
        parts.push([]);
        letters = 0;
      }
      const part = parts.at(-1) ?? [];
      const last = part.at(-1);
      if (last !== undefined && last.is_bold === piece.is_bold && last.link === piece.link) {
        part[part.length - 1] = { ...last, text: last.text + word };
      } else part.push({ ...piece, text: word });
      letters += word.length;
    }
  }
  return parts;
}
