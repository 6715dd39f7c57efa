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
