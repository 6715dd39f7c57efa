import type { BookStory } from '@heartsease/domain/photo-book/photo-book.ts';
import { INK, TINT_INKS } from '../print/inks.ts';
import { EDGE, PAPER, fitted, ground, say } from './book-parts.ts';
import type { BookSheet } from './book-sheet.ts';

/** How wide the title stands beside what is told. */
const BESIDE = 230;
const { ground: LILAC, glyph: INK_ON_LILAC } = TINT_INKS.lilac;

/** A piece of the life story: its title beside what is told; one of which nothing more is told has the page to itself. */
export function drawStory(sheet: BookSheet, story: BookStory, words: string): void {
  const { document, left, top, width, height, bleed } = sheet;
  const text = [story.body, words].filter(Boolean).join('\n\n');
  if (text === '') {
    drawTitleAlone(sheet, story);
    return;
  }
  ground(sheet, PAPER);
  document.decoration((pdf) =>
    pdf.rect(left - bleed, top - bleed, BESIDE + bleed + 14, height + 2 * bleed).fill(LILAC),
  );
  const of = { face: 'serif', most: 32, least: 16, ink: INK_ON_LILAC, width: BESIDE - EDGE, height: 320 } as const;
  drawTitle(sheet, story, { title: fitted(sheet, story.title, of), x: left + EDGE, y: top + EDGE + 30 });
  const room = { x: left + BESIDE + EDGE, width: width - BESIDE - 2 * EDGE, height: height - 2 * EDGE - 20 };
  const block = fitted(sheet, text, { face: 'regular', most: 27, least: 8.5, ink: INK.ink, ...room });
  document.words('P', block, { x: room.x, y: top + EDGE + Math.max(10, (room.height - block.height) * 0.42) });
}

function drawTitleAlone(sheet: BookSheet, story: BookStory): void {
  const { left, top, width, height } = sheet;
  ground(sheet, LILAC);
  const of = { face: 'serif', most: 46, least: 16, ink: INK_ON_LILAC, width: width - 240, height: 320 } as const;
  const title = fitted(sheet, story.title, of);
  drawTitle(sheet, story, { title, x: left + 120, y: top + (height - title.height) * 0.46 });
}

/** The title, and below it when and where it was. */
function drawTitle(
  { document }: BookSheet,
  { years, place }: BookStory,
  { title, x, y }: { title: ReturnType<typeof fitted>; x: number; y: number },
): void {
  const below = document.words('H2', title, { x, y }) + 12;
  const under = [years, place].filter(Boolean).join(' · ');
  if (under !== '')
    document.words('P', document.block(say('regular', 14, INK_ON_LILAC)(under), BESIDE - EDGE), { x, y: below });
}
