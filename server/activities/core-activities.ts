import { createHash } from 'node:crypto';
import type { CoreActivity } from './core-activities/core-activity.ts';
import { cognitiveActivities } from './core-activities/cognitive.ts';
import { creativeActivities } from './core-activities/creative.ts';
import { everydayPurposeActivities } from './core-activities/everyday-purpose.ts';
import { outdoorsActivities } from './core-activities/outdoors.ts';
import { physicalActivities } from './core-activities/physical.ts';
import { sensoryActivities } from './core-activities/sensory.ts';
import { socialActivities } from './core-activities/social.ts';
import { spiritualActivities } from './core-activities/spiritual.ts';

/** The starter library that every care home gets. Content licence: CC BY 4.0. */
export const coreActivities: readonly CoreActivity[] = [
  ...socialActivities,
  ...physicalActivities,
  ...cognitiveActivities,
  ...creativeActivities,
  ...spiritualActivities,
  ...sensoryActivities,
  ...outdoorsActivities,
  ...everydayPurposeActivities,
];

/** The id of an entry of the core library, the same in every database, so that homes can exchange what refers to it. */
export function coreActivityId(slug: string): string {
  const hash = createHash('sha256').update(`heartsease core activity ${slug}`).digest('hex');
  return `01900000-0000-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
