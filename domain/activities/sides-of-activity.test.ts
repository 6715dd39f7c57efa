import { expect, test } from 'vitest';
import type { ActivityDetail } from './activity-detail.ts';
import { sidesOf } from './sides-of-activity.ts';

test.each<[string, ActivityDetail['weights'], ReturnType<typeof sidesOf>]>([
  ['nothing', {}, { mostly: [], also: [] }],
  ['what weighs nothing', { social: 0 }, { mostly: [], also: [] }],
  [
    'much and little',
    { social: 3, physical: 3, sensory: 2, outdoors: 1, cognitive: 1 },
    { mostly: ['physical', 'social'], also: ['sensory', 'cognitive', 'outdoors'] },
  ],
])('of %s the sides are told by how much', (_what, weights, sides) => {
  expect(sidesOf(weights)).toEqual(sides);
});
