import { circle, ellipse, group, path, rect } from '../drawings/shape.ts';
import type { Shape } from '../drawings/shape.ts';
import type { Portrait } from './portrait.ts';
import { glassesShades, hearingAidShade, lineShade, type HairShades, type SkinShades } from './palette.ts';

const line = { fill: 'none', strokeLinecap: 'round' } as const;

/** The head with its eyes, mouth and the lines of a life, but neither hair nor beard. */
export function head({ recipe, skin, brow }: { recipe: Portrait; skin: SkinShades; brow: string }): Shape[] {
  const hasEars = recipe.head_covering !== 'hijab' && recipe.hair_style !== 'bob' && recipe.hair_style !== 'long';
  const hasHighForehead = recipe.hair_style === 'receding' || recipe.hair_style === 'fringe_of_hair';
  return [
    ...(hasEars
      ? [
          group({ fill: skin.shadow }, [
            ellipse({ cx: 61, cy: 97, rx: 8, ry: 11 }),
            ellipse({ cx: 139, cy: 97, rx: 8, ry: 11 }),
          ]),
        ]
      : []),
    path({
      d: 'M62 84c0-30 16-44 38-44s38 14 38 44c0 18-3 30-12 40-8 9-18 13-26 13s-18-4-26-13c-9-10-12-22-12-40z',
      fill: skin.base,
    }),
    path({
      d: 'M114 44c16 6 24 20 24 40 0 18-3 30-12 40-6 7-13 11-20 12 18-12 22-32 20-54-2-16-6-28-12-38z',
      fill: skin.shadow,
      opacity: 0.38,
    }),
    group({ fill: skin.blush, opacity: 0.38 }, [circle({ cx: 76, cy: 106, r: 9 }), circle({ cx: 124, cy: 106, r: 9 })]),
    ...(recipe.laughter_lines
      ? [
          group({ ...line, stroke: skin.shadow, strokeWidth: 2 }, [
            path({ d: 'M68 88c-3 1-4 3-5 5' }),
            path({ d: 'M132 88c3 1 4 3 5 5' }),
            path({ d: 'M78 113c-3 4-3 8-1 11', opacity: 0.8 }),
            path({ d: 'M122 113c3 4 3 8 1 11', opacity: 0.8 }),
            ...(hasHighForehead ? [path({ d: 'M86 62c8-3 20-3 28 0', opacity: 0.8 })] : []),
          ]),
        ]
      : []),
    ...eyes({ eyes: recipe.eyes }),
    group({ ...line, stroke: brow, strokeWidth: 3.6 }, [
      path({ d: 'M74 80c5-4 12-4 16-1' }),
      path({ d: 'M110 79c4-3 11-3 16 1' }),
    ]),
    path({
      ...line,
      d: 'M100 92c-1 7-4 11-5 14 2 3 7 3 10 1',
      stroke: skin.shadow,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    }),
    ...mouth({ mouth: recipe.mouth, lip: skin.lip }),
  ];
}

function eyes({ eyes }: { eyes: Portrait['eyes'] }): Shape[] {
  if (eyes === 'smiling') {
    return [path({ ...line, d: 'M76 93c3-5 11-5 14 0M110 93c3-5 11-5 14 0', stroke: lineShade, strokeWidth: 3.4 })];
  }
  return [
    group({ fill: lineShade }, [
      ellipse({ cx: 83, cy: 92, rx: 4, ry: 4.8 }),
      ellipse({ cx: 117, cy: 92, rx: 4, ry: 4.8 }),
    ]),
    group({ fill: '#fff' }, [circle({ cx: 84.6, cy: 90.2, r: 1.4 }), circle({ cx: 118.6, cy: 90.2, r: 1.4 })]),
  ];
}

function mouth({ mouth, lip }: { mouth: Portrait['mouth']; lip: string }): Shape[] {
  switch (mouth) {
    case 'laughing':
      return [
        path({ d: 'M84 115c8 5 24 5 32 0-1 11-8 17-16 17s-15-6-16-17z', fill: lip }),
        path({ d: 'M87 117c8 4 18 4 26 0-1 3-2 4-2 4-7 3-15 3-22 0z', fill: '#fff' }),
      ];
    case 'smiling':
      return [path({ ...line, d: 'M85 117c8 8 22 8 30 0', stroke: lip, strokeWidth: 3.6 })];
    case 'soft':
      return [path({ ...line, d: 'M90 119c6 4 14 4 20 0', stroke: lip, strokeWidth: 3.4 })];
  }
}

export function beard({ beard, hair, lip }: { beard: Portrait['beard']; hair: HairShades; lip: string }): Shape[] {
  switch (beard) {
    case 'none':
      return [];
    case 'full':
      return [
        path({
          d: 'M62 98c2 34 18 46 38 46s36-12 38-46c-4 10-8 14-14 14-8-6-40-6-48 0-6 0-10-4-14-14z',
          fill: hair.base,
        }),
        path({ d: 'M86 116c8 5 20 5 28 0-2 9-7 13-14 13s-12-4-14-13z', fill: lip }),
        path({ d: 'M78 112c6-8 38-8 44 0-8-2-14-3-22 0-8-3-14-2-22 0z', fill: hair.shadow, opacity: 0.6 }),
      ];
    case 'moustache':
      return [path({ d: 'M82 113c4-7 14-8 18-3 4-5 14-4 18 3-6 3-12 3-18 0-6 3-12 3-18 0z', fill: hair.base })];
    case 'goatee':
      return [path({ d: 'M86 124c2 16 8 20 14 20s12-4 14-20c-4 8-8 10-14 10s-10-2-14-10z', fill: hair.base })];
  }
}

export function glasses({
  glasses,
  shape,
}: {
  glasses: Portrait['glasses'];
  shape: Portrait['glasses_shape'];
}): Shape[] {
  if (glasses === 'none') return [];
  const frame = glassesShades[glasses];
  return [
    group({ stroke: frame, strokeWidth: 3.2 }, [
      group(
        { fill: '#fff', fillOpacity: 0.22 },
        shape === 'round'
          ? [circle({ cx: 83, cy: 93, r: 13.5 }), circle({ cx: 117, cy: 93, r: 13.5 })]
          : [
              rect({ x: 68, y: 82, width: 29, height: 23, rx: 9 }),
              rect({ x: 103, y: 82, width: 29, height: 23, rx: 9 }),
            ],
      ),
      path({ ...line, d: 'M97 91c2-2 4-2 6 0M68 90l-7-2M132 90l7-2' }),
    ]),
  ];
}

export function hearingAid(): Shape[] {
  return [path({ ...line, d: 'M140 88c5 2 6 10 2 16', stroke: hearingAidShade, strokeWidth: 3.4 })];
}
