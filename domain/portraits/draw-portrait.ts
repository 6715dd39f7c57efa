import type { Shape } from '../drawings/shape.ts';
import { backdrop } from './backdrop.ts';
import { hairBehind, hairInFront } from './hair.ts';
import { headCovering } from './head-covering.ts';
import { beard, glasses, head, hearingAid } from './head.ts';
import { hairShades, skinShades } from './palette.ts';
import type { Portrait } from './portrait.ts';
import { wear } from './wear.ts';

/** A person drawn from a recipe, in a 200 × 200 box. */
export function drawPortrait(recipe: Portrait): Shape[] {
  const skin = skinShades[recipe.skin];
  const hair = hairShades[recipe.hair];
  const hasHairInView = recipe.head_covering !== 'hijab';
  return [
    ...backdrop({ recipe }),
    ...(hasHairInView ? hairBehind({ style: recipe.hair_style, shades: hair }) : []),
    ...wear({ recipe, skin }),
    ...head({ recipe, skin, brow: hair.shadow }),
    ...beard({ beard: recipe.beard, hair, lip: skin.lip }),
    ...(hasHairInView ? hairInFront({ style: recipe.hair_style, shades: hair }) : []),
    ...headCovering({ recipe }),
    ...glasses({ glasses: recipe.glasses, shape: recipe.glasses_shape }),
    ...(recipe.hearing_aid ? hearingAid() : []),
  ];
}
