import { TINTS } from '@heartsease/domain/activities/activity.ts';
import type { BookPhoto } from '@heartsease/domain/photo-book/photo-book.ts';
import { INK, TINT_INKS } from '../print/inks.ts';
import { fullDate } from '../print/paper-words.ts';
import type { Box } from '../print/printed-document.ts';
import type { Span, TextBlock } from '../print/text-block.ts';
import type { Face } from '../print/typefaces.ts';
import type { BookSheet } from './book-sheet.ts';
import { altOf } from './book-words.ts';

/** Around everything that is not a ground. */
export const EDGE = 46;
const RADIUS = 14;
export const PAPER = '#fdfbf8';

export const say =
  (face: Face, size: number, ink: string = INK.ink) =>
  (text: string): Span => ({ text, face, size, ink });

export function ground({ document, left, top, width, height, bleed }: BookSheet, ink: string): void {
  document.decoration((pdf) => pdf.rect(left - bleed, top - bleed, width + 2 * bleed, height + 2 * bleed).fill(ink));
}

/** A photo that fills its place to the edges. */
export function drawFilling({ document }: BookSheet, picture: Buffer | null, box: Box, alt: string): void {
  if (picture === null) return;
  const { x, y, width, height } = box;
  document.figure(alt, box, (pdf) => {
    pdf.rect(x, y, width, height).clip();
    pdf.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' });
  });
}

/** A photo as a whole, as large as its place lets it be. @returns where it stands */
export function drawWhole(
  { document, known_as, language }: BookSheet,
  picture: Buffer | null,
  photo: BookPhoto,
  place: Box,
): Box {
  const scale = Math.min(place.width / photo.width, place.height / photo.height);
  const [width, height] = [photo.width * scale, photo.height * scale];
  const box = { x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2, width, height };
  if (picture !== null) {
    document.figure(altOf(photo, known_as, language), box, (pdf) => {
      pdf.roundedRect(box.x, box.y, width, height, RADIUS).clip();
      pdf.image(picture, box.x, box.y, { width, height });
    });
  }
  return box;
}

/** What stands under photos: words, and the day; measured before the photos are laid, so that both have room. */
export interface Caption {
  blocks: TextBlock[];
  height: number;
}

const CAPTION_GAP = 4;
/** Words that need more than this are set in the smallest letters, as high as they become. */
const CAPTION_ROOM = 58;

export function captionOf(
  sheet: BookSheet,
  { text, day, width }: { text: string; day: string | null; width: number },
): Caption {
  const { document, language } = sheet;
  const room = { face: 'serif', most: 19, least: 11, ink: INK.ink, width, height: CAPTION_ROOM } as const;
  const blocks = [
    ...(text === '' ? [] : [fitted(sheet, text, room)]),
    ...(day === null ? [] : [document.block(say('regular', 12.5, INK.ink2)(fullDate(day, language)), width)]),
  ];
  const gaps = CAPTION_GAP * Math.max(0, blocks.length - 1);
  return { blocks, height: blocks.reduce((sum, { height }) => sum + height, gaps) };
}

export function drawCaption(
  { document }: BookSheet,
  { blocks }: Caption,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  let next = y;
  for (const block of blocks) {
    next = document.words('P', block, { x, y: next, align: 'centre', within: width }) + CAPTION_GAP;
  }
}

/** Words as large as they fit into their room. */
export function fitted(
  { document }: BookSheet,
  text: string,
  of: { face: Face; most: number; least: number; ink: string; width: number; height: number },
): TextBlock {
  for (let size = of.most; size > of.least; size -= 1) {
    const block = document.block(say(of.face, size, of.ink)(text), of.width);
    if (block.height <= of.height) return block;
  }
  return document.block(say(of.face, of.least, of.ink)(text), of.width);
}

export function tintOf({ tint }: { tint: string }): { ground: string; glyph: string } {
  return TINT_INKS[TINTS.find((known) => known === tint) ?? 'stone'];
}
