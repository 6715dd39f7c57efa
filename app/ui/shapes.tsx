import type { Shape } from '@heartsease/domain/drawings/shape.ts';

/** A drawing of the domain as SVG, to be placed inside an `svg`. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map(({ tag: Tag, look, inside }, index) => (
    <Tag key={index} {...look}>
      {inside.length > 0 && <Shapes of={inside} />}
    </Tag>
  ));
}
