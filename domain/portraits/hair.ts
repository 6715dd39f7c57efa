import { circle, group, path } from '../drawings/shape.ts';
import type { Shape } from '../drawings/shape.ts';
import type { Portrait } from './portrait.ts';
import type { HairShades } from './palette.ts';

type Hair = { style: Portrait['hair_style']; shades: HairShades };

/** The hair behind the head and the shoulders. */
export function hairBehind({ style, shades }: Hair): Shape[] {
  const { base, shadow } = shades;
  switch (style) {
    case 'none':
      return [];
    case 'bob':
      return [path({ d: 'M52 96c-6-48 20-68 48-68s54 20 48 68c-1 16-6 26-14 30H66c-8-4-13-14-14-30z', fill: base })];
    case 'curls':
      return [
        group({ fill: base }, [
          circle({ cx: 64, cy: 66, r: 21 }),
          circle({ cx: 80, cy: 48, r: 21 }),
          circle({ cx: 104, cy: 42, r: 22 }),
          circle({ cx: 126, cy: 52, r: 20 }),
          circle({ cx: 138, cy: 70, r: 19 }),
          circle({ cx: 58, cy: 88, r: 16 }),
          circle({ cx: 143, cy: 90, r: 15 }),
        ]),
        group({ fill: shadow, opacity: 0.45 }, [
          circle({ cx: 72, cy: 60, r: 5 }),
          circle({ cx: 128, cy: 62, r: 5 }),
          circle({ cx: 100, cy: 44, r: 5 }),
        ]),
      ];
    case 'afro':
      return [
        path({ d: 'M100 22c36 0 56 26 54 56-1 18-8 30-18 36H64c-10-6-17-18-18-36-2-30 18-56 54-56z', fill: base }),
        path({
          d: 'M60 60c4-14 14-24 26-28',
          stroke: shadow,
          strokeWidth: 3,
          fill: 'none',
          opacity: 0.5,
          strokeLinecap: 'round',
        }),
      ];
    case 'bun':
      return [
        circle({ cx: 100, cy: 30, r: 17, fill: base }),
        circle({
          cx: 100,
          cy: 30,
          r: 17,
          fill: 'none',
          stroke: shadow,
          strokeWidth: 2.5,
          opacity: 0.6,
          strokeDasharray: '30 12',
        }),
        path({ d: 'M56 92c-4-42 18-58 44-58s48 16 44 58c-2 10-6 16-10 18H66c-4-2-8-8-10-18z', fill: base }),
      ];
    case 'long':
      return [
        path({
          d: 'M50 98c-6-52 22-70 50-70s56 18 50 70c-1 20 2 36 6 50-14 8-28 4-32-6H76c-4 10-18 14-32 6 4-14 7-30 6-50z',
          fill: base,
        }),
      ];
    case 'locs':
      return [
        group({ stroke: base, strokeWidth: 11, strokeLinecap: 'round', fill: 'none' }, [
          path({ d: 'M62 60C50 84 50 110 52 136' }),
          path({ d: 'M74 46C56 70 62 100 62 142' }),
          path({ d: 'M138 60c12 24 12 50 10 76' }),
          path({ d: 'M126 46c18 24 12 54 12 96' }),
        ]),
        path({ d: 'M56 84c-4-38 18-54 44-54s48 16 44 54z', fill: base }),
      ];
    case 'receding':
    case 'fringe_of_hair':
      return [
        path({ d: 'M56 92c-6-20-2-34 8-42l72 0c10 8 14 22 8 42-4 10-8 12-10 12H66c-2 0-6-2-10-12z', fill: base }),
      ];
    case 'short':
    case 'side_parting':
    case 'quiff':
    case 'set':
      return [path({ d: 'M58 92c-6-40 14-58 42-58s48 18 42 58c-2 8-5 12-8 13H66c-3-1-6-5-8-13z', fill: base })];
  }
}

/** The hair over the forehead. */
export function hairInFront({ style, shades }: Hair): Shape[] {
  const { base, shadow } = shades;
  const strand = { stroke: shadow, strokeWidth: 2.5, fill: 'none', strokeLinecap: 'round' } as const;
  switch (style) {
    case 'none':
    case 'receding':
    case 'fringe_of_hair':
      return [];
    case 'bob':
      return [
        path({ d: 'M60 86c0-30 18-44 44-44 22 0 36 14 38 42-10-8-20-20-26-28-8 14-30 26-56 30z', fill: base }),
        path({ ...strand, d: 'M72 66c10-12 22-16 36-16', opacity: 0.7 }),
      ];
    case 'curls':
      return [
        group({ fill: base }, [
          circle({ cx: 72, cy: 58, r: 13 }),
          circle({ cx: 90, cy: 50, r: 14 }),
          circle({ cx: 110, cy: 50, r: 13 }),
          circle({ cx: 127, cy: 60, r: 12 }),
        ]),
      ];
    case 'afro':
      return [path({ d: 'M60 76c6-22 22-30 40-30s34 8 40 30c-12-10-26-14-40-14s-28 4-40 14z', fill: base })];
    case 'bun':
      return [
        path({ d: 'M61 84c-1-28 16-42 39-42s40 14 39 42c-8-16-22-26-39-26s-31 10-39 26z', fill: base }),
        path({ ...strand, d: 'M78 54c8-6 16-8 24-8', opacity: 0.6 }),
      ];
    case 'long':
      return [path({ d: 'M60 88c0-32 16-46 40-46 24 0 40 14 40 46-6-14-18-26-40-34-16 10-32 20-40 34z', fill: base })];
    case 'locs':
      return [path({ d: 'M61 80c2-26 18-38 39-38s37 12 39 38c-12-12-24-18-39-18s-27 6-39 18z', fill: base })];
    case 'short':
      return [
        path({
          d: 'M61 82c0-28 16-42 39-42s40 14 39 42c-4-10-10-20-14-22-14 4-36 4-50 0-4 2-10 12-14 22z',
          fill: base,
        }),
      ];
    case 'side_parting':
      return [
        path({
          d: 'M60 84c-2-30 16-44 42-44 24 0 38 14 38 42-6-10-14-18-22-22-20 2-40 0-48-2-4 6-8 16-10 26z',
          fill: base,
        }),
        path({ ...strand, d: 'M74 54c14 6 34 6 46 6', opacity: 0.6 }),
      ];
    case 'quiff':
      return [
        path({
          d: 'M60 82c-2-24 8-38 22-44 18-8 46-4 56 14 4 8 4 18 3 28-5-8-9-14-15-18-14 4-42 2-52-2-6 6-11 14-14 22z',
          fill: base,
        }),
      ];
    case 'set':
      return [
        path({
          d: 'M60 84c-2-28 14-44 40-44s42 16 40 44c-3-8-8-14-12-16-3-6-9-8-14-5-5-6-13-6-17-1-6-5-14-3-16 3-6 0-10 4-12 8-4 3-7 6-9 11z',
          fill: base,
        }),
      ];
  }
}
