import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TINTS } from '@heartsease/domain/activities/activity.ts';
import { path } from '@heartsease/domain/drawings/shape.ts';
import type { Shape } from '@heartsease/domain/drawings/shape.ts';
import { drawShapes } from './draw-shapes.ts';
import { TINT_INKS } from './inks.ts';

/** The radius of a squircle in parts of its side (look.md). */
export const SQUIRCLE = 0.31;
/** A glyph in parts of the stamp around it. */
const GLYPH = 0.54;

/** An activity's glyph on its tinted squircle; an unknown glyph is a flower, an unknown tint is stone. */
export function drawStamp(
  pdf: PDFKit.PDFDocument,
  { icon, tint, x, y, size }: { icon: string; tint: string; x: number; y: number; size: number },
): void {
  const { ground, glyph } = TINT_INKS[TINTS.find((known) => known === tint) ?? 'stone'];
  const inner = size * GLYPH;
  const edge = (size - inner) / 2;
  pdf.roundedRect(x, y, size, size, size * SQUIRCLE).fill(ground);
  drawShapes(pdf, glyphs().get(icon) ?? glyphs().get('flower') ?? [], {
    x: x + edge,
    y: y + edge,
    size: inner,
    box: 256,
    fill: glyph,
  });
}

let drawn: Map<string, Shape[]> | undefined;

/** The glyphs of the picture that the app shows them from, read once. */
function glyphs(): Map<string, Shape[]> {
  drawn ??= new Map(
    Array.from(sheet().matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g), ([, name = '', inside = '']) => [
      name,
      Array.from(inside.matchAll(/<path d="([^"]+)"(?: opacity="([^"]+)")?\/>/g), ([, d = '', opacity = '1']) =>
        path({ d, opacity: Number(opacity) }),
      ),
    ]),
  );
  return drawn;
}

function sheet(): string {
  return readFileSync(fileURLToPath(import.meta.resolve('@heartsease/domain/drawings/stamps.svg')), 'utf8');
}
