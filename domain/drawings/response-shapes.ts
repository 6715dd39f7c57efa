import type { MomentResponse } from '../reports/response.ts';
import { circle, group, path } from './shape.ts';
import type { Shape } from './shape.ts';

const white = { stroke: '#fff', strokeWidth: 2.8, fill: 'none', strokeLinecap: 'round' } as const;
const dark = '#2B1F2B';

/** How it was, as a flower with a face in a 48 × 48 box. */
export function responseShapes(response: MomentResponse): Shape[] {
  switch (response) {
    case 'loved':
      return [
        ...petals({ count: 9, reach: 15, radius: 7, fill: 'var(--r-loved)' }),
        circle({ cx: 24, cy: 24, r: 16, fill: 'var(--r-loved)' }),
        path({
          d: 'M16.5 21c1.4-2.6 4.6-2.6 6 0M25.5 21c1.4-2.6 4.6-2.6 6 0',
          stroke: dark,
          strokeWidth: 2.6,
          fill: 'none',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }),
        path({ d: 'M16.5 26c2 7.5 13 7.5 15 0z', fill: dark, stroke: dark, strokeWidth: 2.2, strokeLinejoin: 'round' }),
      ];
    case 'enjoyed':
      return [
        ...petals({ count: 6, reach: 13, radius: 8.6, fill: 'var(--r-enjoyed)' }),
        circle({ cx: 24, cy: 24, r: 15, fill: 'var(--r-enjoyed)' }),
        group(white, [path({ d: 'M19 20.4v.2M29 20.4v.2', strokeWidth: 4 }), path({ d: 'M17 26c2.4 5 11.6 5 14 0' })]),
      ];
    case 'quiet':
      return [
        circle({ cx: 24, cy: 24, r: 19, fill: 'var(--r-quiet)' }),
        group(white, [
          path({ d: 'M18.5 20.4v.2M29.5 20.4v.2', strokeWidth: 4 }),
          path({ d: 'M19 28c2.6 2 7.4 2 10 0' }),
        ]),
      ];
    case 'not_today':
      return [
        path({ d: 'M24 5c12 0 19 7 19 19s-7 19-19 19S5 36 5 24 12 5 24 5z', fill: 'var(--r-not-today)' }),
        group(white, [path({ d: 'M15 21c1.6 2 4.8 2 6.4 0M26.6 21c1.6 2 4.8 2 6.4 0' }), path({ d: 'M20.5 29.5h7' })]),
      ];
    case 'unsettled':
      return [
        path({ d: 'M24 3c11 10 18 15 18 24 0 10-8 17-18 17S6 37 6 27C6 18 13 13 24 3z', fill: 'var(--r-unsettled)' }),
        group(white, [
          path({ d: 'M17.5 25v.2M30.5 25v.2', strokeWidth: 4 }),
          path({ d: 'M15 20.6l5-1.4M33 20.6l-5-1.4' }),
          path({ d: 'M18.5 34c2.4-4 8.6-4 11 0' }),
        ]),
      ];
  }
}

interface Petals {
  count: number;
  /** From the middle of the flower to the middle of a petal. */
  reach: number;
  radius: number;
  fill: string;
}

function petals({ count, reach, radius, fill }: Petals): Shape[] {
  const around = Array.from({ length: count }, (_, petal) => {
    const angle = (petal / count) * Math.PI * 2 - Math.PI / 2;
    const cx = Number((24 + reach * Math.cos(angle)).toFixed(2));
    const cy = Number((24 + reach * Math.sin(angle)).toFixed(2));
    return circle({ cx, cy, r: radius });
  });
  return [group({ fill }, around)];
}
