import { drawPortrait } from '@heartsease/domain/portraits/draw-portrait.ts';
import type { Portrait as Recipe } from '@heartsease/domain/portraits/portrait.ts';
import { memo } from 'react';
import { Shapes } from '../shapes.tsx';

type PortraitProps = {
  recipe: Recipe;
  className?: string | undefined;
};

/** A person drawn from a recipe. It is decoration: whoever shows it says the name in words. */
export const Portrait = memo(function Portrait({ recipe, className }: PortraitProps) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true" focusable="false">
      <Shapes of={drawPortrait(recipe)} />
    </svg>
  );
});
