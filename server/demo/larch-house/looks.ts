import type { Looks } from '../cast.ts';
import { gardenWingLooks } from './looks/garden-wing.ts';
import { relativeLooks } from './looks/relatives.ts';
import { rowanWingLooks } from './looks/rowan-wing.ts';
import { staffLooks } from './looks/staff.ts';
import { wrekinWingLooks } from './looks/wrekin-wing.ts';

/** What the people of Larch House look like in their drawn portraits, by key. */
export const larchHouseLooks = {
  residents: { ...gardenWingLooks, ...rowanWingLooks, ...wrekinWingLooks },
  staff: staffLooks,
  relatives: relativeLooks,
} satisfies Record<string, Looks>;
