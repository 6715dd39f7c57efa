import type { DemoProfile } from './profiles/demo-profile.ts';
import { gardenWing } from './profiles/garden-wing.ts';
import { rowanWing } from './profiles/rowan-wing.ts';
import { wrekinWing } from './profiles/wrekin-wing.ts';

/** What Larch House knows of each person beyond their story, by the person's key. */
export const larchHouseProfiles: Partial<Record<string, DemoProfile>> = { ...gardenWing, ...rowanWing, ...wrekinWing };
