import { circle, path } from './shape.ts';
import type { Shape } from './shape.ts';

/** What the mark stands on. */
export type MarkGround = 'plain' | 'plum';

/** The heartsease, our logo, in a 64 × 64 box. On plum its upper petals, which are plum, are lighter. */
export function markShapes(ground: MarkGround = 'plain'): Shape[] {
  const isOnPlum = ground === 'plum';
  return [
    path({ d: 'M32 29C20 4 0 12 8 27c4 7 15 9 24 2z', fill: isOnPlum ? '#A4629A' : 'var(--mark-dark)' }),
    path({ d: 'M32 29C44 4 64 12 56 27c-4 7-15 9-24 2z', fill: isOnPlum ? '#B87FAF' : 'var(--mark-dark-2)' }),
    path({ d: 'M31 30C14 24 4 38 14 46c7 5 15-3 17-16z', fill: '#B9A9DD' }),
    path({ d: 'M33 30c17-6 27 8 17 16-7 5-15-3-17-16z', fill: '#A594CF' }),
    path({ d: 'M32 30c-9 9-13 22-6 28 4 3 8 3 12 0 7-6 3-19-6-28z', fill: '#EDB43C' }),
    path({
      d: 'M32 36v9M27.5 37.5l-3 8M36.5 37.5l3 8',
      stroke: '#45183D',
      strokeWidth: 2,
      strokeLinecap: 'round',
      fill: 'none',
    }),
    circle({ cx: 32, cy: 31.5, r: 3.6, fill: '#FFF3C9' }),
  ];
}
