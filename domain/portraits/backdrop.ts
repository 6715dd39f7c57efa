import { circle, group, path, rect } from '../drawings/shape.ts';
import type { Shape } from '../drawings/shape.ts';
import type { Portrait } from './portrait.ts';
import { shade } from './palette.ts';

/** The ground behind a drawn person, in a 200 × 200 box. */
export function backdrop({ recipe }: { recipe: Portrait }): Shape[] {
  return [
    rect({ width: 200, height: 200, fill: shade[recipe.backdrop_colour] }),
    group({ fill: shade[recipe.backdrop_pattern_colour] }, pattern({ of: recipe.backdrop })),
  ];
}

const dotRows = [0, 1, 2, 3];
const dotColumns = [0, 1, 2, 3, 4];

function pattern({ of }: { of: Portrait['backdrop'] }): Shape[] {
  switch (of) {
    case 'plain':
      return [];
    case 'sun':
      return [circle({ cx: 150, cy: 54, r: 42 })];
    case 'leaf':
      return [
        path({ d: 'M20 120C6 80 26 40 50 30c6 36-4 70-30 90z' }),
        path({ d: 'M176 150c-26-22-30-64-14-90 24 20 32 58 14 90z' }),
      ];
    case 'stripe':
      return [path({ d: 'M0 20h200v16H0zM0 60h200v16H0zM0 100h200v16H0z' })];
    case 'window':
      return [
        rect({ x: 18, y: 14, width: 70, height: 110, rx: 6 }),
        rect({ x: 112, y: 14, width: 70, height: 110, rx: 6 }),
      ];
    case 'dots':
      return dotRows.flatMap((row) =>
        dotColumns.map((column) => circle({ cx: 20 + column * 40 + (row % 2) * 20, cy: 18 + row * 38, r: 8 })),
      );
    case 'hill':
      return [path({ d: 'M0 130c50-50 90-50 120-20 30-24 60-20 80 0v90H0z' })];
  }
}
