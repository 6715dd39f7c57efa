import { expect } from 'vitest';
import type { ReadPart, ReadPdf } from './read-pdf.ts';

/** The printer's own edge, in points: what stands in it may be lost on paper. */
const EDGE = 14;

/** Every word stands whole on its page, and no heading stays behind at its foot without a word of what it is about. */
export function expectNothingCut({ pages }: ReadPdf): void {
  for (const [index, page] of pages.entries()) {
    const told = `page ${index + 1}: ${page.text.slice(0, 60)}`;
    expect(page.lowest, told).toBeGreaterThanOrEqual(EDGE);
    expect(page.height - page.highest, told).toBeGreaterThanOrEqual(EDGE);
    expect(page.leftmost, told).toBeGreaterThanOrEqual(EDGE);
    expect(page.width - page.rightmost, told).toBeGreaterThanOrEqual(EDGE);
    const last = page.parts.flatMap(leavesOf).at(-1);
    expect(last?.role ?? '', `${told} … ${last?.text}`).not.toMatch(/^H\d?$/u);
  }
}

/** In the order in which they are read. */
function leavesOf(part: ReadPart): ReadPart[] {
  const inside = part.inside.flatMap(leavesOf);
  return inside.length > 0 ? inside : part.text === '' && part.alt === undefined ? [] : [part];
}
