import type { Portrait as Recipe } from '@heartsease/domain/portraits/portrait.ts';
import { memo } from 'react';
import { Backdrop } from './backdrop.tsx';
import { HairBehind, HairInFront } from './hair.tsx';
import { HeadCovering } from './head-covering.tsx';
import { Beard, Glasses, Head, HearingAid } from './head.tsx';
import { hairShades, skinShades } from './palette.ts';
import { Wear } from './wear.tsx';

type PortraitProps = {
  recipe: Recipe;
  className?: string | undefined;
};

/** A person drawn from a recipe. It is decoration: whoever shows it says the name in words. */
export const Portrait = memo(function Portrait({ recipe, className }: PortraitProps) {
  const skin = skinShades[recipe.skin];
  const hair = hairShades[recipe.hair];
  const hasHairInView = recipe.head_covering !== 'hijab';
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true" focusable="false">
      <Backdrop recipe={recipe} />
      {hasHairInView && <HairBehind style={recipe.hair_style} shades={hair} />}
      <Wear recipe={recipe} skin={skin} />
      <Head recipe={recipe} skin={skin} brow={hair.shadow} />
      <Beard beard={recipe.beard} hair={hair} lip={skin.lip} />
      {hasHairInView && <HairInFront style={recipe.hair_style} shades={hair} />}
      <HeadCovering recipe={recipe} />
      <Glasses glasses={recipe.glasses} shape={recipe.glasses_shape} />
      {recipe.hearing_aid && <HearingAid />}
    </svg>
  );
});
