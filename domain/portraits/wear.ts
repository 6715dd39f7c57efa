import { circle, group, path, rect } from '../drawings/shape.ts';
import type { Shape } from '../drawings/shape.ts';
import type { Portrait } from './portrait.ts';
import { shade, type SkinShades } from './palette.ts';

/** Neck, shoulders and what the person has on. */
export function wear({ recipe, skin }: { recipe: Portrait; skin: SkinShades }): Shape[] {
  const cloth = shade[recipe.wear_colour];
  const trim = shade[recipe.wear_trim_colour];
  const body =
    recipe.wear === 'agbada'
      ? 'M20 204c4-38 26-56 58-60h44c32 4 54 22 58 60z'
      : 'M28 204c2-36 22-54 50-58h44c28 4 48 22 50 58z';
  return [
    path({ d: 'M84 120h32v26c0 10-32 10-32 0z', fill: skin.shadow }),
    path({ d: body, fill: cloth }),
    ...garment({ wear: recipe.wear, trim, skin }),
  ];
}

function garment({ wear, trim, skin }: { wear: Portrait['wear']; trim: string; skin: SkinShades }): Shape[] {
  switch (wear) {
    case 'plain':
      return [];
    case 'cardigan':
      return [
        path({ d: 'M78 146l22 30 22-30c-4 12-40 12-44 0z', fill: trim }),
        path({ d: 'M100 176v30', stroke: trim, strokeWidth: 3 }),
        group({ fill: shade.cream }, [circle({ cx: 104, cy: 186, r: 2.6 }), circle({ cx: 104, cy: 198, r: 2.6 })]),
        path({
          d: 'M80 148c6 8 34 8 40 0',
          fill: 'none',
          stroke: shade.white,
          strokeWidth: 3.4,
          strokeDasharray: '.2 5.6',
          strokeLinecap: 'round',
        }),
      ];
    case 'shirt':
      return [path({ d: 'M82 142l18 22 18-22 8 6-14 24-12-10-12 10-14-24z', fill: trim })];
    case 'tie':
      return [
        path({ d: 'M80 142l20 22 20-22 6 8-16 22-10-8-10 8-16-22z', fill: shade.white }),
        path({ d: 'M94 160h12l-3 10 6 36h-18l6-36z', fill: trim }),
      ];
    case 'jumper':
      return [
        path({ d: 'M78 144c6 16 38 16 44 0l6 3c-6 24-50 24-56 0z', fill: trim }),
        path({
          d: 'M50 178l10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8',
          stroke: trim,
          strokeWidth: 3,
          fill: 'none',
          opacity: 0.75,
        }),
      ];
    case 'polo':
      return [
        path({ d: 'M80 142l20 16 20-16 6 10-18 18-8-8-8 8-18-18z', fill: trim }),
        path({ d: 'M100 168v20', stroke: trim, strokeWidth: 2.6 }),
        rect({ x: 118, y: 176, width: 20, height: 12, rx: 2, fill: shade.white, opacity: 0.9 }),
      ];
    case 'tunic':
      return [
        path({ d: 'M82 144l18 26 18-26', fill: skin.base, stroke: trim, strokeWidth: 4 }),
        group({ fill: shade.white }, [
          rect({ x: 120, y: 178, width: 18, height: 3, rx: 1.5 }),
          circle({ cx: 124, cy: 176, r: 4 }),
        ]),
      ];
    case 'sari':
      return [
        path({ d: 'M40 204c4-30 30-54 78-58 22 4 40 14 50 40-40-8-70-2-92 18z', fill: trim }),
        path({ d: 'M50 202c12-26 36-44 84-48', stroke: shade.mustard, strokeWidth: 4, fill: 'none' }),
      ];
    case 'dress':
      return [
        path({ d: 'M80 145c4 14 36 14 40 0', fill: skin.base }),
        group({ fill: trim }, [
          circle({ cx: 62, cy: 176, r: 4 }),
          circle({ cx: 84, cy: 188, r: 4 }),
          circle({ cx: 108, cy: 180, r: 4 }),
          circle({ cx: 132, cy: 190, r: 4 }),
          circle({ cx: 146, cy: 176, r: 4 }),
          circle({ cx: 70, cy: 196, r: 4 }),
          circle({ cx: 120, cy: 198, r: 4 }),
        ]),
      ];
    case 'agbada':
      return [
        path({
          d: 'M76 146c8 30 40 30 48 0 10 26-4 52-24 56-20-4-34-30-24-56zM100 176v24',
          fill: 'none',
          stroke: trim,
          strokeWidth: 4,
        }),
      ];
  }
}
