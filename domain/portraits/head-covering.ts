import { circle, group, path } from '../drawings/shape.ts';
import type { Shape } from '../drawings/shape.ts';
import type { Portrait } from './portrait.ts';
import { shade } from './palette.ts';

const fold = { stroke: '#000', fill: 'none', strokeLinecap: 'round' } as const;

/** What the person wears on the head: faith, habit or a flower. */
export function headCovering({ recipe }: { recipe: Portrait }): Shape[] {
  const cloth = shade[recipe.head_covering_colour];
  switch (recipe.head_covering) {
    case 'none':
      return [];
    case 'turban':
      return [
        path({ d: 'M54 82c-4-34 18-56 46-56s50 22 46 56c-8-14-26-22-46-22s-38 8-46 22z', fill: cloth }),
        path({
          ...fold,
          d: 'M58 70c16-20 52-32 78-26M62 58c14-16 40-24 60-22M142 72c-10-18-34-24-56-18',
          opacity: 0.14,
          strokeWidth: 4,
        }),
      ];
    case 'hijab':
      return [
        path({
          fillRule: 'evenodd',
          d: 'M100 24c34 0 54 24 52 60-1 30 6 48 18 66-36 18-104 18-140 0 12-18 19-36 18-66-2-36 18-60 52-60zm0 24c-24 0-34 16-33 40 1 22 14 44 33 44s32-22 33-44c1-24-9-40-33-40z',
          fill: cloth,
        }),
        path({ ...fold, d: 'M66 140c20 14 48 14 68 0', opacity: 0.12, strokeWidth: 4 }),
      ];
    case 'kufi':
      return [
        path({ d: 'M60 68c0-24 18-34 40-34s40 10 40 34c-24-8-56-8-80 0z', fill: cloth }),
        path({
          d: 'M60 68c24-8 56-8 80 0',
          stroke: shade.damson,
          strokeWidth: 4,
          fill: 'none',
          strokeDasharray: '6 5',
        }),
      ];
    case 'cap':
      return [
        group({ fill: cloth }, [
          path({ d: 'M58 70c-2-26 18-38 42-38s44 12 42 36c-26-8-58-8-84 2z' }),
          path({ d: 'M56 72c22-12 64-12 92-2-2 8-8 8-14 6-22-6-46-6-66 2-8 2-12-2-12-6z' }),
        ]),
        path({ ...fold, d: 'M58 70c22-10 62-10 86-2', opacity: 0.18, strokeWidth: 3 }),
      ];
    case 'headwrap':
      return [
        group({ fill: cloth }, [
          path({ d: 'M54 78c-6-34 14-56 46-56s52 22 46 56c-10-12-26-18-46-18s-36 6-46 18z' }),
          path({ d: 'M90 30c-6-16 8-22 14-14 10-8 22 2 12 14-6 6-20 6-26 0z' }),
        ]),
        group({ fill: shade.damson }, [
          circle({ cx: 74, cy: 52, r: 4.5 }),
          circle({ cx: 98, cy: 44, r: 4.5 }),
          circle({ cx: 124, cy: 54, r: 4.5 }),
          circle({ cx: 86, cy: 34, r: 3.6 }),
          circle({ cx: 112, cy: 34, r: 3.6 }),
        ]),
      ];
    case 'flower':
      return [
        group({ transform: 'translate(136 58)' }, [
          group({ fill: cloth }, [
            circle({ r: 7, cx: 0, cy: -8 }),
            circle({ r: 7, cx: 8, cy: -2 }),
            circle({ r: 7, cx: 5, cy: 7 }),
            circle({ r: 7, cx: -5, cy: 7 }),
            circle({ r: 7, cx: -8, cy: -2 }),
          ]),
          circle({ r: 5, fill: shade.mustard }),
        ]),
      ];
  }
}
