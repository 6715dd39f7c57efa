import type { PaperSize } from '@heartsease/domain/print/print.ts';

/** A sheet of paper in points, 72 to the inch. */
export interface Paper {
  width: number;
  height: number;
  /** How much larger everything is than on A4: a poster is read from further away. */
  scale: number;
}

const A4 = { width: 595.28, height: 841.89 };
/** The sides of a sheet grow by the root of two from one size to the next. */
const NEXT_SIZE = Math.SQRT2;

export function paperOf(size: PaperSize, { isLandscape = false } = {}): Paper {
  const scale = size === 'A3' ? NEXT_SIZE : 1;
  const [width, height] = [A4.width * scale, A4.height * scale];
  return isLandscape ? { width: height, height: width, scale } : { width, height, scale };
}
