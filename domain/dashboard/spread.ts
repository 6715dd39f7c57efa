/** What a Gini coefficient says, for whoever never heard of it. */
export type Spread = 'evenly' | 'unevenly' | 'to_a_few';

/** From so much on some people have a good deal more than others, and from so much a few have most of it. */
const UNEVEN = 0.25;
const A_FEW = 0.45;

export function spreadOf(gini: number): Spread {
  if (gini < UNEVEN) return 'evenly';
  return gini < A_FEW ? 'unevenly' : 'to_a_few';
}
