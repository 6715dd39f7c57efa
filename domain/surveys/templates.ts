import { activityPulse } from './templates/activity-pulse.ts';
import { easyRead } from './templates/easy-read.ts';
import { familyQuarterly } from './templates/family-quarterly.ts';
import { newResident } from './templates/new-resident.ts';
import { staffPulse } from './templates/staff-pulse.ts';
import type { Template } from './templates/template.ts';

/** What a home can begin a survey with, in our own words. Comparable from run to run because the keys stay. */
export const TEMPLATES: readonly Template[] = [familyQuarterly, easyRead, activityPulse, ...newResident, staffPulse];
