import type { Look, Shape } from '@heartsease/domain/drawings/shape.ts';
import { inkOf } from './inks.ts';

type Pdf = PDFKit.PDFDocument;

/** What a shape has from the groups around it when it says nothing itself, as in SVG. */
type Inherited = Pick<
  Look,
  'fill' | 'fillOpacity' | 'stroke' | 'strokeWidth' | 'strokeLinecap' | 'strokeLinejoin' | 'strokeDasharray'
> & { opacity: number };

const PLAIN: Inherited = { fill: '#000', opacity: 1 };

/** Draws shapes of a box of `box` by `box` into a square of paper. */
export function drawShapes(
  pdf: Pdf,
  shapes: readonly Shape[],
  { x, y, size, box, fill }: { x: number; y: number; size: number; box: number; fill?: string },
): void {
  pdf.save();
  pdf.translate(x, y).scale(size / box);
  for (const shape of shapes) draw(pdf, shape, fill === undefined ? PLAIN : { ...PLAIN, fill });
  pdf.restore();
}

function draw(pdf: Pdf, { tag, look, inside }: Shape, around: Inherited): void {
  const { opacity = 1, ...own } = look;
  const now: Inherited = { ...around, ...own, opacity: around.opacity * opacity };
  pdf.save();
  move(pdf, look.transform);
  if (tag === 'g') for (const shape of inside) draw(pdf, shape, now);
  else if (outline(pdf, tag, look)) paint(pdf, now, look.fillRule);
  pdf.restore();
}

function outline(pdf: Pdf, tag: Shape['tag'], look: Look): boolean {
  const { cx = 0, cy = 0, r = 0, rx = r, ry = rx, x = 0, y = 0, width = 0, height = 0 } = look;
  switch (tag) {
    case 'path':
      pdf.path(look.d ?? '');
      return true;
    case 'circle':
      pdf.circle(cx, cy, r);
      return true;
    case 'ellipse':
      pdf.ellipse(cx, cy, rx, ry);
      return true;
    case 'rect':
      if (rx > 0) pdf.roundedRect(x, y, width, height, rx);
      else pdf.rect(x, y, width, height);
      return true;
    case 'g':
      return false;
  }
}

function paint(pdf: Pdf, look: Inherited, rule: Look['fillRule']): void {
  const { opacity, fillOpacity = 1, strokeWidth = 1, strokeDasharray } = look;
  const fill = colour(look.fill);
  const stroke = colour(look.stroke);
  if (stroke !== null) {
    pdf
      .lineWidth(strokeWidth)
      .lineCap(look.strokeLinecap ?? 'butt')
      .lineJoin(look.strokeLinejoin ?? 'miter');
    const [length, space] = (strokeDasharray ?? '').split(' ').map(Number);
    if (length && space) pdf.dash(length, { space });
    pdf.strokeColor(stroke).strokeOpacity(opacity);
  }
  if (fill !== null) pdf.fillColor(fill).fillOpacity(opacity * fillOpacity);
  if (fill !== null && stroke !== null) pdf.fillAndStroke();
  else if (fill !== null) pdf.fill(rule === 'evenodd' ? 'even-odd' : 'non-zero');
  else if (stroke !== null) pdf.stroke();
  else pdf.rect(0, 0, 0, 0).clip();
}

function colour(said: string | undefined): string | null {
  return said === undefined || said === 'none' ? null : inkOf(said);
}

function move(pdf: Pdf, transform = ''): void {
  for (const [, what, by = ''] of transform.matchAll(/(translate|scale)\(([^)]*)\)/g)) {
    const [first = 0, second] = by.split(/[ ,]+/).map(Number);
    if (what === 'translate') pdf.translate(first, second ?? 0);
    else pdf.scale(first, second ?? first);
  }
}
