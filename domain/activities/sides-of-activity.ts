import { ActivityCategory } from './activity-detail.ts';
import type { ActivityDetail } from './activity-detail.ts';

/** The sides of a good week that an activity gives something of, by how much. */
export interface SidesOfActivity {
  mostly: ActivityCategory[];
  /** What it gives more of comes first. */
  also: ActivityCategory[];
}

/** Its weights (0 to 3) in words; in the order in which the sides are always named. */
export function sidesOf(weights: ActivityDetail['weights']): SidesOfActivity {
  const of = (weight: number) => ActivityCategory.options.filter((side) => weights[side] === weight);
  return { mostly: of(3), also: [...of(2), ...of(1)] };
}
